/**
 * A resident program that runs the commands of one user in one folder, one after another, each as a
 * JVM of its own would run it. It declines a command that it cannot run so.
 */
package tenuto.scripting.warm;

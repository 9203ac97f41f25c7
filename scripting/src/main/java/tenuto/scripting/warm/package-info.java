/**
 * A resident program that runs the commands of one user in one folder, one after another, each as a
 * JVM of its own would run it; and whatever it cannot run so it declines.
 */
package tenuto.scripting.warm;

/** Watching files until one is saved. */
package tenuto.scripting.watch;

/** Files that are watched until somebody saves one. */
package tenuto.scripting.watch;

/** Dry runs: what a patch would write and store, and which resources it would need. */
package tenuto.scripting.dry;

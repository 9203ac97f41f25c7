/** What is found out by a dry run of a patch: what it would write, store and take. */
package tenuto.scripting.dry;

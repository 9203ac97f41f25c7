/**
 * The reports of a run: errors with the line of the patch, warnings, a full heap, its effects,
 * help.
 */
package tenuto.scripting.reports;

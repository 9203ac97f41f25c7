/**
 * What a run reports: errors with the line of the patch, warnings, a full heap, what it did, help.
 */
package tenuto.scripting.reports;

/** What is remembered of the last run of a patch: its figures, and what it took. */
package tenuto.scripting.records;

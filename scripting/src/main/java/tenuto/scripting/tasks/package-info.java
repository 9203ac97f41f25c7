/** The tasks of a patch, which run in parallel, and the seeds derived from a task's position. */
package tenuto.scripting.tasks;

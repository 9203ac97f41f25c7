/** The parallel parts of a patch, and what follows from a task's place. */
package tenuto.scripting.tasks;

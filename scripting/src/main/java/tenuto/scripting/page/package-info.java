/**
 * The page in the browser: sounds as lanes that can be seen and played, their notes, and the state
 * of the run.
 */
package tenuto.scripting.page;

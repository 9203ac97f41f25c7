/**
 * The page in the browser: sounds as lanes to be seen and heard, their notes, and what a run does.
 */
package tenuto.scripting.page;

/** The rules of a run: its scripts, the ownership model, and the variant of the words. */
package tenuto.scripting.rules;

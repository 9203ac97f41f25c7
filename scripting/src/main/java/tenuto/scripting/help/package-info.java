/** What can be read of words: one explained, all in families, those that a text leads to. */
package tenuto.scripting.help;

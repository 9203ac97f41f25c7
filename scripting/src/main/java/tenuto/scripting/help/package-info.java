/** Help on words: the page of one word, the table of all in families, and search. */
package tenuto.scripting.help;

/** The index of words: an annotation processor, and what it knows of words' names. */
package tenuto.index;

/**
 * The definition of a word: its annotations, its context, and the types of its parameters and
 * results.
 */
package tenuto.dsp.word;

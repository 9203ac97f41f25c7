/** What a word is: its annotations, its context, and the values that words take and give. */
package tenuto.dsp.word;

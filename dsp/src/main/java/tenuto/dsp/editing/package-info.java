/** Editing in time: slices, joins, placement and fades of signals, for all words that need them. */
package tenuto.dsp.editing;

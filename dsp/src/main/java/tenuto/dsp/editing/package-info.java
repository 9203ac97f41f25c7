/** Signals moved in time: sliced, joined, laid at places, faded; what words for all of that use. */
package tenuto.dsp.editing;

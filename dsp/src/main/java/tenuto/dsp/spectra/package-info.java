/** Convolution and correlation, and what is done to whole spectra. */
package tenuto.dsp.spectra;

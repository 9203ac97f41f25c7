/** Conversion of sample rate and speed. */
package tenuto.dsp.resampling;

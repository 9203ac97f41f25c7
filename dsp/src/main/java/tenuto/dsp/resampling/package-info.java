/** Other sample rates and other speeds. */
package tenuto.dsp.resampling;

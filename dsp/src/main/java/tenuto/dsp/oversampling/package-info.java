/**
 * Oversampling: nonlinear processing makes overtones above half the sample rate, which would alias.
 * {@link tenuto.dsp.oversampling.Upsampler} and {@link tenuto.dsp.oversampling.Downsampler} convert
 * to a multiple of the sample rate and back, and {@link tenuto.dsp.oversampling.Aligned}
 * compensates the latency.
 */
package tenuto.dsp.oversampling;

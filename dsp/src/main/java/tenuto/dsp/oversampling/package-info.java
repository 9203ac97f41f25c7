/**
 * Work at a multiple of the sample rate: what bends a wave makes overtones above half the sample
 * rate, which would fold back as tones that belong to nothing. {@link
 * tenuto.dsp.oversampling.Upsampler} and {@link tenuto.dsp.oversampling.Downsampler} go there and
 * back, and {@link tenuto.dsp.oversampling.Aligned} takes off what a filter is late by.
 */
package tenuto.dsp.oversampling;

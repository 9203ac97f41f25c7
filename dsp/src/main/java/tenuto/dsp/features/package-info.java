/**
 * What describes a sound in numbers: level, brightness, timbre, pitch classes; tempo and key.
 *
 * <p>A {@link tenuto.dsp.features.Feature} is worked out of each window of a signal, which {@link
 * tenuto.dsp.features.Frames} places. Of its numbers {@code ControlTrack} makes signals, and {@link
 * tenuto.dsp.features.FrameRows} rows.
 */
package tenuto.dsp.features;

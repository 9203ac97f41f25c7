/**
 * What describes a sound in numbers: level, brightness, timbre, pitch classes; pitch, onsets,
 * beats, tempo and key; silences and notes at which it is cut; and TarsosDSP.
 *
 * <p>A {@link tenuto.dsp.analysis.Feature} is worked out of each window of a signal, which {@link
 * tenuto.dsp.analysis.Frames} places. Of its numbers {@code ControlTrack} makes signals, and {@link
 * tenuto.dsp.analysis.FrameRows} rows.
 */
package tenuto.dsp.analysis;

/**
 * Audio analysis: a sound's features as numbers: level, brightness, timbre, pitch classes; pitch,
 * onsets, beats, tempo and key; cutting at silences and onsets; and TarsosDSP.
 *
 * <p>A {@link tenuto.dsp.analysis.Feature} is computed from each window of a signal, at the
 * positions of {@link tenuto.dsp.analysis.Frames}. {@code ControlTrack} turns its numbers into
 * signals, and {@link tenuto.dsp.analysis.FrameRows} into rows.
 */
package tenuto.dsp.analysis;

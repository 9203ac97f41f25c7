/**
 * Sound files in the WAV format, read and written by memory layouts; see docs/wav.md.
 *
 * <p>Single signals as they are: {@link tenuto.dsp.wav.SignalFile} and {@link
 * tenuto.dsp.wav.SignalPool}.
 *
 * <p>Reading: {@link tenuto.dsp.wav.WavReader}. Writing: {@link tenuto.dsp.wav.WavWriter}, onto a
 * {@link tenuto.dsp.wav.PartFile}, which is how any file of ours comes whole or not at all.
 */
package tenuto.dsp.wav;

/**
 * Pictures of sound: waveforms, spectrograms, spectra, phase scopes and filters' responses as PNG
 * images.
 *
 * <p>{@link tenuto.dsp.plot.Plot} draws {@link tenuto.dsp.plot.Track}s. The data of a picture is
 * first computed in one pass over the signals, in memory that does not depend on their length
 * ({@code Envelope}, {@code Spectrogram}, {@code AverageSpectrum}, {@code StereoField}), and then
 * drawn with {@code Axis}es on a {@code Sheet}. The same signals give the same bytes for any number
 * of threads.
 */
package tenuto.dsp.plot;

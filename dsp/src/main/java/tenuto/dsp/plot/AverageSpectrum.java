package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The power spectrum of a signal, averaged over windows that overlap by half (Welch's method): P.
 * Welch, "The use of fast Fourier transform for the estimation of power spectra", 1967.
 *
 * @param powers of the bins, from 0 to half the sample rate
 * @param finite whether all samples were finite
 */
record AverageSpectrum(double[] powers, boolean finite) {
  private static final double FRAME_SECONDS = 0.34;

  /** The least number of windows, if the signal is long enough for averaging at all. */
  private static final int LEAST_FRAMES = 4;

  /**
   * The spectra of signals, as long as the longest, in one pass.
   *
   * @param together whether to return a single spectrum, of the mean power of all
   */
  static List<AverageSpectrum> of(
      Session session, List<Signal> signals, double sampleRate, boolean together) {
    long samples = signals.stream().mapToLong(Signal::length).max().orElse(0);
    int size =
        SpectralFrames.size(
            Math.min(FRAME_SECONDS * sampleRate, 2.0 * samples / (LEAST_FRAMES + 1)));
    SpectralFrames frames = SpectralFrames.covering(samples, size);
    int count = together ? 1 : signals.size();
    double[][] totals = new double[count][size + 1];
    boolean finite =
        frames.visit(
            session,
            signals,
            new SpectralFrames.Sum<double[][]>() {
              @Override
              public double[][] empty(long first) {
                return new double[count][size + 1];
              }

              @Override
              public void add(double[][] sum, int channel, long frame, double[] powers) {
                double[] to = sum[together ? 0 : channel];
                for (int bin = 0; bin < to.length; bin++) {
                  to[bin] += powers[bin];
                }
              }
            },
            made -> {
              for (int i = 0; i < count; i++) {
                for (int bin = 0; bin < size + 1; bin++) {
                  totals[i][bin] += made[i][bin];
                }
              }
            });
    double all = Math.max(1, frames.count() * (double) (signals.size() / count));
    List<AverageSpectrum> spectra = new ArrayList<>();
    for (double[] total : totals) {
      spectra.add(
          new AverageSpectrum(Arrays.stream(total).map(sum -> sum / all).toArray(), finite));
    }
    return spectra;
  }
}

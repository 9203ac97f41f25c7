package tenuto.dsp.synthesis;

import java.util.Arrays;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Fma;
import tenuto.engine.base.SplitMix;
import tenuto.engine.setup.Settings;

/**
 * A pluck by one period of white noise up to {@link #HIGHEST}, without its mean, which would not
 * decay. It is the same wave at every sample rate: generated at {@link Settings#SAMPLE_RATE}, and
 * interpolated by a windowed sinc.
 */
record NoisePluck(long seed) implements StringLoop.Pluck {
  /** The cutoff in Hz: −6 dB at 18 kHz, and nothing above 20 kHz. */
  private static final double HIGHEST = 18_000;

  /** The highest cutoff as a share of the sample rate. */
  private static final double HIGHEST_PART = 0.4;

  /** Zero crossings of the sinc on either side. */
  private static final int ZEROS = 12;

  /** Table entries for each of them. */
  private static final int FINE = 512;

  private static final double[] SINC = sinc();

  private static double[] sinc() {
    double[] table = new double[ZEROS * FINE + 2];
    table[0] = 1;
    for (int i = 1; i <= ZEROS * FINE; i++) {
      double at = (double) i / FINE;
      double window = (1 + Phase.cosine(at / (2 * ZEROS))) / 2;
      table[i] = window * Phase.sine(at / 2) / (Math.PI * at);
    }
    return table;
  }

  @Override
  public double[] period(double samples, double sampleRate) {
    double step = Settings.SAMPLE_RATE / sampleRate;
    double[] drawn = drawn((int) Math.ceil(samples * step));
    double passed = 2 * Math.min(HIGHEST, HIGHEST_PART * sampleRate) / Settings.SAMPLE_RATE;
    double half = ZEROS / passed;
    double[] x = new double[(int) Math.ceil(samples)];
    for (int i = 0; i < x.length; i++) {
      double place = i * step;
      int first = (int) Math.ceil(place - half);
      int last = (int) Math.floor(place + half);
      int from = Math.floorMod(first, drawn.length);
      double sum = 0;
      for (int k = first; k <= last; k++) {
        sum = Fma.of(drawn[from], weight(Math.abs(place - k) * passed), sum);
        from = from + 1 == drawn.length ? 0 : from + 1; // the wave is periodic
      }
      x[i] = passed * sum;
    }
    double mean = Arrays.stream(x).sum() / x.length;
    Arrays.setAll(x, i -> x[i] - mean);
    return x;
  }

  /** The weight of a sample, by its distance in zero crossings of the sinc. */
  private static double weight(double at) {
    double place = at * FINE;
    int i = (int) place;
    return SINC[i] + (place - i) * (SINC[i + 1] - SINC[i]);
  }

  private double[] drawn(int length) {
    double[] x = new double[length];
    for (int i = 0; i < x.length; i++) {
      long bits = SplitMix.mix(SplitMix.mix(seed) + (i + 1) * SplitMix.GOLDEN_RATIO);
      x[i] = (bits >>> 11) * 0x1p-52 - 1;
    }
    return x;
  }

  @Override
  public double fade(double sampleRate) {
    return 0;
  }
}

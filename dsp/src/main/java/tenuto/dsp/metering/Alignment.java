package tenuto.dsp.metering;

import java.lang.foreign.Arena;
import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.fft.FrameFft;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * By how many samples one sound is later than another: where the cross-correlation of the loudest
 * stretch is largest, whatever its sign.
 */
final class Alignment {
  /** Samples of the loudest stretch: 11 s at 48 kHz. */
  private static final int STRETCH = 1 << 19;

  private static final int BITS = 20;

  /** The most samples that a sound may be later or earlier. */
  static final int MOST = 1 << 18;

  private static final int BLOCK = 8192;

  private Alignment() {}

  /**
   * The samples by which {@code other} is later; below 0 if it is earlier.
   *
   * @param most to look for, up to {@link #MOST}
   */
  static long lag(Session session, List<Signal> sound, List<Signal> other, int most) {
    long start = loudest(session, sound);
    double[] one = mono(session, sound, start, STRETCH);
    double[] two = mono(session, other, start - most, STRETCH + 2 * most);
    try (Arena arena = Arena.ofConfined()) {
      FrameFft fft = new FrameFft(new RealFft(BITS, new VectorWarmUp(), arena), arena);
      double[] re = new double[fft.bins()];
      double[] im = new double[fft.bins()];
      double[] otherRe = new double[fft.bins()];
      double[] otherIm = new double[fft.bins()];
      fft.forward(one, 1, re, im);
      fft.forward(two, 1, otherRe, otherIm);
      for (int k = 0; k < re.length; k++) { // the other times the conjugate of the one
        double product = re[k] * otherRe[k] + im[k] * otherIm[k];
        im[k] = re[k] * otherIm[k] - im[k] * otherRe[k];
        re[k] = product;
      }
      double[] correlation = new double[1 << BITS];
      fft.inverse(re, im, correlation);
      return largest(correlation, most);
    }
  }

  /** Of lags with nearly the same correlation, such as of a tone, the one nearest to 0. */
  private static long largest(double[] correlation, int most) {
    double largest = 0;
    for (int at = 0; at <= 2 * most; at++) {
      largest = Math.max(largest, Math.abs(correlation[at]));
    }
    for (int lag = 0; lag <= most; lag++) {
      double near = largest * (1 - 1e-9);
      if (Math.abs(correlation[most + lag]) >= near) {
        return lag;
      }
      if (Math.abs(correlation[most - lag]) >= near) {
        return -lag;
      }
    }
    return 0;
  }

  /** Where a stretch begins that has the loudest block in its middle. */
  private static long loudest(Session session, List<Signal> sound) {
    long length = sound.getFirst().length();
    double[] powers = new double[(int) Math.ceilDiv(length, BLOCK)];
    session.visit(
        sound,
        BLOCK,
        () ->
            (start, channels, n) -> {
              for (int i = 0; i < n; i++) {
                for (int channel = 0; channel < channels.length; channel++) {
                  double x = channels[channel].get(i);
                  powers[(int) ((start + i) / BLOCK)] += x * x;
                }
              }
            });
    int loudest = 0;
    for (int block = 0; block < powers.length; block++) {
      loudest = powers[block] > powers[loudest] ? block : loudest;
    }
    return Math.clamp((long) loudest * BLOCK - STRETCH / 2, 0, Math.max(0, length - STRETCH));
  }

  /** The sum of the channels from a sample on, which may be before the sound or after its end. */
  private static double[] mono(Session session, List<Signal> sound, long from, int n) {
    double[] mono = new double[n];
    long begin = Math.max(0, from);
    long end = Math.min(from + n, sound.getFirst().length());
    if (begin < end) {
      session.visit(
          sound.stream().map(x -> Slices.of(x, begin, end)).toList(),
          BLOCK,
          () ->
              (start, channels, count) -> {
                for (int i = 0; i < count; i++) {
                  double sum = 0;
                  for (int channel = 0; channel < channels.length; channel++) {
                    sum += channels[channel].get(i);
                  }
                  mono[(int) (begin - from + start) + i] = sum;
                }
              });
    }
    return mono;
  }
}

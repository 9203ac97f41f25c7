package tenuto.dsp.metering;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.stream.Stream;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.fft.FrameFft;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;

/**
 * How two sounds differ: a null test (the one less the other), after they are aligned.
 *
 * @param lag samples by which the other is later
 * @param samples that both have
 * @param equal whether all of these are the same
 * @param gain of the other, a factor by which the one is nearest to it (least squares); below 0 if
 *     its polarity is inverted
 * @param power mean square of the one
 * @param difference mean square of the other less the one
 * @param matched the same after the gain
 * @param peak largest magnitude of the other less the one; infinite where that is no number
 * @param peakAt its sample in the one
 * @param bands power of the other by that of the one in octave bands; NaN where the one has none
 */
public record SoundDifference(
    long lag,
    long samples,
    boolean equal,
    double gain,
    double power,
    double difference,
    double matched,
    double peak,
    long peakAt,
    double[] bands) {
  /** The centre of the first band, in Hz; each next one is an octave higher. */
  public static final double LOWEST_BAND = 31.25;

  /** How many bands there are. */
  public static final int BANDS = 10;

  private static final int BITS = 13;
  private static final int BLOCK = 1 << BITS;

  /**
   * The samples by which the other sound is later; below 0 if it is earlier.
   *
   * @param most samples to look for, up to 2<sup>18</sup>; 0 for sounds as they are
   */
  public static long lag(Session session, List<Signal> sound, List<Signal> other, int most) {
    return most == 0 ? 0 : Alignment.lag(session, sound, other, Math.min(most, Alignment.MOST));
  }

  /**
   * Compares sounds of the same sample rate and number of channels.
   *
   * @param most samples by which one may be later, up to 2<sup>18</sup>; 0 to compare as they are
   */
  public static SoundDifference of(
      Session session, List<Signal> sound, List<Signal> other, double rate, int most) {
    long lag = lag(session, sound, other, most);
    long from = Math.max(0, -lag);
    long to = Math.min(sound.getFirst().length(), other.getFirst().length() - lag);
    if (from >= to) {
      throw new IllegalArgumentException("the sounds have no samples in common");
    }
    List<Signal> both =
        Stream.concat(
                sound.stream().map(x -> Slices.of(x, from, to)),
                other.stream().map(x -> Slices.of(x, from + lag, to + lag)))
            .toList();
    Sums[] all = new Sums[(int) Math.ceilDiv(to - from, BLOCK)];
    session.visit(both, BLOCK, () -> new Sums.Visitor(all, sound.size(), rate));
    Sums sum = new Sums();
    for (Sums each : all) { // in their order, so that the sum is the same for any threads
      sum.add(each);
    }
    long samples = (to - from) * sound.size();
    double gain = sum.one > 0 ? sum.product / sum.one : 1;
    double[] bands = new double[BANDS];
    for (int band = 0; band < BANDS; band++) {
      bands[band] = sum.bands[band] > 0 ? sum.otherBands[band] / sum.bands[band] : Double.NaN;
    }
    return new SoundDifference(
        lag,
        to - from,
        sum.peak == 0,
        gain,
        sum.one / samples,
        sum.difference / samples,
        Math.max(0, sum.other - gain * sum.product) / samples,
        sum.peak,
        from + sum.peakAt,
        bands);
  }

  /** The sums over a block, or over all of them. */
  private static final class Sums {
    double one;
    double other;
    double product;
    double difference;
    double peak;
    long peakAt;
    final double[] bands = new double[BANDS];
    final double[] otherBands = new double[BANDS];

    void add(Sums block) {
      one += block.one;
      other += block.other;
      product += block.product;
      difference += block.difference;
      if (block.peak > peak) {
        peak = block.peak;
        peakAt = block.peakAt;
      }
      for (int band = 0; band < BANDS; band++) {
        bands[band] += block.bands[band];
        otherBands[band] += block.otherBands[band];
      }
    }

    /** Fills the sums of blocks; one for each thread. */
    static final class Visitor implements SampleSink {
      private final Sums[] all;
      private final int channels;

      /** The band of each bin, or -1. */
      private final int[] bandOf;

      private final Arena arena = Arena.ofShared();
      private final FrameFft fft =
          new FrameFft(new RealFft(BITS, new VectorWarmUp(), arena), arena);
      private final double[] window = new double[BLOCK];
      private final double[] frame = new double[BLOCK];
      private final double[] re = new double[fft.bins()];
      private final double[] im = new double[fft.bins()];

      Visitor(Sums[] all, int channels, double rate) {
        this.all = all;
        this.channels = channels;
        bandOf = new int[re.length];
        for (int k = 0; k < bandOf.length; k++) {
          double octaves = Math.log(k * rate / BLOCK / LOWEST_BAND) / Math.log(2) + 0.5;
          bandOf[k] = octaves >= 0 && octaves < BANDS ? (int) octaves : -1;
        }
        for (int i = 0; i < BLOCK; i++) {
          window[i] = 0.5 - 0.5 * StrictMath.cos(2 * Math.PI * (i + 0.5) / BLOCK);
        }
      }

      @Override
      public void take(long start, Block[] signals, int n) {
        int number = (int) (start / BLOCK);
        Sums sums = all[number] == null ? new Sums() : all[number];
        for (int channel = 0; channel < channels; channel++) {
          compare(sums, start, signals[channel], signals[channels + channel], n);
          bands(signals[channel], n, sums.bands);
          bands(signals[channels + channel], n, sums.otherBands);
        }
        all[number] = sums;
      }

      private static void compare(Sums sums, long start, Block one, Block other, int n) {
        for (int i = 0; i < n; i++) {
          double x = one.get(i);
          double y = other.get(i);
          double less = Double.compare(x, y) == 0 ? 0 : y - x; // also of two that are no numbers
          sums.one += x * x;
          sums.other += y * y;
          sums.product += x * y;
          sums.difference += less * less;
          double size = Double.isNaN(less) ? Double.POSITIVE_INFINITY : Math.abs(less);
          if (size > sums.peak) {
            sums.peak = size;
            sums.peakAt = start + i;
          }
        }
      }

      private void bands(Block signal, int n, double[] to) {
        for (int i = 0; i < BLOCK; i++) {
          frame[i] = i < n ? signal.get(i) * window[i] : 0;
        }
        fft.forward(frame, 1, re, im);
        for (int k = 1; k < re.length; k++) {
          if (bandOf[k] >= 0) {
            to[bandOf[k]] += re[k] * re[k] + im[k] * im[k];
          }
        }
      }

      @Override
      public void close() {
        arena.close();
      }
    }
  }
}

package tenuto.dsp.levels;

import java.util.List;
import java.util.concurrent.atomic.LongAccumulator;
import tenuto.engine.Finding;
import tenuto.engine.Look;
import tenuto.engine.SampleSink;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/**
 * The extremes of a signal.
 *
 * @param max the largest sample; NaN if one is NaN, -∞ if there are none
 * @param min the smallest; NaN if one is NaN, +∞ if there are none
 */
public record Extremes(double max, double min) {
  private static final Finding<Extremes> KIND =
      new Finding<>(
          Extremes.class,
          found -> new double[] {found.max, found.min},
          numbers -> new Extremes(numbers[0], numbers[1]));

  /** Of a signal, which keeps them if it is stored. */
  public static Extremes of(Session session, Signal x) {
    return session.found(
        x,
        KIND,
        () -> {
          Search search = new Search();
          session.scan(List.of(x), Look.inAnyOrder(search::visitor));
          return search.found();
        });
  }

  /** The larger of their sizes. */
  public double peak() {
    return Math.max(Math.abs(max), Math.abs(min));
  }

  /**
   * A whole number in the order of the samples, NaN beyond an infinity.
   *
   * @param bits a sample's; or a key, to get them back
   */
  private static long key(long bits) {
    return bits ^ (bits >> 63 & Long.MAX_VALUE);
  }

  private static long key(double x) {
    return key(Double.doubleToRawLongBits(x));
  }

  /** What finds them in a signal that is shown. */
  static final class Search {
    private static final long NONE = Long.MIN_VALUE;

    private final LongAccumulator most = new LongAccumulator(Math::max, NONE);
    private final LongAccumulator least = new LongAccumulator(Math::min, ~NONE);

    /** One thread's part of it. */
    SampleSink visitor() {
      return new Looking();
    }

    Extremes found() {
      long high = most.get();
      long low = least.get();
      if (high < low) {
        return new Extremes(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      }
      if (high > key(Double.POSITIVE_INFINITY) || low < key(Double.NEGATIVE_INFINITY)) {
        return new Extremes(Double.NaN, Double.NaN);
      }
      return new Extremes(Double.longBitsToDouble(key(high)), Double.longBitsToDouble(key(low)));
    }

    private final class Looking extends SampleBits {
      private long highest = NONE;
      private long lowest = ~NONE;

      @Override
      void look(long[] bits, int n) {
        long high = highest;
        long low = lowest;
        for (int i = 0; i < n; i++) {
          long key = key(bits[i]);
          high = Math.max(high, key);
          low = Math.min(low, key);
        }
        highest = high;
        lowest = low;
      }

      @Override
      void tell() {
        most.accumulate(highest);
        least.accumulate(lowest);
      }
    }
  }
}

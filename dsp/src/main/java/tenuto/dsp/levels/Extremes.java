package tenuto.dsp.levels;

import tenuto.engine.Session;
import tenuto.engine.signal.Finding;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Tally;

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

  /** The extremes of a signal; a stored signal keeps them. */
  public static Extremes of(Session session, Signal x) {
    return session
        .measure()
        .found(
            x,
            KIND,
            () -> {
              Search search = new Search(x.length());
              session.measure().scan(x, search);
              return search.found();
            });
  }

  /** The larger of their magnitudes. */
  public double peak() {
    return Math.max(Math.abs(max), Math.abs(min));
  }

  /**
   * An integer that sorts as the samples do, with NaN beyond infinity.
   *
   * @param bits a sample's bits; or a key, to get the bits back
   */
  private static long key(long bits) {
    return bits ^ (bits >> 63 & Long.MAX_VALUE);
  }

  private static long key(double x) {
    return key(Double.doubleToRawLongBits(x));
  }

  /** Finds the extremes of a visited signal. */
  static final class Search implements Tally {
    private static final long NONE = Long.MIN_VALUE;

    /** The keys of the largest samples, and the inverted keys of the smallest. */
    private final MostOfParts most;

    private final MostOfParts least;

    Search(long length) {
      most = new MostOfParts(length, NONE);
      least = new MostOfParts(length, NONE);
    }

    @Override
    public String what() {
      return "extremes";
    }

    @Override
    public Look look() {
      return Look.inAnyOrder(this::visitor);
    }

    @Override
    public double[] found(int part) {
      return new double[] {sample(most.of(part)), sample(~least.of(part))};
    }

    @Override
    public void known(int part, double[] numbers) {
      most.add(part, key(numbers[0]));
      least.add(part, ~key(numbers[1]));
    }

    /** A thread's visitor. */
    SampleSink visitor() {
      return new Looking();
    }

    Extremes found() {
      long high = most.all();
      long low = ~least.all();
      if (high < low) {
        return new Extremes(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      }
      if (high > key(Double.POSITIVE_INFINITY) || low < key(Double.NEGATIVE_INFINITY)) {
        return new Extremes(Double.NaN, Double.NaN);
      }
      return new Extremes(sample(high), sample(low));
    }

    private static double sample(long key) {
      return Double.longBitsToDouble(key(key));
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
      void tell(int part) {
        most.add(part, highest);
        least.add(part, ~lowest);
        highest = NONE;
        lowest = ~NONE;
      }
    }
  }
}

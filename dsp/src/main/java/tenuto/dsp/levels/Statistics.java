package tenuto.dsp.levels;

import java.util.List;
import tenuto.engine.Block;
import tenuto.engine.SampleSink;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/**
 * Sums and extremes of a signal, the same to the bit for any number of threads: each stretch of
 * 65,536 samples is added up in eight fixed lanes, and the stretches in their order.
 *
 * @param samples how many there are
 * @param sum of the samples
 * @param squares sum of the squares
 * @param max the largest; NaN if one is NaN, -∞ if there are none
 * @param min the smallest; NaN if one is NaN, +∞ if there are none
 */
public record Statistics(long samples, double sum, double squares, double max, double min) {
  /** So long that what is kept of each, for hours of signal, is small. */
  private static final int STRETCH = 1 << 16;

  public static Statistics of(Session session, Signal x) {
    int count = Math.toIntExact((x.length() + STRETCH - 1) / STRETCH);
    Statistics[] parts = new Statistics[count];
    session.visit(List.of(x), STRETCH, () -> new Adder(parts));
    Statistics all = new Statistics(0, 0, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    for (Statistics part : parts) {
      all =
          new Statistics(
              all.samples + part.samples,
              all.sum + part.sum,
              all.squares + part.squares,
              Math.max(all.max, part.max),
              Math.min(all.min, part.min));
    }
    return all;
  }

  private record Adder(Statistics[] parts) implements SampleSink {
    @Override
    public void take(long start, Block[] channels, int n) {
      double[] sums = new double[Block.GROUP];
      double[] squares = new double[Block.GROUP];
      double max = Double.NEGATIVE_INFINITY;
      double min = Double.POSITIVE_INFINITY;
      for (int i = 0; i < n; i++) {
        double x = channels[0].get(i);
        sums[i % Block.GROUP] += x;
        squares[i % Block.GROUP] += x * x;
        max = Math.max(max, x);
        min = Math.min(min, x);
      }
      parts[(int) (start / STRETCH)] = new Statistics(n, added(sums), added(squares), max, min);
    }

    private static double added(double[] lanes) {
      double sum = 0;
      for (double lane : lanes) {
        sum += lane;
      }
      return sum;
    }
  }
}

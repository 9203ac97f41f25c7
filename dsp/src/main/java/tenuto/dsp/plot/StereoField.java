package tenuto.dsp.plot;

import java.util.List;
import tenuto.dsp.metering.InOrder;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;

/**
 * The stereo field of two channels: a two-dimensional histogram of their pairs of samples, and
 * their correlation.
 *
 * <p>The range is about the smallest power of two that contains all samples. When it grows, each
 * four cells are merged, so that the counts are the same as with the final range from the start.
 */
final class StereoField {
  /** Cells along each side. */
  static final int SIDE = 1024;

  private static final int SPAN = 1 << 15;

  /** The exponent of the smallest range; quieter sound is drawn small. */
  private static final int LEAST_RANGE = -10;

  private static final int LARGEST_RANGE = 1000;

  /** A factor for the range, such that a sample at its limit is inside. */
  private static final double JUST_ABOVE_1 = 1 + 0x1p-20;

  private int exponent = LEAST_RANGE;
  private int[] counts = new int[SIDE * SIDE];
  private double leftSquares;
  private double rightSquares;
  private double products;
  private double peak;
  private boolean finite = true;

  private StereoField() {}

  /** The field of two signals; the shorter one is padded with silence. */
  static StereoField of(Session session, Signal left, Signal right) {
    StereoField field = new StereoField();
    InOrder inOrder = new InOrder();
    session.visit(
        List.of(left, right),
        SPAN,
        () ->
            new SampleSink() {
              private final StereoField own = new StereoField();

              @Override
              public void take(long start, Block[] channels, int n) {
                double[] sums = own.count(channels[0], channels[1], n);
                inOrder.add(start / SPAN, () -> field.add(sums));
              }

              @Override
              public void close() {
                field.merge(own);
              }
            });
    return field;
  }

  private synchronized void add(double[] sums) {
    leftSquares += sums[0];
    rightSquares += sums[1];
    products += sums[2];
  }

  /** Counts pairs; returns the sums of left², right² and left·right. */
  private double[] count(Block left, Block right, int n) {
    double[] sums = new double[3];
    for (int i = 0; i < n; i++) {
      double l = left.get(i);
      double r = right.get(i);
      if (!Double.isFinite(l) || !Double.isFinite(r)) {
        finite = false;
        continue;
      }
      sums[0] += l * l;
      sums[1] += r * r;
      sums[2] += l * r;
      double size = Math.max(Math.abs(l), Math.abs(r));
      if (size > range()) {
        int wanted = exponent;
        while (size > range(wanted) && wanted < LARGEST_RANGE) {
          wanted++;
        }
        grow(wanted);
      }
      peak = Math.max(peak, size);
      int at = cell(r) * SIDE + cell(l);
      counts[at] = Math.max(counts[at], counts[at] + 1); // stays at the largest count
    }
    return sums;
  }

  private int cell(double sample) {
    // This rounding makes four cells hold exactly what one of twice the size would.
    int cell = (int) Math.floor(sample / range() * (SIDE / 2)) + SIDE / 2;
    return Math.clamp(cell, 0, SIDE - 1);
  }

  /** Doubles the range until its exponent is {@code to}. */
  private void grow(int to) {
    int steps = Math.min(Integer.SIZE - 1, to - exponent);
    exponent = to;
    int[] grown = new int[SIDE * SIDE];
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        // The middle is a fixed point.
        int right = (y - SIDE / 2 >> steps) + SIDE / 2;
        int left = (x - SIDE / 2 >> steps) + SIDE / 2;
        int at = right * SIDE + left;
        grown[at] = (int) Math.min(Integer.MAX_VALUE, (long) grown[at] + counts[y * SIDE + x]);
      }
    }
    counts = grown;
  }

  private synchronized void merge(StereoField other) {
    if (exponent < other.exponent) {
      grow(other.exponent);
    } else if (other.exponent < exponent) {
      other.grow(exponent);
    }
    for (int i = 0; i < counts.length; i++) {
      counts[i] = (int) Math.min(Integer.MAX_VALUE, (long) counts[i] + other.counts[i]);
    }
    peak = Math.max(peak, other.peak);
    finite &= other.finite;
  }

  /** The largest magnitude of a sample. */
  double peak() {
    return peak;
  }

  /** The value at the edge, for both channels. */
  double range() {
    return range(exponent);
  }

  private static double range(int exponent) {
    return Math.scalb(JUST_ABOVE_1, exponent);
  }

  /** The number of pairs in a cell, counted from the lowest values of both. */
  int count(int left, int right) {
    return counts[right * SIDE + left];
  }

  /** The correlation, from −1, inverted, to 1, identical; NaN if a channel is silent. */
  double correlation() {
    return products / Math.sqrt(leftSquares * rightSquares);
  }

  /** Whether all samples are finite. */
  boolean finite() {
    return finite;
  }
}

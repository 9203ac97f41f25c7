package tenuto.dsp.resonators;

import java.util.concurrent.atomic.AtomicReferenceArray;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.SincTable;
import tenuto.engine.base.Fma;

/**
 * Interpolation weights for a fractional delay: a Kaiser-windowed sinc (J. Kaiser, "Nonrecursive
 * digital filter design using the I0-sinh window function", 1974; T. Laakso and others, "Splitting
 * the unit delay", 1996), read from a table with linear interpolation. With {@value #MOST_HALF}
 * samples on either side the error is below 2.4·10^-5 of the peak up to 0.83 of half the sample
 * rate, and the gain nowhere exceeds 1 by more than that. With fewer, the highest frequencies are
 * attenuated; with up to three on either side a polynomial is best. At a sample the result is that
 * sample.
 */
final class FractionalTaps {
  /** The most samples on either side. */
  static final int MOST_HALF = 20;

  /** Weights are summed in groups of this length; the last group may be padded with 0. */
  static final int GROUP = 4;

  /**
   * Up to this many samples on either side a polynomial is better: its delay is exact at low
   * frequencies.
   */
  private static final int MOST_POLYNOMIAL = 3;

  /** Table rows between two samples. */
  private static final int PLACES = 256;

  private static final AtomicReferenceArray<FractionalTaps> ALL =
      new AtomicReferenceArray<>(MOST_HALF + 1);

  private final int half;
  private final int taps;

  /** A row of weights for each fraction from 0 to 1, and its difference to the next row. */
  private final double[] values;

  private final double[] steps;

  private FractionalTaps(int half) {
    this.half = half;
    taps = (2 * half + GROUP - 1) / GROUP * GROUP;
    values = table(half, taps);
    steps = new double[PLACES * taps];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = values[taps + i] - values[i];
    }
  }

  /** The weights for {@code half} samples on either side. */
  static FractionalTaps of(int half) {
    FractionalTaps known = ALL.get(half);
    if (known == null) {
      known = new FractionalTaps(half);
      ALL.set(half, known); // every thread computes the same values
    }
    return known;
  }

  /** The number of taps. */
  int taps() {
    return taps;
  }

  /** The number of taps after the place. */
  int half() {
    return half;
  }

  /** The row at or before a place that is the fraction {@code part} of a sample before a sample. */
  private static int row(double part) {
    return Math.min((int) (part * PLACES), PLACES - 1);
  }

  /** The weights for such a place, from the oldest sample on. */
  void fill(double part, double[] weights) {
    int row = row(part);
    double rest = part * PLACES - row;
    int at = row * taps;
    for (int i = 0; i < taps; i++) {
      weights[i] = Fma.of(rest, steps[at + i], values[at + i]);
    }
  }

  /**
   * The interpolated value at such a place, summed in {@link #GROUP}s from the oldest sample on.
   */
  double between(double part, double[] line, int from) {
    int row = row(part);
    double rest = part * PLACES - row;
    double sum = 0;
    for (int k = 0, at = row * taps; k < taps; k += GROUP, at += GROUP) {
      double a = Fma.of(rest, steps[at], values[at]);
      double b = Fma.of(rest, steps[at + 1], values[at + 1]);
      double c = Fma.of(rest, steps[at + 2], values[at + 2]);
      double d = Fma.of(rest, steps[at + 3], values[at + 3]);
      int place = from + k;
      double left = Fma.of(a, line[place], b * line[place + 1]);
      double right = Fma.of(c, line[place + 2], d * line[place + 3]);
      sum += left + right;
    }
    return sum;
  }

  private static double[] table(int half, int taps) {
    double[] rows = half <= MOST_POLYNOMIAL ? polynomials(half) : SincTable.of(half, PLACES);
    double[] table = new double[(PLACES + 1) * taps];
    for (int row = 0; row <= PLACES; row++) {
      int end = (row + 1) * taps;
      System.arraycopy(rows, 2 * half * row, table, end - 2 * half, 2 * half);
    }
    return table;
  }

  private static double[] polynomials(int half) {
    double[] rows = new double[(PLACES + 1) * 2 * half];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = polynomial(half, i % (2 * half), (double) (i / (2 * half)) / PLACES);
    }
    return rows;
  }

  /** A weight of Lagrange interpolation. */
  private static double polynomial(int half, int which, double part) {
    double weight = 1;
    for (int i = 0; i < 2 * half; i++) {
      if (i != which) {
        weight *= (half - i - part) / (which - i);
      }
    }
    return weight;
  }

  /** The same by vectors. */
  static final class Vectors {
    private Vectors() {}

    /**
     * The sums of {@link FractionalTaps#between} for {@code n} places one sample apart. May read
     * and write up to one vector less one number beyond these.
     *
     * @param from index in the line of the first place's oldest sample
     * @param count number of taps
     */
    static void sums(
        double[] line, int from, double[] weights, int count, double[] to, int at, int n) {
      for (int i = 0; i < n; i += Lanes.COUNT) {
        DoubleVector sum = DoubleVector.zero(Lanes.DOUBLES);
        for (int k = 0; k < count; k += GROUP) {
          sum =
              sum.add(
                  pair(line, from + i + k, weights, k)
                      .add(pair(line, from + i + k + 2, weights, k + 2)));
        }
        sum.intoArray(to, at + i);
      }
    }

    private static DoubleVector pair(double[] line, int from, double[] weights, int k) {
      DoubleVector second = DoubleVector.fromArray(Lanes.DOUBLES, line, from + 1);
      return DoubleVector.fromArray(Lanes.DOUBLES, line, from)
          .fma(DoubleVector.broadcast(Lanes.DOUBLES, weights[k]), second.mul(weights[k + 1]));
    }
  }
}

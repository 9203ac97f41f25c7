package tenuto.dsp.oversampling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * A linear-phase filter from one multiple of the sample rate to another. It is a polyphase filter:
 * a signal at r times the rate is held as r phases, arrays of every r-th sample. So every loop is
 * over samples at the original rate, and unneeded samples are not computed (Vaidyanathan,
 * "Multirate Systems and Filter Banks", 1993).
 */
final class Stage {
  /** Taps summed at a time: few enough for registers, and enough that sums are seldom stored. */
  private static final int EIGHT = 8;

  private static final int THREE = 3;

  /**
   * Taps for consecutive samples of one phase, in descending order.
   *
   * @param back the delay of the first tap in samples
   */
  private record Run(int phase, int back, double[] taps) {}

  /** The runs of taps whose sum is each phase of the output. */
  private final List<List<Run>> runs;

  /** The input's phases: past samples, then the new ones. */
  private final double[][] in;

  /** The number of past samples. */
  private final int past;

  private Stage(int phases, List<List<Run>> runs) {
    this.runs = runs;
    int most = 0;
    for (List<Run> all : runs) {
      for (Run run : all) {
        most = Math.max(most, run.back + run.taps.length - 1);
      }
    }
    past = most;
    in = new double[phases][past + Spans.LENGTH];
  }

  /**
   * A stage to twice the rate. Its latency is half of the filter's taps.
   *
   * @param phases of the input
   * @param taps at the rate of the output, which add up to 1
   */
  static Stage up(int phases, double[] taps) {
    List<List<Run>> runs = new ArrayList<>();
    for (int out = 0; out < 2 * phases; out++) {
      // Only every second sample at the new rate is an old one: tap t meets (out − t)/2.
      int first = out % 2;
      double[] met = each(taps, first);
      scale(met, 1);
      runs.add(runs(phases, Math.floorDiv(out - first, 2), met));
    }
    return new Stage(phases, runs);
  }

  /**
   * A stage to half the rate.
   *
   * @param phases of the input
   * @param taps at the rate of the input, which add up to 1
   * @param late further latency in input samples, beyond half of the taps less one
   */
  static Stage down(int phases, double[] taps, int late) {
    List<List<Run>> runs = new ArrayList<>();
    for (int out = 0; out < phases / 2; out++) {
      runs.add(runs(phases, 2 * out + 1 - late, taps.clone()));
    }
    return new Stage(phases, runs);
  }

  private static double[] each(double[] taps, int first) {
    double[] some = new double[(taps.length - first + 1) / 2];
    Arrays.setAll(some, i -> taps[first + 2 * i]);
    return some;
  }

  private static void scale(double[] taps, double wanted) {
    double sum = Arrays.stream(taps).sum();
    for (int i = 0; i < taps.length; i++) {
      taps[i] *= wanted / sum;
    }
  }

  /**
   * The runs of taps, of which the first is for sample {@code at} and the next for the one before,
   * counted at the input's rate from the first phase of a sample.
   */
  private static List<Run> runs(int phases, int at, double[] taps) {
    List<Run> runs = new ArrayList<>();
    for (int skipped = 0; skipped < phases; skipped++) {
      double[] met = new double[Math.ceilDiv(taps.length - skipped, phases)];
      for (int i = 0; i < met.length; i++) {
        met[i] = taps[skipped + i * phases];
      }
      int place = at - skipped;
      addNonZero(runs, Math.floorMod(place, phases), -Math.floorDiv(place, phases), met);
    }
    return runs;
  }

  /** Adds a run without the zeros at both ends. */
  private static void addNonZero(List<Run> runs, int phase, int back, double[] met) {
    int first = 0;
    int end = met.length;
    while (first < end && met[first] == 0) {
      first++;
    }
    while (end > first && met[end - 1] == 0) {
      end--;
    }
    if (end > first) {
      runs.add(new Run(phase, back + first, filledUp(Arrays.copyOfRange(met, first, end))));
    }
  }

  /** Padded with zeros to a multiple of eight, to three, or to one. */
  private static double[] filledUp(double[] taps) {
    int count = taps.length;
    int rest = count % EIGHT;
    int more = rest == 0 || count == 1 ? 0 : rest <= THREE ? THREE - rest : EIGHT - rest;
    return Arrays.copyOf(taps, count + more);
  }

  /** The array for the next samples of a phase, from {@link #at()} on. */
  double[] in(int phase) {
    return in[phase];
  }

  /** The arrays of all phases. */
  double[][] in() {
    return in;
  }

  /** The index of the first new sample in an input array. */
  int at() {
    return past;
  }

  /**
   * Filters the new samples.
   *
   * @param out an array for each phase of the output
   * @param at index of the first output sample
   * @param n whole groups
   */
  void work(double[][] out, int at, int n, boolean vectors) {
    for (int phase = 0; phase < runs.size(); phase++) {
      double[] sums = out[phase];
      boolean isFirst = true;
      for (Run run : runs.get(phase)) {
        add(run, sums, at, n, isFirst, vectors);
        isFirst = false;
      }
    }
    for (double[] each : in) {
      System.arraycopy(each, n, each, 0, past);
    }
  }

  /** Hands over the past samples. */
  void transfer(StateTransfer state) {
    double[] held = new double[past];
    for (double[] each : in) {
      System.arraycopy(each, 0, held, 0, past);
      state.of(held);
      System.arraycopy(held, 0, each, 0, past);
    }
  }

  private void add(Run run, double[] sums, int at, int n, boolean isFirst, boolean vectors) {
    double[] x = in[run.phase];
    double[] taps = run.taps;
    int from = past - run.back;
    if (isFirst) {
      Arrays.fill(sums, at, at + n, 0);
    }
    if (taps.length == 1) {
      one(taps[0], x, from, sums, at, n);
      return;
    }
    int tap = 0;
    for (; tap + EIGHT <= taps.length; tap += EIGHT) {
      if (vectors) {
        Vectors.eight(taps, tap, x, from - tap, sums, at, n);
      } else {
        eight(taps, tap, x, from - tap, sums, at, n);
      }
    }
    if (tap < taps.length) {
      if (vectors) {
        Vectors.three(taps, tap, x, from - tap, sums, at, n);
      } else {
        three(taps, tap, x, from - tap, sums, at, n);
      }
    }
  }

  private static void one(double tap, double[] x, int from, double[] sums, int at, int n) {
    for (int i = 0; i < n; i++) {
      sums[at + i] = Fma.of(tap, x[from + i], sums[at + i]);
    }
  }

  private static void three(
      double[] taps, int tap, double[] x, int from, double[] sums, int at, int n) {
    double a = taps[tap];
    double b = taps[tap + 1];
    double c = taps[tap + 2];
    for (int i = 0; i < n; i++) {
      int place = from + i;
      double sum = Fma.of(a, x[place], sums[at + i]);
      sums[at + i] = Fma.of(c, x[place - 2], Fma.of(b, x[place - 1], sum));
    }
  }

  private static void eight(
      double[] taps, int tap, double[] x, int from, double[] sums, int at, int n) {
    double a = taps[tap];
    double b = taps[tap + 1];
    double c = taps[tap + 2];
    double d = taps[tap + 3];
    double e = taps[tap + 4];
    double f = taps[tap + 5];
    double g = taps[tap + 6];
    double h = taps[tap + 7];
    for (int i = 0; i < n; i++) {
      int place = from + i;
      double left = Fma.of(a, x[place], sums[at + i]);
      double right = b * x[place - 1];
      left = Fma.of(c, x[place - 2], left);
      right = Fma.of(d, x[place - 3], right);
      left = Fma.of(e, x[place - 4], left);
      right = Fma.of(f, x[place - 5], right);
      left = Fma.of(g, x[place - 6], left);
      right = Fma.of(h, x[place - 7], right);
      sums[at + i] = left + right;
    }
  }

  private static final class Vectors {
    private Vectors() {}

    static void three(double[] taps, int tap, double[] x, int from, double[] sums, int at, int n) {
      DoubleVector a = all(taps[tap]);
      DoubleVector b = all(taps[tap + 1]);
      DoubleVector c = all(taps[tap + 2]);
      for (int i = 0; i < n; i += Lanes.COUNT) {
        int place = from + i;
        DoubleVector sum = a.fma(load(x, place), load(sums, at + i));
        c.fma(load(x, place - 2), b.fma(load(x, place - 1), sum)).intoArray(sums, at + i);
      }
    }

    static void eight(double[] taps, int tap, double[] x, int from, double[] sums, int at, int n) {
      DoubleVector a = all(taps[tap]);
      DoubleVector b = all(taps[tap + 1]);
      DoubleVector c = all(taps[tap + 2]);
      DoubleVector d = all(taps[tap + 3]);
      DoubleVector e = all(taps[tap + 4]);
      DoubleVector f = all(taps[tap + 5]);
      DoubleVector g = all(taps[tap + 6]);
      DoubleVector h = all(taps[tap + 7]);
      for (int i = 0; i < n; i += Lanes.COUNT) {
        int place = from + i;
        DoubleVector left = a.fma(load(x, place), load(sums, at + i));
        DoubleVector right = b.mul(load(x, place - 1));
        left = c.fma(load(x, place - 2), left);
        right = d.fma(load(x, place - 3), right);
        left = e.fma(load(x, place - 4), left);
        right = f.fma(load(x, place - 5), right);
        left = g.fma(load(x, place - 6), left);
        right = h.fma(load(x, place - 7), right);
        left.add(right).intoArray(sums, at + i);
      }
    }

    private static DoubleVector load(double[] x, int at) {
      return DoubleVector.fromArray(Lanes.DOUBLES, x, at);
    }

    private static DoubleVector all(double value) {
      return DoubleVector.broadcast(Lanes.DOUBLES, value);
    }
  }
}

package tenuto.dsp.synthesis;

import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;

/** The loops of a {@link PartialBank}; some of its partials are given by their numbers. */
final class PartialSums {
  private static final int GROUP = Block.GROUP;
  private static final int PAST = PartialBank.PAST;

  private PartialSums() {}

  /**
   * Adds groups of partials by the recurrence.
   *
   * @param factors of each partial
   * @param past the last two groups of each partial, which are replaced
   * @param waves working memory for {@code n} samples and two groups
   * @param vectors whether to use vectors, for the same bits
   */
  static void goOn(
      int[] some,
      int many,
      double[] factors,
      double[] past,
      double[] waves,
      double[] x,
      int at,
      int n,
      boolean vectors) {
    if (vectors) {
      Vectors.goOn(some, many, factors, past, x, at, n);
      return;
    }
    for (int k = 0; k < many; k++) {
      double factor = factors[some[k]];
      System.arraycopy(past, some[k] * PAST, waves, 0, PAST);
      for (int i = PAST; i < PAST + n; i++) {
        waves[i] = Fma.of(factor, waves[i - GROUP], -waves[i - PAST]);
      }
      System.arraycopy(waves, n, past, some[k] * PAST, PAST);
      for (int i = 0; i < n; i++) {
        x[at + i] += waves[PAST + i];
      }
    }
  }

  static final class Vectors {
    private static final int AT_ONCE = 4;

    private Vectors() {}

    /** Adds groups by the recurrence from the last two, of partials that wait for each other. */
    static void goOn(
        int[] some, int many, double[] factors, double[] past, double[] x, int at, int n) {
      int k = 0;
      for (; k + AT_ONCE <= many; k += AT_ONCE) {
        for (int lane = 0; lane < GROUP; lane += Lanes.COUNT) {
          goOn(some[k], some[k + 1], some[k + 2], some[k + 3], factors, past, lane, x, at, n);
        }
      }
      for (; k < many; k++) {
        for (int lane = 0; lane < GROUP; lane += Lanes.COUNT) {
          goOn(some[k], factors, past, lane, x, at, n);
        }
      }
    }

    private static void goOn(
        int p, double[] factors, double[] past, int lane, double[] x, int at, int n) {
      int a = p * PAST + lane;
      DoubleVector before = DoubleVector.fromArray(Lanes.DOUBLES, past, a);
      DoubleVector now = DoubleVector.fromArray(Lanes.DOUBLES, past, a + GROUP);
      DoubleVector by = DoubleVector.broadcast(Lanes.DOUBLES, factors[p]);
      for (int i = at + lane; i < at + n; i += GROUP) {
        DoubleVector next = by.fma(now, before.neg());
        DoubleVector.fromArray(Lanes.DOUBLES, x, i).add(next).intoArray(x, i);
        before = now;
        now = next;
      }
      before.intoArray(past, a);
      now.intoArray(past, a + GROUP);
    }

    /** The same for four, none of which waits for another. */
    private static void goOn(
        int p,
        int q,
        int r,
        int s,
        double[] factors,
        double[] past,
        int lane,
        double[] x,
        int at,
        int n) {
      int a = p * PAST + lane;
      int b = q * PAST + lane;
      int c = r * PAST + lane;
      int d = s * PAST + lane;
      DoubleVector before0 = DoubleVector.fromArray(Lanes.DOUBLES, past, a);
      DoubleVector before1 = DoubleVector.fromArray(Lanes.DOUBLES, past, b);
      DoubleVector before2 = DoubleVector.fromArray(Lanes.DOUBLES, past, c);
      DoubleVector before3 = DoubleVector.fromArray(Lanes.DOUBLES, past, d);
      DoubleVector now0 = DoubleVector.fromArray(Lanes.DOUBLES, past, a + GROUP);
      DoubleVector now1 = DoubleVector.fromArray(Lanes.DOUBLES, past, b + GROUP);
      DoubleVector now2 = DoubleVector.fromArray(Lanes.DOUBLES, past, c + GROUP);
      DoubleVector now3 = DoubleVector.fromArray(Lanes.DOUBLES, past, d + GROUP);
      DoubleVector by0 = DoubleVector.broadcast(Lanes.DOUBLES, factors[p]);
      DoubleVector by1 = DoubleVector.broadcast(Lanes.DOUBLES, factors[q]);
      DoubleVector by2 = DoubleVector.broadcast(Lanes.DOUBLES, factors[r]);
      DoubleVector by3 = DoubleVector.broadcast(Lanes.DOUBLES, factors[s]);
      for (int i = at + lane; i < at + n; i += GROUP) {
        DoubleVector next0 = by0.fma(now0, before0.neg());
        DoubleVector next1 = by1.fma(now1, before1.neg());
        DoubleVector next2 = by2.fma(now2, before2.neg());
        DoubleVector next3 = by3.fma(now3, before3.neg());
        DoubleVector sum = DoubleVector.fromArray(Lanes.DOUBLES, x, i).add(next0).add(next1);
        sum.add(next2).add(next3).intoArray(x, i);
        before0 = now0;
        before1 = now1;
        before2 = now2;
        before3 = now3;
        now0 = next0;
        now1 = next1;
        now2 = next2;
        now3 = next3;
      }
      before0.intoArray(past, a);
      before1.intoArray(past, b);
      before2.intoArray(past, c);
      before3.intoArray(past, d);
      now0.intoArray(past, a + GROUP);
      now1.intoArray(past, b + GROUP);
      now2.intoArray(past, c + GROUP);
      now3.intoArray(past, d + GROUP);
    }

    /** The angles of partials with a constant frequency. */
    static void turn(
        int[] some,
        int many,
        double[] ratios,
        long[] phases,
        long[] steps,
        double[] turned,
        int at,
        int n,
        double[] angles) {
      for (int k = 0, to = 0; k < many; k++) {
        int p = some[k];
        DoubleVector ratio = DoubleVector.broadcast(Lanes.DOUBLES, ratios[p]);
        long phase = phases[p];
        for (int end = to + n; to < end; to += GROUP) {
          DoubleVector begin = DoubleVector.broadcast(Lanes.DOUBLES, (phase >> 11) * 0x1p-53);
          for (int lane = 0; lane < GROUP; lane += Lanes.COUNT) {
            DoubleVector on = DoubleVector.fromArray(Lanes.DOUBLES, turned, at + lane);
            ratio.fma(on, begin).intoArray(angles, to + lane);
          }
          phase += GROUP * steps[p];
        }
      }
    }

    /** Adds sines, of which none fades, times their gains, which they are then, too. */
    static void add(
        int[] some,
        int many,
        double[] gains,
        double[] heard,
        double[] sines,
        double[] x,
        int at,
        int n) {
      for (int i = 0; i < n; i += Lanes.COUNT) {
        DoubleVector sum = DoubleVector.fromArray(Lanes.DOUBLES, x, at + i);
        for (int k = 0, from = i; k < many; k++, from += n) {
          DoubleVector sine = DoubleVector.fromArray(Lanes.DOUBLES, sines, from);
          sine = sine.mul(gains[some[k]]).mul(heard[some[k]]);
          sine.intoArray(sines, from);
          sum = sum.add(sine);
        }
        sum.intoArray(x, at + i);
      }
    }
  }
}

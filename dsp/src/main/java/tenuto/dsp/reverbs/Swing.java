package tenuto.dsp.reverbs;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.SineOfTurns;
import tenuto.dsp.word.Controls;
import tenuto.engine.Milliseconds;
import tenuto.engine.Signal;

/**
 * Two delay lines that swing slowly, one forth while the other swings back, so that nothing rings
 * at one pitch for long.
 *
 * <p>What lies between samples is Lagrange's polynomial through six of them, whose weights both
 * lines share. They are computed for every {@value #STEP}th sample, where the controls are looked
 * at, and go from one to the next in straight lines; the delay changes by no more than a 128th of a
 * sample in a sample, an eighth of a semitone, however deep and fast it is to swing, and is the
 * mean over {@value #SMOOTH} steps, so that no control's jump is heard as one. What is read faster
 * is made softer, and what is read more slowly louder, by half as much: so its energy stays what it
 * was, and no swing lets a loop grow.
 */
final class Swing {
  static final double MOST_MS = 5;
  static final double MOST_HZ = 10;

  /** With fewer, the loop over a step takes longer to begin than to run. */
  private static final int STEP = 64;

  private static final double MOST_IN_STEP = STEP / 128.0;

  /** With it no change of speed is a kink of more than 2^-10. */
  private static final int SMOOTH = 16;

  private static final int POINTS = 6;

  /** Samples on either side for the polynomial and for what a delay changes by within a span. */
  private static final int BESIDE = 3 + Spans.LENGTH / 128 + 2;

  private final double limit;
  private final double samplesPerMs;
  private final double turn;
  private final double[] a = new double[Spans.LENGTH + 2 * BESIDE];
  private final double[] b = new double[Spans.LENGTH + 2 * BESIDE];

  /** Of the polynomial where the step began, where it ends, and what they change by in a sample. */
  private final double[] weights = new double[POINTS];

  private final double[] ends = new double[POINTS];
  private final double[] changes = new double[POINTS];

  /** The last wishes, from step to step no further apart than they may. */
  private final double[] wishes = new double[SMOOTH];

  private double phase;
  private int newest;

  /** By how much the first delay is longer at the step's end. */
  private double swing;

  /** The whole samples of it. */
  private int whole;

  /** Half of what it changed by in a sample of the step before. */
  private double faster;

  /** What that changes by in a sample, up to what it is in this step. */
  private double quickens;

  /** A line, and where what is read of it goes. */
  record Line(Ring ring, int delay, double[] to) {}

  /**
   * @param limit the most samples by which the lines may swing either way
   * @param speed what rates are multiplied by
   */
  Swing(double limit, double speed, double sampleRate) {
    this.limit = limit;
    samplesPerMs = Milliseconds.samplesInOne(sampleRate);
    turn = STEP * speed / sampleRate;
  }

  static void check(Signal depth, Signal rate) {
    Controls.between("depth", depth, 0, MOST_MS);
    Controls.between("rate", rate, 0, MOST_HZ);
  }

  /** How many samples can be read at once from a line of that delay. */
  int most(int delay) {
    return (int) (delay - limit) - BESIDE - 1;
  }

  /** Samples that a ring must hold for that. */
  long room(int delay) {
    return (long) (delay + limit) + BESIDE + 2 + Spans.LENGTH;
  }

  /** Reads the next {@code n} samples of both lines, which swing by depths in ms at rates in Hz. */
  void read(double[] depths, double[] rates, Line first, Line second, long position, int n) {
    int begin = whole;
    int count = n + 2 * BESIDE;
    first.ring.read(position - first.delay - begin - BESIDE, a, 0, count);
    second.ring.read(position - second.delay + begin - BESIDE, b, 0, count);
    for (int at = 0; at < n; ) {
      int in = (int) (position + at) & STEP - 1;
      int now = Math.min(STEP - in, n - at);
      if (in == 0) {
        step(depths[at], rates[at]);
      }
      int moved = whole - begin;
      interpolate(at + BESIDE - moved, at + BESIDE + moved, in, first.to, second.to, at, now);
      at += now;
    }
  }

  private void step(double depth, double rate) {
    double turned = phase + (rate > 0 ? turn * Math.min(rate, MOST_HZ) : 0);
    phase = turned - Math.floor(turned);
    long fraction = (long) (phase * 0x1p32) << 32;
    double deep = depth > 0 ? Math.min(samplesPerMs * depth, limit) : 0;
    double wanted = deep * SineOfTurns.of(fraction + SineOfTurns.QUARTER);
    double last = wishes[newest];
    newest = (newest + 1) % SMOOTH;
    wishes[newest] = last + Math.clamp(wanted - last, -MOST_IN_STEP, MOST_IN_STEP);
    double sum = 0;
    for (double wish : wishes) {
      sum += wish;
    }
    double before = swing;
    swing = sum / SMOOTH;
    double change = swing - before;
    faster += quickens * STEP;
    quickens = (change / (2 * STEP) - faster) / STEP;
    whole = (int) Math.floor(before + change / 2);
    lagrange(before - whole, weights);
    lagrange(swing - whole, ends);
    for (int k = 0; k < POINTS; k++) {
      changes[k] = (ends[k] - weights[k]) / STEP;
    }
  }

  /** Weights for u after a sample, of the samples from the second before it to the third after. */
  private static void lagrange(double u, double[] to) {
    double inner = (u + 1) * u;
    double outer = (u - 1) * (u - 2);
    double ends = (u + 2) * (u - 3);
    to[0] = inner * outer * (3 - u) / 120;
    to[1] = ends * outer * u / 24;
    to[2] = -ends * outer * (u + 1) / 12;
    to[3] = ends * inner * (u - 2) / 12;
    to[4] = -ends * inner * (u - 1) / 24;
    to[5] = inner * outer * (u + 2) / 120;
  }

  /**
   * Reads as far as the step goes.
   *
   * @param p where in the first line's samples the place without its part is
   * @param q where it is in the second's, of which time runs the other way
   * @param in samples since the step began
   */
  private void interpolate(int p, int q, int in, double[] toA, double[] toB, int at, int n) {
    double[] x = a;
    double[] y = b;
    double b0 = weights[0];
    double b1 = weights[1];
    double b2 = weights[2];
    double b3 = weights[3];
    double b4 = weights[4];
    double b5 = weights[5];
    double c0 = changes[0];
    double c1 = changes[1];
    double c2 = changes[2];
    double c3 = changes[3];
    double c4 = changes[4];
    double c5 = changes[5];
    double speed = faster;
    double more = quickens;
    double t = in;
    for (int i = 0; i < n; i++) {
      double w0 = Math.fma(t, c0, b0);
      double w1 = Math.fma(t, c1, b1);
      double w2 = Math.fma(t, c2, b2);
      double w3 = Math.fma(t, c3, b3);
      double w4 = Math.fma(t, c4, b4);
      double w5 = Math.fma(t, c5, b5);
      double even = w0 * x[p + i + 2];
      double odd = w1 * x[p + i + 1];
      even = Math.fma(w2, x[p + i], even);
      odd = Math.fma(w3, x[p + i - 1], odd);
      even = Math.fma(w4, x[p + i - 2], even);
      odd = Math.fma(w5, x[p + i - 3], odd);
      double now = Math.fma(t, more, speed);
      double both = even + odd;
      toA[at + i] = both - now * both;
      even = w0 * y[q + i - 2];
      odd = w1 * y[q + i - 1];
      even = Math.fma(w2, y[q + i], even);
      odd = Math.fma(w3, y[q + i + 1], odd);
      even = Math.fma(w4, y[q + i + 2], even);
      odd = Math.fma(w5, y[q + i + 3], odd);
      both = even + odd;
      toB[at + i] = both + now * both;
      t++;
    }
  }
}

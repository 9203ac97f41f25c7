package tenuto.dsp.reverbs;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.SincTaps;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.StateTransfer;

/**
 * Two delay lines with slow modulation in opposite directions, which avoids metallic ringing.
 *
 * <p>They are interpolated by {@link SincTaps}, which does not attenuate the highs: in a loop a
 * hundredth of a dB is audible, as it is lost on each round. The controls are read at every {@value
 * #STEP}th sample, and the delay is interpolated linearly in between. It changes by at most 1/128
 * sample per sample, an eighth of a semitone, at any depth and rate, and is averaged over {@value
 * #SMOOTH} steps, so that jumps of a control are inaudible. A sound that is read faster is made
 * softer, and one that is read more slowly louder, by half as much: so its energy is preserved, and
 * the modulation cannot make a loop grow.
 */
final class ModulatedDelays {
  static final double MOST_MS = 5;
  static final double MOST_HZ = 10;

  /** Samples per step; with fewer, starting the loop over a step takes longer than running it. */
  private static final int STEP = 64;

  private static final double MOST_IN_STEP = STEP / 128.0;

  /** Steps over which the delay is averaged, such that no change of its slope exceeds 2^-10. */
  private static final int SMOOTH = 16;

  /** Samples on either side for the interpolation, and for the change of a delay within a span. */
  private static final int BESIDE = SincTaps.HALF + Spans.LENGTH / 128 + 2;

  private final double limit;
  private final double samplesPerMs;
  private final double turn;
  private final double[] window = new double[Spans.LENGTH + 2 * BESIDE];

  /** The first index of each sample's taps, for {@link SincTaps}. */
  private final int[] begins = new int[Spans.LENGTH];

  private final int[] rows = new int[Spans.LENGTH];
  private final double[] ways = new double[Spans.LENGTH];

  /** The lengthening of the first delay at each sample, and half of its change per sample. */
  private final double[] longer = new double[Spans.LENGTH];

  private final double[] speeds = new double[Spans.LENGTH];

  /** The last target lengthenings, limited in their change from step to step. */
  private final double[] wishes = new double[SMOOTH];

  private double phase;
  private int newest;

  /** The lengthening of the first delay at the step's start and at its end. */
  private double from;

  private double swing;

  /** Half of its change per sample in the previous step. */
  private double faster;

  /** The increase of that per sample, up to its value in this step. */
  private double quickens;

  /** A line, and the array that receives its output. */
  record Line(Ring ring, int delay, double[] to) {}

  /**
   * @param limit largest modulation of the lines in samples, either way
   * @param speed factor for the rates
   */
  ModulatedDelays(double limit, double speed, double sampleRate) {
    this.limit = limit;
    samplesPerMs = Milliseconds.samplesInOne(sampleRate);
    turn = STEP * speed / sampleRate;
  }

  /**
   * The largest modulation of a line, as a share of its delay, with which it can still be read in
   * blocks.
   */
  static double limit(double part, int delay) {
    return Math.clamp(part * delay, 0, Math.max(0, delay - BESIDE - 1 - Block.GROUP));
  }

  /** How many samples can be read at once from a line with that delay. */
  int most(int delay) {
    return (int) (delay - limit) - BESIDE - 1;
  }

  /** The samples that a ring must hold for that. */
  long room(int delay) {
    return (long) (delay + limit) + BESIDE + 2 + Spans.LENGTH;
  }

  /** Reads the next {@code n} samples of both lines, modulated with depths in ms at rates in Hz. */
  void read(double[] depths, double[] rates, Line first, Line second, long position, int n) {
    int count = n + 2 * BESIDE;
    int begin = follow(depths, rates, position, n);
    boolean vectors = VectorApi.isPresent();
    first.ring.read(position - first.delay - begin - BESIDE, window, 0, count);
    for (int i = 0; i < n; i++) {
      double whole = Math.floor(longer[i]);
      place(i, begin - (int) whole, longer[i] - whole);
    }
    SincTaps.sums(window, begins, rows, ways, first.to, 0, n, vectors);
    second.ring.read(position - second.delay + begin - BESIDE, window, 0, count);
    for (int i = 0; i < n; i++) {
      double next = Math.floor(longer[i]) + 1;
      place(i, (int) next - begin, next - longer[i]);
    }
    SincTaps.sums(window, begins, rows, ways, second.to, 0, n, vectors);
    balance(first.to, second.to, n);
  }

  /** Computes the modulation of the next samples; returns the whole samples of the first one's. */
  private int follow(double[] depths, double[] rates, long position, int n) {
    for (int at = 0; at < n; ) {
      int in = (int) (position + at) & STEP - 1;
      int now = Math.min(STEP - in, n - at);
      if (in == 0) {
        step(depths[at], rates[at]);
      }
      double rise = (swing - from) / STEP;
      for (int i = 0; i < now; i++) {
        longer[at + i] = Fma.of(rise, in + i, from);
        speeds[at + i] = Fma.of(quickens, in + i, faster);
      }
      at += now;
    }
    return (int) Math.floor(longer[0]);
  }

  /**
   * Computes a sample's place in the window.
   *
   * @param later whole samples by which it is after its place without modulation
   * @param part fraction of a sample by which it is before that
   */
  private void place(int i, int later, double part) {
    double row = part * SincTaps.ROWS;
    rows[i] = Math.min((int) row, SincTaps.ROWS - 1);
    ways[i] = row - rows[i];
    begins[i] = i + BESIDE + later - SincTaps.HALF;
  }

  private void balance(double[] first, double[] second, int n) {
    for (int i = 0; i < n; i++) {
      first[i] -= speeds[i] * first[i];
      second[i] += speeds[i] * second[i];
    }
  }

  /** Hands over the modulation, which follows from the controls alone; not the lines. */
  void transfer(StateTransfer state) {
    for (int i = 0; i < SMOOTH; i++) {
      wishes[i] = state.of(wishes[i]);
    }
    phase = state.of(phase);
    newest = state.of(newest);
    from = state.of(from);
    swing = state.of(swing);
    faster = state.of(faster);
    quickens = state.of(quickens);
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
    from = swing;
    swing = sum / SMOOTH;
    faster += quickens * STEP;
    quickens = ((swing - from) / (2 * STEP) - faster) / STEP;
  }
}

package tenuto.dsp.reverbs;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.SincTaps;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.SineOfTurns;
import tenuto.dsp.word.Controls;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Signal;

/**
 * Two delay lines that swing slowly, one forth while the other swings back, so that nothing rings
 * at one pitch for long.
 *
 * <p>What lies between samples is read by {@link SincTaps}, which takes nothing from the highs: in
 * a loop a hundredth of a dB is heard, as it is taken away on each way round. The controls are
 * looked at at every {@value #STEP}th sample, and the delay goes from one to the next in straight
 * lines; it changes by no more than a 128th of a sample in a sample, an eighth of a semitone,
 * however deep and fast it is to swing, and is the mean over {@value #SMOOTH} steps, so that no
 * control's jump is heard as one. What is read faster is made softer, and what is read more slowly
 * louder, by half as much: so its energy stays what it was, and no swing lets a loop grow.
 */
final class ModulatedDelays {
  static final double MOST_MS = 5;
  static final double MOST_HZ = 10;

  /** With fewer, the loop over a step takes longer to begin than to run. */
  private static final int STEP = 64;

  private static final double MOST_IN_STEP = STEP / 128.0;

  /** With it no change of speed is a kink of more than 2^-10. */
  private static final int SMOOTH = 16;

  /** Samples on either side for the weights and for what a delay changes by within a span. */
  private static final int BESIDE = SincTaps.HALF + Spans.LENGTH / 128 + 2;

  private final double limit;
  private final double samplesPerMs;
  private final double turn;
  private final double[] window = new double[Spans.LENGTH + 2 * BESIDE];

  /** Of each sample, for {@link SincTaps}. */
  private final int[] begins = new int[Spans.LENGTH];

  private final int[] rows = new int[Spans.LENGTH];
  private final double[] ways = new double[Spans.LENGTH];

  /** By how much the first delay is longer, sample by sample, and half of what that changes by. */
  private final double[] longer = new double[Spans.LENGTH];

  private final double[] speeds = new double[Spans.LENGTH];

  /** The last wishes, from step to step no further apart than they may. */
  private final double[] wishes = new double[SMOOTH];

  private double phase;
  private int newest;

  /** By how much the first delay is longer at the step's start and at its end. */
  private double from;

  private double swing;

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
  ModulatedDelays(double limit, double speed, double sampleRate) {
    this.limit = limit;
    samplesPerMs = Milliseconds.samplesInOne(sampleRate);
    turn = STEP * speed / sampleRate;
  }

  static void check(Signal depth, Signal rate) {
    Controls.between("depth", depth, 0, MOST_MS);
    Controls.between("rate", rate, 0, MOST_HZ);
  }

  /** By how much a line may swing, a part of its delay, and still be read in stretches. */
  static double limit(double part, int delay) {
    return Math.clamp(part * delay, 0, Math.max(0, delay - BESIDE - 1 - Block.GROUP));
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

  /** Works out the swing of the next samples; returns the whole samples of the first one's. */
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
   * Finds a sample's place in the window.
   *
   * @param later whole samples by which it is after where it is with no swing
   * @param part of a sample, by which it is before that
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

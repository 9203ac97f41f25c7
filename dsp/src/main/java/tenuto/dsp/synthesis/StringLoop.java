package tenuto.dsp.synthesis;

import java.util.Arrays;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;
import tenuto.engine.signal.Voice;

/**
 * An extended Karplus-Strong string: one period circulates in a delay line and loses some of its
 * highs on each round. The input, the frequency in Hz, determines the line's length, whose fraction
 * is interpolated by a Lagrange polynomial of fifth degree, so that the string is in tune, in
 * glides too (K. Karplus and A. Strong, "Digital synthesis of plucked-string and drum timbres",
 * 1983; T. Laakso et al., "Splitting the unit delay", 1996). After a frequency that is NaN it is
 * NaN.
 *
 * @param decay ms in which the fundamental decays by 60 dB
 * @param highs ms in which partials at 5 kHz do
 * @param stiffness the B of the partials n·f·√((1 + B·n²)/(1 + B))
 * @param pluck makes the first period
 */
record StringLoop(double sampleRate, double decay, double highs, double stiffness, Pluck pluck)
    implements Voice {
  /** The range of pitches: from 5 Hz to an eighth of the sample rate. */
  static final double LOWEST_HZ = 5;

  static final double HIGHEST = 0.125;

  /** The excitation of a string. */
  interface Pluck {
    /**
     * The first period, with {@code samples} samples; their integer positions from 0 on, before it
     * ends.
     */
    double[] period(double samples, double sampleRate);

    /** Samples over which the output fades in. */
    double fade(double sampleRate);
  }

  @Override
  public State begin() {
    return new Sounding();
  }

  private final class Sounding extends ScalarState {
    private static final int TAPS = LagrangeWeights.COUNT;

    private final StringTuning tuning = new StringTuning(sampleRate, decay, highs);

    /** The interpolation weights of the six samples around the line's end. */
    private final double[] weights = new double[TAPS];

    private final double[] chain = new double[StringTuning.CHAIN];

    /** Samples of the line that are read together, in order. */
    private final double[] past = new double[Spans.LENGTH + TAPS];

    private double[] ring = new double[2 * Block.GROUP];
    private double[] period = new double[0];
    private double fade;
    private double hz = Double.NaN;
    private double line;
    private double damped;
    private double weighed = Double.NaN;
    private int whole;
    private long position;
    private boolean lost;

    @Override
    public void transfer(StateTransfer state) {
      tuning.transfer(state);
      state.of(chain);
      ring = handed(ring, ring.length, state);
      // Of a pluck that has been played nothing is left.
      period = handed(period, position < period.length ? period.length : 0, state);
      fade = state.of(fade);
      hz = state.of(hz);
      line = state.of(line);
      damped = state.of(damped);
      position = state.of(position);
      lost = state.of(lost);
      weigh(state.of(weighed));
    }

    private static double[] handed(double[] numbers, int count, StateTransfer state) {
      double[] handed = Arrays.copyOf(numbers, state.of(count));
      state.of(handed);
      return handed;
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; ) {
        for (int k = i; k < i + Block.GROUP; k++) {
          lost |= Double.isNaN(x[k]);
        }
        if (lost) {
          Arrays.fill(x, i, n, Double.NaN);
          return;
        }
        double asked = Math.min(Math.max(x[i], LOWEST_HZ), HIGHEST * sampleRate);
        int steady = asked == hz && tuning.allPass == 0 ? steady(x, i, n) : 0;
        if (steady > 0) {
          stay(x, i, steady);
          i += steady;
        } else {
          group(asked, x, i);
          i += Block.GROUP;
        }
      }
    }

    /** How many samples of constant pitch can be computed independently: whole groups. */
    private int steady(double[] x, int at, int n) {
      int end = Math.min(n, at + (whole - 2 & -Block.GROUP));
      if (end <= at) {
        return 0;
      }
      int first = Arrays.mismatch(x, at, end - 1, x, at + 1, end); // compares by vectors
      return first < 0 ? end - at : first + 1 & -Block.GROUP;
    }

    /** Eight samples in which the line's length moves to that of a pitch. */
    private void group(double asked, double[] x, int at) {
      double from = line;
      if (position == 0) {
        tuning.stiffen(asked, stiffness);
        period = pluck.period(sampleRate / asked, sampleRate);
        fade = pluck.fade(sampleRate);
      }
      if (asked != hz) {
        hz = asked;
        tuning.tune(hz);
        line = tuning.line;
        extend((int) line + 2 * TAPS);
      }
      double rise = position == 0 ? 0 : (line - from) / Block.GROUP;
      for (int k = 0; k < Block.GROUP; k++) {
        x[at + k] = next(rise == 0 ? line : Fma.of(rise, k + 1, from));
      }
    }

    /** The same as {@link #next} for some independent samples. */
    private void stay(double[] x, int at, int n) {
      weigh(line);
      late(x, at, n);
      double pole = tuning.pole;
      double now = damped;
      for (int i = at; i < at + n; i++) {
        now = Ring.faded(Fma.of(pole, now, x[i]));
        x[i] = now;
      }
      damped = now;
      if (position < period.length || position + 1 <= fade) {
        for (int i = at; i < at + n; i++) {
          x[i] = put(x[i]);
        }
        return;
      }
      int to = (int) position & ring.length - 1;
      int first = Math.min(n, ring.length - to);
      System.arraycopy(x, at, ring, to, first);
      System.arraycopy(x, at + first, ring, 0, n - first);
      position += n;
    }

    /** The line's output, attenuated by the loss of one round. */
    private void late(double[] x, int at, int n) {
      int count = n + TAPS - 1;
      int place = (int) position - whole + 3 - TAPS & ring.length - 1;
      int first = Math.min(count, ring.length - place);
      System.arraycopy(ring, place, past, 0, first);
      System.arraycopy(ring, 0, past, first, count - first);
      double[] w = weights;
      double[] r = past;
      double passed = tuning.gain * (1 - tuning.pole);
      for (int i = 0; i < n; i++) {
        double y = Fma.of(w[0], r[i + 5], 0);
        y = Fma.of(w[1], r[i + 4], y);
        y = Fma.of(w[2], r[i + 3], y);
        y = Fma.of(w[3], r[i + 2], y);
        y = Fma.of(w[4], r[i + 1], y);
        y = Fma.of(w[5], r[i], y);
        x[at + i] = passed * y;
      }
    }

    private void weigh(double length) {
      if (length != weighed) {
        weighed = length;
        whole = (int) length;
        LagrangeWeights.of(length, weights);
      }
    }

    private double next(double length) {
      weigh(length);
      int mask = ring.length - 1;
      int last = (int) position - whole + 2;
      double y = 0;
      for (int i = 0; i < TAPS; i++) {
        y = Fma.of(weights[i], ring[last - i & mask], y);
      }
      if (tuning.allPass != 0) {
        for (int i = 0; i < chain.length; i++) {
          double passed = Fma.of(tuning.allPass, y, chain[i]);
          chain[i] = Fma.of(-tuning.allPass, passed, y);
          y = passed;
        }
      }
      damped = Ring.faded(Fma.of(tuning.pole, damped, tuning.gain * (1 - tuning.pole) * y));
      return put(damped);
    }

    /** Writes the feedback plus the pluck to the line, and returns the output. */
    private double put(double round) {
      double sum = position < period.length ? round + period[(int) position] : round;
      ring[(int) position & ring.length - 1] = sum;
      double y = position + 1 <= fade ? sum * StringLoop.edge(position / fade) : sum;
      position++;
      return y;
    }

    private void extend(int least) {
      if (ring.length < least) {
        double[] larger = new double[Integer.highestOneBit(least) * 2];
        for (long i = Math.max(0, position - ring.length); i < position; i++) {
          larger[(int) i & larger.length - 1] = ring[(int) i & ring.length - 1];
        }
        ring = larger;
      }
    }
  }

  /** A raised-cosine edge from 0 to 1. */
  static double edge(double x) {
    return x <= 0 ? 0 : x >= 1 ? 1 : (1 - Phase.cosine(x / 2)) / 2;
  }
}

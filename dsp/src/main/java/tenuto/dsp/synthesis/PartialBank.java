package tenuto.dsp.synthesis;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorState;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.dsp.synthesis.PartialWays.Way;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;
import tenuto.engine.signal.Voice;

/**
 * Additive synthesis: a sum of sines whose frequencies are multiples of the input, a frequency in
 * Hz. A sine fades out over the last twentieth below half the sample rate. After a frequency that
 * is not finite, the output is NaN.
 *
 * <p>While the frequency changes, each sine is computed from its phase. Once it has been constant
 * for some groups of 8 samples, a group is twice the cosine of 8 steps times the group before it
 * less the one before that (the Chebyshev recurrence), restarted every {@value #RESTART} samples:
 * the error is below 10^-12.
 */
record PartialBank(double sampleRate, List<Partial> partials) implements Voice {
  private static final int GROUP = Block.GROUP;

  /** Samples of the last two groups. */
  static final int PAST = 2 * GROUP;

  static final int RESTART = 256;
  private static final double FADE = 0.025;

  /**
   * @param ratio its frequency divided by the input
   * @param gain factor
   * @param phase in turns at sample 0
   */
  record Partial(double ratio, double gain, double phase) {}

  PartialBank {
    partials = List.copyOf(partials);
  }

  @Override
  public State begin() {
    return new Running();
  }

  private final class Running extends VectorState {
    private final int count = partials.size();
    private final double[] ratios = new double[count];
    private final double[] gains = new double[count];
    private final long[] phases = new long[count];

    /** Each phase's step per sample at the current frequency, and twice the cosine of 8 steps. */
    private final long[] steps = new long[count];

    private final double[] factors = new double[count];

    /** The audible share of each, at the start of the current group. */
    private final double[] heard = new double[count];

    /** The last two groups of each sine. */
    private final double[] past = new double[count * PAST];

    private final PartialWays ways = new PartialWays(sampleRate);
    private final double[] turns = ways.turns;
    private final double[] turned = ways.turned;

    /** The partials that are computed together. */
    private final int[] some = new int[count];

    private final double[] angles = new double[Spans.LENGTH];
    private final double[] sines = new double[Spans.LENGTH];
    private final double[] waves = new double[PAST + Spans.LENGTH];
    private final Block[] place = new Block[1];
    private final double[][] spans = Spans.arrays(1, Spans.LENGTH);
    private double tuned = Double.NaN;
    private boolean begun;

    Running() {
      for (int p = 0; p < count; p++) {
        ratios[p] = partials.get(p).ratio();
        gains[p] = partials.get(p).gain();
        phases[p] = Phase.of(partials.get(p).phase());
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      for (int p = 0; p < count; p++) {
        phases[p] = state.of(phases[p]);
      }
      state.of(heard);
      state.of(past);
      ways.transfer(state);
      begun = state.of(begun);
      double at = state.of(tuned);
      if (at != tuned && !Double.isNaN(at)) {
        tune(at);
      }
    }

    @Override
    public void scalar(double[] x, int n) {
      run(x, n, false);
    }

    @Override
    public void vectors(Block in, Block out, int n) {
      place[0] = out;
      if (in != out) {
        in.copyTo(0, out, 0, n);
      }
      Spans.run(place, place, n, spans, spans, (at, now) -> run(spans[0], now, true));
    }

    private void run(double[] x, int n, boolean vectors) {
      int sound = ways.read(x, n);
      if (!begun && sound > 0) {
        for (int p = 0; p < count; p++) {
          heard[p] = heard(p, turns[0]);
        }
      }
      begun = true;
      Arrays.fill(x, 0, n, 0);
      for (int i = 0, end; i < sound; i = end) {
        end = ways.end(i, sound);
        add(ways.at(i), x, i, end - i, vectors);
      }
      Arrays.fill(x, sound, n, Double.NaN);
    }

    /** Adds whole groups computed by one method. */
    private void add(Way way, double[] x, int at, int n, boolean vectors) {
      if (way != Way.MOVING && turns[at] != tuned) {
        tune(turns[at]);
      }
      if (way == Way.GOING_ON) {
        goOn(x, at, n, vectors);
      } else {
        turn(way, x, at, n, vectors);
      }
      for (int p = 0; p < count; p++) {
        phases[p] = phase(p, way, at, n);
      }
    }

    private void tune(double now) {
      tuned = now;
      for (int p = 0; p < count; p++) {
        steps[p] = Phase.of(ratios[p] * now);
        factors[p] = 2 * SineOfTurns.of(GROUP * steps[p] + 2 * SineOfTurns.QUARTER);
      }
    }

    private double heard(int p, double now) {
      return Math.clamp((0.5 - Math.abs(ratios[p] * now)) / FADE, 0.0, 1.0);
    }

    private boolean sounds(int p, int at, int n) {
      boolean any = heard[p] != 0;
      for (int i = at; i < at + n && !any; i += GROUP) {
        any = heard(p, turns[i]) != 0;
      }
      return any;
    }

    /** The phase after some groups. */
    private long phase(int p, Way way, int at, int n) {
      if (way != Way.MOVING) {
        return phases[p] + n * steps[p];
      }
      long phase = phases[p];
      for (int i = at + GROUP - 1; i < at + n; i += GROUP) {
        phase += Phase.of(ratios[p] * (turned[i] + turns[i]));
      }
      return phase;
    }

    /** Adds groups by the recurrence. */
    private void goOn(double[] x, int at, int n, boolean vectors) {
      int many = 0;
      for (int p = 0; p < count; p++) {
        if (heard[p] != 0) {
          some[many++] = p;
        }
      }
      PartialSums.goOn(some, many, factors, past, waves, x, at, n, vectors);
    }

    /** Adds groups of sines of their phases, of as many partials at a time as fit in a span. */
    private void turn(Way way, double[] x, int at, int n, boolean vectors) {
      for (int p = 0; p < count; ) {
        int many = 0;
        for (; p < count && (many + 1) * n <= Spans.LENGTH; p++) {
          if (sounds(p, at, n)) {
            some[many++] = p;
          }
        }
        boolean plain = vectors && way == Way.STILL && noneFades(many, at);
        if (plain) {
          PartialSums.Vectors.turn(some, many, ratios, phases, steps, turned, at, n, angles);
        } else {
          for (int k = 0; k < many; k++) {
            turn(some[k], way, at, n, k * n);
          }
        }
        SineOfTurns.of(angles, sines, many * n);
        if (plain) {
          PartialSums.Vectors.add(some, many, gains, heard, sines, x, at, n);
        } else {
          for (int k = 0; k < many; k++) {
            fade(some[k], at, n, k * n);
            for (int i = 0; i < n; i++) {
              x[at + i] += sines[k * n + i];
            }
          }
        }
        for (int k = 0; k < many; k++) {
          keep(some[k], n, k * n);
        }
      }
    }

    private boolean noneFades(int many, int at) {
      boolean stays = true;
      for (int k = 0; k < many; k++) {
        stays &= heard[some[k]] == heard(some[k], turns[at]);
      }
      return stays;
    }

    private void turn(int p, Way way, int at, int n, int to) {
      double ratio = ratios[p];
      long phase = phases[p];
      for (int i = 0; i < n; i += GROUP) {
        double begin = (phase >> 11) * 0x1p-53;
        for (int k = i; k < i + GROUP; k++) {
          angles[to + k] = Fma.of(ratio, turned[at + k], begin);
        }
        phase += phase(p, way, at + i, GROUP) - phases[p];
      }
    }

    private void fade(int p, int at, int n, int to) {
      for (int i = 0; i < n; i += GROUP) {
        double from = heard[p];
        double then = heard(p, turns[at + i]);
        double rise = (then - from) / GROUP;
        for (int k = 0; k < GROUP; k++) {
          sines[to + i + k] *= gains[p];
          sines[to + i + k] *= rise == 0 ? then : Fma.of(rise, k + 1, from);
        }
        heard[p] = then;
      }
    }

    /** Keeps the last two groups of a partial's samples. */
    private void keep(int p, int n, int at) {
      int fresh = Math.min(n, PAST);
      System.arraycopy(past, p * PAST + fresh, past, p * PAST, PAST - fresh);
      System.arraycopy(sines, at + n - fresh, past, (p + 1) * PAST - fresh, fresh);
    }
  }
}

package tenuto.dsp.synthesis;

import java.util.Arrays;
import java.util.List;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorState;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;

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
record PartialBank(double sampleRate, List<Partial> partials) implements Filter {
  private static final int RESTART = 256;
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
    private static final int GROUP = Block.GROUP;
    private static final int PAST = 2 * GROUP;

    /** Groups with a constant frequency after which the recurrence continues from the last two. */
    private static final int SETTLED = 3;

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

    /** The frequency in turns per sample, and the phase since the start of its group. */
    private final double[] turns = new double[Spans.LENGTH];

    private final double[] turned = new double[Spans.LENGTH];

    /** The method for each group. */
    private final Way[] ways = new Way[Spans.LENGTH / GROUP];

    private final double[] angles = new double[Spans.LENGTH];
    private final double[] sines = new double[Spans.LENGTH];
    private final double[] waves = new double[PAST + Spans.LENGTH];
    private final Block[] place = new Block[1];
    private final double[][] spans = Spans.arrays(1, Spans.LENGTH);
    private double tuned = Double.NaN;
    private double last = Double.NaN;
    private int settled;
    private long position;
    private boolean lost;

    Running() {
      for (int p = 0; p < count; p++) {
        ratios[p] = partials.get(p).ratio();
        gains[p] = partials.get(p).gain();
        phases[p] = Phase.of(partials.get(p).phase());
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
      int sound = lost ? 0 : read(x, n);
      lost = sound < n;
      choose(sound);
      if (position == 0 && sound > 0) {
        for (int p = 0; p < count; p++) {
          heard[p] = heard(p, turns[0]);
        }
      }
      Arrays.fill(x, 0, n, 0);
      for (int i = 0, end; i < sound; i = end) {
        Way way = ways[i / GROUP];
        end = i + GROUP;
        while (end < sound
            && ways[end / GROUP] == way
            && (way == Way.MOVING || turns[end] == turns[i])) {
          end += GROUP;
        }
        add(way, x, i, end - i, vectors);
      }
      position += n;
      Arrays.fill(x, sound, n, Double.NaN);
    }

    /** Reads frequencies up to one that is not finite; the rest of its group uses the last one. */
    private int read(double[] hz, int n) {
      for (int i = 0; i < n; i++) {
        double now = hz[i] / sampleRate;
        if (!Double.isFinite(now)) {
          Arrays.fill(turns, i, Block.wholeGroups(i), i == 0 ? 0 : turns[i - 1]);
          Arrays.fill(turned, i, Block.wholeGroups(i), 0);
          return i;
        }
        turns[i] = now;
        turned[i] = i % GROUP == 0 ? 0 : turned[i - 1] + turns[i - 1];
      }
      return n;
    }

    private void choose(int n) {
      for (int i = 0; i < n; i += GROUP) {
        boolean still = true;
        for (int k = 1; k < GROUP; k++) {
          still &= turns[i + k] == turns[i];
        }
        settled = still ? turns[i] == last ? settled + 1 : 1 : 0;
        last = turns[i + GROUP - 1];
        boolean goesOn = settled > SETTLED && (position + i) % RESTART >= PAST;
        ways[i / GROUP] = goesOn ? Way.GOING_ON : still ? Way.STILL : Way.MOVING;
      }
    }

    /** Adds whole groups computed by one method. */
    private void add(Way way, double[] x, int at, int n, boolean vectors) {
      if (way != Way.MOVING && turns[at] != tuned) {
        tune(turns[at]);
      }
      for (int p = 0; p < count; p++) {
        if (way != Way.GOING_ON && sounds(p, at, n)) {
          turn(p, way, at, n);
          fade(p, at, n);
          keep(p, x, at, n);
        } else if (heard[p] != 0 && vectors) {
          Vectors.goOn(factors[p], past, p * PAST, x, at, n);
        } else if (heard[p] != 0) {
          goOn(p, n);
          keep(p, x, at, n);
        }
        phases[p] = phase(p, way, at, n);
      }
    }

    private void keep(int p, double[] x, int at, int n) {
      System.arraycopy(waves, n, past, p * PAST, PAST);
      for (int i = 0; i < n; i++) {
        x[at + i] += waves[PAST + i];
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

    private void goOn(int p, int n) {
      double factor = factors[p];
      System.arraycopy(past, p * PAST, waves, 0, PAST);
      for (int i = PAST; i < PAST + n; i++) {
        waves[i] = Fma.of(factor, waves[i - GROUP], -waves[i - PAST]);
      }
    }

    private void turn(int p, Way way, int at, int n) {
      double ratio = ratios[p];
      long phase = phases[p];
      for (int i = 0; i < n; i += GROUP) {
        double begin = (phase >> 11) * 0x1p-53;
        for (int k = i; k < i + GROUP; k++) {
          angles[k] = Fma.of(ratio, turned[at + k], begin);
        }
        phase += phase(p, way, at + i, GROUP) - phases[p];
      }
      SineOfTurns.of(angles, sines, n);
      System.arraycopy(past, p * PAST, waves, 0, PAST);
    }

    private void fade(int p, int at, int n) {
      for (int i = 0; i < n; i += GROUP) {
        double from = heard[p];
        double to = heard(p, turns[at + i]);
        double rise = (to - from) / GROUP;
        for (int k = 0; k < GROUP; k++) {
          waves[PAST + i + k] =
              sines[i + k] * gains[p] * (rise == 0 ? to : Fma.of(rise, k + 1, from));
        }
        heard[p] = to;
      }
    }
  }

  /** The methods of computing a group of samples. */
  private enum Way {
    MOVING,
    STILL,
    GOING_ON
  }

  private static final class Vectors {
    private Vectors() {}

    /** Adds groups by the recurrence from the last two. */
    static void goOn(double factor, double[] past, int p, double[] x, int at, int n) {
      for (int lane = 0; lane < Block.GROUP; lane += Lanes.COUNT) {
        DoubleVector before = DoubleVector.fromArray(Lanes.DOUBLES, past, p + lane);
        DoubleVector now = DoubleVector.fromArray(Lanes.DOUBLES, past, p + Block.GROUP + lane);
        DoubleVector by = DoubleVector.broadcast(Lanes.DOUBLES, factor);
        for (int i = at + lane; i < at + n; i += Block.GROUP) {
          DoubleVector next = by.fma(now, before.neg());
          DoubleVector.fromArray(Lanes.DOUBLES, x, i).add(next).intoArray(x, i);
          before = now;
          now = next;
        }
        before.intoArray(past, p + lane);
        now.intoArray(past, p + Block.GROUP + lane);
      }
    }
  }
}

package tenuto.dsp.oscillators;

import java.util.Arrays;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.base.Fma;
import tenuto.engine.base.SplitMix;

/**
 * A super saw: several detuned band-limited sawtooths in stereo. Its inputs are the frequency in
 * Hz, the detuning of the outermost voices in cents, and the stereo width, 0 to 1.
 *
 * <p>Voices are closer together in the middle, as those of Roland's JP-8000 were found to be (A.
 * Szabo, "How to emulate the super saw", 2010), so that they beat at many speeds: the detuning
 * grows with the power 3/2 of the distance from the middle voice. They start at random phases. For
 * any number and width, each side has the power of one sawtooth.
 *
 * @param known see {@link Oscillation}
 */
record SuperSawWave(double sampleRate, int voices, long seed, long known)
    implements LateOscillator {
  private static final int HZ = 0;
  private static final int DETUNE = 1;
  private static final int SPREAD = 2;

  static final double MOST_CENTS = 1200;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public int outputs() {
    return 2;
  }

  @Override
  public Oscillation begin() {
    BlepWave[] waves = new BlepWave[voices + 1];
    Arrays.setAll(waves, v -> new BlepWave());
    return new Running(waves);
  }

  /** The position of a voice between the lowest and the highest, −1 to 1. */
  private double rank(int voice) {
    return voices == 1 ? 0 : (2.0 * voice + 1 - voices) / (voices - 1);
  }

  /** The stereo position of a voice: neighbours on different sides, the outermost at either end. */
  private double side(int voice) {
    boolean low = voice < voices / 2;
    int fromEnd = low ? voice : voices - 1 - voice;
    double place = Math.abs(rank(voice));
    return low == (fromEnd % 2 == 0) ? -place : place;
  }

  private final class Running extends Oscillation {
    /** The voices' waves, and the width control as a wave, so that it has the same latency. */
    private final BlepWave[] waves;

    private final SawVoice[] saws = new SawVoice[voices];
    private final double[] offsets = new double[voices];
    private final double[] ratios = new double[voices];
    private final double[] lefts = new double[voices];
    private final double[] rights = new double[voices];
    private final long[][] steps = new long[voices][Spans.LENGTH];
    private final double[] row = new double[Spans.LENGTH];
    private final double[] spreads = new double[Spans.LENGTH];
    private double detune = Double.NaN;
    private double spread = Double.NaN;
    private double hz = Double.NaN;

    Running(BlepWave... waves) {
      super(SuperSawWave.this, known, waves);
      this.waves = waves;
      for (int v = 0; v < voices; v++) {
        saws[v] = new SawVoice(waves[v]);
        double way = Math.abs(rank(v));
        offsets[v] = Math.copySign(way * Math.sqrt(way), rank(v)) / 1200;
      }
    }

    @Override
    void begin(double[][] controls) {
      steps(controls, 1);
      for (int v = 0; v < voices; v++) {
        saws[v].begin(SplitMix.mix(seed + (v + 1) * SplitMix.GOLDEN_RATIO), steps[v][0]);
      }
    }

    private void steps(double[][] controls, int n) {
      for (int i = 0; i < n; i++) {
        double f = controls[HZ][i];
        double cents = controls[DETUNE][i];
        boolean moves = f != hz;
        if (cents != detune) {
          detune = cents;
          tune(Math.min(Math.max(cents, 0), MOST_CENTS));
          moves = true;
        }
        hz = f;
        for (int v = 0; v < voices; v++) {
          steps[v][i] = moves || i == 0 ? Steps.of(f * ratios[v], sampleRate) : steps[v][i - 1];
        }
      }
    }

    private void tune(double cents) {
      for (int v = 0; v < voices; v++) {
        ratios[v] = GainOfDecibels.ofOctaves(cents * offsets[v], 0);
      }
    }

    @Override
    void draw(double[][] controls, int n) {
      BlepWave delay = waves[voices];
      for (int i = 0; i < n; i++) {
        delay.add(i, controls[SPREAD][i]);
      }
      if (isSteady()) {
        for (SawVoice saw : saws) {
          saw.draw(n);
        }
        return;
      }
      steps(controls, n);
      for (int v = 0; v < voices; v++) {
        saws[v].draw(steps[v], n);
      }
    }

    @Override
    void take(double[][] out, int n) {
      double[] left = out[0];
      double[] right = out[1];
      Arrays.fill(left, 0, n, 0);
      Arrays.fill(right, 0, n, 0);
      waves[voices].take(spreads, n);
      boolean stays = Held.isAll(spreads, spread, n);
      for (int v = 0; v < voices; v++) {
        if (stays) {
          waves[v].mix(left, lefts[v], right, rights[v], n);
        } else {
          waves[v].take(row, n);
          pan(v, left, right, n);
        }
      }
      spread = spreads[n - 1];
    }

    private void pan(int voice, double[] left, double[] right, int n) {
      double side = side(voice);
      for (int i = 0; i < n; i++) {
        double place = side * Math.min(Math.max(spreads[i], 0), 1);
        lefts[voice] = Math.sqrt((1 - place) / voices);
        rights[voice] = Math.sqrt((1 + place) / voices);
        left[i] = Fma.of(lefts[voice], row[i], left[i]);
        right[i] = Fma.of(rights[voice], row[i], right[i]);
      }
    }
  }
}

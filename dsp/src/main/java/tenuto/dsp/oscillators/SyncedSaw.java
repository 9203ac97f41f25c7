package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;

/**
 * Hard sync: a band-limited sawtooth that restarts with each period of a master oscillator. Its
 * inputs are the master's frequency in Hz, and the sawtooth's as a multiple of it, both at least 0.
 *
 * @param phase of the master at the start, in turns
 * @param known see {@link Oscillation}
 */
record SyncedSaw(double sampleRate, double phase, long known) implements LateOscillator {
  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public Oscillation begin() {
    return new Running(new BlepWave());
  }

  private final class Running extends Oscillation {
    private final BlepWave wave;
    private final double[] hz = new double[Spans.LENGTH];
    private final long[] leads = new long[Spans.LENGTH];
    private final long[] steps = new long[Spans.LENGTH];

    /** The master's phase at the previous sample, and its steps. */
    private long lead;

    private long leadStep;
    private long leadBefore;

    /** The same for the sawtooth. */
    private long saw;

    private long step;
    private long before;

    Running(BlepWave wave) {
      super(SyncedSaw.this, known, wave);
      this.wave = wave;
    }

    @Override
    void begin(double[][] controls) {
      steps(controls, 1);
      leadStep = leads[0];
      leadBefore = leadStep;
      step = steps[0];
      before = step;
      lead = Phase.of(phase) - (BlepWave.LATENCY + 1) * leadStep;
      double turns = (lead * 0x1p-64 + 0.5) * Math.max(controls[1][0], 0);
      saw = Phase.of(turns) + Long.MIN_VALUE;
    }

    private void steps(double[][] controls, int n) {
      for (int i = 0; i < n; i++) {
        hz[i] = Math.max(controls[0][i], 0);
      }
      Steps.of(hz, sampleRate, leads, n);
      for (int i = 0; i < n; i++) {
        hz[i] = Math.max(controls[0][i], 0) * Math.max(controls[1][i], 0);
      }
      Steps.of(hz, sampleRate, steps, n);
    }

    @Override
    void draw(double[][] controls, int n) {
      if (isSteady()) {
        draw(n);
        return;
      }
      steps(controls, n);
      for (int i = 0; i < n; i++) {
        advance(i, leads[i], steps[i]);
      }
    }

    /** Draws the next samples while both frequencies are constant. */
    private void draw(int n) {
      advance(0, leadStep, step);
      for (int i = 1; i < n; i++) {
        int most = Steps.clear(lead, leadStep, n - i);
        int clear = Steps.clear(saw, step, most);
        saw = wave.rise(i, i + clear, saw, step);
        lead += clear * leadStep;
        i += clear;
        if (i < n) {
          advance(i, leadStep, step);
        }
      }
    }

    private void advance(int i, long leadAfter, long after) {
      long leadNext = lead + leadStep;
      long next = saw + step;
      if (Steps.wraps(lead, leadStep, leadNext)) {
        double place = Steps.place(lead, leadBefore, leadStep, leadAfter);
        long way = Math.clamp(Steps.way(place, before, step, after), 0, step);
        long end = saw + way;
        if (Steps.wraps(saw, way, end)) {
          wave.step(i, Math.min(Steps.place(saw, before, step, after), place), -2);
        }
        wave.step(i, place, -1 - end * 0x1p-63);
        next = Long.MIN_VALUE + (step - way);
      } else if (Steps.wraps(saw, step, next)) {
        wave.step(i, Steps.place(saw, before, step, after), -2);
      }
      wave.add(i, next * 0x1p-63);
      lead = leadNext;
      leadBefore = leadStep;
      leadStep = leadAfter;
      saw = next;
      before = step;
      step = after;
    }
  }
}

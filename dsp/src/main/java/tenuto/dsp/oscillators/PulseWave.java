package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;

/**
 * A band-limited pulse wave: 1 while the phase is below the width, else −1. Its inputs are the
 * frequency in Hz and the width in turns, which is clamped to 0 to 1 and moves by less than half a
 * period per sample.
 *
 * @param phase at the start, in turns
 * @param known see {@link Oscillation}
 */
record PulseWave(double sampleRate, double phase, long known) implements LateOscillator {
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
    private final long[] steps = new long[Spans.LENGTH];
    private final Width width = new Width();

    /** The phase at the previous sample, plus half a turn: it wraps where the pulse starts. */
    private long from;

    /** The same for the phase less the width: it wraps where the pulse ends. */
    private long ending;

    private long step;
    private long before;
    private long endingStep;

    Running(BlepWave wave) {
      super(PulseWave.this, known, wave);
      this.wave = wave;
    }

    @Override
    void begin(double[][] controls) {
      step = Steps.of(controls[0][0], sampleRate);
      before = step;
      from = Phase.of(phase) + Long.MIN_VALUE - (BlepWave.LATENCY + 1) * step;
      width.begin(controls[1][0]);
      ending = from - width.turns();
      endingStep = step;
    }

    @Override
    void draw(double[][] controls, int n) {
      if (isSteady() && width.isThere()) {
        draw(n);
        return;
      }
      Steps.of(controls[0], sampleRate, steps, n);
      for (int i = 0; i < n; i++) {
        advance(i, steps[i], width.move(controls[1][i], step));
      }
    }

    /** Draws the next samples while frequency and width are constant. */
    private void draw(int n) {
      advance(0, step, 0);
      for (int i = 1; i < n; i++) {
        int most = Steps.clear(from, step, n - i);
        int clear = Steps.clear(ending, step, most);
        wave.stay(i, i + clear, value());
        from += clear * step;
        ending += clear * step;
        i += clear;
        if (i < n) {
          advance(i, step, 0);
        }
      }
    }

    private double value() {
      return from < (width.turns() ^ Long.MIN_VALUE) ? 1 : -1;
    }

    private void advance(int i, long after, long move) {
      long to = from + step;
      if (Steps.wraps(from, step, to)) {
        wave.step(i, Steps.place(from, before, step, after), step > 0 ? 2 : -2);
      }
      long along = step - move;
      long end = ending + along;
      if (Steps.wraps(ending, along, end)) {
        wave.step(i, Steps.place(ending, endingStep, along, after - move), along > 0 ? -2 : 2);
      }
      from = to;
      ending = end;
      before = step;
      step = after;
      endingStep = along;
      wave.add(i, value());
    }
  }
}

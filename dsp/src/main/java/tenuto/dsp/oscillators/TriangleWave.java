package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;

/**
 * A band-limited triangle wave between −1 and 1, in phase with a sine. Its input is the frequency
 * in Hz.
 *
 * @param phase at the start, in turns
 * @param known see {@link Oscillation}
 */
record TriangleWave(double sampleRate, double phase, long known) implements LateOscillator {
  private static final long QUARTER = 1L << 62;

  /**
   * The change of slope per sample at a corner, as a multiple of the step: the slope changes from
   * −4 per turn to 4, or back.
   */
  private static final double BEND = 8 * 0x1p-64;

  @Override
  public Oscillation begin() {
    return new Running(new BlepWave());
  }

  private final class Running extends Oscillation {
    private final BlepWave wave;
    private final long[] steps = new long[Spans.LENGTH];

    /** The phase since the crest at the previous sample: it wraps in the trough. */
    private long fromCrest;

    private long step;
    private long before;

    Running(BlepWave wave) {
      super(TriangleWave.this, known, wave);
      this.wave = wave;
    }

    @Override
    void begin(double[][] controls) {
      step = Steps.of(controls[0][0], sampleRate);
      before = step;
      fromCrest = Phase.of(phase) - QUARTER - (BlepWave.LATENCY + 1) * step;
    }

    @Override
    void draw(double[][] controls, int n) {
      if (isSteady()) {
        draw(n);
        return;
      }
      Steps.of(controls[0], sampleRate, steps, n);
      for (int i = 0; i < n; i++) {
        advance(i, steps[i]);
      }
    }

    /** Draws the next samples while the frequency is constant. */
    private void draw(int n) {
      advance(0, step);
      for (int i = 1; i < n; i++) {
        int most = Steps.clear(fromCrest, step, n - i);
        int clear = Steps.clear(fromCrest ^ Long.MIN_VALUE, step, most);
        for (int end = i + clear; i < end; i++) {
          fromCrest += step;
          wave.add(i, value());
        }
        if (i < n) {
          advance(i, step);
        }
      }
    }

    private double value() {
      return 1 - Math.abs((double) fromCrest) * 0x1p-62;
    }

    private void advance(int i, long after) {
      long to = fromCrest + step;
      bend(i, fromCrest, to, after, BEND);
      bend(i, fromCrest ^ Long.MIN_VALUE, to ^ Long.MIN_VALUE, after, -BEND);
      fromCrest = to;
      before = step;
      step = after;
      wave.add(i, value());
    }

    private void bend(int i, long from, long to, long after, double rise) {
      if (Steps.wraps(from, step, to)) {
        double place = Steps.place(from, before, step, after);
        double here = step + ((double) after - before) / 2 * (place - 0.5);
        wave.bend(i, place, rise * Math.abs(here));
      }
    }
  }
}

package tenuto.dsp.oscillators;

import java.util.Arrays;
import java.util.Locale;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;

/**
 * A low-frequency oscillator: a periodic wave between two values, not band-limited. Its inputs are
 * the frequency in Hz and both values. From a NaN in the frequency on it is NaN.
 *
 * @param phase at the start, in turns
 */
record SlowWave(Shape shape, double sampleRate, double phase) implements Filter {
  /** The waveform from the lower value, 0, to the upper one, 1. */
  enum Shape {
    /** Starts in the middle, rising. */
    SINE,
    TRIANGLE,
    /** Upper value first. */
    SQUARE,
    RISE,
    FALL;

    static Shape of(String name) {
      for (Shape shape : values()) {
        if (shape.name().toLowerCase(Locale.ROOT).equals(name)) {
          return shape;
        }
      }
      throw new IllegalArgumentException(
          "shape must be sine, triangle, square, rise or fall, but is '" + name + "'");
    }
  }

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Running();
  }

  private final class Running extends ScalarProcessor {
    private final long[] phases = new long[Spans.LENGTH];
    private long now = Phase.of(phase);
    private boolean lost;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      double[] y = out[0];
      int good = lost ? 0 : Steps.until(in[0], n);
      lost = good < n;
      now = Steps.phases(in[0], sampleRate, now, phases, good);
      draw(y, good);
      Arrays.fill(y, good, n, Double.NaN);
      double[] low = in[1];
      double[] high = in[2];
      for (int i = 0; i < n; i++) {
        y[i] = Fma.of(high[i], y[i], low[i] * (1 - y[i]));
      }
    }

    private void draw(double[] y, int n) {
      switch (shape) {
        case SINE -> {
          for (int i = 0; i < n; i++) {
            phases[i] += SineOfTurns.QUARTER;
          }
          SineOfTurns.of(phases, y, n);
          for (int i = 0; i < n; i++) {
            y[i] = (1 + y[i]) / 2;
          }
        }
        case TRIANGLE -> {
          for (int i = 0; i < n; i++) {
            y[i] = 1 - Math.abs((double) (phases[i] - SineOfTurns.QUARTER)) * 0x1p-63;
          }
        }
        case SQUARE -> {
          for (int i = 0; i < n; i++) {
            y[i] = phases[i] >= 0 ? 1 : 0;
          }
        }
        case RISE -> {
          for (int i = 0; i < n; i++) {
            y[i] = (phases[i] >>> 11) * 0x1p-53;
          }
        }
        case FALL -> {
          for (int i = 0; i < n; i++) {
            y[i] = 1 - (phases[i] >>> 11) * 0x1p-53;
          }
        }
      }
    }
  }
}

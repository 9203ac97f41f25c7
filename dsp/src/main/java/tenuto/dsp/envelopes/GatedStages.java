package tenuto.dsp.envelopes;

import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;

/**
 * An ADSR envelope controlled by a gate: it starts from the current level when the gate rises above
 * 0, with the gate's height as its peak, and is released to 0 when the gate falls. After a NaN it
 * is NaN.
 *
 * @param attack in samples, as decay and release
 * @param sustain as a share of the height
 * @param curve of attack, decay and release
 */
record GatedStages(double attack, double decay, double sustain, double release, double curve)
    implements Filter, Ending {
  GatedStages {
    curve = Bend.nearest(curve);
  }

  @Override
  public double end() {
    return 0; // the gate is closed at its end, and the release is as long as what follows
  }

  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public State begin() {
    return new Running();
  }

  private enum Stage {
    REST,
    ATTACK,
    DECAY,
    SUSTAIN,
    RELEASE
  }

  private final class Running extends ScalarState {
    private Stage stage = Stage.REST;
    private boolean open;
    private double height;
    private double level;

    /** The factor for the level at each sample, less 1, and the offset added to it. */
    private double factor;

    private double addend;

    /** The remaining samples of the stage. */
    private double left = Double.POSITIVE_INFINITY;

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double gate = x[i];
        if (Double.isNaN(gate + level)) {
          level = Double.NaN;
        } else if (gate > 0 != open) {
          open = gate > 0;
          height = open ? gate : height;
          begin(open ? Stage.ATTACK : Stage.RELEASE, 0);
        }
        while (left <= 0 && !Double.isNaN(level)) {
          next();
        }
        x[i] = level;
        level += Fma.of(level, factor, addend);
        left--;
      }
    }

    private void next() {
      double over = -left;
      switch (stage) {
        case ATTACK -> {
          level = height;
          begin(Stage.DECAY, over);
        }
        case DECAY -> {
          level = height * sustain;
          begin(Stage.SUSTAIN, 0);
        }
        default -> {
          level = 0;
          begin(Stage.REST, 0);
        }
      }
    }

    /** Starts a stage from the current level, {@code over} samples ago. */
    private void begin(Stage now, double over) {
      stage = now;
      switch (now) {
        case ATTACK -> move(height, attack, over);
        case DECAY -> move(height * sustain, decay, over);
        case RELEASE -> move(0, release, over);
        default -> {
          factor = 0;
          addend = 0;
          left = Double.POSITIVE_INFINITY;
        }
      }
    }

    private void move(double to, double length, double over) {
      left = length - over;
      double difference = to - level;
      double steps = Math.max(length, 1); // a shorter stage has only its first sample
      if (left > 0 && curve == 0) {
        factor = 0;
        addend = difference / steps;
      } else if (left > 0) {
        // y = from + d·(e^(c·x) − 1)/(e^c − 1), as the difference from sample to sample.
        factor = StrictMath.expm1(curve / steps);
        addend = factor * (difference / StrictMath.expm1(curve) - level);
      }
      level = left > 0 ? Fma.of(difference, new Bend(curve).at(over / length), level) : level;
    }
  }
}

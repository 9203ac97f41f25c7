package tenuto.dsp.envelopes;

import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;

/**
 * Attack, decay, sustain and release as a gate asks for them: from the level reached up to the
 * gate's height when it rises above 0, and down to 0 when it falls. After a NaN it is NaN.
 *
 * @param attack in samples, as are decay and release
 * @param sustain of the height
 * @param curve of all that moves
 */
record GatedStages(double attack, double decay, double sustain, double release, double curve)
    implements Filter {
  GatedStages {
    curve = Bend.nearest(curve);
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

    /** What the level is multiplied by, less 1, and what is added to it, with each sample. */
    private double factor;

    private double addend;

    /** Samples left of the stage. */
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

    /** Goes on with a stage from the level that is, as it was {@code over} samples ago. */
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
      double steps = Math.max(length, 1); // of a shorter one only the first sample is heard
      if (left > 0 && curve == 0) {
        factor = 0;
        addend = difference / steps;
      } else if (left > 0) {
        // y = from + d·(e^(c·x) − 1)/(e^c − 1), as what each sample adds to y.
        factor = StrictMath.expm1(curve / steps);
        addend = factor * (difference / StrictMath.expm1(curve) - level);
      }
      level = left > 0 ? Fma.of(difference, new Bend(curve).at(over / length), level) : level;
    }
  }
}

package tenuto.dsp.delays;

import tenuto.dsp.kernel.Glide;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.base.Block;
import tenuto.engine.signal.StateTransfer;

/**
 * A low-frequency oscillator: a wave from −1 to 1 whose rate may change at every sample; where the
 * rate is NaN, so is the wave. The phase is a 64-bit fraction of a turn, so it does not drift.
 */
final class Lfo {
  static final String RATE = "modulation rate";
  static final String SHAPE = "of the wave: sine or triangle";
  static final String SPREAD =
      "phase by which the modulation of each channel is ahead of the one before";

  /** The waveform; each starts at 0 and rises. */
  enum Shape {
    SINE,
    TRIANGLE;

    /** The shape that a word's text names. */
    static Shape of(String shape) {
      return switch (shape) {
        case "sine" -> SINE;
        case "triangle" -> TRIANGLE;
        default ->
            throw new IllegalArgumentException(
                "shape must be sine or triangle, but is '" + shape + "'");
      };
    }
  }

  private final double sampleRate;
  private final long[] phases = new long[Spans.LENGTH];
  private final long[] turned = new long[Spans.LENGTH];
  private final double[] firsts = new double[Glide.GROUPS];

  /** 0, or NaN where the rate is NaN: added to the wave. */
  private final double[] spoilt = new double[Spans.LENGTH];

  private boolean isSpoilt;
  private long phase;

  Lfo(double sampleRate) {
    this.sampleRate = sampleRate;
  }

  /**
   * Advances by {@code n} samples at the given rates in Hz; a rate that is NaN leaves the phase
   * where it is.
   */
  void run(double[] rates, int n) {
    double turn = 0x1p64 / sampleRate;
    long now = phase;
    if (isSteady(rates, n)) {
      long step = (long) (rates[0] * turn);
      for (int i = 0; i < n; i++) {
        phases[i] = now + i * step;
      }
      phase = now + n * step;
      isSpoilt = false;
      return;
    }
    isSpoilt = false;
    for (int i = 0; i < n; i++) {
      phases[i] = now;
      now += (long) (rates[i] * turn);
      spoilt[i] = 0 * rates[i];
      isSpoilt |= spoilt[i] != 0;
    }
    phase = now;
  }

  /** Hands over its phase. */
  void transfer(StateTransfer state) {
    phase = state.of(phase);
  }

  /** Whether all values are the same finite number, as with most controls. */
  private static boolean isSteady(double[] x, int n) {
    return Held.isStill(x, n) && Double.isFinite(x[0]);
  }

  /** Whether a rate or width of the last span was NaN or infinite. */
  boolean isSpoilt() {
    return isSpoilt;
  }

  /**
   * Advances the phases of the last span by {@code side} turns times the width, less than half a
   * turn each.
   */
  void shift(double side, double[] width, int n) {
    if (isSteady(width, n)) {
      long shift = shift(side, width[0]);
      for (int i = 0; i < n; i++) {
        phases[i] += shift;
      }
      return;
    }
    for (int i = 0; i < n; i++) {
      phases[i] += shift(side, width[i]);
      spoilt[i] = isSpoilt ? spoilt[i] + 0 * width[i] : 0 * width[i];
    }
    for (int i = 0; i < n; i++) {
      isSpoilt |= spoilt[i] != 0;
    }
  }

  private static long shift(double side, double width) {
    return (long) (side * Math.min(Math.max(width, 0), 1) * 0x1p64);
  }

  /** The wave over the last span, {@code ahead} turns ahead. */
  void wave(Shape shape, double ahead, double[] to, int n) {
    long shift = Phase.of(ahead) + SineOfTurns.QUARTER;
    for (int i = 0; i < n; i++) {
      turned[i] = phases[i] + shift;
    }
    draw(shape, to, n);
    if (isSpoilt) {
      for (int i = 0; i < n; i++) {
        to[i] += spoilt[i];
      }
    }
  }

  /** The same at the first sample of each group alone, for what looks at no other. */
  void waveOfGroups(Shape shape, double ahead, double[] to, int n) {
    long shift = Phase.of(ahead) + SineOfTurns.QUARTER;
    for (int i = 0; i < n; i += Block.GROUP) {
      turned[i / Block.GROUP] = phases[i] + shift;
    }
    draw(shape, firsts, n / Block.GROUP);
    for (int i = 0; i < n; i += Block.GROUP) {
      double first = firsts[i / Block.GROUP];
      to[i] = isSpoilt ? first + spoilt[i] : first;
    }
  }

  private void draw(Shape shape, double[] to, int n) {
    if (shape == Shape.SINE) {
      SineOfTurns.of(turned, to, n);
    } else {
      for (int i = 0; i < n; i++) {
        to[i] = (Math.abs(turned[i]) - SineOfTurns.QUARTER) * 0x1p-62;
      }
    }
  }
}

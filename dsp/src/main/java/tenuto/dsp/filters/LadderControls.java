package tenuto.dsp.filters;

import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Bilinear;
import tenuto.dsp.math.GainOfDecibels;

/**
 * The coefficients of both ladders: g = tan(π·hz/rate), the feedback, and the gain before the
 * ladder, which is the drive times the compensation of the bass that the feedback removes.
 */
final class LadderControls {
  /**
   * The highest cutoff as a share of the sample rate: above it the trapezoidal ladder's states
   * would be much larger than its input.
   */
  static final double HIGHEST = 0.45;

  static final double MOST_RESONANCE = 1.2;
  static final double MOST_DRIVE = 60;
  private static final double LOWEST_HZ = 0.001;

  private final double highest;
  private final double ofResonance;
  private final double bass;
  private final double sampleRate;
  private final Held hzHeld = new Held();
  private final Held resonanceHeld = new Held();
  private final Held driveHeld = new Held();
  private final double[] within = new double[Spans.LENGTH];
  private final double[] driven = new double[Spans.LENGTH];

  final double[] sine = new double[Spans.LENGTH];
  final double[] cosine = new double[Spans.LENGTH];
  final double[] feedback = new double[Spans.LENGTH];
  final double[] gain = new double[Spans.LENGTH];

  /**
   * @param ofResonance the feedback at which the ladder self-oscillates
   * @param bass share of the bass that is compensated, 0 to 1
   */
  LadderControls(double ofResonance, double bass, double sampleRate) {
    this.ofResonance = ofResonance;
    this.bass = bass;
    this.sampleRate = sampleRate;
    highest = HIGHEST * sampleRate;
  }

  /** Takes the next span of hz, resonance and drive; returns whether a coefficient has changed. */
  boolean follow(double[] hz, double[] resonance, double[] drive, int n) {
    boolean moves = hzHeld.moves(hz, n);
    if (moves) {
      for (int i = 0; i < n; i++) {
        within[i] = Math.min(Math.max(hz[i], LOWEST_HZ), highest);
      }
      Bilinear.warp(within, sampleRate, sine, cosine, n);
    }
    boolean resonanceMoves = resonanceHeld.moves(resonance, n);
    if (resonanceMoves) {
      for (int i = 0; i < n; i++) {
        feedback[i] = ofResonance * Math.min(Math.max(resonance[i], 0), MOST_RESONANCE);
      }
    }
    boolean driveMoves = driveHeld.moves(drive, n);
    if (driveMoves) {
      gains(drive, n);
    }
    if (resonanceMoves || driveMoves) {
      for (int i = 0; i < n; i++) {
        gain[i] = driven[i] * (1 + bass * feedback[i]);
      }
    }
    return moves || resonanceMoves || driveMoves;
  }

  private void gains(double[] drive, int n) {
    for (int i = 0; i < n; i++) {
      driven[i] = GainOfDecibels.of(Math.min(Math.max(drive[i], -MOST_DRIVE), MOST_DRIVE));
    }
  }
}

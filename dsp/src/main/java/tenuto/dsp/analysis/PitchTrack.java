package tenuto.dsp.analysis;

import be.tarsos.dsp.pitch.FastYin;
import be.tarsos.dsp.pitch.PitchDetectionResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;

/**
 * The pitch of a signal over time, by the YIN algorithm of de Cheveigné and Kawahara (2002) in
 * TarsosDSP.
 *
 * <p>YIN finds the period to a fraction of a sample, which at high pitches is some cents. So the
 * period is measured again, in 64 bits, over 2, 4, 8 … periods, as many as the window holds, which
 * divides the error for every pitch.
 */
public final class PitchTrack {
  /** Mean square below which a window counts as silent: −70 dB. */
  static final double SILENCE = 1e-7;

  /** The largest aperiodic share of the power: as in the paper. */
  private static final double APERIODIC = 0.1;

  /** Periods of the lowest pitch in a window. */
  private static final int PERIODS = 4;

  /** TarsosDSP's transforms of 8,192 or more points start threads. */
  private static final int MOST_POINTS = 4096;

  private static final int LEAST_POINTS = 64;

  /**
   * The level of the noise added for YIN, relative to the amplitude: for an exactly periodic wave,
   * rounding errors give a match that is better than perfect, which YIN rejects as an error.
   */
  private static final double DITHER = 0.005;

  /** How far from the expected place a peak is searched: in samples, and as a share of the lag. */
  private static final int REACH = 3;

  private static final double FAR = 50;

  /**
   * The least similarity of later periods, relative to the first: below it the note has changed.
   */
  private static final double ALIKE = 0.9;

  /** The share of the longest possible lag that is used. */
  private static final double LONGEST = 0.7;

  /** The share of the lowest pitch below which YIN's result is not refined. */
  private static final double NEARLY = 0.9;

  private final double sampleRate;
  private final double lowest;

  /** Samples that are averaged to one for YIN. */
  private final int shrink;

  private final float[] shrunk;
  private final FastYin yin;
  private final double[] dither;
  private final double[] weights;

  private PitchTrack(double sampleRate, double lowest) {
    this.sampleRate = sampleRate;
    this.lowest = lowest;
    double window = PERIODS * sampleRate / lowest;
    shrink = Math.max(1, (int) Math.ceil(window / MOST_POINTS));
    int points = LEAST_POINTS;
    while (points < window / shrink) {
      points *= 2;
    }
    shrunk = new float[points];
    yin = new FastYin((float) (sampleRate / shrink), points, APERIODIC);
    dither = new SplittableRandom(1).doubles(points, -DITHER, DITHER).toArray();
    weights = new double[points * shrink / 2];
    Arrays.setAll(
        weights, i -> StrictMath.pow(StrictMath.sin(Math.PI * (i + 0.5) / weights.length), 4));
  }

  /**
   * A detected pitch.
   *
   * @param ms the middle of the window
   * @param hz the pitch
   * @param probability the periodic share of the power, up to 1
   */
  public record Heard(double ms, double hz, double probability) {}

  /**
   * The pitch at each step of a signal where there is one.
   *
   * @param lowest pitch in Hz; a window has four periods of it
   * @param step samples from one window to the next
   */
  public static List<Heard> of(Session session, Signal x, double lowest, int step) {
    PitchTrack track = at(session.sampleRate(), lowest);
    int size = track.size();
    List<Heard> all = new ArrayList<>();
    // The middle of the first window is sample 0.
    try (SlidingWindow window = new SlidingWindow(session, x, 1, size, step, size / 2)) {
      for (long middle = 0; middle < x.length(); middle += step) {
        window.advance();
        Heard heard = track.heard(window.shown(), middle);
        if (heard != null) {
          all.add(heard);
        }
      }
    }
    return all;
  }

  /** A tracker for pitches down to {@code lowest} Hz; for one thread. */
  public static PitchTrack at(double sampleRate, double lowest) {
    return new PitchTrack(sampleRate, lowest);
  }

  /** Samples in a window: four periods of the lowest pitch, or slightly more. */
  public int size() {
    return shrunk.length * shrink;
  }

  /**
   * The pitch of a window, or null if there is none.
   *
   * @param x {@link #size} finite samples
   * @param middle index of the middle one in the signal
   */
  public Heard heard(double[] x, long middle) {
    double power = Arrays.stream(x).map(each -> each * each).sum() / x.length;
    if (power < SILENCE) {
      return null;
    }
    for (int i = 0; i < shrunk.length; i++) {
      double sum = 0;
      for (int k = 0; k < shrink; k++) {
        sum += x[i * shrink + k];
      }
      shrunk[i] = (float) (sum / shrink + dither[i] * Math.sqrt(power));
    }
    PitchDetectionResult result = yin.getPitch(shrunk);
    if (!result.isPitched() || !(result.getPitch() > NEARLY * lowest)) {
      return null;
    }
    double hz = sampleRate / period(x, sampleRate / result.getPitch());
    return hz < lowest
        ? null
        : new Heard(
            Milliseconds.of(middle, sampleRate), hz, Math.clamp(result.getProbability(), 0, 1));
  }

  /** The exact period in samples, given an estimate. */
  private double period(double[] x, double guess) {
    double period = peak(x, guess);
    double first = alike(x, (int) Math.rint(period));
    for (int count = 2; count * period < LONGEST * x.length / 2; count *= 2) {
      double lag = peak(x, count * period);
      if (alike(x, (int) Math.rint(lag)) < ALIKE * first) {
        break;
      }
      period = lag / count;
    }
    return period;
  }

  /** The lag near {@code lag} at which the window is most similar to itself. */
  private double peak(double[] x, double lag) {
    int at = (int) Math.max(1, Math.rint(lag));
    double left = alike(x, at - 1);
    double here = alike(x, at);
    double right = alike(x, at + 1);
    int reach = REACH + (int) (lag / FAR);
    for (int moves = 0; moves < reach && (left > here || right > here); moves++) {
      if (right > here && right >= left) {
        at++;
        left = here;
        here = right;
        right = alike(x, at + 1);
      } else if (at > 1) {
        at--;
        right = here;
        here = left;
        left = alike(x, at - 1);
      }
    }
    double bend = left - 2 * here + right;
    double beside = bend < 0 ? (left - right) / (2 * bend) : 0;
    return Math.abs(beside) <= 1 ? at + beside : at;
  }

  /**
   * The similarity of the window's first half to the samples {@code lag} later: 1 for a periodic
   * wave. The ends have small weights, so that a sound that starts or ends there does not shift the
   * period.
   */
  private double alike(double[] x, int lag) {
    double both = 0;
    double power = 0;
    for (int i = 0; i < weights.length; i++) {
      double here = x[i];
      double later = x[i + lag];
      both += weights[i] * here * later;
      power += weights[i] * (here * here + later * later);
    }
    return power > 0 ? 2 * both / power : 0;
  }
}

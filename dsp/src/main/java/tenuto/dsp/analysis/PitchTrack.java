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
 * The pitch of a signal over time, by the Yin of de Cheveigné and Kawahara (2002) as TarsosDSP has
 * it.
 *
 * <p>Yin finds how often the wave repeats, to a fraction of a sample: some cents, at high pitches.
 * So the period is measured again, in 64 bits, over 2, 4, 8 ... of its repetitions, as many as the
 * stretch holds; what a fraction of a sample is then divided by is long for every pitch.
 */
public final class PitchTrack {
  /** Mean square below which all is silence: −70 dB. */
  static final double SILENCE = 1e-7;

  /** The part of the power that may not repeat: as in the paper. */
  private static final double APERIODIC = 0.1;

  /** Periods of the lowest pitch in the stretch that is looked at. */
  private static final int PERIODS = 4;

  /** TarsosDSP's transforms of 8,192 points and more start threads. */
  private static final int MOST_POINTS = 4096;

  private static final int LEAST_POINTS = 64;

  /**
   * Noise that Yin is given, beside the amplitude: of what repeats exactly its rounding errors make
   * something better than that, which it then takes for a mistake.
   */
  private static final double DITHER = 0.005;

  /**
   * Samples, and the part of the lag, that the peak may be beside the place where it is looked for.
   */
  private static final int REACH = 3;

  private static final double FAR = 50;

  /** Where later repetitions are less alike than this, beside the first, the note has changed. */
  private static final double ALIKE = 0.9;

  /** The part of the longest possible lag that is used. */
  private static final double LONGEST = 0.7;

  /** So far below the lowest pitch, what Yin finds need not be looked at again. */
  private static final double NEARLY = 0.9;

  private final double sampleRate;
  private final double lowest;

  /** Samples that are averaged to one for Yin. */
  private final int shrink;

  private final float[] shrunk;
  private final FastYin yin;
  private final double[] dither;
  private final double[] weights;

  private PitchTrack(double sampleRate, double lowest) {
    this.sampleRate = sampleRate;
    this.lowest = lowest;
    double stretch = PERIODS * sampleRate / lowest;
    shrink = Math.max(1, (int) Math.ceil(stretch / MOST_POINTS));
    int points = LEAST_POINTS;
    while (points < stretch / shrink) {
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
   * A pitch that was heard.
   *
   * @param ms the middle of the stretch that was looked at
   * @param probability the part of the power that repeats, up to 1
   */
  public record Heard(double ms, double hz, double probability) {}

  /**
   * The pitch at each step of a signal where it has one.
   *
   * @param lowest Hz; four periods of it are looked at each time
   * @param step samples
   */
  public static List<Heard> of(Session session, Signal x, double lowest, int step) {
    PitchTrack track = at(session.sampleRate(), lowest);
    int size = track.size();
    List<Heard> all = new ArrayList<>();
    // The first stretch has sample 0 in its middle.
    try (MovingStretch stretch = new MovingStretch(session, x, 1, size, step, size / 2)) {
      for (long middle = 0; middle < x.length(); middle += step) {
        stretch.advance();
        Heard heard = track.heard(stretch.shown(), middle);
        if (heard != null) {
          all.add(heard);
        }
      }
    }
    return all;
  }

  /** What hears pitches down to {@code lowest} Hz; for one thread. */
  public static PitchTrack at(double sampleRate, double lowest) {
    return new PitchTrack(sampleRate, lowest);
  }

  /** Samples that are looked at each time: four periods of the lowest pitch, or some more. */
  public int size() {
    return shrunk.length * shrink;
  }

  /**
   * The pitch of a stretch, or null if it has none.
   *
   * @param x {@link #size} finite samples
   * @param middle the place of the middle one in the signal
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

  /** The period in samples, from one that is nearly right. */
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

  /** The lag near {@code lag} at which the stretch is most like itself. */
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
   * How similar to its first half the stretch is that many samples later: 1 where the wave repeats.
   * The ends weigh little, or a sound that begins or ends there would bend the period.
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

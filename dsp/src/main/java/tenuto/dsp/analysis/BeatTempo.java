package tenuto.dsp.analysis;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The tempo by the most common distance of beats. Where every other beat is much softer, only the
 * louder ones count: the beat tracker takes a hi-hat's eighth notes for beats, if they are not too
 * fast.
 */
public final class BeatTempo {
  private static final double MINUTE = 60_000;

  /** The largest strength of soft beats, as a share of the other beats'. */
  private static final double SOFT = 0.5;

  /** The tempo in beats per minute below which soft beats are skipped only if hardly audible. */
  private static final double SLOW = 60;

  private static final double HARDLY_ANY = 0.1;
  private static final double SLOWEST = 40;

  /** The distance within which an onset is on a beat, as a share of the beat. */
  private static final double NEAR = 0.125;

  /**
   * The deviation from the usual distance within which distances are averaged, as a share of it.
   */
  private static final double ALIKE = 0.25;

  private BeatTempo() {}

  /**
   * The tempo in beats per minute, or 0 if there are fewer than two beats.
   *
   * @param least the share of the power that must be new at an onset, 0 to 1
   */
  public static double of(Session session, Signal x, double sampleRate, double least) {
    List<OnsetTrack.Onset> onsets = OnsetTrack.of(session, x, sampleRate, least);
    List<Double> beats = BeatTrack.of(onsets);
    if (beats.size() < 2) {
      return 0;
    }
    double apart = apart(beats);
    double bpm = MINUTE / apart;
    double soft = bpm / 2 < SLOW ? HARDLY_ANY : SOFT;
    boolean halved = bpm / 2 >= SLOWEST && everyOther(onsets, beats, apart) <= soft;
    return halved ? bpm / 2 : bpm;
  }

  /** The mean of all distances close to the median. */
  private static double apart(List<Double> beats) {
    List<Double> distances = new ArrayList<>();
    for (int i = 1; i < beats.size(); i++) {
      distances.add(beats.get(i) - beats.get(i - 1));
    }
    distances.sort(null);
    double usual = distances.get(distances.size() / 2);
    double sum = 0;
    int count = 0;
    for (double each : distances) {
      if (Math.abs(each - usual) <= ALIKE * usual) {
        sum += each;
        count++;
      }
    }
    return sum / count;
  }

  /** The strength of every other beat relative to those between them, at most 1. */
  private static double everyOther(
      List<OnsetTrack.Onset> onsets, List<Double> beats, double apart) {
    double[] sums = new double[2];
    int onset = 0;
    for (int i = 0; i < beats.size(); i++) {
      double begin = beats.get(i) - NEAR * apart;
      while (onset < onsets.size() && onsets.get(onset).ms() < begin) {
        onset++;
      }
      double strongest = 0;
      for (int k = onset; k < onsets.size() && onsets.get(k).ms() < begin + 2 * NEAR * apart; k++) {
        strongest = Math.max(strongest, onsets.get(k).strength());
      }
      sums[i % 2] += strongest;
    }
    double even = sums[0] / Math.ceilDiv(beats.size(), 2);
    double odd = sums[1] / (beats.size() / 2);
    double most = Math.max(even, odd);
    return most == 0 ? 1 : Math.min(even, odd) / most;
  }
}

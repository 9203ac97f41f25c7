package tenuto.dsp.analysis;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The tempo that most beats have. Where every other one is much softer, the beat is the louder
 * ones: what tracks beats takes the eighth notes of a hi-hat for them, if they are not too fast.
 */
public final class BeatTempo {
  private static final double MINUTE = 60_000;

  /** The part of the strength of the other beats that soft ones have at most. */
  private static final double SOFT = 0.5;

  /** Slower than that, beats that are left out must have been hardly any. */
  private static final double SLOW = 60;

  private static final double HARDLY_ANY = 0.1;
  private static final double SLOWEST = 40;

  /** The part of a beat within which an onset is on it. */
  private static final double NEAR = 0.125;

  /** The part of the usual distance by which that of others may differ. */
  private static final double ALIKE = 0.25;

  private BeatTempo() {}

  /**
   * Beats a minute, or 0 where there are no two beats.
   *
   * @param least the part of the power that must be new at an onset, 0 to 1
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

  /** The mean of all distances that are about as long as the middle one. */
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

  /** How strong every other beat is beside those between them, 1 at most. */
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

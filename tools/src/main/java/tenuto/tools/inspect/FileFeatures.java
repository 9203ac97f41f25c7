package tenuto.tools.inspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.analysis.BeatTempo;
import tenuto.dsp.analysis.FeatureKind;
import tenuto.dsp.analysis.FrameRows;
import tenuto.dsp.analysis.KeyFinder;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.word.Estimate;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The features of a file, computed from the mean of its channels.
 *
 * @param request the requested features
 * @param means of each feature's numbers over all frames that are not silent; NaN if all are
 * @param tempo in beats per minute, or NaN
 * @param key with an empty name if there is none
 * @param rows for each frame its time in ms and the numbers of all features
 */
record FileFeatures(
    FeatureRequest request, List<double[]> means, double tempo, Estimate key, List<double[]> rows) {
  /** The time in ms between the frames that are averaged. */
  private static final double HOP = 20;

  /** The part of a frame's power that must be new at an onset. */
  private static final double ONSET = 0.4;

  private static final double A4 = 440;

  /** −70 dB. */
  private static final double SILENCE = 3.1623e-4;

  /** The lowest sample rate at which features are computed. */
  private static final double LEAST_RATE = 1000;

  private static final double HIGHEST_RATE = 1e6;

  /**
   * Computes the features; reads the channels once for them, once for the tempo, once for the key.
   */
  static FileFeatures of(
      Session session, List<Signal> channels, double rate, FeatureRequest request) {
    boolean heard = rate >= LEAST_RATE && rate <= HIGHEST_RATE;
    Signal x = Volumes.numericVolume(Mixing.mix(channels), 1.0 / channels.size());
    double tempo = request.tempo() && heard ? BeatTempo.of(session, x, rate, ONSET) : 0;
    Estimate key = request.key() && heard ? KeyFinder.of(session, x, rate, A4) : Estimate.NONE;
    List<double[]> rows = new ArrayList<>();
    if (request.every() > 0 && heard) {
      FrameRows.show(
          session,
          x,
          rate,
          request.every(),
          request.kinds(),
          (ms, values) -> {
            double[] row = new double[1 + values.length];
            row[0] = ms;
            System.arraycopy(values, 0, row, 1, values.length);
            rows.add(row);
          });
    }
    double[] means = heard ? means(session, x, rate, request.kinds()) : new double[0];
    List<double[]> parts = new ArrayList<>();
    int at = 0;
    for (FeatureKind kind : request.kinds()) {
      double[] part = new double[kind.numbers()];
      for (int i = 0; i < part.length; i++) {
        part[i] = heard ? means[at++] : Double.NaN;
      }
      parts.add(part);
    }
    return new FileFeatures(request, parts, tempo > 0 ? tempo : Double.NaN, key, rows);
  }

  /** The means of all numbers of some kinds; NaN for silence. */
  private static double[] means(Session session, Signal x, double rate, List<FeatureKind> kinds) {
    List<FeatureKind> asked = new ArrayList<>(kinds);
    asked.add(FeatureKind.RMS); // The last one shows whether the frame is silent.
    double[] sums = new double[kinds.stream().mapToInt(FeatureKind::numbers).sum()];
    if (sums.length == 0) {
      return sums;
    }
    long[] count = new long[1];
    FrameRows.show(
        session,
        x,
        rate,
        HOP,
        asked,
        (ms, values) -> {
          if (values[sums.length] >= SILENCE) {
            count[0]++;
            for (int i = 0; i < sums.length; i++) {
              sums[i] += values[i];
            }
          }
        });
    return Arrays.stream(sums).map(sum -> sum / count[0]).toArray();
  }
}

package tenuto.dsp.analysis;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.word.Estimate;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Words that return a sound's features as numbers: those over time, its tempo and its key. */
public final class Estimates {
  private Estimates() {}

  @Operator(
      value =
          "Features of a sound as a list of rows (ms, numbers...): of centroid, rolloff and flux a"
              + " number each, of mfcc 13, of chroma 12, as the words for them give with their"
              + " defaults.",
      words = "Features",
      find = {"descriptors", "frames", "rows", "timbre", "analysis"},
      see = {
        "SpectralCentroid",
        "SpectralRolloff",
        "SpectralFlatness",
        "SpectralFlux",
        "RMSEnvelope",
        "PeakEnvelope",
        "MFCC",
        "Chroma"
      },
      example = "sf.Features(sf.WhiteNoise(200), 'rms centroid')",
      own = true)
  public static Findings features(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value =
                  "names with spaces between: rms, peak, centroid, rolloff, flatness, flux, mfcc,"
                      + " chroma",
              otherwise = "rms centroid flatness")
          String names,
      @In(
              value = "hop: time from one row to the next",
              unit = Unit.MS,
              limits = "at least one sample",
              otherwise = "10")
          double hop) {
    List<FeatureKind> kinds = FeatureKind.all(names);
    List<double[]> rows = new ArrayList<>();
    Session session = context.session();
    FrameRows.showAll(
        session,
        FftTools.of(context),
        x,
        session.sampleRate(),
        hop,
        FrameRows.asked(kinds),
        (ms, values) -> {
          double[] row = new double[1 + values.length];
          row[0] = ms;
          System.arraycopy(values, 0, row, 1, values.length);
          rows.add(row);
        });
    return new Findings(rows);
  }

  @Operator(
      value =
          "Tempo in beats per minute, as a number: that of most of the Beats, or half of it where"
              + " every other beat is much softer; 0 where there are no two beats.",
      words = "Tempo",
      find = {"bpm", "beats-per-minute"},
      see = {"Beats", "KeyEstimate"},
      source =
          "S. Dixon, \"Automatic extraction of tempo and beat from expressive performances\", 2001",
      example =
          "sf.Tempo(sf.Multiply(sf.SineWave(950, 440),"
              + " sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0),"
              + " (850, 0), (851, 1), (900, 0), (950, 0))))",
      own = true)
  public static double tempo(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "sensitivity: smallest part of the power that must be new at an onset",
              from = 0,
              to = 1,
              otherwise = "0.4")
          double least) {
    return BeatTempo.of(session, x, session.sampleRate(), least);
  }

  @Operator(
      value =
          "Key detection: a pair such as ('f# minor', 0.85) of the key and how well the pitch"
              + " classes fit it, 1 at best; (None, 0.0) where there is no pitch.",
      words = "KeyEstimate",
      find = {"tonality", "scale", "mode", "harmony"},
      see = {"Chroma", "Tempo", "Pitch"},
      source =
          "C. Krumhansl, \"Cognitive foundations of musical pitch\", 1990; D. Temperley, \"What's"
              + " key for key?\", 1999",
      example =
          "sf.KeyEstimate(sf.Mix(sf.SineWave(300, 440), sf.SineWave(300, 554.37),"
              + " sf.SineWave(300, 659.26)))",
      own = true)
  public static Estimate keyEstimate(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "frequency of a4, the a above middle c",
              unit = Unit.HZ,
              from = 220,
              to = 880,
              otherwise = "440")
          double a4) {
    return KeyFinder.of(session, x, session.sampleRate(), a4);
  }
}

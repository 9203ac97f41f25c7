package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.metering.TrackLevel;
import tenuto.dsp.word.Level;
import tenuto.engine.signal.Signal;
import tenuto.tools.input.ChainException;

/** The steps that bring a sound to a level by one gain, and what they do for several together. */
final class LevelSteps {
  private static final String LOUDNESS = "loudness";
  private static final List<String> NORMALISE = List.of("normalise", "normalize");

  private LevelSteps() {}

  static List<ChainWord> of(Catalogue catalogue) {
    List<ChainWord> words = new ArrayList<>();
    for (String name : NORMALISE) {
      words.add(
          new ChainWord(
              name,
              "NormalisePeak",
              List.of(ShortNames.slot("dB", ValueKind.DECIBELS, "0")),
              false,
              "One gain for all channels, which brings the highest peak to a level.",
              Level.PEAK,
              (fileSession, x, v) -> fileSession.together("NormalisePeak", x, v.get(0))));
    }
    if (catalogue.names().contains("NormaliseLoudness")) {
      words.add(loudness());
    }
    return words;
  }

  private static ChainWord loudness() {
    ChainWord.Slot limit =
        new ChainWord.Slot(
            "truePeak",
            ValueKind.PEAK_LIMIT,
            "target",
            "the true peak in dBTP up to which the gain goes, such as -1; none, or target for that"
                + " of a named target");
    return new ChainWord(
        LOUDNESS,
        "NormaliseLoudness",
        List.of(ShortNames.slot("LUFS", ValueKind.TARGET), limit),
        false,
        "One gain for all channels, in steps of 0.05 dB unless a true peak limits"
            + " it, which gives them the requested integrated loudness by BS.1770.",
        Level.MEASURED,
        (fileSession, x, v) -> brought(fileSession, x, target(v)));
  }

  private static LoudnessTarget target(List<Object> values) {
    LoudnessTarget named = (LoudnessTarget) values.get(0);
    double limit = (Double) values.get(1);
    return Double.isNaN(limit) ? named : new LoudnessTarget(named.lufs(), limit);
  }

  private static List<Signal> brought(
      FileSession fileSession, List<Signal> x, LoudnessTarget target) {
    List<Signal> made = fileSession.together("NormaliseLoudness", x, target.lufs());
    if (target.mostTruePeak() == Double.POSITIVE_INFINITY) {
      return made;
    }
    double above = (Double) fileSession.once("TruePeak", made) - target.mostTruePeak();
    if (!(above > 0)) {
      return made;
    }
    fileSession.remark(target.limited(above));
    return gained(fileSession, made, Decibels.gain(-above));
  }

  private static List<Signal> gained(FileSession fileSession, List<Signal> x, double factor) {
    return fileSession.each("NumericVolume", new Channels(x), factor);
  }

  /** Whether a step of this word has a gain that several files can share. */
  static boolean has(ChainWord word) {
    return word.name().equals(LOUDNESS) || NORMALISE.contains(word.name());
  }

  /** The word with the gain that the session has for the current file, in place of its own. */
  static ChainWord shared(ChainWord word) {
    return new ChainWord(
        word.name(),
        word.of(),
        word.slots(),
        false,
        word.summary(),
        word.level(),
        (fileSession, x, v) -> gained(fileSession, x, fileSession.sharedGain()));
  }

  /** The gain for several sounds together. */
  static LevelGain gain(ChainWord word, List<Object> values, List<TrackLevel> tracks) {
    if (NORMALISE.contains(word.name())) {
      double level = Decibels.gain((Double) values.get(0));
      return new LevelGain(Decibels.gain(TrackLevel.peak(tracks), level), "");
    }
    double loudness = TrackLevel.loudness(tracks);
    if (Double.isNaN(loudness)) {
      throw new ChainException("a file below 4 kHz has no loudness");
    }
    return target(values).gain(loudness, TrackLevel.truePeak(tracks));
  }
}

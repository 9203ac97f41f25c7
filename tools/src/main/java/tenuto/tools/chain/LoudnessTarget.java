package tenuto.tools.chain;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.metering.Loudness;

/**
 * The level that a sound, or an album, is brought to. docs/batch.md has the source of each name.
 *
 * @param lufs integrated loudness
 * @param mostTruePeak the true peak in dBTP that the gain may lead to; infinite if any
 */
record LoudnessTarget(double lufs, double mostTruePeak) {
  private static final Map<String, LoudnessTarget> NAMED = named();

  private static Map<String, LoudnessTarget> named() {
    Map<String, LoudnessTarget> named = new LinkedHashMap<>();
    named.put("ebu-r128", new LoudnessTarget(-23, -1));
    named.put("ebu-r128-s2", new LoudnessTarget(-18, -1));
    named.put("atsc-a85", new LoudnessTarget(-24, -2));
    named.put("aes-td1008-speech", new LoudnessTarget(-18, -1));
    named.put("aes-td1008-music", new LoudnessTarget(-16, -1));
    named.put("podcast", new LoudnessTarget(-16, -1));
    named.put("podcast-mono", new LoudnessTarget(-19, -1));
    named.put("spotify", new LoudnessTarget(-14, -1));
    named.put("replaygain", new LoudnessTarget(-18, Double.POSITIVE_INFINITY));
    return Collections.unmodifiableMap(named);
  }

  /** The names, for an error and for help. */
  static String names() {
    return String.join(", ", NAMED.keySet());
  }

  /** The target of that name. */
  static Optional<LoudnessTarget> named(String name) {
    return Optional.ofNullable(NAMED.get(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * The gain for a sound.
   *
   * @param loudness in LUFS; −∞ for silence, which stays as it is
   * @param truePeak as a magnitude
   */
  LevelGain gain(double loudness, double truePeak) {
    if (loudness == Double.NEGATIVE_INFINITY) {
      return new LevelGain(1, "");
    }
    double wanted = Loudness.change(loudness, lufs);
    double above = 20 * StrictMath.log10(truePeak) + wanted - mostTruePeak;
    return above > 0
        ? new LevelGain(Decibels.gain(wanted - above), limited(above))
        : new LevelGain(Decibels.gain(wanted), "");
  }

  /** What is said if the peaks would be that many decibels too high. */
  String limited(double above) {
    return String.format(
        Locale.ROOT,
        "%.1f LUFS instead of %s: louder, the true peak would be above %s dBTP",
        lufs - above,
        number(lufs),
        number(mostTruePeak));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}

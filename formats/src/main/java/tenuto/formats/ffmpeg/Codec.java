package tenuto.formats.ffmpeg;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a sound is encoded.
 *
 * @param text such as "24-bit ALAC" or "AAC (LC)"
 * @param bits of a sample; 0 for codecs that do not return the samples that were encoded
 */
record Codec(String text, int bits) {
  private static final Map<String, String> NAMES =
      Map.of(
          "wavpack", "WavPack",
          "vorbis", "Vorbis",
          "opus", "Opus",
          "ape", "Monkey's Audio",
          "shorten", "Shorten",
          "ac3", "AC-3",
          "eac3", "E-AC-3",
          "truehd", "TrueHD");

  private static final Set<String> LOSSLESS =
      Set.of("alac", "flac", "wavpack", "tta", "ape", "shorten", "tak", "mlp", "truehd");

  private static final Pattern BITS = Pattern.compile("\\((\\d+) bit\\)");

  /**
   * The codec as ffmpeg prints it.
   *
   * @param given such as "alac (alac / 0x63616C61)" or "aac (LC) (mp4a / 0x6134706D)"
   * @param samples the format of the decoded samples, such as "s32p", or null
   * @param rest what follows, such as " (24 bit)", or null
   */
  static Codec of(String given, String samples, String rest) {
    String[] words = given.split(" ", 2);
    String name = words[0];
    boolean isPcm = name.startsWith("pcm_");
    if (name.startsWith("dsd_")) {
      return new Codec("DSD", 0);
    }
    if (!isPcm && !LOSSLESS.contains(name)) {
      String profile = words.length == 1 ? "" : words[1].replaceFirst("\\(?\\S+ / 0x.*", "");
      return new Codec((name(name) + " " + profile).strip(), 0);
    }
    int bits = bits(samples == null ? "" : samples, rest == null ? "" : rest);
    boolean isFloat = samples != null && (samples.startsWith("flt") || samples.startsWith("dbl"));
    String what = isPcm ? (isFloat ? "float" : "PCM") : name(name) + (isFloat ? " float" : "");
    return new Codec(bits == 0 ? name(name) : bits + "-bit " + what, bits);
  }

  private static String name(String given) {
    return NAMES.getOrDefault(given, given.toUpperCase(Locale.ROOT));
  }

  private static int bits(String samples, String rest) {
    Matcher fewer = BITS.matcher(rest);
    if (fewer.find()) {
      return Integer.parseInt(fewer.group(1));
    }
    return switch (samples) {
      case "u8", "u8p" -> 8;
      case "s16", "s16p" -> 16;
      case "s32", "s32p", "flt", "fltp" -> 32;
      case "dbl", "dblp" -> 64;
      default -> 0;
    };
  }
}

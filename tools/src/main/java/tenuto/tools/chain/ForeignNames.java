package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.word.Level;
import tenuto.engine.signal.Signal;

/** Names of SoX's effects and of ffmpeg's filters: other names of short words, words, and hints. */
final class ForeignNames {
  /** Other names of short words with the same parameters in the same order. */
  private static final Map<String, String> SAME =
      Map.ofEntries(
          Map.entry("equalizer", "peak"),
          Map.entry("bandreject", "notch"),
          Map.entry("norm", "normalise"),
          Map.entry("rate", "resample"),
          Map.entry("aresample", "resample"),
          Map.entry("areverse", "reverse"),
          Map.entry("atrim", "cut"),
          Map.entry("adelay", "delay"),
          Map.entry("loudnorm", "loudness"));

  /** What is done otherwise here. */
  private static final Map<String, String> HINTS =
      Map.ofEntries(
          Map.entry("silence", "trim removes silence at both ends, truncate-silence within"),
          Map.entry("silenceremove", "trim removes silence at both ends, truncate-silence within"),
          Map.entry("apad", "pad 0 1s adds a second of silence at the end"),
          Map.entry("asetrate", "speed 2 plays at twice the rate"),
          Map.entry("aformat", "--bits, --rate and --channels set the format of outputs"),
          Map.entry("channels", "remix makes new channels, downmix and upmix new layouts"),
          Map.entry("pan", "remix '1+2' is the mean of two channels, remix '2 1' swaps them"),
          Map.entry("channelmap", "remix '2 1' swaps two channels"),
          Map.entry("rubberband", "time-stretch and pitch-shift do what it does"),
          Map.entry("stretch", "time-stretch 2 is twice as long at the same pitch"),
          Map.entry("sinc", "butterworth-low-pass and others of high order, or fir-filter"),
          Map.entry("band", "bandpass has the same centre and width"),
          Map.entry("dcshift", "dc removes an offset, and none is added"),
          Map.entry("repeat", "tenuto join repeats a file that is given several times"),
          Map.entry("oops", "remix '1-2 1-2' is the difference of two channels"),
          Map.entry("fir", "convolve FILE takes an impulse response"),
          Map.entry("biquad", "the words rbj-… have its formulas"),
          Map.entry("dynaudnorm", "loudness sets one gain, compressor follows the level"),
          Map.entry("compensationdelay", "delay 1ms delays, or each channel by its own time"),
          Map.entry("spectrogram", "tenuto plot draws spectrograms"),
          Map.entry("stat", "tenuto measure prints levels"),
          Map.entry("stats", "tenuto measure prints levels"),
          Map.entry("astats", "tenuto measure prints levels"),
          Map.entry("volumedetect", "tenuto measure prints levels"),
          Map.entry("ebur128", "tenuto measure prints loudness"),
          Map.entry("replaygain", "the option --replaygain writes such tags"));

  /** What words that SoX and ffmpeg have, too, mean there. */
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "trim", "SoX's trim is called cut here",
          "fade", "the shape, which SoX has first, comes last here",
          "pad", "SoX's pad 1 2 is pad 1s 2s here",
          "loudness", "SoX's loudness, an equaliser, is not here",
          "delay", "times have units here, such as 10ms");

  /** Effects whose values have commas in SoX. */
  private static final Map<String, String> COMMAS =
      Map.of(
          "remix", "remix '1+2' is the mean of two channels",
          "compand", "SoX's compand is compressor here, such as compressor -20dB 4",
          "mcompand", "SoX's mcompand is another one");

  private static final double CENTS = 100;

  /** The default of those words, in ms. */
  private static final double WINDOW = Double.parseDouble(FrameShape.LONG);

  private static final String SHELF = "; its slope, up to 1, is that of SoX; ffmpeg's has a Q";

  private ForeignNames() {}

  /** The name that the words have here; the same name if there is no other one. */
  static String here(String name) {
    return SAME.getOrDefault(name, name);
  }

  /** What a user of such a name should know, or null. */
  static String hint(String name) {
    return HINTS.get(name);
  }

  /** How a step is written here, or how its word differs, for errors; null if it does not. */
  static String elsewhere(StepText text) {
    String here = SoxSyntax.here(text);
    return here == null
        ? ELSEWHERE.get(here(text.name().toLowerCase(Locale.ROOT)))
        : "of SoX it is '%s' here".formatted(here);
  }

  /** What a comma among the values of a word should be; null if it is unknown. */
  static String comma(String name) {
    return COMMAS.get(name.toLowerCase(Locale.ROOT));
  }

  /** The other names of a short word, in alphabetical order. */
  static List<String> of(String name) {
    return SAME.entrySet().stream()
        .filter(each -> each.getValue().equals(name))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  /** Words that have the names and parameters of SoX. */
  static List<ChainWord> words() {
    List<ChainWord> words = new ArrayList<>();
    words.add(shelf("bass", "RBJLowShelf", "100", "Boosts or cuts low frequencies" + SHELF + "."));
    words.add(
        shelf("treble", "RBJHighShelf", "3000", "Boosts or cuts high frequencies" + SHELF + "."));
    words.add(
        word(
            "pitch",
            "PitchShift",
            "Higher or lower at the same tempo, in cents.",
            (fileSession, x, v) -> {
              double semitones = (Double) v.getFirst() / CENTS;
              fileSession.marks().raise(semitones);
              return fileSession.together(
                  "PitchShift", x, Channels.steady(semitones), 0.0, 0.0, WINDOW);
            },
            ShortNames.slot("cents", ValueKind.CENTS)));
    words.add(
        word(
            "swap",
            "Remix",
            "Exchanges the first channel and the second, the third and the fourth, and so on; the"
                + " last of an odd number stays.",
            (fileSession, x, v) -> {
              List<Signal> swapped = new ArrayList<>(x);
              for (int i = 0; i + 1 < x.size(); i += 2) {
                Collections.swap(swapped, i, i + 1);
              }
              return swapped;
            }));
    for (String name : List.of("tempo", "atempo")) {
      words.add(
          word(
              name,
              "TimeStretch",
              "Faster or slower at the same pitch: 2 is half as long.",
              (fileSession, x, v) -> {
                double ratio = 1 / (Double) v.getFirst();
                fileSession.marks().move(place -> place * ratio);
                return fileSession.together("TimeStretch", x, Channels.steady(ratio), 0.0, WINDOW);
              },
              ShortNames.slot("factor", ValueKind.FACTOR)));
    }
    words.add(
        word(
            "vol",
            "NumericVolume",
            "Louder or softer; a number without a unit is a factor, which it is not in gain.",
            (fileSession, x, v) -> fileSession.each("NumericVolume", new Channels(x), v.getFirst()),
            ShortNames.slot("factor", ValueKind.VOLUME)));
    return words;
  }

  private static ChainWord shelf(String name, String of, String hz, String summary) {
    return word(
        name,
        of,
        summary,
        (fileSession, x, v) ->
            fileSession.each(
                of, new Channels(x), v.get(1), q((Double) v.get(0), (Double) v.get(2)), v.get(0)),
        ShortNames.slot("dB", ValueKind.DECIBELS),
        ShortNames.slot("hz", ValueKind.HERTZ, hz),
        ShortNames.slot("slope", ValueKind.FACTOR, "0.5"));
  }

  /**
   * The Q of a shelf of a slope, by Bristow-Johnson's cookbook.
   *
   * @throws IllegalArgumentException if there is none, as the slope is too steep
   */
  private static double q(double dB, double slope) {
    double a = StrictMath.pow(10, dB / 40);
    double inverse = (a + 1 / a) * (1 / slope - 1) + 2;
    if (!(inverse > 0)) {
      throw new IllegalArgumentException("slope must be up to 1, but is " + slope);
    }
    return 1 / StrictMath.sqrt(inverse);
  }

  private static ChainWord word(
      String name, String of, String summary, ChainWord.Action action, ChainWord.Slot... slots) {
    return new ChainWord(name, of, List.of(slots), false, summary, Level.ANY, action);
  }
}

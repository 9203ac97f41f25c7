package tenuto.tools.chain;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.word.Level;
import tenuto.engine.signal.Signal;

/** The short names of filters, whose widths are in Hz, octaves or Q, as in SoX. */
final class ShortFilters {
  /** The Q of a second-order Butterworth filter. */
  private static final String FLATTEST = "0.7071067811865476";

  private final List<ChainWord> words = new ArrayList<>();

  private ShortFilters() {}

  /** All of them, in the order of the table. */
  static List<ChainWord> all() {
    ShortFilters all = new ShortFilters();
    all.addAll();
    return all.words;
  }

  private void addAll() {
    pass("highpass", "RBJHighPass", "Second-order high-pass: Butterworth unless q is given.");
    pass("lowpass", "RBJLowPass", "Second-order low-pass: Butterworth unless q is given.");
    band("bandpass", "RBJBandPass", "Second-order band-pass, with gain 1 at its centre.");
    band("notch", "RBJNotch", "Second-order notch: silence at its centre.");
    add(
        "peak",
        "RBJPeaking",
        "A peak or a dip around a frequency: SoX's equalizer.",
        (fileSession, x, v) -> {
          double hz = (Double) v.get(0);
          double octaves = ((Bandwidth) v.get(1)).octaves(hz, fileSession.session().sampleRate());
          return fileSession.each("RBJPeaking", new Channels(x), hz, octaves, v.get(2));
        },
        ShortNames.slot("hz", ValueKind.HERTZ),
        ShortNames.slot("width", ValueKind.WIDTH_Q),
        ShortNames.slot("dB", ValueKind.DECIBELS));
    shelf("lowshelf", "RBJLowShelf", "Low shelf: boosts or cuts below a frequency.");
    shelf("highshelf", "RBJHighShelf", "High shelf: boosts or cuts above a frequency.");
    add(
        "shelf",
        "",
        "A low or a high shelf: the same as lowshelf and highshelf.",
        (fileSession, x, v) ->
            fileSession.each(
                shelf((String) v.get(0)), new Channels(x), v.get(1), v.get(3), v.get(2)),
        new ChainWord.Slot("kind", ValueKind.TEXT, "", "low or high"),
        ShortNames.slot("hz", ValueKind.HERTZ),
        ShortNames.slot("dB", ValueKind.DECIBELS),
        ShortNames.slot("q", ValueKind.PLAIN, FLATTEST));
    add(
        "convolve",
        "Convolution",
        "Convolution with an impulse response: full length, not normalised, as loud whatever the"
            + " sample rates; a response of one channel serves all.",
        (fileSession, x, v) -> {
          fileSession.marks().shift(0);
          Object response = ChainWords.oneOrMany(fileSession.response((Path) v.get(0)));
          return fileSession.each("Convolution", new Channels(x), response, "response");
        },
        ShortNames.slot("response", ValueKind.FILE));
  }

  private void pass(String name, String word, String summary) {
    add(
        name,
        word,
        summary,
        (fileSession, x, v) -> filtered(fileSession, word, x, v, "hz", "q"),
        ShortNames.steered("hz", ValueKind.HERTZ, ""),
        ShortNames.steered("q", ValueKind.PLAIN, FLATTEST));
  }

  private void band(String name, String word, String summary) {
    add(
        name,
        word,
        summary,
        (fileSession, x, v) -> {
          double hz = (Double) v.get(0);
          double octaves = ((Bandwidth) v.get(1)).octaves(hz, fileSession.session().sampleRate());
          return fileSession.each(word, new Channels(x), hz, octaves);
        },
        ShortNames.slot("hz", ValueKind.HERTZ),
        ShortNames.slot("width", ValueKind.WIDTH_HZ));
  }

  private void shelf(String name, String word, String summary) {
    add(
        name,
        word,
        summary,
        (fileSession, x, v) ->
            filtered(fileSession, word, x, List.of(v.get(0), v.get(2), v.get(1)), "hz", "q", "dB"),
        ShortNames.steered("hz", ValueKind.HERTZ, ""),
        ShortNames.steered("dB", ValueKind.DECIBELS, ""),
        ShortNames.steered("q", ValueKind.PLAIN, FLATTEST));
  }

  /** A filter of numbers, or the one of the same response whose parameters may move. */
  private static List<Signal> filtered(
      FileSession fileSession, String word, List<Signal> x, List<Object> values, String... names) {
    Object[] arguments = new Object[1 + names.length];
    arguments[0] = new Channels(x);
    boolean moves = !values.stream().allMatch(Double.class::isInstance);
    for (int i = 0; i < names.length; i++) {
      arguments[i + 1] =
          moves
              ? ChainWords.control(names[i], fileSession, x, values.get(i), false)
              : values.get(i);
    }
    return fileSession.each(moves ? word.replace("RBJ", "SVF") : word, arguments);
  }

  private static String shelf(String kind) {
    return switch (kind) {
      case "low" -> "RBJLowShelf";
      case "high" -> "RBJHighShelf";
      default ->
          throw new IllegalArgumentException(
              "kind must be low or high, but is '%s'".formatted(kind));
    };
  }

  private void add(
      String name, String of, String summary, ChainWord.Action action, ChainWord.Slot... slots) {
    words.add(new ChainWord(name, of, List.of(slots), false, summary, Level.ANY, action));
  }
}

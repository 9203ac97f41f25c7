package tenuto.tools.chain;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.catalogue.Suggestion;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * All words of the chain language: the short names, and in kebab case each word of the catalogue
 * that takes a signal first and returns signals.
 *
 * <p>Words are left out if they need values that a chain cannot express: points, echoes, filters.
 */
public final class ChainWords {
  private static final Set<Kind> WRITABLE =
      EnumSet.of(
          Kind.SIGNAL,
          Kind.CONTROL,
          Kind.SIGNALS,
          Kind.CHANNELS,
          Kind.NUMBER,
          Kind.TEXT,
          Kind.ROWS);

  /** The word that gets a side chain. */
  private static final String KEYED = "Compressor";

  /** The parameter for a side chain. */
  static final String KEY = "key";

  private final Catalogue catalogue;
  private final Presets presets;
  private final Map<String, ChainWord> shortNames = new LinkedHashMap<>();

  /** All words, and the presets of the current folder. */
  public ChainWords(Catalogue catalogue) {
    this(catalogue, Presets.here());
  }

  ChainWords(Catalogue catalogue, Presets presets) {
    this.catalogue = catalogue;
    this.presets = presets;
    for (ChainWord each : ShortNames.of(catalogue)) {
      List<String> same = ForeignNames.of(each.name());
      ChainWord word =
          same.isEmpty() ? each : each.with("The same: %s.".formatted(String.join(", ", same)));
      if (shortNames.put(word.name(), word) != null) {
        throw new IllegalStateException("two short names are " + word.name());
      }
    }
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** The chains with names. */
  public Presets presets() {
    return presets;
  }

  /** Whether a text begins with the name of a word and a space, as a step does. */
  public boolean begins(String text) {
    int space = text.indexOf(' ');
    String name = text.substring(0, Math.max(space, 0)).toLowerCase(Locale.ROOT);
    return shortNames.containsKey(ForeignNames.here(name)) || catalogue.inChains(name) != null;
  }

  /**
   * The word of that name.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name, or if the word cannot
   *     be used in a chain, with the reason
   */
  ChainWord word(String name) {
    ChainWord known = shortNames.get(ForeignNames.here(name));
    if (known != null) {
      return known;
    }
    // Looked up by name, as creating all words would take too long.
    String there = catalogue.inChains(name);
    Word word = there == null ? null : catalogue.word(there);
    String obstacle = word == null ? "there is no such word" : obstacle(word);
    if (obstacle.isEmpty()) {
      return chainWord(name, word);
    }
    String hint = ForeignNames.hint(name);
    if (hint != null) {
      throw new IllegalArgumentException("there is no such word; " + hint);
    }
    throw new IllegalArgumentException(
        word == null ? obstacle + "; did you mean %s?".formatted(meant(name)) : obstacle);
  }

  /** An existing word with a similar name that a chain can use. */
  private String meant(String name) {
    Map<String, ChainWord> words = new HashMap<>(ofCatalogue());
    words.putAll(shortNames);
    return Suggestion.of(name, words.keySet(), each -> catalogue.terms(words.get(each).of()));
  }

  /** The words of the catalogue, including hidden ones, by their names in chains. */
  SortedMap<String, ChainWord> ofCatalogue() {
    SortedMap<String, ChainWord> all = new TreeMap<>();
    for (Word word : catalogue.words()) {
      String name = catalogue.kebabCase(word.name());
      if (obstacle(word).isEmpty() && all.put(name, chainWord(name, word)) != null) {
        throw new IllegalStateException("two words are " + name + " in a chain");
      }
    }
    return all;
  }

  /** The table as lines of text: the short names, then the words of the catalogue. */
  public List<String> table() {
    return all().stream().map(word -> word.signature() + "  " + word.summary()).toList();
  }

  /** The table as JSON: one object for each word. */
  public List<String> json() {
    return all().stream().map(word -> word.json().toString()).toList();
  }

  private List<ChainWord> all() {
    List<ChainWord> all = new ArrayList<>(shortNames.values());
    ofCatalogue()
        .forEach(
            (name, word) -> {
              if (!shortNames.containsKey(name)) {
                all.add(word);
              }
            });
    return all;
  }

  /** The help text of a word, or of a preset such as {@code @podcast}, if it exists. */
  public Optional<String> help(String name) {
    if (name.startsWith("@")) {
      return presets.help(name);
    }
    try {
      return Optional.of(word(name).help());
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  /** Why a word cannot be used in a chain; empty if it can. */
  private static String obstacle(Word word) {
    List<Parameter> parameters = word.parameters();
    boolean takesFirst =
        !parameters.isEmpty()
            && (parameters.getFirst().kind() == Kind.SIGNAL
                || parameters.getFirst().kind() == Kind.SIGNALS
                || parameters.getFirst().kind() == Kind.CHANNELS);
    if (!takesFirst) {
      return "%s does not take a signal first".formatted(word);
    }
    Class<?> result = word.result();
    boolean givesSignals = result == Signal.class || result == Stored.class || result == List.class;
    if (!givesSignals) {
      return "%s returns no signal that a chain could continue with".formatted(word);
    }
    for (Parameter parameter : parameters) {
      if (!WRITABLE.contains(parameter.kind())) {
        return "%s takes %s, which cannot be written in a chain"
            .formatted(word, parameter.kind().text());
      }
    }
    return "";
  }

  private ChainWord chainWord(String name, Word word) {
    List<ChainWord.Slot> slots = new ArrayList<>();
    for (Parameter parameter : word.parameters().subList(1, word.parameters().size())) {
      slots.add(
          new ChainWord.Slot(
              parameter.name(),
              ValueKind.of(parameter),
              parameter.otherwise(),
              parameter.help(),
              parameter.kind() == Kind.CONTROL));
    }
    if (word.name().equals(KEYED)) {
      slots.add(
          new ChainWord.Slot(
              KEY,
              ValueKind.FILE_OR_NONE,
              "none",
              "side-chain: a sound file whose level is detected in place of the sound's own"));
      return new ChainWord(
          name, word.name(), slots, false, summary(word), word.level(), this::keyed);
    }
    return new ChainWord(
        name,
        word.name(),
        slots,
        false,
        summary(word),
        word.level(),
        (fileSession, channels, values) -> {
          WordMoves.report(word, values, fileSession.marks());
          return fileSession.each(word, arguments(word, fileSession, channels, values));
        });
  }

  /** A compressor by its own level, or by the key that is its last value. */
  private List<Signal> keyed(FileSession fileSession, List<Signal> channels, List<Object> values) {
    List<Object> own = values.subList(0, values.size() - 1);
    if (!(values.getLast() instanceof Path key)) {
      Word word = catalogue.word(KEYED);
      return fileSession.each(word, arguments(word, fileSession, channels, own));
    }
    Word word = catalogue.word("SideChainCompressor");
    List<Object> all = new ArrayList<>(own);
    all.addFirst(key);
    return fileSession.each(word, arguments(word, fileSession, channels, all));
  }

  private static String summary(Word word) {
    List<String> also = word.chainNames();
    return also.isEmpty()
        ? word.summary()
        : "%s The same: %s.".formatted(word.summary(), String.join(", ", also));
  }

  private static Object[] arguments(
      Word word, FileSession fileSession, List<Signal> channels, List<Object> values) {
    List<Parameter> parameters = word.parameters();
    Object[] arguments = new Object[parameters.size()];
    boolean together = parameters.getFirst().kind() != Kind.SIGNAL;
    arguments[0] = together ? channels : new Channels(channels);
    for (int i = 1; i < arguments.length; i++) {
      Object value = values.get(i - 1);
      arguments[i] =
          switch (parameters.get(i).kind()) {
            case SIGNALS, CHANNELS -> read(parameters.get(i), fileSession, (Path) value);
            case SIGNAL -> oneOrMany(read(parameters.get(i), fileSession, (Path) value));
            case CONTROL ->
                control(parameters.get(i).name(), fileSession, channels, value, together);
            default -> value;
          };
    }
    return arguments;
  }

  private static List<Signal> read(Parameter parameter, FileSession fileSession, Path file) {
    return parameter.isResponse() ? fileSession.response(file) : fileSession.channels(file);
  }

  /** A number, an automation, or the control signal that a sound file contains. */
  static Object control(
      String name, FileSession fileSession, List<Signal> x, Object value, boolean together) {
    if (value instanceof Double number) {
      return Channels.steady(number);
    }
    if (value instanceof Automation automation) {
      return automation.signal(fileSession, x);
    }
    List<Signal> channels = fileSession.channels((Path) value);
    if (together && channels.size() > 1) {
      throw new IllegalArgumentException(
          "%s must be a file of one channel, but has %d".formatted(name, channels.size()));
    }
    return oneOrMany(channels);
  }

  /** A file with one channel controls all channels; one with several must have the same number. */
  static Object oneOrMany(List<Signal> channels) {
    return channels.size() == 1 ? channels.getFirst() : new Channels(channels);
  }
}

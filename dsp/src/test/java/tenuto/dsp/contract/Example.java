package tenuto.dsp.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;

/**
 * A word and the example of its operator, told for this very word.
 *
 * @param word of the catalogue
 * @param expression a patch's expression
 */
public record Example(Word word, String expression) {
  private static final Pattern FIRST_WORD = Pattern.compile("sf\\.(\\w+)\\(.*\\)");
  private static final Pattern SERIES = Pattern.compile("(.*)#\\d+\\.\\.\\d+");

  /**
   * Every word outside series, and the first, the middle and the last of each series; or, of the
   * property {@code word}, that word alone.
   *
   * @throws IllegalArgumentException if there is no such word
   */
  public static List<Example> all() {
    Catalogue catalogue = new Catalogue();
    List<Word> words = new ArrayList<>();
    Map<String, List<Word>> series = new HashMap<>();
    for (Word word : catalogue.words()) {
      String prefix = seriesOf(word);
      (prefix == null ? words : series.computeIfAbsent(prefix, it -> new ArrayList<>())).add(word);
    }
    for (List<Word> all : series.values()) {
      List<Word> byNumber = all.stream().sorted(Comparator.comparingInt(Example::number)).toList();
      words.add(byNumber.getFirst());
      words.add(byNumber.get(byNumber.size() / 2));
      words.add(byNumber.getLast());
    }
    String only = System.getProperty("word");
    return only != null
        ? Arrays.stream(only.split(",")).map(name -> named(name, catalogue)).toList()
        : words.stream().map(word -> of(word, catalogue)).toList();
  }

  private static Example named(String name, Catalogue catalogue) {
    Word word = catalogue.word(name);
    if (word == null) {
      throw new IllegalArgumentException(
          "-Dword=%s: there is no such word; did you mean %s?"
              .formatted(name, catalogue.meant(name)));
    }
    return of(word, catalogue);
  }

  /** The prefix of the series that a word belongs to, or null. */
  public static String seriesOf(Word word) {
    return word.names().stream()
        .map(SERIES::matcher)
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1))
        .filter(prefix -> word.name().matches(Pattern.quote(prefix) + "\\d+"))
        .findFirst()
        .orElse(null);
  }

  private static int number(Word word) {
    return Integer.parseInt(word.name().substring(seriesOf(word).length()));
  }

  /** The example of a word. */
  public static Example of(Word word) {
    return of(word, new Catalogue());
  }

  /**
   * @throws IllegalStateException if the example is not a call of one of the operator's words
   */
  private static Example of(Word word, Catalogue catalogue) {
    Matcher call = FIRST_WORD.matcher(word.example());
    if (!call.matches() || !isCalled(word, catalogue.word(call.group(1)))) {
      throw new IllegalStateException(
          "the example of " + word.name() + " must call it, but is " + word.example());
    }
    String rest = word.example().substring(call.end(1));
    return new Example(word, "sf." + word.name() + rest);
  }

  /** Whether two words have one operator. */
  private static boolean isCalled(Word word, Word called) {
    return called != null && called.names().equals(word.names());
  }

  /** Whether its method takes a signal. */
  public boolean takesSignals() {
    return word.parameters().stream()
        .anyMatch(
            p ->
                switch (p.kind()) {
                  case SIGNAL, CONTROL, SIGNALS, CHANNELS, PLACES -> true;
                  case NUMBER, TEXT, POINTS, ECHOES, ROWS, FILTER, PROCESSOR, ANYTHING -> false;
                });
  }

  /** Whether it looks at the samples of its signals, and not at what they are made by. */
  public boolean readsSamples() {
    return !word.name().equals("FrequencyResponse");
  }

  /** The names of the files that it reads. */
  public Stream<String> filesRead() {
    return Pattern.compile("'samples/([^']+)'").matcher(expression).results().map(m -> m.group(1));
  }

  @Override
  public String toString() {
    return word.name();
  }
}

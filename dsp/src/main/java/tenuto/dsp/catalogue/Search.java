package tenuto.dsp.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Searches words by their names, search terms and descriptions. */
public final class Search {
  private static final int IS_NAME = 12;
  private static final int IS_TERM = 10;
  private static final int BEGINS_TERM = 4;
  private static final int IN_SUMMARY = 3;
  private static final int IN_PARAMETER = 1;

  /** The least length of a prefix of a term: shorter ones match too much. */
  private static final int LEAST_BEGINNING = 4;

  private final Catalogue catalogue;

  public Search(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private record Found(Word word, int score) {}

  /** The words found by all parts of a text, best first; of a series only the first one. */
  public List<Word> words(String text) {
    List<String> asked = parts(text);
    List<Found> found = new ArrayList<>();
    for (Word word : catalogue.words()) {
      if (!asked.isEmpty() && !word.isLaterInSeries()) {
        int score = 0;
        for (String part : asked) {
          int one = score(word, part);
          if (one == 0) {
            score = 0;
            break;
          }
          score += one;
        }
        if (score > 0) {
          found.add(new Found(word, score));
        }
      }
    }
    found.sort(
        Comparator.comparingInt(Found::score).reversed().thenComparing(each -> each.word().name()));
    return found.stream().map(Found::word).toList();
  }

  private int score(Word word, String part) {
    if (word.name().equalsIgnoreCase(part)) {
      return IS_NAME;
    }
    List<String> terms = catalogue.terms(word.name());
    if (terms.contains(part)) {
      return IS_TERM;
    }
    if (part.length() >= LEAST_BEGINNING
        && terms.stream().anyMatch(term -> term.startsWith(part))) {
      return BEGINS_TERM;
    }
    if (parts(word.summary()).contains(part) || parts(word.family()).contains(part)) {
      return IN_SUMMARY;
    }
    boolean isParameter =
        word.parameters().stream().anyMatch(each -> each.name().equalsIgnoreCase(part));
    return isParameter ? IN_PARAMETER : 0;
  }

  /** The parts of a text in lower case, without a plural s. */
  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    for (String part : text.toLowerCase(Locale.ROOT).split("[^a-z0-9-]+")) {
      if (!part.isEmpty()) {
        parts.add(singular(part));
      }
    }
    return parts;
  }

  private static String singular(String word) {
    return word.length() > 3 && word.endsWith("s") && !word.endsWith("ss")
        ? word.substring(0, word.length() - 1)
        : word;
  }
}

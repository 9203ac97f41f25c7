package tenuto.dsp.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Suggestions ("did you mean") for unknown names. */
public final class Suggestion {
  /** Of fewer letters too many names have all. */
  private static final int FEWEST_LETTERS = 4;

  /** Wrong letters of a name that is misspelt. */
  private static final int SLIPS = 2;

  private Suggestion() {}

  /**
   * The same name in another case; if there is none, the shortest candidate with the name as a
   * search term; if there is none either, the nearest by edit distance.
   *
   * @param terms search terms of a candidate, in lower case
   */
  public static String of(
      String name, Collection<String> candidates, Function<String, List<String>> terms) {
    String nearest = nearest(name, candidates);
    if (distance(name, nearest) == 0) {
      return nearest;
    }
    String term = name.toLowerCase(Locale.ROOT);
    return candidates.stream()
        .filter(each -> terms.apply(each).contains(term))
        .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
        .orElse(nearest);
  }

  /**
   * The candidate with the smallest edit distance to {@code name}, or, if that is far, the shortest
   * that has its letters in a row: {@code rbj_low_pass} for {@code lowpass}.
   */
  public static String nearest(String name, Collection<String> candidates) {
    String nearest =
        candidates.stream()
            .min(Comparator.comparingInt(candidate -> distance(name, candidate)))
            .orElseThrow();
    String letters = letters(name);
    if (letters.length() < FEWEST_LETTERS || distance(name, nearest) <= SLIPS) {
      return nearest;
    }
    return candidates.stream()
        .filter(each -> letters(each).contains(letters))
        .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
        .orElse(nearest);
  }

  private static String letters(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "");
  }

  /**
   * How many letters are wrong, missing, too many or exchanged with their neighbour, ignoring case.
   */
  private static int distance(String a, String b) {
    int[][] steps = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          steps[i][j] = i + j;
          continue;
        }
        int replaced = steps[i - 1][j - 1] + (same(a, i, b, j) ? 0 : 1);
        steps[i][j] = Math.min(replaced, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
        if (i > 1 && j > 1 && same(a, i, b, j - 1) && same(a, i - 1, b, j)) {
          steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
      }
    }
    return steps[a.length()][b.length()];
  }

  /** Whether the i-th letter of a text is the j-th of another, counted from 1. */
  private static boolean same(String a, int i, String b, int j) {
    return Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
  }
}

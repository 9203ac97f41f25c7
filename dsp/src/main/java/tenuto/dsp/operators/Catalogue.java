package tenuto.dsp.operators;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Every word of the patch language. A new family is one more class in {@link #FAMILIES}. */
public final class Catalogue {
  private static final List<Class<?>> FAMILIES =
      List.of(
          Generators.class,
          Shapes.class,
          Volumes.class,
          Oscillators.class,
          Windows.class,
          Powers.class,
          Followers.class,
          Checks.class,
          Pitches.class,
          Numbers.class,
          Waves.class,
          Combining.class,
          Shapers.class,
          Edges.class,
          Granular.class,
          RbjFilters.class,
          ButterworthFilters.class,
          BesselFilters.class,
          ShapedFilters.class,
          FilterValues.class,
          Resonances.class,
          Silences.class,
          Spectra.class,
          Convolutions.class,
          Resampling.class,
          Measures.class,
          NoteNames.class,
          Files.class);

  /** A series of words in an operator's name: {@code DB_#0..100}. */
  private static final Pattern SERIES = Pattern.compile("(.*)#(\\d+)\\.\\.(\\d+)");

  private final SortedMap<String, Word> words = new TreeMap<>();
  private final Map<String, Word> methods = new TreeMap<>();

  /**
   * @throws IllegalStateException if two operators claim one word, or two words one method name
   */
  public Catalogue() {
    for (Class<?> family : FAMILIES) {
      for (Method method : family.getDeclaredMethods()) {
        Operator operator = method.getAnnotation(Operator.class);
        if (operator != null && Modifier.isStatic(method.getModifiers())) {
          for (String word : operator.words()) {
            add(word, method);
          }
        }
      }
    }
  }

  private void add(String word, Method method) {
    Matcher series = SERIES.matcher(word);
    List<Parameter> parameters = Word.parametersOf(method, series.matches());
    if (!series.matches()) {
      add(new Word(word, OptionalInt.empty(), method, parameters));
      return;
    }
    int last = Integer.parseInt(series.group(3));
    for (int i = Integer.parseInt(series.group(2)); i <= last; i++) {
      add(new Word(series.group(1) + i, OptionalInt.of(i), method, parameters));
    }
  }

  private void add(Word word) {
    if (words.put(word.name(), word) != null) {
      throw new IllegalStateException("two operators are called " + word.name());
    }
    if (!word.parameters().isEmpty()
        && word.parameters().getFirst().kind() == Parameter.Kind.SIGNAL
        && methods.put(word.snakeCase(), word) != null) {
      throw new IllegalStateException("two methods are called " + word.snakeCase());
    }
  }

  /** The word of that name, or null. */
  public Word word(String name) {
    return words.get(name);
  }

  /** The word that a signal's method of that name calls, or null. */
  public Word method(String snakeCase) {
    return methods.get(snakeCase);
  }

  /** All words in alphabetical order. */
  public Collection<Word> words() {
    return Collections.unmodifiableCollection(words.values());
  }

  /** The names of all methods of signals. */
  public Collection<String> methods() {
    return Collections.unmodifiableCollection(methods.keySet());
  }

  /** The word whose name is most like {@code name}. */
  public String nearest(String name) {
    return nearest(name, words.keySet());
  }

  /** The one of {@code candidates} that the fewest changed letters turn into {@code name}. */
  public static String nearest(String name, Collection<String> candidates) {
    return candidates.stream()
        .min(Comparator.comparingInt(candidate -> distance(name, candidate)))
        .orElseThrow();
  }

  /** Levenshtein's distance, without regard to case. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        boolean same =
            Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
        int replaced = diagonal + (same ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}

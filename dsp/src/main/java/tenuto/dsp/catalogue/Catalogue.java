package tenuto.dsp.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import tenuto.dsp.word.Operator;

/**
 * Every word of the patch language.
 *
 * <p>The words are listed in an index, which javac makes from the operators' annotations: reading
 * all of these at each start would take longer than many a patch. A word's annotations are read at
 * its first use.
 */
public final class Catalogue {
  /**
   * The index, made by javac, with a line for each word: name, family, method, number in a series
   * or -, name in snake case, "method" if it is a method of signals, or -, its other names in
   * chains, and its search terms; each of these two separated by commas, or -.
   */
  private static final String INDEX = "words.txt";

  /** The package that contains the families' packages. */
  private static final String HOUSE = "tenuto.dsp.";

  private final SortedMap<String, Entry> words = new TreeMap<>();
  private final Map<String, Entry> methods = new HashMap<>();
  private final Map<String, String> chainNames = new HashMap<>();
  private final List<Path> jars = new ArrayList<>();

  /** Tenuto's own words, none of them loaded yet. */
  public Catalogue() {
    add(index(), Catalogue.class.getClassLoader());
  }

  /**
   * Tenuto's own words, and those of others.
   *
   * @param jars with words, compiled with the same annotation processor
   * @throws IllegalArgumentException if a jar has no words, or one that is unusable or whose name
   *     exists already
   */
  public static Catalogue with(List<Path> jars) {
    Catalogue catalogue = new Catalogue();
    for (Path jar : jars) {
      JarOfWords words = JarOfWords.open(jar);
      try {
        catalogue.add(words.index(), words.loader());
      } catch (IllegalArgumentException | IllegalStateException e) {
        throw new IllegalArgumentException("%s: %s".formatted(jar, e.getMessage()), e);
      }
      catalogue.jars.add(jar);
    }
    return catalogue;
  }

  /** The jars with others' words. */
  public List<Path> jars() {
    return Collections.unmodifiableList(jars);
  }

  private void add(String lines, ClassLoader loader) {
    for (String line : lines.split("\n")) {
      String[] cells = line.split(" ");
      Entry entry = new Entry(loader, cells);
      if (loader != Catalogue.class.getClassLoader()) {
        requireNew(entry, cells);
        entry.word(); // otherwise errors in it would only be found by the patch that uses it
      }
      words.put(entry.name, entry);
      if (!cells[5].equals("-")) {
        methods.put(entry.snakeCase, entry);
      }
      for (String name : chainNames(cells)) {
        chainNames.put(name, entry.name);
      }
    }
  }

  /** Checks that others' words do not change the meaning of existing names. */
  private void requireNew(Entry entry, String[] cells) {
    if (words.containsKey(entry.name)) {
      throw new IllegalArgumentException("the word %s is there already".formatted(entry.name));
    }
    if (methods.containsKey(entry.snakeCase)) {
      throw new IllegalArgumentException(
          "the word %s cannot be a method %s of signals, as there is one already"
              .formatted(entry.name, entry.snakeCase));
    }
    List<String> steps = new ArrayList<>(chainNames(cells));
    steps.add(kebabCase(entry));
    for (String step : steps) {
      if (inChains(step) != null) {
        throw new IllegalArgumentException(
            "the word %s cannot be a step %s of chains, as there is one already"
                .formatted(entry.name, step));
      }
    }
  }

  private static List<String> chainNames(String[] cells) {
    return cells[6].equals("-") ? List.of() : List.of(cells[6].split(","));
  }

  /** A word's search terms besides its name. */
  private static List<String> terms(String[] cells) {
    List<String> terms = new ArrayList<>();
    for (String cell : List.of(cells[6], cells[7])) {
      if (!cell.equals("-")) {
        terms.addAll(Arrays.asList(cell.split(",")));
      }
    }
    return terms;
  }

  private static String index() {
    try (InputStream index = Catalogue.class.getResourceAsStream(INDEX)) {
      return new String(index.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line of the index. */
  private static final class Entry {
    final ClassLoader loader;
    final String name;
    final String family;
    final String method;
    final String number;
    final String snakeCase;
    final List<String> terms;
    private Word word;

    Entry(ClassLoader loader, String[] cells) {
      this.loader = loader;
      this.name = cells[0];
      this.family = cells[1].startsWith("/") ? cells[1].substring(1) : HOUSE + cells[1];
      this.method = cells[2];
      this.number = cells[3];
      this.snakeCase = cells[4];
      this.terms = terms(cells);
    }

    List<String> nameParts() {
      return Arrays.asList(snakeCase.split("_"));
    }

    synchronized Word word() {
      if (word == null) {
        OptionalInt series =
            number.equals("-") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(number));
        Method operator = operator();
        word = new Word(name, snakeCase, series, operator);
      }
      return word;
    }

    private Method operator() {
      try {
        return Arrays.stream(Class.forName(family, false, loader).getDeclaredMethods())
            .filter(each -> each.getName().equals(method))
            .filter(each -> each.isAnnotationPresent(Operator.class))
            .findFirst()
            .orElseThrow(() -> new ClassNotFoundException(family + "." + method));
      } catch (ClassNotFoundException | LinkageError e) {
        throw new IllegalArgumentException(
            "the word %s is in the index, but not in the code, or cannot be loaded: build again (%s)"
                .formatted(name, e.getMessage()),
            e);
      }
    }
  }

  private static Word wordOf(Entry entry) {
    return entry == null ? null : entry.word();
  }

  /** The word of that name, or null. */
  public Word word(String name) {
    return wordOf(words.get(name));
  }

  /** The word that a signal's method of that name calls, or null. */
  public Word method(String snakeCase) {
    return wordOf(methods.get(snakeCase));
  }

  /** The name of a word as a step in a chain: {@code rbj-low-pass}. */
  public String kebabCase(String name) {
    return kebabCase(words.get(name));
  }

  private static String kebabCase(Entry entry) {
    return entry.snakeCase.replaceFirst("_$", "").replace('_', '-');
  }

  /** The word for a step in a chain, by its name in kebab case or another one, or null. */
  public String inChains(String step) {
    for (Entry entry : words.values()) {
      if (kebabCase(entry).equals(step)) {
        return entry.name;
      }
    }
    return chainNames.get(step);
  }

  /** The names of all words in alphabetical order. */
  public Collection<String> names() {
    return Collections.unmodifiableCollection(words.keySet());
  }

  /** All words in alphabetical order. */
  public List<Word> words() {
    return words.values().stream().map(Entry::word).toList();
  }

  /** The names of all methods of signals. */
  public Collection<String> methods() {
    return Collections.unmodifiableCollection(methods.keySet());
  }

  /** A word's search terms in lower case: the parts of its name, and others. */
  public List<String> terms(String name) {
    return terms(words.get(name));
  }

  private static List<String> terms(Entry entry) {
    List<String> all = new ArrayList<>();
    if (entry != null) {
      all.addAll(entry.terms);
      all.addAll(entry.nameParts());
    }
    return all;
  }

  /** A suggestion for an unknown name of a word. */
  public String meant(String name) {
    return meant(name, words.keySet());
  }

  /**
   * A suggestion among words and other names.
   *
   * @param names of words and of others
   */
  public String meant(String name, Collection<String> names) {
    return Suggestion.of(name, names, each -> terms(words.get(each)));
  }

  /** A suggestion for an unknown method of signals. */
  public String meantMethod(String name) {
    return Suggestion.of(name, methods.keySet(), each -> terms(methods.get(each)));
  }
}

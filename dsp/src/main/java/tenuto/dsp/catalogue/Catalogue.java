package tenuto.dsp.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
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
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import tenuto.dsp.word.Operator;

/**
 * Every word of the patch language.
 *
 * <p>Which words there are is in an index, which javac makes from the operators' annotations: to
 * read all of those at each start would take longer than many a patch. A word's own are read when
 * it is first wanted.
 */
public final class Catalogue {
  /**
   * Made by javac, with a line for each word: name, family, method, number in a series or -, name
   * in snake case, "method" if it is a method of signals, or -, its further names in chains, and
   * what else it is looked for by; each of these two with commas between, or -.
   */
  private static final String INDEX = "words.txt";

  /** The same of a jar of others. */
  private static final String INDEX_OF_OTHERS = "META-INF/tenuto/words.txt";

  /** Beneath which families stand, each in its package. */
  private static final String HOUSE = "tenuto.dsp.";

  private final SortedMap<String, Entry> words = new TreeMap<>();
  private final Map<String, Entry> methods = new HashMap<>();
  private final Map<String, String> chainNames = new HashMap<>();

  /** Our own words, none of them made yet. */
  public Catalogue() {
    add(index(), Catalogue.class.getClassLoader(), "");
  }

  /**
   * Our own words, and those of others.
   *
   * @param jars of classes with words, compiled with the same processor
   * @throws IllegalArgumentException if a jar has no words, or one of a name that is taken
   */
  public static Catalogue with(List<Path> jars) {
    Catalogue catalogue = new Catalogue();
    for (Path jar : jars) {
      try (JarFile file = new JarFile(jar.toFile())) {
        JarEntry index = file.getJarEntry(INDEX_OF_OTHERS);
        if (index == null) {
          throw new IllegalArgumentException(
              "%s has no words: %s is missing, which the annotation processor of tenuto-index writes"
                  .formatted(jar, INDEX_OF_OTHERS));
        }
        String lines =
            new String(file.getInputStream(index).readAllBytes(), StandardCharsets.UTF_8);
        // Open as long as the words may be used.
        var loader =
            new URLClassLoader(new URL[] {jar.toUri().toURL()}, Catalogue.class.getClassLoader());
        catalogue.add(lines, loader, jar + ": ");
      } catch (IOException e) {
        throw new IllegalArgumentException("%s: %s".formatted(jar, e.getMessage()), e);
      }
    }
    return catalogue;
  }

  private void add(String lines, ClassLoader loader, String jar) {
    for (String line : lines.split("\n")) {
      String[] cells = line.split(" ");
      Entry entry = new Entry(loader, cells);
      if (words.putIfAbsent(entry.name, entry) != null) {
        throw new IllegalArgumentException(
            "%sthe word %s is there already".formatted(jar, entry.name));
      }
      if (!cells[5].equals("-")) {
        methods.put(entry.snakeCase, entry);
      }
      if (!cells[6].equals("-")) {
        for (String name : cells[6].split(",")) {
          chainNames.put(name, entry.name);
        }
      }
    }
  }

  /** What a word is looked for by, beside its name. */
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
        return Arrays.stream(Class.forName(family, true, loader).getDeclaredMethods())
            .filter(each -> each.getName().equals(method))
            .filter(each -> each.isAnnotationPresent(Operator.class))
            .findFirst()
            .orElseThrow(() -> new ClassNotFoundException(family + "." + method));
      } catch (ClassNotFoundException | LinkageError e) {
        throw new IllegalStateException(
            "the index of words is older than the word %s: build again".formatted(name), e);
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

  /** The name of a word as a step of a chain: {@code rbj-low-pass}. */
  public String kebabCase(String name) {
    return words.get(name).snakeCase.replaceFirst("_$", "").replace('_', '-');
  }

  /** The word that a step of a chain means, by its name in kebab case or a further one, or null. */
  public String inChains(String step) {
    for (Entry entry : words.values()) {
      if (kebabCase(entry.name).equals(step)) {
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

  /** What a word is looked for by, in lower case: the parts of its name, and other terms. */
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

  /** The word that is probably meant by a name that is none. */
  public String meant(String name) {
    return meant(name, words.keySet());
  }

  /**
   * The same among words and other names.
   *
   * @param names of words and of others
   */
  public String meant(String name, Collection<String> names) {
    return Suggestion.of(name, names, each -> terms(words.get(each)));
  }

  /** The method of signals that is probably meant by a name that is none. */
  public String meantMethod(String name) {
    return Suggestion.of(name, methods.keySet(), each -> terms(methods.get(each)));
  }
}

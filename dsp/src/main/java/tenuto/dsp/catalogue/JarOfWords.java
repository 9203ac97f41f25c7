package tenuto.dsp.catalogue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A jar with words by others.
 *
 * @param index a line for each of its words, as in {@link Catalogue}'s own
 * @param loader stays open while the words may be used
 */
record JarOfWords(String index, ClassLoader loader) {
  private static final String INDEX = "META-INF/tenuto/words.txt";

  /** Name, class, method, number in a series, name in snake case, method or not, further names. */
  private static final Pattern LINE =
      Pattern.compile("\\w+ /?[\\w.$]+ \\w+ (-|\\d{1,9}) \\w+ (-|method) \\S+ \\S+");

  /**
   * Opens a jar.
   *
   * @throws IllegalArgumentException if it has no words, or an invalid index
   */
  static JarOfWords open(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      JarEntry index = file.getJarEntry(INDEX);
      if (index == null) {
        throw new IllegalArgumentException(
            "%s has no words: %s is missing, which the annotation processor of tenuto-index writes"
                .formatted(jar, INDEX));
      }
      String lines = new String(file.getInputStream(index).readAllBytes(), StandardCharsets.UTF_8);
      return new JarOfWords(
          index(jar, lines),
          new URLClassLoader(new URL[] {jar.toUri().toURL()}, Catalogue.class.getClassLoader()));
    } catch (IOException e) {
      throw new IllegalArgumentException("%s: %s".formatted(jar, e.getMessage()), e);
    }
  }

  private static String index(Path jar, String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("%s has no words: %s is empty".formatted(jar, INDEX));
    }
    for (String line : lines) {
      if (!LINE.matcher(line).matches()) {
        throw new IllegalArgumentException(
            "%s: %s is not what the annotation processor of tenuto-index writes: build it again"
                .formatted(jar, INDEX));
      }
    }
    return lines.stream().collect(Collectors.joining("\n"));
  }
}

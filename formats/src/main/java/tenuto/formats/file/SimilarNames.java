package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Paths of files to be written, of which the file system may take two for one: those whose names
 * differ only by case, as on macOS and Windows, or by how accents are composed, as on macOS.
 *
 * <p>The rule is that of a folder, so it is tried there, by a file that is removed at once; but
 * only once two names are that similar.
 */
public final class SimilarNames {
  private final Map<String, Path> first = new HashMap<>();
  private final BiPredicate<Path, Path> areOne;

  public SimilarNames() {
    this(SimilarNames::areOne);
  }

  /**
   * @param areOne whether the file system takes two similar paths for one
   */
  SimilarNames(BiPredicate<Path, Path> areOne) {
    this.areOne = areOne;
  }

  /**
   * Adds a path.
   *
   * @param path absolute and normalized
   * @return the one added before that is the same file under another name, if there is one
   */
  public Optional<Path> add(Path path) {
    Path other = first.putIfAbsent(folded(path), path);
    return other != null && !isSpelledAs(other, path) && areOne.test(other, path)
        ? Optional.of(other)
        : Optional.empty();
  }

  /** Removes a path that was added. */
  public void remove(Path path) {
    first.computeIfPresent(folded(path), (name, other) -> isSpelledAs(other, path) ? null : other);
  }

  /** On Windows paths are equal already if they differ only by case. */
  private static boolean isSpelledAs(Path one, Path other) {
    return one.toString().equals(other.toString());
  }

  private static String folded(Path path) {
    String whole = Normalizer.normalize(path.toString(), Normalizer.Form.NFD);
    return whole.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT); // as ſ and s have one capital
  }

  /** Tries it with the names in which the paths part. */
  private static boolean areOne(Path one, Path other) {
    int same = 0;
    while (one.getName(same).toString().equals(other.getName(same).toString())) {
      same++;
    }
    Path folder = same == 0 ? one.getRoot() : one.getRoot().resolve(one.subpath(0, same));
    while (!Files.isDirectory(folder)) {
      folder = folder.getParent(); // a new folder has the rule of the one that it is made in
    }
    String mine = one.getName(same).toString();
    try {
      Path probe = Files.createTempFile(folder, "tenuto-", mine);
      try {
        String name = probe.getFileName().toString();
        String random = name.substring(0, name.length() - mine.length());
        return Files.exists(folder.resolve(random + other.getName(same)));
      } finally {
        Files.delete(probe);
      }
    } catch (IOException e) {
      return false; // Who cannot make a file there will write none.
    }
  }
}

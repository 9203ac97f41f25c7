package tenuto.tools.batch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tenuto.formats.Container;
import tenuto.formats.file.SimilarNames;
import tenuto.tools.input.Input;

/** The names of a batch's outputs. */
final class OutputNames {
  /** The default pattern: the input's name with the output's extension. */
  static final String SAME = "{name}.{ext}";

  private final Path out;
  private final NamePattern pattern;
  private final OutputFormat format;

  /**
   * @param pattern in which {name}, {ext} and {n} are replaced
   * @throws IllegalArgumentException if a placeholder is unknown, a brace has no partner, the
   *     pattern is empty, or a name could lead out of the folder {@code out}
   */
  OutputNames(Path out, String pattern, OutputFormat format) {
    this.out = out;
    this.format = format;
    this.pattern = new NamePattern(out, pattern, List.of("name", "ext", "n"));
  }

  /**
   * Gives each input a path.
   *
   * @param more further files that must not be overwritten
   * @throws IllegalArgumentException if two inputs would get the same path, if an input or the
   *     journal would be overwritten, or if the extension is one we cannot write or not the
   *     requested one
   */
  List<Path> of(List<Input> inputs, List<Path> more) {
    int digits = Integer.toString(inputs.size()).length();
    List<Path> all = new ArrayList<>();
    Map<Path, Input> takers = new HashMap<>();
    SimilarNames names = new SimilarNames();
    for (int i = 0; i < inputs.size(); i++) {
      Input input = inputs.get(i);
      String number = Integer.toString(i + 1);
      String name =
          pattern.filled(
              Map.of(
                  "name", input.stem(),
                  "ext", format.extension(input),
                  "n", "0".repeat(digits - number.length()) + number));
      Path target = out.resolve(input.folder()).resolve(name);
      requireSound(target);
      all.add(target);
      if (input.unlisted() != null) {
        continue; // Nothing will be written for this input.
      }
      Path place = target.toAbsolutePath().normalize();
      Input other = takers.put(place, input);
      if (other != null) {
        throw wouldBecome(other, input, "both become " + target);
      }
      Optional<Path> similar = names.add(place);
      if (similar.isPresent()) {
        String both = "become %s and %s, which are one file there";
        throw wouldBecome(
            takers.get(similar.get()), input, both.formatted(similar.get().getFileName(), target));
      }
    }
    requireNoInput(all, inputs, more);
    return all;
  }

  private static IllegalArgumentException wouldBecome(Input one, Input other, String what) {
    return new IllegalArgumentException(
        "%s and %s would %s: give --name a {n}, or --recursive to keep folders"
            .formatted(one.label(), other.label(), what));
  }

  private void requireSound(Path target) {
    Path normal = target.normalize();
    if (BatchJournal.isJournal(normal) && out.normalize().equals(parent(normal))) {
      throw new IllegalArgumentException(
          "%s is the batch's journal: it cannot be overwritten".formatted(target));
    }
    Container named;
    try {
      named = Container.of(target);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--name: " + e.getMessage(), e);
    }
    if (format.extension() != null && !named.extensions().contains(format.extension())) {
      throw new IllegalArgumentException(
          "--format is %s, but %s is the name of %s".formatted(format.extension(), target, named));
    }
  }

  private static Path parent(Path file) {
    return file.getParent() == null ? Path.of("") : file.getParent();
  }

  /** Only existing paths can be inputs. */
  private static void requireNoInput(List<Path> targets, List<Input> inputs, List<Path> more) {
    Set<Path> read = null;
    for (Path target : targets) {
      if (Files.exists(target)) {
        if (read == null) {
          read = new HashSet<>();
          for (Input input : inputs) {
            read.add(real(input.path()));
          }
          for (Path file : more) {
            read.add(real(file));
          }
        }
        if (read.contains(real(target))) {
          throw new IllegalArgumentException(
              "%s is an input of this run: it cannot be overwritten".formatted(target));
        }
      }
    }
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (java.io.IOException e) {
      return path.toAbsolutePath().normalize();
    }
  }
}

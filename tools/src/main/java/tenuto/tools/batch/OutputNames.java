package tenuto.tools.batch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
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
  private final String remedy;
  private final List<Job> jobs = new ArrayList<>();
  private final Map<Path, Input> takers = new HashMap<>();
  private final SimilarNames names = new SimilarNames();

  /**
   * Names outputs in a folder.
   *
   * @param out the folder
   * @param remedy what to do about two inputs with one output
   */
  OutputNames(Path out, String remedy) {
    this.out = out;
    this.remedy = remedy;
  }

  /**
   * A pattern in which {name}, {ext} and {n} are replaced.
   *
   * @param option how errors name the option
   * @throws IllegalArgumentException if a placeholder is unknown, a brace has no partner, the
   *     pattern is empty, or a name could lead out of the folder {@code out}
   */
  static NamePattern pattern(String option, Path out, String text) {
    return new NamePattern(option, out, text, List.of("name", "ext", "n"));
  }

  /**
   * How an output is to be named and made.
   *
   * @param pattern from {@link #pattern}
   */
  record Wanted(NamePattern pattern, Recipe recipe) {}

  /**
   * Names the outputs of an input.
   *
   * @param number the input's number in the batch, with leading zeros
   * @throws IllegalArgumentException if another output has the same path, if the journal would be
   *     overwritten, or if the extension is one we cannot write or not the requested one
   */
  void add(Input input, String number, List<Wanted> wanted) {
    List<Job.Target> targets = new ArrayList<>();
    for (Wanted each : wanted) {
      OutputFormat format = each.recipe().format();
      String name =
          each.pattern()
              .filled(Map.of("name", input.stem(), "ext", format.extension(input), "n", number));
      Path target = out.resolve(input.folder()).resolve(name);
      requireSound(target, each);
      targets.add(new Job.Target(target, each.recipe()));
      if (input.unlisted() == null) {
        requireOwn(input, target);
      }
    }
    jobs.add(new Job(input, targets));
  }

  /** Fails if another output has that path. */
  private void requireOwn(Input input, Path target) {
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

  /**
   * The jobs with named outputs.
   *
   * @param more further files that must not be overwritten
   * @throws IllegalArgumentException if an input would be overwritten
   */
  List<Job> jobs(Collection<Path> more) {
    requireNoInput(more);
    return jobs;
  }

  private IllegalArgumentException wouldBecome(Input one, Input other, String what) {
    if (one.equals(other)) {
      return new IllegalArgumentException(
          "two outputs of %s would %s: each needs a name of its own".formatted(one.label(), what));
    }
    return new IllegalArgumentException(
        "%s and %s would %s: %s".formatted(one.label(), other.label(), what, remedy));
  }

  private void requireSound(Path target, Wanted wanted) {
    OutputFormat format = wanted.recipe().format();
    Path normal = target.normalize();
    if (BatchJournal.isJournal(normal) && out.normalize().equals(parent(normal))) {
      throw new IllegalArgumentException(
          "%s is the batch's journal: it cannot be overwritten".formatted(target));
    }
    Container named;
    try {
      named = Container.of(target);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(wanted.pattern().option() + ": " + e.getMessage(), e);
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
  private void requireNoInput(Collection<Path> more) {
    Set<Path> read = null;
    for (Path target : targets()) {
      if (Files.exists(target)) {
        if (read == null) {
          read = new HashSet<>();
          for (Job job : jobs) {
            read.add(real(job.input().path()));
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

  private List<Path> targets() {
    return jobs.stream().flatMap(job -> job.targets().stream()).map(Job.Target::path).toList();
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (java.io.IOException e) {
      return path.toAbsolutePath().normalize();
    }
  }
}

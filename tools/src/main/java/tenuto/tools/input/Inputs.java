package tenuto.tools.input;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.PatternSyntaxException;

/**
 * Finds the input files of a command: those named, those that patterns match, and the sound files
 * in folders. A file found twice is taken once.
 */
public final class Inputs {
  private static final String WILD = "*?[{";

  private final Reading reading;
  private final boolean recursive;
  private final Path out;
  private final Map<Path, Input> found = new LinkedHashMap<>();

  /** The folders that could not be listed, in the argument being searched now. */
  private final List<Input> unlisted = new ArrayList<>();

  private Inputs(Reading reading, boolean recursive, Path out) {
    this.reading = reading;
    this.recursive = recursive;
    this.out = out == null ? null : out.toAbsolutePath().normalize();
  }

  /**
   * Finds files that are only read.
   *
   * @param reading decides which files of a folder are sound files
   * @throws IllegalArgumentException if a pattern or a folder matches no file, or cannot be read
   */
  public static List<Input> find(List<String> names, Reading reading, boolean recursive) {
    return find(names, reading, recursive, null);
  }

  /**
   * Finds files that outputs are made from.
   *
   * @param reading decides which files of a folder are sound files
   * @param recursive whether folders are searched recursively, and their tree is kept
   * @param out the folder of the outputs, which is never searched; null for none
   * @throws IllegalArgumentException if a pattern or a folder matches no file, or cannot be read
   */
  public static List<Input> find(List<String> names, Reading reading, boolean recursive, Path out) {
    Inputs inputs = new Inputs(reading, recursive, out);
    names.forEach(inputs::add);
    return new ArrayList<>(inputs.found.values());
  }

  private void add(String name) {
    Path path = path(name);
    if (path != null && Files.isDirectory(path)) {
      addFolder(path, name);
    } else if (name.chars().anyMatch(c -> WILD.indexOf(c) >= 0)
        && (path == null || Files.notExists(path))) {
      addMatches(name);
    } else if (path == null) {
      throw new IllegalArgumentException("no file can have the name '%s'".formatted(name));
    } else if (isOther(path)) {
      throw new IllegalArgumentException(
          "%s is a pipe or a device, not a file; use - for standard input".formatted(name));
    } else {
      add(path, Path.of(""), name);
    }
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      return null; // Some systems reject a pattern as a path.
    }
  }

  /** Whether it is a pipe or device: it has no length, and can be read only once. */
  private static boolean isOther(Path path) {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class).isOther();
    } catch (IOException e) {
      return false; // Opening it reports what is wrong.
    }
  }

  private void addFolder(Path folder, String name) {
    boolean none = true;
    for (Path file : files(folder, recursive ? Integer.MAX_VALUE : 1)) {
      if (reading.takes(Input.extension(file))) {
        add(file, below(folder, file), file.toString());
        none = false;
      }
    }
    if (addUnlisted() && none) {
      throw new IllegalArgumentException(
          "there is no sound file in %s%s"
              .formatted(name, recursive ? "" : " (--recursive searches its subfolders)"));
    }
  }

  private void addMatches(String pattern) {
    Path base = base(pattern);
    PathMatcher matcher;
    try {
      matcher =
          FileSystems.getDefault()
              .getPathMatcher(
                  "glob:" + escaped(base) + pattern.substring(base.toString().length()));
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException(
          "the pattern '%s' is invalid: %s".formatted(pattern, e.getDescription()), e);
    }
    boolean none = true;
    if (Files.isDirectory(base)) {
      int depth =
          pattern.contains("**")
              ? Integer.MAX_VALUE
              : (int) pattern.chars().filter(c -> c == '/').count() + 1;
      for (Path file : files(base, depth)) {
        if (matcher.matches(file)) {
          add(file, below(base, file), file.toString());
          none = false;
        }
      }
    }
    if (addUnlisted() && none) {
      throw new IllegalArgumentException("no file matches '%s'".formatted(pattern));
    }
  }

  /** The innermost folder that contains everything the pattern can match. */
  private static Path base(String pattern) {
    int wild = 0;
    while (WILD.indexOf(pattern.charAt(wild)) < 0) {
      wild++;
    }
    int slash = pattern.lastIndexOf('/', wild);
    return Path.of(slash < 0 ? "" : slash == 0 ? "/" : pattern.substring(0, slash));
  }

  private static String escaped(Path base) {
    return base.toString().replace("\\", "\\\\");
  }

  private Path below(Path folder, Path file) {
    Path within = folder.relativize(file).getParent();
    return recursive && within != null ? within : Path.of("");
  }

  private List<Path> files(Path folder, int depth) {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          depth,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path within, BasicFileAttributes about)
                throws IOException {
              return isOutput(folder, within)
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes about) {
              // A link leads nowhere here, which opening it reports.
              boolean isFile = about.isRegularFile() || about.isSymbolicLink();
              if (isFile && !file.getFileName().toString().startsWith(".")) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              if (e instanceof FileSystemLoopException) {
                return FileVisitResult
                    .CONTINUE; // a link to a folder above: its files are found there
              }
              unlisted.add(new Input(file, Path.of(""), file.toString(), e));
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path within, IOException e) {
              if (e != null) { // The folder could be opened, but not read to its end.
                unlisted.add(new Input(within, Path.of(""), within.toString(), e));
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot list %s: %s".formatted(folder, e.getMessage()), e);
    }
    Collections.sort(files);
    return files;
  }

  /**
   * Adds the folders that could not be listed as failing inputs, so that the other files are still
   * processed.
   *
   * @return whether there was none
   */
  private boolean addUnlisted() {
    boolean none = unlisted.isEmpty();
    for (Input each : unlisted) {
      found.putIfAbsent(each.path().toAbsolutePath().normalize(), each);
    }
    unlisted.clear();
    return none;
  }

  /** Whether a folder is that of the outputs, unless it is the folder being searched. */
  private boolean isOutput(Path folder, Path within) throws IOException {
    return out != null
        && !folder.toAbsolutePath().normalize().startsWith(out)
        && Files.exists(out)
        && Files.isSameFile(within, out);
  }

  private void add(Path path, Path folder, String label) {
    found.putIfAbsent(path.toAbsolutePath().normalize(), new Input(path, folder, label));
  }
}

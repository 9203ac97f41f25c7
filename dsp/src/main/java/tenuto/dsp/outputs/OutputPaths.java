package tenuto.dsp.outputs;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import tenuto.formats.file.SimilarNames;

/**
 * The paths of the files that a run writes: the folder of relative ones, and which are claimed, so
 * that none is written twice unless the patch's rules allow it.
 */
public final class OutputPaths {
  private static final Set<String> FOLDERS = Set.of("", ".", "..");

  private final Path folder;
  private final Set<Path> taken = new HashSet<>();
  private final Set<Path> growing = new HashSet<>();
  private final SimilarNames names = new SimilarNames();
  private boolean replacing;

  /**
   * @param folder the folder of relative paths
   */
  OutputPaths(Path folder) {
    this.folder = folder;
  }

  /**
   * The path for a file name in a patch.
   *
   * @throws IllegalArgumentException if it is no valid file name
   */
  public static Path of(String name) {
    return of("path", name);
  }

  /** The same for a parameter with another name. */
  public static Path of(String parameter, String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException(parameter + " must name a file, but is ''");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(parameter + " must be a file name: " + e.getReason(), e);
    }
  }

  /** Sets whether a path may be claimed again; the file there is then replaced as a whole. */
  public synchronized void mayReplace(boolean may) {
    replacing = may;
  }

  /**
   * Claims a path for writing.
   *
   * @return whether it is new in this run
   * @throws IllegalArgumentException if this run has claimed it already and may not replace it
   */
  synchronized boolean claim(Path path) {
    boolean first = take(path);
    if (!first && (!replacing || growing.contains(path))) {
      throw writtenTwice(path);
    }
    return first;
  }

  /**
   * Claims a path for a file that is appended to: may be called repeatedly.
   *
   * @return whether it is new in this run
   * @throws IllegalArgumentException if this run writes another file there
   */
  synchronized boolean claimGrowing(Path path) {
    boolean first = !growing.contains(path);
    if (first && !take(path)) {
      throw writtenTwice(path);
    }
    growing.add(path);
    return first;
  }

  private boolean take(Path path) {
    names
        .add(path)
        .ifPresent(
            other -> {
              throw new IllegalArgumentException(
                  "path must be new in a run, but %s is the same file as %s there"
                      .formatted(path, other.getFileName()));
            });
    return taken.add(path);
  }

  private static IllegalArgumentException writtenTwice(Path path) {
    return new IllegalArgumentException("path must be new in a run, but is written twice: " + path);
  }

  /** Releases the claim on a path whose writing has failed, so that it may be tried again. */
  synchronized void unclaim(Path path) {
    taken.remove(path);
    names.remove(path);
    growing.remove(path);
  }

  synchronized boolean isClaimed(Path path) {
    return taken.contains(path);
  }

  /** The paths of all files that the run writes or appends to. */
  public synchronized Set<Path> claimed() {
    return Set.copyOf(taken);
  }

  /** The path to write a file to; fails for a folder, even one that does not exist yet. */
  Path toWrite(String name) {
    Path path = place(name);
    if (name.endsWith("/")
        || path.getNameCount() == 0
        || FOLDERS.contains(of(name).getFileName().toString())
        || path.equals(folder.toAbsolutePath().normalize())) {
      throw new IllegalArgumentException("path must name a file, but is '" + name + "'");
    }
    return path;
  }

  /** The path of an existing or future file with this name. */
  public Path place(String name) {
    return folder.resolve(of(name)).toAbsolutePath().normalize();
  }

  /**
   * The path to read a file from: a relative path is searched in the folder where relative paths
   * are written, then in the current folder.
   */
  public Path find(String name) {
    Path written = place(name);
    return Files.isRegularFile(written) ? written : of(name);
  }
}

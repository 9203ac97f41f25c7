package tenuto.dsp.word;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import tenuto.engine.base.IoReason;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;

/**
 * The files that a run writes: the folder of relative paths, the state of each file, and the check
 * that none is written twice unless the patch's rules allow it.
 */
public final class Outputs {
  private static final Set<String> FOLDERS = Set.of("", ".", "..");

  private final Path folder;
  private final PartFiles parts = new PartFiles();
  private final FilesInProgress underWay = new FilesInProgress();
  private final Set<Path> taken = new HashSet<>();
  private final Set<Path> growing = new HashSet<>();
  private final List<Written> written = new ArrayList<>();
  private volatile Metadata origin = Metadata.NONE.with(Metadata.SOFTWARE, "Tenuto");
  private volatile boolean quiet;
  private volatile Consumer<String> notices = text -> System.err.println("tenuto: " + text);
  private volatile boolean replacing;
  private volatile Excerpt excerpt = Excerpt.WHOLE;
  private volatile boolean beyond;
  private volatile Plans plans;
  private volatile Consumer<Written> listener = file -> {};

  /**
   * A finished file.
   *
   * @param path its location
   * @param seconds its length
   * @param channels number of channels
   * @param clipped number of clipped samples
   */
  public record Written(Path path, double seconds, int channels, long clipped) {}

  /**
   * @param folder the folder of relative paths
   */
  public Outputs(Path folder) {
    this.folder = folder;
  }

  /** Metadata about the program and the patch, for file formats that have a place for it. */
  public Metadata origin() {
    return origin;
  }

  /** Sets the metadata: the program's version, the patch and the seed. */
  public void comeFrom(String version, String patch, long seed) {
    origin =
        Metadata.NONE
            .with(Metadata.SOFTWARE, "Tenuto " + version)
            .with(Metadata.COMMENT, "made by %s with seed %d".formatted(patch, seed));
  }

  /** Restricts sound files to this excerpt, which their metadata mentions. */
  public void only(Excerpt part) {
    excerpt = part;
    remark("only " + part);
  }

  /** Adds a remark to the metadata of files written from now on. */
  public synchronized void remark(String remark) {
    String comment = origin.text(Metadata.COMMENT);
    if (comment == null) {
      origin = origin.with(Metadata.COMMENT, remark);
    } else if (!comment.contains(remark)) {
      origin = origin.with(Metadata.COMMENT, comment + ", " + remark);
    }
  }

  /** The excerpt that sound files hold. */
  public Excerpt excerpt() {
    return excerpt;
  }

  /**
   * Notes that a file is not written because it would end before the excerpt starts.
   *
   * @param seconds its length
   */
  public void beyond(Path path, double seconds) {
    beyond = true;
    tell(
        "%s ends at %s, before %s: it is not written"
            .formatted(path, Excerpt.clock(seconds), Excerpt.clock(excerpt.from())));
  }

  /** Whether files were skipped because they end before the excerpt, and none was written. */
  public synchronized boolean areBeyond() {
    return beyond && written.isEmpty() && (plans == null || plans.files().isEmpty());
  }

  /**
   * Fails if this run has written only a part of the file, instead of reading it.
   *
   * @throws IllegalArgumentException if it has
   */
  public synchronized void requireWhole(Path path) {
    if (!excerpt.isWhole() && taken.contains(path.toAbsolutePath().normalize())) {
      throw new IllegalArgumentException(
          "path must be a whole file, but of %s only %s is written: render without --from and --to"
              .formatted(path, excerpt));
    }
  }

  /** Suppresses the output of {@link #tell}. */
  public void beQuiet() {
    quiet = true;
  }

  /** Turns on the dry run: files are noted instead of written. */
  public void beDry() {
    parts.countOnly();
    plans = new Plans();
  }

  /** The files that a dry run would write; empty in a normal run. */
  public Optional<Plans> plans() {
    return Optional.ofNullable(plans);
  }

  /** Whether a path may be written again; the file there is then replaced as a whole. */
  public void mayReplace(boolean may) {
    replacing = may;
  }

  /** Redirects the notices of {@link #tell}. */
  public void tellTo(Consumer<String> others) {
    notices = others;
  }

  /** Prints a notice on stderr, for something that is no error. */
  public void tell(String notice) {
    if (!quiet) {
      notices.accept(notice);
    }
  }

  /**
   * The path for a file name in a patch.
   *
   * @throws IllegalArgumentException if it is no valid file name
   */
  public static Path path(String name) {
    return path("path", name);
  }

  /** The same for a parameter with another name. */
  public static Path path(String parameter, String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException(parameter + " must name a file, but is ''");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(parameter + " must be a file name: " + e.getReason(), e);
    }
  }

  /**
   * Claims a path for writing and creates its folder.
   *
   * @throws IllegalArgumentException if this run has claimed it already and may not replace it
   */
  public Path claim(String name) {
    Path path = fileFor(name);
    boolean first;
    synchronized (this) {
      first = taken.add(path);
      if (!first && (!replacing || growing.contains(path))) {
        throw writtenTwice(path);
      }
    }
    makeFolder(path, first);
    return path;
  }

  /**
   * Claims a path for files that are appended to: may be called repeatedly, if no other file is
   * written there.
   *
   * @throws IllegalArgumentException if this run writes another file there
   */
  public Path claimGrowing(String name) {
    Path path = fileFor(name);
    boolean first;
    synchronized (this) {
      first = !growing.contains(path);
      if (first && !taken.add(path)) {
        throw writtenTwice(path);
      }
      growing.add(path);
    }
    makeFolder(path, first);
    return path;
  }

  /** The path to write a file to; fails for a folder, even one that does not exist yet. */
  private Path fileFor(String name) {
    Path path = place(name);
    if (name.endsWith("/")
        || path.getNameCount() == 0
        || FOLDERS.contains(path(name).getFileName().toString())
        || path.equals(folder.toAbsolutePath().normalize())) {
      throw new IllegalArgumentException("path must name a file, but is '" + name + "'");
    }
    return path;
  }

  private static IllegalArgumentException writtenTwice(Path path) {
    return new IllegalArgumentException("path must be new in a run, but is written twice: " + path);
  }

  /** The path of an existing or future file with this name. */
  public Path place(String name) {
    return folder.resolve(path(name)).toAbsolutePath().normalize();
  }

  /**
   * The path to read a file from: a relative path is searched in the folder where relative paths
   * are written, then in the current folder.
   */
  public Path find(String name) {
    Path written = place(name);
    return Files.isRegularFile(written) ? written : path(name);
  }

  private void makeFolder(Path path, boolean first) {
    if (plans != null) {
      return;
    }
    try {
      Files.createDirectories(path.getParent());
    } catch (IOException e) {
      if (first) {
        unclaim(path);
      }
      throw notWritten(path, e);
    }
  }

  /**
   * Writes a small file atomically.
   *
   * @throws IllegalArgumentException if this run has written it already and may not replace it
   */
  public void write(String name, byte[] bytes) {
    Path path = claim(name);
    if (plans != null) {
      plans.file(new Plans.Planned(path, "bytes", 0, 0, 0, OptionalLong.of(bytes.length)));
      return;
    }
    boolean done = false;
    try (PartFile file = parts.create(path)) {
      file.write(0, bytes, bytes.length);
      file.commit();
      done = true;
    } catch (IOException e) {
      throw notWritten(path, e);
    } finally {
      if (!done) {
        unclaim(path);
      }
    }
  }

  /** The exception for a file that could not be written, with its name. */
  public static UncheckedIOException notWritten(Path path, IOException e) {
    boolean isNamed = String.valueOf(e.getMessage()).startsWith("cannot write ");
    return new UncheckedIOException(
        isNamed ? e : new IOException("cannot write " + path + ": " + IoReason.text(path, e), e));
  }

  /** Releases the claim on a path whose writing has failed, so that it may be tried again. */
  public synchronized void unclaim(Path path) {
    taken.remove(path);
    growing.remove(path);
  }

  /** Whether a file was written or appended to. */
  public synchronized boolean isUsed() {
    return !taken.isEmpty();
  }

  /** The paths of all files that this run writes. */
  public synchronized Set<Path> claimed() {
    return Set.copyOf(taken);
  }

  /** Sets a listener, called for each finished file on the thread that wrote it. */
  public void tellOfEach(Consumer<Written> who) {
    listener = who;
  }

  public void finished(Written file) {
    synchronized (this) {
      written.removeIf(before -> before.path().equals(file.path()));
      written.add(file);
    }
    listener.accept(file);
  }

  /** The finished files, in the order in which they were finished. */
  public synchronized List<Written> written() {
    return List.copyOf(written);
  }

  /** The progress of the sound files being written. */
  public FilesInProgress underWay() {
    return underWay;
  }

  /** The files that are not finished yet. */
  public PartFiles parts() {
    return parts;
  }
}

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
 * The files a run writes: where relative paths are, what has become of each, and that none is
 * written twice, unless the patch is of those that mean to.
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
   * A file that stands whole under its name.
   *
   * @param path where it is
   * @param seconds of audio in it
   * @param channels side by side
   * @param clipped samples that count as clipped
   */
  public record Written(Path path, double seconds, int channels, long clipped) {}

  /**
   * @param folder where relative paths are
   */
  public Outputs(Path folder) {
    this.folder = folder;
  }

  /** What files say about the program that made them, where they have a place for it. */
  public Metadata origin() {
    return origin;
  }

  /** Has files say that they come from this version of the program, this patch and seed. */
  public void comeFrom(String version, String patch, long seed) {
    origin =
        Metadata.NONE
            .with(Metadata.SOFTWARE, "Tenuto " + version)
            .with(Metadata.COMMENT, "made by %s with seed %d".formatted(patch, seed));
  }

  /** Has sound files hold this part alone, and say so. */
  public void only(Excerpt part) {
    excerpt = part;
    remark("only " + part);
  }

  /** Has files that are written from now on say this too. */
  public synchronized void remark(String remark) {
    String comment = origin.text(Metadata.COMMENT);
    if (comment == null) {
      origin = origin.with(Metadata.COMMENT, remark);
    } else if (!comment.contains(remark)) {
      origin = origin.with(Metadata.COMMENT, comment + ", " + remark);
    }
  }

  /** The part of the piece that sound files hold. */
  public Excerpt excerpt() {
    return excerpt;
  }

  /**
   * Says that a file is not written, as it would end before the part that is wanted begins.
   *
   * @param seconds how long it would be
   */
  public void beyond(Path path, double seconds) {
    beyond = true;
    tell(
        "%s ends at %s, before %s: it is not written"
            .formatted(path, Excerpt.clock(seconds), Excerpt.clock(excerpt.from())));
  }

  /** Whether files were not written because they end too early, and no other was. */
  public synchronized boolean areBeyond() {
    return beyond && written.isEmpty() && (plans == null || plans.files().isEmpty());
  }

  /**
   * Refuses to read what this run has written a part of.
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

  /** Makes {@link #tell} print nothing. */
  public void beQuiet() {
    quiet = true;
  }

  /** Has files noted that would be written, and none written. */
  public void beDry() {
    parts.countOnly();
    plans = new Plans();
  }

  /** What would be written, of a dry run. */
  public Optional<Plans> plans() {
    return Optional.ofNullable(plans);
  }

  /** Lets a path be written again: what stands there then is replaced, whole by whole. */
  public void mayReplace(boolean may) {
    replacing = may;
  }

  /** Has {@link #tell} tell somebody else. */
  public void tellTo(Consumer<String> others) {
    notices = others;
  }

  /** Says on stderr what is no error, but should be known. */
  public void tell(String notice) {
    if (!quiet) {
      notices.accept(notice);
    }
  }

  /**
   * A file's path as a patch writes it.
   *
   * @throws IllegalArgumentException if no file can be called so
   */
  public static Path path(String name) {
    return path("path", name);
  }

  /** The same of a parameter that has another name. */
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
   * Claims a path for writing and makes its folder.
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
   * Claims a path for files that grow: any number of times, if nothing else is written there.
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

  /** Where to write a file that is called so; a folder is none, even one that is not there yet. */
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

  /** Where a file is, or will be, that is called so. */
  public Path place(String name) {
    return folder.resolve(path(name)).toAbsolutePath().normalize();
  }

  /**
   * Where to read a file that this run or an earlier one has written, or anybody else: a relative
   * path is where relative paths are written, or else in the current folder.
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
   * Writes a small file whole.
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

  /** The failure to write a file, by its name. */
  public static UncheckedIOException notWritten(Path path, IOException e) {
    boolean isNamed = String.valueOf(e.getMessage()).startsWith("cannot write ");
    return new UncheckedIOException(
        isNamed ? e : new IOException("cannot write " + path + ": " + IoReason.text(path, e), e));
  }

  /** Lets a path go whose writing failed, so that it may be tried again. */
  public synchronized void unclaim(Path path) {
    taken.remove(path);
    growing.remove(path);
  }

  /** Whether a file was written, or is growing. */
  public synchronized boolean isUsed() {
    return !taken.isEmpty();
  }

  /** The paths of all that this run writes. */
  public synchronized Set<Path> claimed() {
    return Set.copyOf(taken);
  }

  /** Has somebody told of each file as soon as it stands, by the thread that wrote it. */
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

  /** The files that stand, in the order in which they were finished. */
  public synchronized List<Written> written() {
    return List.copyOf(written);
  }

  /** How far the sound files are that are being written. */
  public FilesInProgress underWay() {
    return underWay;
  }

  /** The files that are not whole yet. */
  public PartFiles parts() {
    return parts;
  }
}

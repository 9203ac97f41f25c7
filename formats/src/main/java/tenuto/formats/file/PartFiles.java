package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.engine.setup.WarmupState;

/**
 * The unfinished files of one session.
 *
 * <p>A shutdown hook calls {@link #abandonAll()}, so that a stopped run leaves no {@code .part}
 * file. A killed one does, and the first file that a later session creates in the same folder
 * sweeps it.
 */
public final class PartFiles {
  private final boolean hasty;
  private final boolean overReadOnly;
  private final FileCalls calls;
  private final Set<PartFile> live = ConcurrentHashMap.newKeySet();
  private final Set<Path> swept = ConcurrentHashMap.newKeySet();
  private final Map<Path, OptionalLong> counted = new ConcurrentHashMap<>();
  private volatile Runnable proof = () -> {};
  private volatile SpareFiles spares = SpareFiles.NONE;
  private volatile WarmupState warmup = new WarmupState();
  private volatile boolean counting;
  private boolean abandoned;

  /** Files that are flushed to the disk before they get their final names. */
  public PartFiles() {
    this(false, false);
  }

  /**
   * @param hasty whether new files are not flushed, as with most programs: after a power failure
   *     the last of them may be short or contain silence. Files that replace others are always
   *     flushed
   * @param overReadOnly whether read-only files are replaced
   */
  public PartFiles(boolean hasty, boolean overReadOnly) {
    this(hasty, overReadOnly, FileCalls.SYSTEM);
  }

  PartFiles(boolean hasty, boolean overReadOnly, FileCalls calls) {
    this.hasty = hasty;
    this.overReadOnly = overReadOnly;
    this.calls = calls;
  }

  /** Lets what converts these files know what was learned by others in this process. */
  public void follow(WarmupState others) {
    warmup = others;
  }

  /** What was learned of this process's speed. */
  public WarmupState warmup() {
    return warmup;
  }

  /** Whether a file exists that is replaced only on explicit request. */
  public static boolean isReadOnly(Path file) throws IOException {
    return Files.exists(file) && Access.isReadOnly(file);
  }

  /**
   * Registers a check to run before any of the files gets its final name.
   *
   * @param proof throws an exception if none must
   */
  public void nameOnlyAfter(Runnable proof) {
    this.proof = proof;
  }

  /** From now on, sound files are counted and not written. */
  public void countOnly() {
    counting = true;
  }

  /** Whether sound files are only counted. */
  public boolean isCounting() {
    return counting;
  }

  /**
   * Creates a sound file that is only counted.
   *
   * @param bytes the size it would have; empty if that depends on the samples
   * @throws IOException if it would replace a read-only file or something other than a file
   */
  public SoundWriter count(Path target, OptionalLong bytes) throws IOException {
    if (Files.exists(target)) {
      requireReplaceable(target, target.toRealPath());
    }
    counted.put(target, bytes);
    return new CountedFile(target);
  }

  /** The size of a counted sound file, if known. */
  public OptionalLong counted(Path target) {
    return counted.getOrDefault(target, OptionalLong.empty());
  }

  private void requireReplaceable(Path target, Path real) throws IOException {
    if (!Files.isRegularFile(real)) {
      throw new IOException("cannot write " + target + ": it exists and is not a regular file");
    }
    if (!overReadOnly && Access.isReadOnly(real)) {
      throw new IOException("cannot write " + target + ": it exists and is read-only");
    }
  }

  /** Writes a small file as a whole, or not at all. */
  public void save(Path path, byte[] bytes) throws IOException {
    try (PartFile file = create(path)) {
      file.write(0, bytes, bytes.length);
      file.commit();
    }
  }

  /**
   * Creates a file that will become {@code target}; missing folders are created. A file that
   * replaces another has the same access rights.
   *
   * @throws IOException if it cannot be created, would replace a read-only file, or {@link
   *     #abandonAll()} was called
   */
  public PartFile create(Path target) throws IOException {
    // A link is kept, and its target is replaced.
    boolean replaces = Files.exists(target);
    Path real = replaces ? target.toRealPath() : target.toAbsolutePath();
    if (replaces) {
      requireReplaceable(target, real);
    }
    Path folder = real.getParent();
    if (!Files.isDirectory(folder)) { // Avoids an exception for each file.
      try {
        Files.createDirectories(folder);
      } catch (IOException failed) {
        throw PartFile.cannotWrite(target, failed);
      }
    }
    if (swept.add(folder)) {
      PartNames.sweep(folder);
    }
    // One at a time, and none during abandonAll: the JVM may end right after that, before this
    // thread could delete the file it has just created.
    synchronized (this) {
      requireGoing(target);
      Optional<Access> old = replaces ? Access.of(real) : Optional.empty();
      return PartFile.create(real, replaces || !hasty, live, old, calls, () -> proof.run());
    }
  }

  /** Sets the copies with which new files can start. */
  public void use(SpareFiles copies) {
    spares = copies;
  }

  /**
   * A prepared copy of an existing file, to replace it; empty if there is none.
   *
   * @throws IOException also if {@link #abandonAll()} was called
   */
  public synchronized Optional<PartFile> copyOf(Path target) throws IOException {
    requireGoing(target);
    return spares.take(target.toRealPath(), live, () -> proof.run());
  }

  private void requireGoing(Path target) throws IOException {
    if (abandoned) {
      throw new IOException("cannot write " + target + ": the session is being stopped");
    }
  }

  /** Deletes all unfinished files for good: later commits and creations fail. */
  public synchronized void abandonAll() {
    abandoned = true;
    for (PartFile part : live) {
      try {
        part.abandon();
      } catch (IOException kept) {
        // The JVM is ending; a later session will sweep what could not be deleted now.
      }
    }
  }
}

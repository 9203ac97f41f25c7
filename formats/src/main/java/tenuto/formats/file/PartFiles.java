package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The unfinished files of one session.
 *
 * <p>What a JVM that is asked to stop has to remove is here, for a shutdown hook to call {@link
 * #abandonAll()}: a stopped run leaves no {@code .part}. A killed one does, and the first file that
 * a later session makes in the same folder sweeps it.
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
  private volatile boolean counting;
  private boolean abandoned;

  /** Files that are on the disk as soon as they stand under their names. */
  public PartFiles() {
    this(false, false);
  }

  /**
   * @param hasty whether files that replace none are left for the system to put on the disk in its
   *     own time, as most programs do: after a power failure the last of them may be short or hold
   *     silence. What replaces another file never does.
   * @param overReadOnly whether files that nobody, or not we, may write to are replaced
   */
  public PartFiles(boolean hasty, boolean overReadOnly) {
    this(hasty, overReadOnly, FileCalls.SYSTEM);
  }

  PartFiles(boolean hasty, boolean overReadOnly, FileCalls calls) {
    this.hasty = hasty;
    this.overReadOnly = overReadOnly;
    this.calls = calls;
  }

  /** Whether a file exists that is replaced only on explicit request. */
  public static boolean isReadOnly(Path file) throws IOException {
    return Files.exists(file) && Access.isReadOnly(file);
  }

  /**
   * Has something looked into before any of the files gets its name.
   *
   * @param proof throws what keeps it from that
   */
  public void nameOnlyAfter(Runnable proof) {
    this.proof = proof;
  }

  /** Has sound files that are begun from now on counted, and written nowhere. */
  public void countOnly() {
    counting = true;
  }

  /** Whether sound files are only counted. */
  public boolean isCounting() {
    return counting;
  }

  /**
   * Begins a sound file that is only counted.
   *
   * @param bytes that it would have; empty if only its samples tell
   * @throws IOException if it would replace what is no file, or read-only
   */
  public SoundWriter count(Path target, OptionalLong bytes) throws IOException {
    if (Files.exists(target)) {
      requireReplaceable(target, target.toRealPath());
    }
    counted.put(target, bytes);
    return new CountedFile(target);
  }

  /** The bytes of a sound file that was counted, if they are known. */
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

  /**
   * Begins a file that will be {@code target}; folders that are missing are made. In place of
   * another it can be read and written by whom that could.
   *
   * @throws IOException if it cannot be made, would replace a file that is read-only, or {@link
   *     #abandonAll()} was called
   */
  public PartFile create(Path target) throws IOException {
    // A link stays one, and what it leads to is replaced.
    boolean replaces = Files.exists(target);
    Path real = replaces ? target.toRealPath() : target.toAbsolutePath();
    if (replaces) {
      requireReplaceable(target, real);
    }
    Path folder = real.getParent();
    if (!Files.isDirectory(folder)) { // or an exception would be made and caught for each file
      try {
        Files.createDirectories(folder);
      } catch (IOException failed) {
        throw PartFile.cannotWrite(target, failed);
      }
    }
    if (swept.add(folder)) {
      PartNames.sweep(folder);
    }
    // One at a time, and none while all are abandoned: the JVM may end right after that, with no
    // time left for this thread to take away a file it has just made.
    synchronized (this) {
      requireGoing(target);
      Optional<Access> old = replaces ? Access.of(real) : Optional.empty();
      return PartFile.create(real, replaces || !hasty, live, old, calls, () -> proof.run());
    }
  }

  /** Has files begin as copies that lie ready, where they ask for it. */
  public void use(SpareFiles copies) {
    spares = copies;
  }

  /**
   * A copy of a file that stands, ready to replace it; nothing if there is none.
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

  /** Takes all unfinished files off the disk, for good: later commits and creations fail. */
  public synchronized void abandonAll() {
    abandoned = true;
    for (PartFile part : live) {
      try {
        part.abandon();
      } catch (IOException kept) {
        // The JVM is going: a later session will sweep what could not be deleted now.
      }
    }
  }
}

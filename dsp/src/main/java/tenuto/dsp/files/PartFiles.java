package tenuto.dsp.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The unfinished files of one session.
 *
 * <p>What a JVM that is told to stop has to take away is here, for a shutdown hook to call {@link
 * #abandonAll()}: a stopped run leaves no {@code .part}. A killed one does, and the first file that
 * a later session makes in the same folder sweeps it.
 */
public final class PartFiles {
  private final boolean hasty;
  private final Set<PartFile> live = ConcurrentHashMap.newKeySet();
  private final Set<Path> swept = ConcurrentHashMap.newKeySet();
  private boolean abandoned;

  /** Files that are on the disk as soon as they stand under their names. */
  public PartFiles() {
    this(false);
  }

  /**
   * @param hasty whether files that replace none are left for the system to put on the disk in its
   *     own time, as most programs do: after a power failure the last of them may be short or hold
   *     silence. What replaces another file never does.
   */
  public PartFiles(boolean hasty) {
    this.hasty = hasty;
  }

  /**
   * Begins a file that will be {@code target}; folders that are missing are made.
   *
   * @throws IOException if it cannot be made, or {@link #abandonAll()} was called
   */
  public PartFile create(Path target) throws IOException {
    // A link stays one, and what it leads to is replaced.
    boolean replaces = Files.exists(target);
    Path real = replaces ? target.toRealPath() : target.toAbsolutePath();
    if (replaces && !Files.isRegularFile(real)) {
      throw new IOException("cannot write " + target + ": it is there and no regular file");
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
      PartFile.sweep(folder);
    }
    // One at a time, and none while all are abandoned: the JVM may end right after that, with no
    // time left for this thread to take away a file it has just made.
    synchronized (this) {
      if (abandoned) {
        throw new IOException("cannot write " + target + ": the session is being stopped");
      }
      return PartFile.create(real, replaces || !hasty, live);
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

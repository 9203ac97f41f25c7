package tenuto.formats.file;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files that a session reads: as many as it likes, of which few are open at a time.
 *
 * <p>When {@value #MOST} handles are open and another is wanted, those of the file that was read
 * longest ago are closed; it is opened again by its name when it is read again. So a file that is
 * no longer what its name leads to, since this very session wrote another in its place, is closed
 * only when there is nothing else to close: it could not be opened again.
 */
public final class OpenFiles implements AutoCloseable {
  /** Handles open at once, unless more threads than that read at once. */
  public static final int MOST = 64;

  /** Files that have handles. */
  private final Set<InputFile> files = new HashSet<>();

  private final Set<Path> wanted = ConcurrentHashMap.newKeySet();
  private final boolean damageAllowed;
  private int handles;
  private volatile boolean closed;

  /** Files of which damaged ones are refused. */
  public OpenFiles() {
    this(false);
  }

  /**
   * @param damageAllowed whether of damaged files what is sound is read
   */
  public OpenFiles(boolean damageAllowed) {
    this.damageAllowed = damageAllowed;
  }

  /** What is lost of a file that is about to be opened. */
  public DamageLog losses() {
    return new DamageLog(damageAllowed);
  }

  /** Notes that a file is about to be read, and is one of those that the outcome depends on. */
  public void want(Path file) {
    wanted.add(file);
  }

  /** The files that were to be read so far, whether they are there or not. */
  public Set<Path> wanted() {
    return Set.copyOf(wanted);
  }

  /** Counts a handle that {@code file} is about to open, having closed others if need be. */
  synchronized void opening(InputFile file) {
    while (handles >= MOST && closeLongestUnused()) {
      // the file that was closed had one handle or more
    }
    handles++;
    files.add(file);
    if (closed) {
      throw new IllegalStateException("the session is closed");
    }
  }

  /** Takes back {@link #opening}, which may have thrown: the file could not be opened. */
  synchronized void notOpened(InputFile file) {
    handles--;
    forget(file);
  }

  private boolean closeLongestUnused() {
    record Candidate(InputFile file, long used) {}
    List<InputFile> oldestFirst =
        files.stream()
            .filter(InputFile::isIdle)
            .map(file -> new Candidate(file, file.used()))
            .sorted(Comparator.comparingLong(Candidate::used))
            .map(Candidate::file)
            .toList();
    if (oldestFirst.isEmpty()) {
      return false;
    }
    close(
        oldestFirst.stream()
            .filter(InputFile::canBeOpenedAgain)
            .findFirst()
            .orElse(oldestFirst.getFirst()));
    return true;
  }

  /** Closes the handles of {@code file} that nobody uses. */
  public synchronized void close(InputFile file) {
    handles -= file.closeIdle();
    forget(file);
  }

  private void forget(InputFile file) {
    if (!file.isOpen()) {
      files.remove(file);
    }
  }

  /** The number of open handles. */
  public synchronized int handles() {
    return handles;
  }

  boolean isClosed() {
    return closed;
  }

  /** Closes all files, except handles in use: their users close them after reading. */
  @Override
  public synchronized void close() {
    closed = true;
    List.copyOf(files).forEach(this::close);
  }
}

package tenuto.formats.file;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.engine.setup.WarmupState;

/**
 * The files that a session reads: any number, of which only a few are open at the same time.
 *
 * <p>When {@value #MOST} handles are open and another is needed, those of the least recently read
 * file are closed; the file is opened again by its name when needed. A file that was replaced under
 * its name, as by an output of this session, could not be opened again, so it is closed only if
 * there is nothing else to close.
 */
public final class OpenFiles implements AutoCloseable {
  /** The most handles open at the same time, unless more threads read at the same time. */
  public static final int MOST = 64;

  /** The files that have open handles. */
  private final Set<InputFile> files = new HashSet<>();

  private final Set<Path> wanted = ConcurrentHashMap.newKeySet();
  private final boolean damageAllowed;
  private final Helpers helpers = new Helpers();
  private volatile WarmupState warmup = new WarmupState();
  private int handles;
  private volatile boolean closed;

  /** A set of files in which damaged ones are refused. */
  public OpenFiles() {
    this(false);
  }

  /**
   * @param damageAllowed whether the intact parts of damaged files are read
   */
  public OpenFiles(boolean damageAllowed) {
    this.damageAllowed = damageAllowed;
  }

  /** Lets what converts these files know what was learned by others in this process. */
  public void follow(WarmupState others) {
    warmup = others;
  }

  /** What was learned of this process's speed. */
  public WarmupState warmup() {
    return warmup;
  }

  /** A log for the damage of a file that is about to be opened. */
  public DamageLog losses() {
    return new DamageLog(damageAllowed);
  }

  /** The processes that decode files. */
  public Helpers helpers() {
    return helpers;
  }

  /** Records a file that the result depends on and that is about to be read. */
  public void want(Path file) {
    wanted.add(file);
  }

  /** The files recorded so far, whether they exist or not. */
  public Set<Path> wanted() {
    return Set.copyOf(wanted);
  }

  /** Counts a handle that {@code file} is about to open, after closing others if necessary. */
  synchronized void opening(InputFile file) {
    while (handles >= MOST && closeLongestUnused()) {
      // The closed file had one handle or more.
    }
    handles++;
    files.add(file);
    if (closed) {
      throw new IllegalStateException("the session is closed");
    }
  }

  /** Undoes {@link #opening} after a failure to open the file. */
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

  /** Closes the idle handles of {@code file}. */
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
    helpers.close();
    List.copyOf(files).forEach(this::close);
  }
}

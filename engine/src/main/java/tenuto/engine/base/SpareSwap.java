package tenuto.engine.base;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Swap that a session leaves to the next one: its disk need not be reserved again, which takes as
 * long as to copy what it holds. None is kept of a RAM disk, or of a disk that has little room.
 *
 * <p>Only the file goes from one session to the next. Each maps it for itself, so a signal of a
 * closed session can never be read.
 */
public final class SpareSwap implements AutoCloseable {
  /** Keeps nothing. */
  public static final SpareSwap NONE = new SpareSwap(0, true);

  /** A swap file that nobody has mapped. */
  public interface Unmapped extends AutoCloseable {
    /** Whether the disk that it is on has so much room that it may keep this. */
    boolean isWorthKeeping();

    @Override
    void close();
  }

  private final long most;
  private final Map<Path, Unmapped> files = new HashMap<>();
  private boolean closed;

  /**
   * @param most bytes for each folder, in whole GiB
   */
  public SpareSwap(long most) {
    this(most, false);
  }

  private SpareSwap(long most, boolean closed) {
    this.most = most;
    this.closed = closed;
  }

  /** Bytes that are kept for each folder at most, in whole GiB. */
  public long most() {
    return most;
  }

  /** What was left in a folder; none if nothing was. */
  public synchronized Optional<Unmapped> take(Path folder) {
    Unmapped file = files.remove(folder);
    if (file != null && !file.isWorthKeeping()) {
      file.close();
      return Optional.empty();
    }
    return Optional.ofNullable(file);
  }

  /** Takes a file, or closes it. */
  public synchronized void give(Path folder, Unmapped file) {
    if (closed || files.containsKey(folder) || !file.isWorthKeeping()) {
      file.close();
    } else {
      files.put(folder, file);
    }
  }

  /** Closes what is kept. */
  public synchronized void giveBack() {
    files.values().forEach(Unmapped::close);
    files.clear();
  }

  /** Closes what is kept, and from now on whatever is given. */
  @Override
  public synchronized void close() {
    closed = true;
    giveBack();
  }
}

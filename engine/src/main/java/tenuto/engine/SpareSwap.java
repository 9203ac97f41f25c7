package tenuto.engine;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Swap that a session leaves to the next one: its disk need not be reserved again, which takes as
 * long as to copy what it holds. At most 1 GiB is kept for each folder, and none of a RAM disk, or
 * of a disk that has little room.
 *
 * <p>Only the file goes from one session to the next. Each maps it for itself, so a signal of a
 * closed session can never be read.
 */
public final class SpareSwap implements AutoCloseable {
  /** Keeps nothing. */
  public static final SpareSwap NONE = new SpareSwap(true);

  /** A session may want more than is kept, and others may want disk. */
  private static final long ROOMY = 4L << 30;

  private final Map<Path, SwapFile> files = new HashMap<>();
  private boolean closed;

  public SpareSwap() {
    this(false);
  }

  private SpareSwap(boolean closed) {
    this.closed = closed;
  }

  /** What was left in a folder, whose former owner has unmapped it; null if nothing was. */
  synchronized SwapFile take(Path folder) {
    SwapFile file = files.remove(folder);
    if (file != null && !isWorthKeeping(folder)) {
      file.close();
      return null;
    }
    return file;
  }

  /** Takes a file that nobody has mapped any more. */
  synchronized void give(Path folder, SwapFile file) {
    if (closed || files.containsKey(folder) || !isWorthKeeping(folder)) {
      file.close();
    } else {
      file.unmapped();
      files.put(folder, file);
    }
  }

  private static boolean isWorthKeeping(Path folder) {
    return FileSystemBeneath.freeBytes(folder) >= ROOMY
        && !FileSystemBeneath.of(folder).type().equals("tmpfs");
  }

  /** Closes what is kept, and from now on whatever is given. */
  @Override
  public synchronized void close() {
    closed = true;
    files.values().forEach(SwapFile::close);
    files.clear();
  }
}

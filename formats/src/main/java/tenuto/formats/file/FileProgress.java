package tenuto.formats.file;

import java.nio.file.Path;
import java.util.concurrent.atomic.LongAdder;

/** How much of a sound file is written; many threads count. */
public final class FileProgress {
  private final Path path;
  private final long frames;
  private final LongAdder written = new LongAdder();
  private volatile long began;

  /**
   * @param frames the length of the file
   */
  public FileProgress(Path path, long frames) {
    this.path = path;
    this.frames = frames;
  }

  /** Adds {@code n} written frames. */
  public void wrote(int n) {
    if (began == 0) {
      began = System.nanoTime();
    }
    written.add(n);
  }

  public Path path() {
    return path;
  }

  /** The share that has been written, from 0 to 1. */
  public double part() {
    return frames == 0 ? 1 : (double) written.sum() / frames;
  }

  /** Seconds since its first frame was written; 0 before that. */
  public double seconds() {
    long since = began;
    return since == 0 ? 0 : (System.nanoTime() - since) / 1e9;
  }
}

package tenuto.dsp.word;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;

/** The sound files that are being written, for progress reports. */
public final class FilesInProgress {
  private final Deque<File> files = new ArrayDeque<>();

  /** A file that is being written. */
  public static final class File {
    private final Path path;
    private final long frames;
    private final LongAdder written = new LongAdder();
    private volatile long began;

    private File(Path path, long frames) {
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

  /** Adds a file. */
  public File begin(Path path, long frames) {
    File file = new File(path, frames);
    synchronized (files) {
      files.addLast(file);
    }
    return file;
  }

  /** Removes a file. */
  public void end(File file) {
    synchronized (files) {
      files.remove(file);
    }
  }

  /** The file that was started first. */
  public Optional<File> first() {
    synchronized (files) {
      return Optional.ofNullable(files.peekFirst());
    }
  }
}

package tenuto.scripting.page;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;

/**
 * The file of a sound's peaks: left by an earlier run, or being written and read at the same time.
 */
final class Pyramid implements AutoCloseable {
  private static final int MAGIC = 0x314b5054; // TPK1

  private final PeakLevels levels;
  private final Path path;
  private RandomAccessFile found;
  private PartFile made;
  private boolean closed;

  /** The number of frames whose peaks are available. */
  private volatile long done;

  /**
   * @param path of the file, which may not exist yet
   */
  Pyramid(PeakLevels levels, Path path) {
    this.levels = levels;
    this.path = path;
  }

  PeakLevels levels() {
    return levels;
  }

  Path path() {
    return path;
  }

  /** Whether all peaks are available. */
  boolean isWhole() {
    return done == levels.frames();
  }

  long done() {
    return done;
  }

  /** Opens the file if a complete one exists. */
  synchronized boolean find() throws IOException {
    if (closed || !Files.isRegularFile(path) || Files.size(path) != levels.bytes()) {
      return false;
    }
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
    byte[] head = new byte[PeakLevels.HEAD];
    file.readFully(head);
    if (!ByteBuffer.wrap(head).equals(ByteBuffer.wrap(head()))) {
      file.close();
      return false;
    }
    found = file;
    done = levels.frames();
    return true;
  }

  /** Starts writing the file; null if it is not needed any more. */
  synchronized PeakWriter begin(PartFiles parts) throws IOException {
    if (closed) {
      return null;
    }
    made = parts.create(path);
    made.setLength(levels.bytes());
    made.write(0, head(), PeakLevels.HEAD);
    return new PeakWriter(levels, made::write, frames -> done = frames);
  }

  /** Gives the file its final name, for later runs. */
  synchronized void commit() throws IOException {
    if (!closed) {
      made.commit();
    }
  }

  private byte[] head() {
    return ByteBuffer.allocate(PeakLevels.HEAD)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(MAGIC)
        .putInt(levels.channels())
        .putLong(levels.frames())
        .array();
  }

  /** Entries of a level, all of which are available. */
  ByteBuffer read(int level, long entry, int count) throws IOException {
    byte[] bytes = new byte[count * levels.entryBytes()];
    long place = levels.place(level, entry);
    synchronized (this) {
      if (closed) {
        throw new IOException(path + " is closed");
      }
      if (found != null) {
        found.seek(place);
        found.readFully(bytes);
      } else {
        made.read(place, bytes, bytes.length);
      }
    }
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Whether it is not needed any more. */
  synchronized boolean isClosed() {
    return closed;
  }

  @Override
  public synchronized void close() throws IOException {
    closed = true;
    if (found != null) {
      found.close();
    }
    if (made != null) {
      made.close();
    }
  }
}

package tenuto.formats.signal;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;

/**
 * A file that gains one signal after the other, each found again by the place at which it begins.
 *
 * <p>The file begins with the letters {@code TNTOPOOL} and the place up to which it is whole; a
 * signal with the letters {@code TNTOSGNL} and the number of its samples, which follow as 64-bit
 * floats. Numbers have 64 bits, the highest byte first. A signal is written after the place up to
 * which the file is whole, and then that place is moved on: for whoever reads the file a signal is
 * there whole or not at all. What a stopped process leaves after the place is written over.
 *
 * <p>One process may write at a time, and any number read. There is one handle, as closing another
 * would give up the lock on it, and it is a {@link RandomAccessFile}, as an interrupted thread
 * closes a FileChannel for all others.
 */
public final class SignalPool implements AutoCloseable {
  private static final int HEAD = 16;

  /** Samples written at once. */
  private static final int STRETCH = 8192;

  private static final String POOL = "TNTOPOOL";
  private static final String SIGNAL = "TNTOSGNL";

  private final Path path;
  private final String text;

  /** Held while a signal is written, which may take long; what reads needs it not. */
  private final ReentrantLock appending = new ReentrantLock();

  private RandomAccessFile file;
  private boolean writes;
  private boolean closed;

  private SignalPool(Path path) throws IOException {
    this.path = path;
    InputFile.requireFile(path);
    BasicFileAttributes about = Files.readAttributes(path, BasicFileAttributes.class);
    file = new RandomAccessFile(path.toFile(), "r");
    text = "SignalPool[%s, %s, %s".formatted(path, about.fileKey(), about.creationTime());
  }

  /**
   * Opens a pool.
   *
   * @throws SoundFileException if the file is none
   */
  static SignalPool open(Path path) throws IOException {
    SignalPool pool = new SignalPool(path);
    try {
      pool.end();
      return pool;
    } catch (Throwable refused) {
      pool.close();
      throw refused;
    }
  }

  /** Makes a file that is a pool without signals. */
  static void create(PartFiles parts, Path path) throws IOException {
    try (PartFile part = parts.create(path)) {
      part.write(0, head(POOL, HEAD), HEAD);
      part.commit();
    }
  }

  private static byte[] head(String letters, long number) {
    return ByteBuffer.allocate(HEAD)
        .put(letters.getBytes(StandardCharsets.US_ASCII))
        .putLong(number)
        .array();
  }

  /** The bytes that a signal takes in a pool. */
  public static long bytes(Signal x) {
    return HEAD + 8 * x.length();
  }

  /** Where the first signal of a pool begins. */
  static long first() {
    return HEAD;
  }

  /**
   * Writes a signal after the others.
   *
   * @return the place at which it begins
   */
  public long append(Session session, Signal x) throws IOException {
    appending.lock();
    try {
      openToWrite();
      long begin = end();
      write(begin, head(SIGNAL, x.length()), HEAD);
      session.visit(List.of(x), STRETCH, () -> new FileSamples.Writer(this::write, begin + HEAD));
      session.memory().requireIntact();
      write(0, head(POOL, begin + HEAD + 8 * x.length()), HEAD);
      return begin;
    } finally {
      appending.unlock();
    }
  }

  /**
   * The signal at a place, read when its samples are wanted.
   *
   * @throws IllegalArgumentException if none begins there
   * @throws SoundFileException if the file promises more than it has
   */
  public Signal signal(long offset) throws IOException {
    long end = end();
    long count = -1;
    if (offset >= HEAD && offset <= end - HEAD) {
      ByteBuffer head = ByteBuffer.wrap(bytes(offset));
      if (letters(head).equals(SIGNAL)) {
        count = head.getLong(8);
        if (count < 0 || count > (end - offset - HEAD) / 8) {
          throw new SoundFileException(
              path,
              offset + 8,
              "a signal of %d samples does not fit into the %d bytes after it"
                  .formatted(count, end - offset - HEAD));
        }
      }
    }
    if (count < 0) {
      throw new IllegalArgumentException(
          ("offset must be one that sf.WriteToSignalPool returned, but at byte %d"
                  + " of %s no signal starts")
              .formatted(offset, path));
    }
    String name = "%s, %d, %d samples]".formatted(text, offset, count);
    return Generated.of(
        new FileSamples(path, name, this::read, offset + HEAD, count, Optional.empty()), count);
  }

  /** The place up to which the file is whole. */
  long end() throws IOException {
    long there;
    synchronized (this) {
      requireOpen();
      there = file.length();
    }
    if (there < HEAD) {
      throw new SoundFileException(
          path, 0, "a signal pool starts with a header of 16 bytes, but has " + there);
    }
    ByteBuffer head = ByteBuffer.wrap(bytes(0));
    if (!letters(head).equals(POOL)) {
      throw new SoundFileException(path, 0, "a signal pool starts with the letters " + POOL);
    }
    long end = head.getLong(8);
    if (end < HEAD || end > there) {
      throw new SoundFileException(
          path, 8, "the pool's end must be between 16 and %d, but is %d".formatted(there, end));
    }
    return end;
  }

  private byte[] bytes(long position) throws IOException {
    byte[] bytes = new byte[HEAD];
    read(position, bytes, HEAD);
    return bytes;
  }

  private static String letters(ByteBuffer head) {
    return new String(head.array(), 0, POOL.length(), StandardCharsets.ISO_8859_1);
  }

  private synchronized void openToWrite() throws IOException {
    requireOpen();
    if (writes) {
      return;
    }
    // The other handle first: to close it later would give up the lock.
    file.close();
    file = new RandomAccessFile(path.toFile(), "rw");
    try {
      if (file.getChannel().tryLock() == null) {
        throw new IOException("another process writes to it");
      }
    } catch (IOException | OverlappingFileLockException e) {
      file.close();
      file = new RandomAccessFile(path.toFile(), "r");
      String why = e instanceof IOException ? e.getMessage() : "another session writes to it";
      throw new IOException("cannot write " + path + ": " + why, e);
    }
    writes = true;
  }

  private synchronized void read(long position, byte[] bytes, int n) throws IOException {
    requireOpen();
    file.seek(position);
    file.readFully(bytes, 0, n);
  }

  private synchronized void write(long position, byte[] bytes, int n) throws IOException {
    requireOpen();
    try {
      file.seek(position);
      file.write(bytes, 0, n);
    } catch (IOException e) {
      throw new IOException("cannot write " + path + ": " + e.getMessage(), e);
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the session is closed");
    }
  }

  /** Closes the file; its signals can be read no more. */
  @Override
  public synchronized void close() throws IOException {
    closed = true;
    file.close();
  }
}

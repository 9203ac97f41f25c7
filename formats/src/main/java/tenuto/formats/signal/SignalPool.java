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
 * A file to which signals are appended, each identified by the offset at which it begins.
 *
 * <p>The file begins with the letters {@code TNTOPOOL} and the offset up to which it is complete; a
 * signal begins with the letters {@code TNTOSGNL} and its number of samples, followed by these as
 * 64-bit floats. Numbers have 64 bits and are big endian. A signal is written after the complete
 * part, and then the offset is updated: so readers see a signal completely or not at all. Data that
 * a stopped process left after that offset is overwritten.
 *
 * <p>One process may write at a time, and any number may read. There is only one handle, as closing
 * another would release the lock, and it is a {@link RandomAccessFile}, as an interrupted thread
 * closes a FileChannel for all others.
 */
public final class SignalPool implements AutoCloseable {
  private static final int HEAD = 16;

  /** The number of samples written at once. */
  private static final int BLOCK = 8192;

  private static final String POOL = "TNTOPOOL";
  private static final String SIGNAL = "TNTOSGNL";

  private final Path path;
  private final String text;

  /** Held while a signal is written, which may take long; reading does not need it. */
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
   * @throws SoundFileException if the file is not a pool
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

  /** Creates a file that is an empty pool. */
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

  /** The bytes that a signal needs in a pool. */
  public static long bytes(Signal x) {
    return HEAD + 8 * x.length();
  }

  /** The offset of the first signal of a pool. */
  static long first() {
    return HEAD;
  }

  /**
   * Appends a signal.
   *
   * @return the offset at which it begins
   */
  public long append(Session session, Signal x) throws IOException {
    appending.lock();
    try {
      openToWrite();
      long begin = end();
      write(begin, head(SIGNAL, x.length()), HEAD);
      session.visit(List.of(x), BLOCK, () -> new FileSamples.Writer(this::write, begin + HEAD));
      session.memory().requireIntact();
      write(0, head(POOL, begin + HEAD + 8 * x.length()), HEAD);
      return begin;
    } finally {
      appending.unlock();
    }
  }

  /**
   * The signal at an offset, read on demand.
   *
   * @throws IllegalArgumentException if no signal begins there
   * @throws SoundFileException if the file ends before the signal
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

  /**
   * The offset up to which the file is complete. Length and offset are read together: a signal that
   * is appended between them would make the offset greater than the length.
   */
  synchronized long end() throws IOException {
    requireOpen();
    long there = file.length();
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
    // The other handle first, as closing it later would release the lock.
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

  /** Closes the file; its signals can no longer be read. */
  @Override
  public synchronized void close() throws IOException {
    closed = true;
    file.close();
  }
}

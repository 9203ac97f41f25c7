package tenuto.formats.file;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import tenuto.engine.setup.WarmupState;

/**
 * A file that many threads read at any position, each with a handle that it alone uses meanwhile;
 * the number of handles grows to the number of threads that read at the same time.
 *
 * <p>The handles are {@link RandomAccessFile}s: a FileChannel is closed when its thread is
 * interrupted, and a file that was replaced under its name cannot be opened again. The file is
 * never mapped: a program that truncates a mapped file would kill this process.
 */
public final class InputFile {
  private final OpenFiles files;
  private final Path path;
  private final Stamp stamp;
  private final Deque<RandomAccessFile> idle = new ArrayDeque<>();
  private int handles;
  private boolean replaced;
  private String content;

  /** The file's stamp when its checksum was computed. */
  private FileStamp summed;

  private volatile long used;
  private volatile Runnable whenClosed = () -> {};

  /** Identifies a file, to detect that another one has its name. */
  private record Stamp(Object key, long bytes, FileTime modified) {
    static Stamp of(Path path) throws IOException {
      BasicFileAttributes about = Files.readAttributes(path, BasicFileAttributes.class);
      return new Stamp(about.fileKey(), about.size(), about.lastModifiedTime());
    }
  }

  /**
   * Opens a file.
   *
   * @throws IOException also for a folder, a pipe or a device
   */
  public InputFile(OpenFiles files, Path path) throws IOException {
    this.files = files;
    this.path = path;
    files.want(path);
    requireFile(path);
    // Read before opening: a file replaced in between is at worst refused when it is opened again.
    stamp = Stamp.of(path);
    handles = 1;
    giveBack(open(false));
  }

  /**
   * Rejects folders, and pipes and devices: opening these may block for ever.
   *
   * @throws IOException if it is a folder, a pipe or a device, or does not exist
   */
  public static void requireFile(Path path) throws IOException {
    BasicFileAttributes about = Files.readAttributes(path, BasicFileAttributes.class);
    if (about.isDirectory()) {
      throw new IOException(path + " is a folder, not a file");
    }
    if (about.isOther()) {
      throw new IOException(path + " is a pipe or a device, not a file");
    }
  }

  /**
   * The SHA-256 of all its bytes, computed once.
   *
   * @throws IOException also if all handles were closed and the file has changed since
   */
  public synchronized String content() throws IOException {
    if (content == null) {
      summed = FileStamp.ofTarget(path);
      MessageDigest sum = sha256();
      byte[] bytes = new byte[1 << 16];
      for (long at = 0; at < bytes(); at += bytes.length) {
        int n = (int) Math.min(bytes.length, bytes() - at);
        read(at, bytes, n);
        sum.update(bytes, 0, n);
      }
      content = HexFormat.of().formatHex(sum.digest());
    }
    return content;
  }

  /** Whether the file has not changed since its checksum was computed. */
  public synchronized boolean hasContent() {
    try {
      return content != null && canBeOpenedAgain() && FileStamp.ofTarget(path).equals(summed);
    } catch (IOException gone) {
      return false;
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Registers what else to release when the file has not been read for long and is closed in favour
   * of others.
   */
  public void whenClosed(Runnable action) {
    whenClosed = action;
  }

  /** What was learned of this process's speed. */
  public WarmupState warmup() {
    return files.warmup();
  }

  /** The length when it was opened. */
  public long bytes() {
    return stamp.bytes();
  }

  /** The time of the last change when it was opened. */
  public FileTime modified() {
    return stamp.modified();
  }

  /** An operation with a handle that no other thread uses meanwhile. */
  public interface Use<T> {
    T with(RandomAccessFile handle) throws IOException;
  }

  /**
   * Runs an operation with a handle.
   *
   * @throws IOException also if all handles were closed and the file has changed since
   */
  public <T> T use(Use<T> use) throws IOException {
    RandomAccessFile handle = take();
    try {
      return use.with(handle);
    } finally {
      giveBack(handle);
    }
  }

  /**
   * Reads {@code n} bytes.
   *
   * @throws EOFException if the file is too short
   * @throws IOException also if all handles were closed and the file has changed since
   */
  public void read(long position, byte[] bytes, int n) throws IOException {
    read(position, bytes, 0, n);
  }

  /**
   * Reads {@code n} bytes to {@code bytes}, from index {@code to} on.
   *
   * @throws EOFException if the file is too short
   * @throws IOException also if all handles were closed and the file has changed since
   */
  public void read(long position, byte[] bytes, int to, int n) throws IOException {
    RandomAccessFile handle = take();
    try {
      handle.seek(position);
      handle.readFully(bytes, to, n);
    } finally {
      giveBack(handle);
    }
  }

  private RandomAccessFile take() throws IOException {
    while (true) {
      synchronized (this) {
        awaitIdleIfReplaced();
        if (!idle.isEmpty()) {
          return idle.pop();
        }
        handles++;
      }
      RandomAccessFile opened = open(true);
      if (opened != null) {
        return opened;
      }
      synchronized (this) {
        replaced = true;
        if (handles == 0) {
          throw new IOException(path + " has changed since it was read");
        }
      }
    }
  }

  /** A replaced file cannot be opened again: who finds no idle handle must wait for one. */
  private void awaitIdleIfReplaced() {
    boolean interrupted = false;
    while (replaced && idle.isEmpty() && handles > 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Opens a handle that is already counted; null if {@code again} and the name now leads to another
   * file.
   */
  private RandomAccessFile open(boolean again) throws IOException {
    boolean done = false;
    RandomAccessFile opened = null;
    try {
      files.opening(this);
      if (again && !canBeOpenedAgain()) {
        return null;
      }
      opened = new RandomAccessFile(path.toFile(), "r");
      // Checked once more, as the file may just have been replaced.
      done = !again || canBeOpenedAgain();
      return done ? opened : null;
    } finally {
      if (!done) {
        if (opened != null) {
          opened.close();
        }
        synchronized (this) {
          handles--;
          notifyAll();
        }
        files.notOpened(this);
      }
    }
  }

  private void giveBack(RandomAccessFile handle) {
    used = System.nanoTime();
    synchronized (this) {
      idle.push(handle);
      notify();
    }
    if (files.isClosed()) {
      files.close(this);
    }
  }

  /** Closes the idle handles and returns their number; see {@link OpenFiles#close}. */
  synchronized int closeIdle() {
    int closed = idle.size();
    handles -= closed;
    for (RandomAccessFile handle : idle) {
      try {
        handle.close();
      } catch (IOException e) {
        // Nothing is lost, as it was only read.
      }
    }
    idle.clear();
    whenClosed.run();
    return closed;
  }

  synchronized boolean isIdle() {
    return !idle.isEmpty();
  }

  synchronized boolean isOpen() {
    return handles > 0;
  }

  /** The time of the last read, on the clock of {@link System#nanoTime}. */
  long used() {
    return used;
  }

  /** Whether its name still leads to this file, unchanged. */
  public boolean canBeOpenedAgain() {
    try {
      return stamp.equals(Stamp.of(path));
    } catch (IOException gone) {
      return false;
    }
  }
}

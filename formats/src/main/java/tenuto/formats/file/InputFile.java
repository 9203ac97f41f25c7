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

/**
 * A file that threads read at any place, each through a handle that is its own meanwhile; in time
 * there are as many as there were threads reading at once.
 *
 * <p>They are {@link RandomAccessFile}s: a FileChannel is closed when its thread is interrupted,
 * and a file that another has replaced under its name cannot be opened again. Nothing is mapped: a
 * program that cuts a mapped file short kills this process.
 */
public final class InputFile {
  private final OpenFiles files;
  private final Path path;
  private final Stamp stamp;
  private final Deque<RandomAccessFile> idle = new ArrayDeque<>();
  private int handles;
  private boolean replaced;
  private String content;

  /** When the file had been changed last before its content was summed up. */
  private Object summed;

  private volatile long used;
  private volatile Runnable whenClosed = () -> {};

  /** What distinguishes a file from another that has its name later. */
  private record Stamp(Object key, long bytes, FileTime modified) {
    static Stamp of(Path path) throws IOException {
      BasicFileAttributes about = Files.readAttributes(path, BasicFileAttributes.class);
      return new Stamp(about.fileKey(), about.size(), about.lastModifiedTime());
    }
  }

  /**
   * Opens a file.
   *
   * @throws IOException also if it is a folder, a pipe or a device
   */
  public InputFile(OpenFiles files, Path path) throws IOException {
    this.files = files;
    this.path = path;
    files.want(path);
    requireFile(path);
    // Before it is opened: if it is replaced in between, it will at worst not be opened again.
    stamp = Stamp.of(path);
    handles = 1;
    giveBack(open(false));
  }

  /**
   * Refuses folders, and what has no length and can be read once, if it ever ends: to open it may
   * wait for ever.
   *
   * @throws IOException if it is a folder, a pipe or a device, or is not there
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
   * A sum of all its bytes, which another content has not: their SHA-256, made once.
   *
   * @throws IOException also if all handles were closed and the file has changed since
   */
  public synchronized String content() throws IOException {
    if (content == null) {
      summed = changed(path);
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

  /** Whether nothing has been written to it since its content was asked for. */
  public synchronized boolean hasContent() {
    try {
      return content != null && canBeOpenedAgain() && changed(path).equals(summed);
    } catch (IOException gone) {
      return false;
    }
  }

  /** When the system last saw a change, which nobody can set back. */
  private static Object changed(Path path) throws IOException {
    boolean isUnix = path.getFileSystem().supportedFileAttributeViews().contains("unix");
    return isUnix ? Files.getAttribute(path, "unix:ctime") : "";
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** What else is released when the file was not read for long and is closed for others. */
  public void whenClosed(Runnable action) {
    whenClosed = action;
  }

  /** Its length when it was opened. */
  public long bytes() {
    return stamp.bytes();
  }

  /** When it had been changed last when it was opened. */
  public FileTime modified() {
    return stamp.modified();
  }

  /** Something done with a handle that is nobody else's meanwhile. */
  public interface Use<T> {
    T with(RandomAccessFile handle) throws IOException;
  }

  /**
   * Lends a handle.
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
   * @throws EOFException if the file does not have them
   * @throws IOException also if all handles were closed and the file has changed since
   */
  public void read(long position, byte[] bytes, int n) throws IOException {
    read(position, bytes, 0, n);
  }

  /**
   * Reads {@code n} bytes to {@code to} of {@code bytes}.
   *
   * @throws EOFException if the file does not have them
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

  /**
   * A replaced file has the handles it has, and a reader that finds none idle must wait for one.
   */
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

  /** Opens the handle that was counted; null if {@code again} and it would be another file's. */
  private RandomAccessFile open(boolean again) throws IOException {
    boolean done = false;
    RandomAccessFile opened = null;
    try {
      files.opening(this);
      if (again && !canBeOpenedAgain()) {
        return null;
      }
      opened = new RandomAccessFile(path.toFile(), "r");
      // Once more, as it may just have been replaced.
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

  /** Closes the handles that nobody uses, and returns their number; see {@link OpenFiles#close}. */
  synchronized int closeIdle() {
    int closed = idle.size();
    handles -= closed;
    for (RandomAccessFile handle : idle) {
      try {
        handle.close();
      } catch (IOException e) {
        // It was only read.
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

  /** When it was read last, on the clock of {@link System#nanoTime}. */
  long used() {
    return used;
  }

  /** Whether its name still leads to this file, as it was. */
  boolean canBeOpenedAgain() {
    try {
      return stamp.equals(Stamp.of(path));
    } catch (IOException gone) {
      return false;
    }
  }
}

package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Optional;
import java.util.Set;
import tenuto.engine.base.IoReason;

/**
 * A file that is written under a temporary name beside its target, so that the target is either
 * complete or absent.
 *
 * <p>The name is {@code NAME.tenuto-PROCESS-RANDOM.part}, and the file is locked while its process
 * lives, so that {@link PartNames#sweep} can find the files of killed processes. Nothing else in
 * this process may open it: on POSIX systems, closing any descriptor of a file releases all locks
 * that the process has on it. That is why the path is only for other processes, why a sweep skips
 * files with this process's mark, and why all writing goes through the one {@link RandomAccessFile}
 * (which, unlike a FileChannel, an interrupted thread does not close).
 */
public final class PartFile implements AutoCloseable {
  private enum State {
    OPEN,
    COMMITTED,
    ABANDONED,
    HANDED_OVER
  }

  /** The number of bytes copied at a time. */
  private static final int COPIED = 1 << 18;

  private final Path target;
  private final Path path;
  private final RandomAccessFile file;
  private final boolean waits;
  private final Set<PartFile> live;
  private final FileCalls calls;
  private final Runnable proof;
  private final EarlySync early;
  private State state = State.OPEN;

  private PartFile(
      Path target,
      Path path,
      RandomAccessFile file,
      boolean waits,
      Set<PartFile> live,
      FileCalls calls,
      Runnable proof) {
    this.proof = proof;
    this.waits = waits;
    this.target = target;
    this.path = path;
    this.file = file;
    this.live = live;
    this.calls = calls;
    early = new EarlySync(calls, file);
  }

  /**
   * Creates and locks the file.
   *
   * @param target an absolute path in an existing folder, with all links resolved
   * @param waits whether its bytes are flushed to the disk before it is renamed
   * @param live a set that contains the file until it is closed
   * @param old the access rights of the file that it replaces, which it gets before its first byte
   * @param proof throws an exception if the file must not get its final name
   */
  static PartFile create(
      Path target,
      boolean waits,
      Set<PartFile> live,
      Optional<Access> old,
      FileCalls calls,
      Runnable proof)
      throws IOException {
    FileAttribute<?>[] first =
        old.map(access -> new FileAttribute<?>[] {Access.untilThen()})
            .orElse(new FileAttribute<?>[0]);
    try {
      while (true) {
        Path path = PartNames.beside(target);
        PartFile part =
            new PartFile(target, path, calls.make(path, first), waits, live, calls, proof);
        live.add(part);
        boolean done = false;
        try {
          FileLock lock = part.file.getChannel().tryLock();
          // Another process may have swept the file before the lock was taken: then that process
          // has the lock, or the file is gone.
          if (lock != null && Files.exists(path)) {
            if (old.isPresent()) {
              old.get().giveTo(path);
            }
            done = true;
            return part;
          }
        } finally {
          if (!done) {
            part.close();
          }
        }
      }
    } catch (IOException failed) {
      throw cannotWrite(target, failed);
    }
  }

  /** Its temporary name, for another process; this one opens it only to abandon it then. */
  public Path place() {
    return path;
  }

  /** Writes the first {@code n} of {@code bytes} at {@code position}; safe for many threads. */
  public void write(long position, byte[] bytes, int n) throws IOException {
    write(position, bytes, 0, n);
  }

  /** The same, from index {@code from} of {@code bytes} on. */
  public void write(long position, byte[] bytes, int from, int n) throws IOException {
    try {
      synchronized (file) {
        file.seek(position);
        file.write(bytes, from, n);
      }
      if (waits) {
        early.wrote(n);
      }
    } catch (IOException failed) {
      throw cannotWrite(target, failed);
    }
  }

  /** Reads {@code n} written bytes at {@code position}; safe for many threads. */
  public void read(long position, byte[] bytes, int n) throws IOException {
    try {
      synchronized (file) {
        file.seek(position);
        file.readFully(bytes, 0, n);
      }
    } catch (IOException failed) {
      throw cannotWrite(target, failed);
    }
  }

  /**
   * Copies bytes of another file to the same position.
   *
   * @param from the first byte
   * @param to the byte after the last
   */
  public void copy(Path other, long from, long to) throws IOException {
    byte[] bytes = new byte[COPIED];
    try (RandomAccessFile source = new RandomAccessFile(other.toFile(), "r")) {
      source.seek(from);
      for (long at = from; at < to; ) {
        int n = (int) Math.min(bytes.length, to - at);
        source.readFully(bytes, 0, n);
        write(at, bytes, n);
        at += n;
      }
    }
  }

  /**
   * Sets the file's length; bytes never written are zero, and use no space on most file systems.
   */
  public void setLength(long bytes) throws IOException {
    try {
      synchronized (file) {
        file.setLength(bytes);
      }
    } catch (IOException failed) {
      throw cannotWrite(target, failed);
    }
  }

  /**
   * Renames the file to its target, replacing an existing one, after flushing it to the disk if
   * requested.
   *
   * @throws IOException also if it was committed or abandoned before
   */
  public void commit() throws IOException {
    requireOpen();
    proof.run();
    if (waits) {
      // Outside the lock, so that abandoning this file need not wait for a slow disk.
      try {
        sync();
      } catch (IOException failed) {
        throw cannotWrite(target, failed);
      }
    }
    synchronized (this) {
      requireOpen();
      closeToMove();
      try (ReplacedFile _ = ReplacedFile.by(target, calls)) {
        calls.rename(path, target);
      } catch (IOException failed) {
        throw cannotWrite(target, failed);
      }
      state = State.COMMITTED;
    }
  }

  /** Flushes everything written so far to the disk, to shorten the wait at the commit. */
  void sync() throws IOException {
    early.requireDone();
    calls.sync(file);
  }

  /**
   * Transfers the file to a new owner, which alone may use it from now on.
   *
   * @param heirs a set that contains the file until it is closed
   * @param proof throws an exception if the file must not get its final name
   */
  synchronized PartFile handOver(Set<PartFile> heirs, Runnable proof) throws IOException {
    requireOpen();
    PartFile heir = new PartFile(target, path, file, waits, heirs, calls, proof);
    heirs.add(heir);
    live.remove(this);
    state = State.HANDED_OVER;
    return heir;
  }

  /** The error that the file cannot be written, with its name and the reason. */
  static IOException cannotWrite(Path target, IOException failed) {
    return new IOException("cannot write " + target + ": " + IoReason.text(target, failed), failed);
  }

  private synchronized void requireOpen() throws IOException {
    if (state != State.OPEN) {
      throw new IOException(
          "cannot write "
              + target
              + (state == State.COMMITTED ? ": it is already written" : ": it was abandoned"));
    }
  }

  /**
   * Deletes the file unless it was committed. It stays open until it is closed, as a thread may be
   * writing to it, but for systems that delete no open file: there that thread fails.
   */
  synchronized void abandon() throws IOException {
    if (state == State.OPEN) {
      state = State.ABANDONED;
      try {
        closeToMove();
      } finally {
        Files.deleteIfExists(path);
      }
    }
  }

  /** Abandons the file unless it was committed; a second call does nothing. */
  @Override
  public void close() throws IOException {
    synchronized (this) {
      if (state == State.HANDED_OVER) {
        return;
      }
    }
    try {
      abandon();
    } finally {
      live.remove(this);
      closeFile();
    }
  }

  /** Where others would keep it from being renamed or deleted, which it is at once. */
  private void closeToMove() throws IOException {
    if (!calls.movesOpenFiles()) {
      closeFile();
    }
  }

  /** File systems that write on closing (NFS, quotas) report a loss only now. */
  private void closeFile() throws IOException {
    early.await();
    try {
      synchronized (file) {
        file.close();
      }
    } catch (IOException failed) {
      synchronized (this) {
        if (state == State.COMMITTED && !waits) {
          Files.deleteIfExists(target);
        }
      }
      throw cannotWrite(target, failed);
    }
  }
}

package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Optional;
import java.util.Set;
import tenuto.engine.base.IoReason;

/**
 * A file being written beside the one it will become: whole under its name, or not there at all.
 *
 * <p>It is called {@code NAME.tenuto-PROCESS-RANDOM.part} and holds a lock while its process lives,
 * so {@link PartNames#sweep} can find what a killed process left behind. Nobody else in this
 * process may open it: on POSIX systems closing any descriptor of a file gives up all of a
 * process's locks on it. That is why there is no way to ask for its path, why a sweep skips what
 * bears this process's mark, and why writing goes through the one {@link RandomAccessFile} (which,
 * unlike a FileChannel, an interrupted thread does not close).
 */
public final class PartFile implements AutoCloseable {
  private enum State {
    OPEN,
    COMMITTED,
    ABANDONED,
    HANDED_OVER
  }

  /** Bytes copied at a time. */
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
   * Makes the file and its lock.
   *
   * @param target an absolute path with all links followed, in a folder that is there
   * @param waits whether its bytes are on the disk before it gets its name
   * @param live a set that the file is in until it is closed
   * @param old who may do what with the file that it replaces, and with it from its first byte
   * @param proof throws what keeps the file from its name
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
            new PartFile(target, path, made(path, first, calls), waits, live, calls, proof);
        live.add(part);
        boolean done = false;
        try {
          FileLock lock = part.file.getChannel().tryLock();
          // Another process may have swept the file before: it has the lock, or the file is gone.
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

  private static RandomAccessFile made(Path path, FileAttribute<?>[] first, FileCalls calls)
      throws IOException {
    try {
      Files.createFile(path, first);
      return calls.open(path);
    } catch (FileAlreadyExistsException notOurs) {
      throw notOurs;
    } catch (NoSuchFileException failed) { // of a file that was to be made
      throw new IOException("no file can be made in " + path.getParent(), failed);
    } catch (IOException failed) {
      Files.deleteIfExists(path); // it may have been made all the same, and only its closing failed
      throw failed;
    }
  }

  /** Writes the first {@code n} of {@code bytes} at {@code position}; any thread may. */
  public void write(long position, byte[] bytes, int n) throws IOException {
    try {
      synchronized (file) {
        file.seek(position);
        file.write(bytes, 0, n);
      }
      if (waits) {
        early.wrote(n);
      }
    } catch (IOException failed) {
      throw cannotWrite(target, failed);
    }
  }

  /** Reads {@code n} bytes at {@code position} that were written; any thread may. */
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
   * Takes bytes over that another file has in the same place.
   *
   * @param from the first one's position
   * @param to the position after the last one
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

  /** Makes the file this long; what was never written is zero and takes no room on most disks. */
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
   * Puts the file under its name, in place of one that was there, and on the disk first if that was
   * asked for.
   *
   * @throws IOException also if it was committed or abandoned before
   */
  public void commit() throws IOException {
    requireOpen();
    proof.run();
    if (waits) {
      // Outside the lock: whoever wants to abandon this file must not wait for a slow disk.
      try {
        sync();
      } catch (IOException failed) {
        throw cannotWrite(target, failed);
      }
    }
    synchronized (this) {
      requireOpen();
      try (Replaced _ = Replaced.by(target)) {
        calls.rename(path, target);
      } catch (IOException failed) {
        throw cannotWrite(target, failed);
      }
      state = State.COMMITTED;
    }
  }

  /** Puts all that was written so far on the disk, so that a commit has less to wait for. */
  void sync() throws IOException {
    early.requireDone();
    calls.sync(file);
  }

  /**
   * Gives the file as it is to others, who alone may use it from now on; they need not know of this
   * one.
   *
   * @param heirs a set that the file is in until it is closed
   * @param proof throws what keeps the file from its name
   */
  synchronized PartFile handOver(Set<PartFile> heirs, Runnable proof) throws IOException {
    requireOpen();
    PartFile heir = new PartFile(target, path, file, waits, heirs, calls, proof);
    heirs.add(heir);
    live.remove(this);
    state = State.HANDED_OVER;
    return heir;
  }

  /** The failure to write a file, by its name and the reason. */
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
   * Takes the file off the disk unless it was committed. It stays open, as a thread may be writing
   * to it, until it is closed.
   */
  synchronized void abandon() throws IOException {
    if (state == State.OPEN) {
      state = State.ABANDONED;
      Files.deleteIfExists(path);
    }
  }

  /** Abandons the file unless it was committed; a second call does nothing. */
  @Override
  public void close() throws IOException {
    if (isHandedOver()) {
      return;
    }
    try {
      abandon();
    } finally {
      live.remove(this);
      closeFile();
    }
  }

  private synchronized boolean isHandedOver() {
    return state == State.HANDED_OVER;
  }

  /** A file system that writes when a file is closed (NFS, quotas) says only now what it lost. */
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

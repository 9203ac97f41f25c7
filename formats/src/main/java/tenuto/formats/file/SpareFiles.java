package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Copies of existing outputs, made while the program is idle: a new version of such a file that
 * keeps most of its bytes can start as the copy. Small files are not copied, nor any if the disk
 * has little space. The copies are part files: other programs do not take them for sound files, and
 * those of a killed process are swept.
 */
public final class SpareFiles implements AutoCloseable {
  /** Makes no copies. */
  static final SpareFiles NONE = new SpareFiles();

  /** The largest file, in bytes, that is not copied: writing it takes some 10 ms. */
  private static final long SMALL = 1 << 24;

  /** A copy may use at most this fraction of the free disk space. */
  private static final int PART_OF_ROOM = 8;

  /** The bytes copied between two checks whether to stop. */
  private static final long STEP = 1 << 20;

  private final long small;
  private final PartFiles parts = new PartFiles();
  private final Map<Path, Spare> spares = new ConcurrentHashMap<>();
  private Thread thread;
  private volatile boolean stopping;

  public SpareFiles() {
    this(SMALL);
  }

  /**
   * @param small the largest file, in bytes, that is not copied
   */
  SpareFiles(long small) {
    this.small = small;
  }

  /** The state of a file when it was copied, to detect that it was changed or replaced. */
  private record Stamp(FileStamp file, Optional<Access> access) {
    static Stamp of(Path file) throws IOException {
      return new Stamp(FileStamp.of(file), Access.of(file));
    }
  }

  private record Spare(PartFile part, Stamp original) {}

  /** Starts to copy these files, and no others, in the background. */
  public synchronized void begin(Collection<Path> files) throws InterruptedException {
    stop();
    List<Path> all = List.copyOf(files);
    stopping = false;
    Thread begun = Thread.ofPlatform().daemon().name("tenuto-disk").unstarted(() -> copy(all));
    try {
      begun.start();
      thread = begun;
    } catch (OutOfMemoryError noThread) {
      thread = null; // Without the thread there are no copies.
    }
  }

  /** Stops copying within some milliseconds; complete copies are kept. */
  public synchronized void stop() throws InterruptedException {
    stopping = true;
    await();
  }

  /** Waits until the copies are complete. */
  synchronized void await() throws InterruptedException {
    if (thread != null) {
      thread.join();
    }
  }

  /** Copies files until it is stopped. */
  private void copy(List<Path> names) {
    try {
      Set<Path> files = new LinkedHashSet<>();
      for (Path name : names) {
        files.add(name.toRealPath());
      }
      for (Path other : spares.keySet()) {
        if (!files.contains(other)) {
          drop(other);
        }
      }
      for (Path file : files) {
        copy(file);
      }
    } catch (IOException notNow) {
      // The file is gone, or the disk is full: its successor is written from the start.
    }
  }

  private void copy(Path file) throws IOException {
    Stamp original = Stamp.of(file);
    Spare before = spares.get(file);
    if (before != null && before.original.equals(original)) {
      return;
    }
    drop(file);
    long room = Files.getFileStore(file).getUsableSpace();
    if (stopping
        || original.file().bytes() <= small
        || original.file().bytes() > room / PART_OF_ROOM) {
      return;
    }
    PartFile part = parts.create(file);
    try {
      part.setLength(original.file().bytes());
      for (long at = 0; at < original.file().bytes() && !stopping; at += STEP) {
        part.copy(file, at, Math.min(at + STEP, original.file().bytes()));
      }
      part.sync();
      if (!stopping) { // Whether the file has changed since is checked when the copy is used.
        spares.put(file, new Spare(part, original));
        part = null;
      }
    } finally {
      if (part != null) {
        part.close();
      }
    }
  }

  private void drop(Path file) throws IOException {
    Spare spare = spares.remove(file);
    if (spare != null) {
      spare.part.close();
    }
  }

  /**
   * Takes the copy of a file in its current state, if there is one.
   *
   * @param file with all links resolved
   * @param heirs a set that contains the copy until it is closed
   * @param proof throws an exception if the copy must not get its final name
   */
  Optional<PartFile> take(Path file, Set<PartFile> heirs, Runnable proof) throws IOException {
    Spare spare = spares.remove(file);
    if (spare == null) {
      return Optional.empty();
    }
    if (!spare.original.equals(Stamp.of(file))) {
      spare.part.close();
      return Optional.empty();
    }
    return Optional.of(spare.part.handOver(heirs, proof));
  }

  /** Deletes all copies; from now on none are made. */
  @Override
  public void close() {
    stopping = true;
    parts.abandonAll();
    for (Path file : spares.keySet()) {
      try {
        drop(file);
      } catch (IOException lost) {
        // A copy contains nothing that could be lost.
      }
    }
  }
}

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
 * Copies of files that stand, made while nothing else is to be done: what replaces such a file, and
 * has most of its bytes, can begin as its copy. Small files are not worth it, and on a disk with
 * little room none is made. The copies are part files: whoever looks for sound does not take them
 * for it, and what a killed process has left of them is swept.
 */
public final class SpareFiles implements AutoCloseable {
  /** Has none. */
  static final SpareFiles NONE = new SpareFiles();

  /** Copied within some 10 ms. */
  private static final long SMALL = 1 << 24;

  /** A copy takes at most this part of the room that is left. */
  private static final int PART_OF_ROOM = 8;

  /** Bytes copied until it is asked again whether to go on. */
  private static final long STRETCH = 1 << 20;

  private final long small;
  private final PartFiles parts = new PartFiles();
  private final Map<Path, Spare> spares = new ConcurrentHashMap<>();
  private Thread thread;
  private volatile boolean stopping;

  public SpareFiles() {
    this(SMALL);
  }

  /**
   * @param small bytes up to which a file is not copied
   */
  SpareFiles(long small) {
    this.small = small;
  }

  /** What a file was when it was copied: it is another one, or changed, if any of it differs. */
  private record Stamp(FileStamp file, Optional<Access> access) {
    static Stamp of(Path file) throws IOException {
      return new Stamp(FileStamp.of(file), Access.of(file));
    }
  }

  private record Spare(PartFile part, Stamp original) {}

  /** Begins to copy these files, and no others, on a thread of its own. */
  public synchronized void begin(Collection<Path> files) throws InterruptedException {
    stop();
    List<Path> all = List.copyOf(files);
    stopping = false;
    Thread begun = Thread.ofPlatform().daemon().name("tenuto-disk").unstarted(() -> copy(all));
    try {
      begun.start();
      thread = begun;
    } catch (OutOfMemoryError noThread) {
      thread = null; // then there are no copies
    }
  }

  /** Leaves off copying, within some milliseconds; copies that are complete are kept. */
  public synchronized void stop() throws InterruptedException {
    stopping = true;
    await();
  }

  /** Waits for the copies that are being made. */
  synchronized void await() throws InterruptedException {
    if (thread != null) {
      thread.join();
    }
  }

  /** For as long as nobody says stop. */
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
      // One is gone, or there is no room: what replaces it is written from its beginning.
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
      for (long at = 0; at < original.file().bytes() && !stopping; at += STRETCH) {
        part.copy(file, at, Math.min(at + STRETCH, original.file().bytes()));
      }
      part.sync();
      if (!stopping) { // whether the file has changed meanwhile is asked when the copy is wanted
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
   * Gives away the copy of a file as it stands now, if there is one.
   *
   * @param file with all links followed
   * @param heirs a set that the copy is in until it is closed
   * @param proof throws what keeps the copy from its name
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

  /** Takes all copies off the disk; from now on none are made. */
  @Override
  public void close() {
    stopping = true;
    parts.abandonAll();
    for (Path file : spares.keySet()) {
      try {
        drop(file);
      } catch (IOException lost) {
        // Nothing is lost with a copy.
      }
    }
  }
}

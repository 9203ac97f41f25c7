package tenuto.engine.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.IoReason;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.base.Uninterrupted;

/**
 * One sparse file that is mapped piece by piece.
 *
 * <p>It loses its name as soon as it is open, so that whatever ends the process leaves nothing
 * behind; only with {@code keep} it stays to be looked at.
 */
class SwapFile implements SpareSwap.Unmapped {
  /** A session may want more than is kept, and others may want disk. */
  private static final long ROOMY = 4L << 30;

  private static final long PAGE = 1L << 12;
  private static final Path HANDLES = Path.of("/proc/self/fd");

  private final Path path;
  private final RandomAccessFile file;
  private volatile long length;

  /** Under which others can open it; null until somebody has asked. */
  private volatile Path handle;

  /** Whether it was found to be shorter than it had been made. */
  private volatile boolean truncated;

  /** A page that is mapped, to ask the system through; null before the first is. */
  private volatile MemorySegment page;

  /**
   * @throws UncheckedIOException if the folder takes no file, which is one whose disk is full, too
   */
  SwapFile(Path folder, boolean keep) {
    try {
      Files.createDirectories(folder);
      path = Files.createTempFile(folder, "tenuto-", ".swap");
      file = opened(path, keep);
    } catch (IOException e) {
      throw failed("cannot create a swap file in %s: %s".formatted(folder, IoReason.text(e)), e);
    }
  }

  /**
   * One that is open already.
   *
   * @param handle under which others can open it: it may have lost its name to another
   */
  SwapFile(Path path, RandomAccessFile file, Path handle) {
    this.path = path;
    this.file = file;
    this.handle = handle;
  }

  private static RandomAccessFile opened(Path path, boolean keep) throws IOException {
    boolean named = keep;
    try {
      return new RandomAccessFile(path.toFile(), "rw");
    } catch (IOException e) {
      named = false; // there are no handles left, say
      throw e;
    } finally {
      if (!named) {
        Files.delete(path);
      }
    }
  }

  /** With the message in the cause, where an operator's caller looks for what is wrong. */
  private static UncheckedIOException failed(String message, IOException cause) {
    return new UncheckedIOException(new IOException(message, cause));
  }

  long length() {
    return length;
  }

  @Override
  public boolean isWorthKeeping() {
    Path folder = path.getParent();
    return ScratchFileSystem.freeBytes(folder) >= ROOMY
        && !ScratchFileSystem.of(folder).type().equals("tmpfs");
  }

  /** Nobody has any of it mapped now; it is mapped from its first byte on again. */
  void unmapped() {
    length = 0;
    page = null;
  }

  /** Maps {@code bytes} more of the file, sparse: neither disk nor memory is taken yet. */
  Piece append(long bytes, Arena arena) {
    long from = length;
    noteIfTruncated();
    MemorySegment mapped = Uninterrupted.call(() -> map(from, bytes, arena));
    length = from + bytes;
    return new Piece(this, from, mapped);
  }

  /**
   * Somebody may make room on a disk by cutting files that have no name any more. To read what is
   * cut off is a fault, until the file is made longer again: then it reads as zeros.
   */
  private void noteIfTruncated() {
    long made = length; // first, as it grows after the file does
    try {
      if (file.length() < made) {
        truncated = true;
      }
    } catch (IOException e) {
      // Whoever maps or reads it next will say what is wrong.
    }
  }

  /** Maps a part of the file that others may map too. */
  Piece at(long from, long bytes, Arena arena) {
    return new Piece(this, from, Uninterrupted.call(() -> map(from, bytes, arena)));
  }

  private MemorySegment map(long from, long bytes, Arena arena) {
    try {
      MemorySegment mapped = file.getChannel().map(MapMode.READ_WRITE, from, bytes, arena);
      if (page == null && bytes >= PAGE) {
        page =
            mapped.asSlice(bytes - PAGE, PAGE); // seldom written, so there is nothing to wait for
      }
      // Seen as ordinary memory: a kernel that has met both kinds is compiled for both, which makes
      // it twice as long and a fifth slower.
      return MemorySegment.ofAddress(mapped.address()).reinterpret(bytes, arena, null);
    } catch (IOException e) {
      throw failed(
          "cannot map %s of %s: %s (see ulimit -v, ulimit -f and sysctl vm.max_map_count)"
              .formatted(Bytes.text(bytes), path, IoReason.text(e)),
          e);
    }
  }

  /**
   * Asks the system whether writing any page of the file back to its disk has failed since it was
   * last asked: it reports each error once. The caller sees to it that the file stays mapped.
   *
   * <p>By {@code msync(2)} of one page, which is some 0.3 ms and 70 ms beside a GiB that is being
   * written: it waits for that page and the file system's journal, not for the other pages. Through
   * the mapping, not the file, as overlayfs keeps the errors in a file of its own beneath.
   */
  Optional<String> writeError() {
    noteIfTruncated();
    if (truncated) {
      return Optional.of("another program has truncated " + path.getFileName());
    }
    try {
      if (page != null) {
        page.force();
      }
      return Optional.empty();
    } catch (UncheckedIOException e) {
      return Optional.of(IoReason.text(e.getCause()).replaceFirst(" \\(msync.*\\)$", ""));
    }
  }

  /**
   * Gives {@code bytes} at {@code from} their disk by writing what they hold once more, where the
   * system has no call for it.
   *
   * @return why the disk had no room, if it had none
   */
  Optional<String> rewrite(long from, long bytes) {
    byte[] buffer = new byte[1 << 16];
    synchronized (file) {
      try {
        for (long done = 0; done < bytes; ) {
          int n = (int) Math.min(buffer.length, bytes - done);
          file.seek(from + done);
          file.readFully(buffer, 0, n);
          file.seek(from + done);
          file.write(buffer, 0, n);
          done += n;
        }
        return Optional.empty();
      } catch (IOException e) {
        return Optional.of(IoReason.text(e));
      }
    }
  }

  /**
   * A path by which other programs of the same user can open the file while it is open here.
   *
   * @throws UnsupportedOperationException where a file that has lost its name has none
   */
  Path reachable() {
    if (handle == null && Files.exists(path)) {
      return path;
    }
    if (handle == null) {
      handle = handle();
    }
    return handle;
  }

  private Path handle() {
    try (DirectoryStream<Path> handles = Files.newDirectoryStream(HANDLES)) {
      for (Path each : handles) {
        if (isOurs(each)) {
          return Path.of("/proc", Long.toString(ProcessHandle.current().pid()), "fd")
              .resolve(each.getFileName());
        }
      }
    } catch (IOException e) {
      // There is no such folder.
    }
    throw new UnsupportedOperationException(
        "samples can be shared only where open files are under /proc, as on Linux");
  }

  private boolean isOurs(Path handle) {
    try {
      String name = Files.readSymbolicLink(handle).getFileName().toString();
      return name.equals(path.getFileName() + " (deleted)");
    } catch (IOException closed) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw failed("cannot close " + path + ": " + e.getMessage(), e);
    }
  }

  /** A mapped stretch of a swap file, beginning at byte {@code from} of it. */
  record Piece(SwapFile file, long from, MemorySegment memory) {
    boolean contains(MemorySegment segment) {
      long at = segment.address() - memory.address();
      return at >= 0 && segment.byteSize() <= memory.byteSize() - at;
    }
  }
}

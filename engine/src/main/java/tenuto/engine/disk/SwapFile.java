package tenuto.engine.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.FileSpan;
import tenuto.engine.base.IoReason;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.base.Uninterrupted;
import tenuto.engine.system.ScratchFileSystem;
import tenuto.engine.system.SwapSystem;

/**
 * One sparse file that is mapped piece by piece.
 *
 * <p>It loses its name as soon as it is open, or is closed on Windows, so that whatever ends the
 * process leaves nothing behind; only with {@code keep} it stays to be looked at.
 */
class SwapFile implements SpareSwap.Unmapped {
  /** A session may want more than is kept, and others may want disk. */
  private static final long ROOMY = 4L << 30;

  private static final long PAGE = SwapSystem.PAGE;

  private final SwapSystem system;
  private final Path path;
  private final FileChannel file;
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
  SwapFile(SwapSystem system, Path folder, boolean keep) {
    this.system = system;
    String random = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    this.path = folder.resolve("tenuto-%s.swap".formatted(random));
    this.handle = keep ? path : null;
    try {
      Files.createDirectories(folder);
      file = FileChannel.open(path, options(keep), forOwner());
    } catch (IOException e) {
      throw failed("cannot create a swap file in %s: %s".formatted(folder, IoReason.text(e)), e);
    }
  }

  /**
   * One that is open already.
   *
   * @param handle under which others can open it: it may have lost its name to another
   */
  SwapFile(SwapSystem system, Path path, FileChannel file, Path handle) {
    this.system = system;
    this.path = path;
    this.file = file;
    this.handle = handle;
  }

  /** Sparse, as Windows would otherwise take the disk of all that is mapped. */
  private static Set<OpenOption> options(boolean keep) {
    Set<OpenOption> options =
        new HashSet<>(
            Set.of(
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.SPARSE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE));
    if (!keep) {
      options.add(StandardOpenOption.DELETE_ON_CLOSE);
    }
    return options;
  }

  private FileAttribute<?>[] forOwner() {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
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
        && !system.fileSystem(folder).type().equals("tmpfs");
  }

  /** Nobody has any of it mapped now; it is mapped from its first byte on again. */
  void unmapped() {
    length = 0;
    page = null;
  }

  /** Maps {@code bytes} more of the file, sparse: neither disk nor memory is taken yet. */
  Piece append(long bytes, Arena arena) {
    long from = length;
    MemorySegment mapped =
        Uninterrupted.call(
            () -> {
              noteIfTruncated();
              return map(from, bytes, arena);
            });
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
      if (file.size() < made) {
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
      MemorySegment mapped = file.map(MapMode.READ_WRITE, from, bytes, arena);
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
    Uninterrupted.call(
        () -> {
          noteIfTruncated();
          return truncated;
        });
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
   * A path by which other programs of the same user can open the file while it is open here.
   *
   * @throws UnsupportedOperationException where a file that has lost its name has none
   */
  Path reachable() {
    if (handle == null || !Files.exists(handle)) {
      handle =
          system
              .reachable(path)
              .orElseThrow(
                  () ->
                      new UnsupportedOperationException(
                          "samples can be shared only where open files are under /proc, as on"
                              + " Linux"));
    }
    return handle;
  }

  @Override
  public void close() {
    try {
      file.close(); // and gone, where it has kept its name until now
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

    /**
     * The whole pages that a segment lies in, by their address: so those of two segments that are
     * aligned to pages never meet.
     */
    SwapSystem.Pages pages(MemorySegment segment) {
      long mapped = memory.address();
      long begin = Math.max(segment.address() & -SwapSystem.PAGE, mapped);
      long end =
          Math.min(
              SwapSystem.wholePages(segment.address() + segment.byteSize()),
              mapped + memory.byteSize());
      return new SwapSystem.Pages(begin, file.file, from + begin - mapped, end - begin);
    }

    /** Where a segment is on the disk. */
    FileSpan place(MemorySegment segment) {
      long at = segment.address() - memory.address();
      return new FileSpan(file.reachable(), from + at, segment.byteSize());
    }
  }
}

package tenuto.engine.system;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.engine.base.FileSpan;

/**
 * What swap files need of an operating system. All is about whole pages of {@link #PAGE} bytes, by
 * their address as a plain number: while it is called, a segment keeps its arena open by a counter
 * that all threads share. So the caller must see to it that nobody unmaps them meanwhile.
 */
public interface SwapSystem {
  /**
   * Bytes that are reserved and given back at once: a multiple of the pages of all processors, 4 to
   * 64 KiB, and of the places in a file that Windows maps.
   */
  long PAGE = 1L << 16;

  /** A multiple of this is all that is known of the address of what was mapped. */
  long LEAST_PAGE = 1L << 12;

  /** Bytes, rounded up to whole pages. */
  static long wholePages(long bytes) {
    return (bytes + PAGE - 1) & -PAGE;
  }

  /**
   * Pages that are mapped, and where.
   *
   * @param address of the first byte
   * @param file that they are mapped from
   * @param from their place in it
   */
  record Pages(long address, FileChannel file, long from, long bytes) {}

  /**
   * Gives pages their disk, so that writing to them cannot fail; what they hold stays. Where there
   * is no call for it, what they hold is written once more, so nobody else may write to them
   * meanwhile.
   *
   * @return why the system gives none, or nothing if it has
   */
  Optional<Refusal> reserve(Pages pages);

  /**
   * Gives the disk and the memory of pages back.
   *
   * @return whether it has; they then hold zeros
   */
  boolean discard(long address, long bytes);

  /** Brings pages into memory, and into the process's tables. */
  void fetch(long address, long bytes);

  /** Takes pages out of the process's tables; who wants them again gets them. */
  void letGo(long address, long bytes);

  /** Begins to write what is not on the disk yet there. */
  void beginWriting(FileSpan span);

  /** Drops pages from memory that are on the disk and not mapped. */
  void drop(FileSpan span);

  /**
   * Under which other programs can open a file of this process that has lost its name.
   *
   * @param name that it had
   * @return nothing where such a file has no path
   */
  Optional<Path> reachable(Path name);

  /**
   * Opens a file with locks that end with the process; see {@link SlotLocks}.
   *
   * @throws IOException if it cannot be opened, or the system has no such locks
   */
  SlotLocks locks(Path file) throws IOException;

  /** What takes what is written to a folder that is there, or will be made. */
  ScratchFileSystem fileSystem(Path folder);
}

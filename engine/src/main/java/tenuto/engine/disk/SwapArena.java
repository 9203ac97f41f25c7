package tenuto.engine.disk;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import tenuto.engine.base.FileSpan;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.system.Refusal;
import tenuto.engine.system.Rewriting;
import tenuto.engine.system.ScratchFileSystem;
import tenuto.engine.system.SwapSystem;

/**
 * An arena without an end: its segments are mapped from sparse swap files, so their sizes may add
 * up to more than the machine's memory and even its disk.
 *
 * <p><b>Writing to a segment whose disk was not reserved, on a disk that is full, can kill the
 * JVM</b>: the system answers a page that finds no block with a signal that compiled vector code
 * and native calls cannot turn into an exception. {@link #reserve} takes the disk beforehand and
 * fails with a {@link tenuto.engine.base.ScratchFullException} instead. Reading what was never
 * written gives zeros and takes no disk.
 *
 * <p>Segments may be used by any thread and live until the arena is closed. Small ones share slabs
 * of 1 GiB, so a million of them cost a million additions, not mappings (a process has some
 * 65,000).
 */
public final class SwapArena implements Arena {
  /** ext4 ends a file at 16 TiB. */
  private static final long FILE_LIMIT = (1L << 44) - SlabAllocator.SLAB;

  private final SwapSystem system;
  private final Path folder;
  private final WritebackErrors writebackErrors;
  private final WritebackErrors.Disk disk;
  private final Arena mappings = Arena.ofShared();

  /** Held while mappings must stay, and to close them. */
  private final ReadWriteLock mapped = new ReentrantReadWriteLock();

  /** Guarded by this arena. */
  private final MappedFiles files;

  /** What other processes lend from too; null if nobody does. */
  private final CommonSwap common;

  /** Guarded by this arena. */
  private final SlabAllocator slabs;

  private SwapArena(
      SwapSystem system,
      Path folder,
      SpareSwap spare,
      CommonSwap common,
      WritebackErrors writebackErrors,
      Supplier<? extends SwapFile> makeFile) {
    this.system = system;
    this.folder = folder;
    this.common = common;
    this.writebackErrors = writebackErrors;
    this.disk = new WritebackErrors.Disk(folder, this::writeError);
    this.files = new MappedFiles(folder, spare, common, mappings, makeFile);
    this.slabs = new SlabAllocator(files);
  }

  /**
   * An arena whose files are in {@code folder}, which is made if it is missing.
   *
   * @param keep whether the files keep their names ({@code tenuto-*.swap}) and stay after the end
   * @param spare has what arenas before have left, and takes what this one leaves
   * @param writebackErrors asks the files for write errors
   * @throws IllegalArgumentException if the folder is on a file system that does not keep what it
   *     has reserved, as btrfs
   */
  static SwapArena in(
      SwapSystem system,
      Path folder,
      boolean keep,
      SpareSwap spare,
      WritebackErrors writebackErrors) {
    system.fileSystem(folder).requireKeepsReserved(folder);
    return of(
        system, folder, spare, null, writebackErrors, () -> new SwapFile(system, folder, keep));
  }

  /** An arena whose slabs are in a file that other processes lend from, too. */
  static SwapArena sharedIn(SwapSystem system, Path folder, WritebackErrors writebackErrors) {
    ScratchFileSystem beneath = system.fileSystem(folder);
    beneath.requireKeepsReserved(folder);
    beneath.requireLocal(folder);
    CommonSwap common = CommonSwap.in(system, folder);
    return of(
        system,
        folder,
        SpareSwap.NONE,
        common,
        writebackErrors,
        () -> new SwapFile(system, folder, false));
  }

  static SwapArena of(
      SwapSystem system,
      Path folder,
      SpareSwap spare,
      CommonSwap common,
      WritebackErrors writebackErrors,
      Supplier<? extends SwapFile> makeFile) {
    SwapArena arena = new SwapArena(system, folder, spare, common, writebackErrors, makeFile);
    writebackErrors.begin(arena.disk);
    return arena;
  }

  /**
   * A segment of zeros, sparse until it is written or reserved.
   *
   * @param byteAlignment a power of two, of any size
   * @throws IllegalArgumentException if the size is negative or above what one file can hold (16
   *     TiB), or the alignment is no power of two
   */
  @Override
  public synchronized MemorySegment allocate(long byteSize, long byteAlignment) {
    if (byteSize < 0 || byteSize > FILE_LIMIT) {
      throw new IllegalArgumentException(
          "byteSize must be between 0 and %d, but is %d".formatted(FILE_LIMIT, byteSize));
    }
    if (Long.bitCount(byteAlignment) != 1 || byteAlignment < 0 || byteAlignment > FILE_LIMIT) {
      throw new IllegalArgumentException(
          "byteAlignment must be a power of two, but is " + byteAlignment);
    }
    requireOpen();
    return slabs.allocate(byteSize, byteAlignment);
  }

  /**
   * A segment that holds anything, for whoever reserves what he uses of it, and writes it before he
   * reads it. The first ones may have disk, left by an arena before.
   *
   * @param bytes a multiple of a page, 1 GiB at most
   * @param alignment a power of two
   */
  synchronized MemorySegment slab(long bytes, long alignment) {
    requireOpen();
    MemorySegment spare = slabs.spare(bytes, alignment);
    return spare == null ? allocate(bytes, alignment) : spare;
  }

  /** What other processes lend from too, or null. */
  CommonSwap common() {
    return common;
  }

  /** A segment of the file that others lend from, too. */
  synchronized MemorySegment common(long from, long bytes) {
    requireOpen();
    return files.mapCommon(from, bytes);
  }

  /**
   * Gives every page of {@code segment} its disk, so that writing it cannot fail any more; what it
   * holds stays. On systems other than Linux nobody may write meanwhile to the 64 KiB around its
   * first and its last byte, nor to what is between.
   *
   * @throws tenuto.engine.base.ScratchFullException if the folder's disk has no room for it
   * @throws IllegalArgumentException if the segment is not of this arena
   */
  public void reserve(MemorySegment segment) {
    Optional<Refusal> refusal = reserveOrWhyNot(segment);
    if (refusal.isPresent()) {
      NoRoom why = NoRoom.in(folder, refusal.get());
      throw ScratchFailures.refused(List.of(why), segment.byteSize());
    }
  }

  /**
   * Reserves a segment's disk.
   *
   * @return nothing, or why the system gives none: see {@link #whyNot}
   * @throws tenuto.engine.base.ScratchLostException if another program has cut the file short
   */
  Optional<Refusal> reserveOrWhyNot(MemorySegment segment) {
    SwapFile.Piece piece = pieceOf(segment);
    if (segment.byteSize() == 0) {
      return Optional.empty();
    }
    Optional<Refusal> refusal = whileMapped(() -> system.reserve(piece.pages(segment)));
    if (refusal.isPresent() && common != null && !common.isWhole()) {
      writebackErrors.ask();
    }
    return refusal;
  }

  /**
   * Why a segment of whole pages that nobody uses could not be reserved: a quota may stand against
   * it on a disk that has room.
   *
   * @param refusal the system's
   */
  NoRoom whyNot(MemorySegment unused, Refusal refusal) {
    if (!refusal.mayBeFull() || ScratchFileSystem.freeBytes(folder) < unused.byteSize()) {
      return NoRoom.in(folder, refusal);
    }
    Optional<Refusal> reason = Rewriting.of(pieceOf(unused).pages(unused));
    discard(unused);
    return reason
        .map(it -> NoRoom.in(folder, it.why()))
        .orElseGet(() -> NoRoom.in(folder, new Refusal(false, refusal.why(), 0)));
  }

  /**
   * Gives the disk of a segment that begins with a page back, up to the end of its last page.
   *
   * @return whether the system can do that; then it holds zeros
   */
  boolean discard(MemorySegment segment) {
    pieceOf(segment);
    long bytes = SwapSystem.wholePages(segment.byteSize());
    return whileMapped(() -> system.discard(segment.address(), bytes));
  }

  /**
   * Does work that nobody can unmap the memory under.
   *
   * @throws IllegalStateException if the arena is closed
   */
  <T> T whileMapped(Supplier<T> work) {
    mapped.readLock().lock();
    try {
      requireOpen();
      return work.get();
    } finally {
      mapped.readLock().unlock();
    }
  }

  private void requireOpen() {
    if (!mappings.scope().isAlive()) {
      throw new IllegalStateException("the arena is closed");
    }
  }

  private synchronized SwapFile.Piece pieceOf(MemorySegment segment) {
    requireOpen();
    return files.pieceOf(segment);
  }

  /** Where a segment is on the disk. */
  FileSpan place(MemorySegment segment) {
    return pieceOf(segment).place(segment);
  }

  /**
   * What the system says of a disk that has failed to write the arena's pages, once for each; and
   * whether another program has cut a file short.
   */
  private Optional<String> writeError() {
    if (common != null && !common.isWhole()) {
      return Optional.of("another program has truncated %s".formatted(CommonSwap.NAME));
    }
    mapped.readLock().lock();
    try {
      return mappings.scope().isAlive() ? files.writeError() : Optional.empty();
    } finally {
      mapped.readLock().unlock();
    }
  }

  Path folder() {
    return folder;
  }

  @Override
  public MemorySegment.Scope scope() {
    return mappings.scope();
  }

  /**
   * Unmaps every segment and closes the files, which are gone then unless they are kept or left.
   */
  @Override
  public void close() {
    writebackErrors.end(disk); // asks the files, for which they must be mapped and nothing locked
    synchronized (this) {
      mapped.writeLock().lock();
      try {
        mappings.close();
      } finally {
        mapped.writeLock().unlock();
      }
      files.close(writebackErrors.isNone());
    }
  }
}

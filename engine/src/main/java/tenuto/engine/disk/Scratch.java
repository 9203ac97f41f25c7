package tenuto.engine.disk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Closing;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.system.ScratchFileSystem;
import tenuto.engine.system.SwapSystem;
import tenuto.engine.system.SwapSystems;

/**
 * The disk that a session may use.
 *
 * @param folders where its swap files are, at least one
 * @param max bytes that may be reserved, in all of them together
 * @param keep whether the files keep their names and stay after the end
 * @param shared whether other processes lend from the same files
 * @param spare has what sessions before have left, and takes what this one leaves
 * @param writebackErrors asks them all whether they have lost anything
 * @param system that the files are had from
 */
public record Scratch(
    List<Path> folders,
    long max,
    boolean keep,
    boolean shared,
    SpareSwap spare,
    WritebackErrors writebackErrors,
    SwapSystem system) {
  /**
   * A table of this many chunks is small enough to be made and then found too long: 128 GiB of
   * samples.
   */
  private static final long FEW_CHUNKS = 1 << 21;

  /** The longest array. */
  private static final long MOST_CHUNKS = Integer.MAX_VALUE - 8;

  Scratch(List<Path> folders, long max, boolean keep) {
    this(folders, max, keep, false, SpareSwap.NONE, new WritebackErrors(), SwapSystems.here());
  }

  /**
   * An arena for each folder, or for none.
   *
   * @throws IllegalArgumentException if one is on a file system that keeps no reservation
   */
  public List<SwapArena> arenas() {
    List<SwapArena> arenas = new ArrayList<>();
    try {
      folders.forEach(folder -> arenas.add(arena(folder)));
    } catch (RuntimeException | Error e) {
      Closing.after(e, arenas.stream().<Runnable>map(arena -> arena::close).toList());
      throw e;
    }
    return List.copyOf(arenas);
  }

  /** An arena in one of the folders, asked for write errors with all the others. */
  SwapArena arena(Path folder) {
    return shared
        ? SwapArena.sharedIn(system, folder, writebackErrors)
        : SwapArena.in(system, folder, keep, spare, writebackErrors);
  }

  /**
   * Refuses what could never be lent, before somebody makes a table of that many chunks.
   *
   * @param reserved bytes so far, for the message
   * @throws tenuto.engine.base.ScratchFullException if it is more than the cap, or far more than
   *     the disks
   */
  void requireFits(long chunksInChannel, int channels, LongSupplier reserved) {
    if (chunksInChannel == 0 || channels == 0) {
      return;
    }
    long most = Long.MAX_VALUE / Chunk.BYTES / channels;
    long bytes = chunksInChannel > most ? Long.MAX_VALUE : chunksInChannel * channels * Chunk.BYTES;
    if (bytes > max) {
      throw ScratchFailures.cap(folders, bytes, max, reserved.getAsLong());
    }
    if (chunksInChannel > FEW_CHUNKS && (chunksInChannel > MOST_CHUNKS || bytes > diskBytes())) {
      throw ScratchFailures.disk(folders, bytes);
    }
  }

  private long diskBytes() {
    return folders.stream()
        .mapToLong(ScratchFileSystem::diskBytes)
        .reduce(0, (sum, disk) -> sum + Math.min(disk, Long.MAX_VALUE - sum));
  }

  /** What the user should be told about the folders, or an empty text. */
  public String warning() {
    return folders.stream()
        .filter(folder -> system.fileSystem(folder).type().equals("tmpfs"))
        .map("scratch folder %s is a RAM disk: what is stored there counts as memory"::formatted)
        .collect(Collectors.joining("; "));
  }
}

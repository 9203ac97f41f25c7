package tenuto.engine.disk;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tenuto.engine.base.Closing;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.system.SwapSystem;

/**
 * The swap files of a {@link SwapArena}, and which piece of which is mapped where. But for {@link
 * #writeError} the caller sees to it that one thread at a time is here.
 */
final class MappedFiles {
  /** ext4 ends a file at 16 TiB. */
  static final long LIMIT = 1L << 44;

  private final Path folder;
  private final SpareSwap spare;
  private final Arena mappings;
  private final Supplier<? extends SwapFile> makeFile;
  private final List<SwapFile> files = new CopyOnWriteArrayList<>();
  private final List<SwapFile.Piece> pieces = new ArrayList<>();

  /** What is left to the next session; null until there is any. */
  private volatile SwapFile handedOn;

  /** What other processes lend from too; null if nobody does. */
  private final CommonSwap common;

  private final SwapFile commonFile;

  /**
   * @param spare has what arenas before have left, and takes what this one leaves
   * @param common what other processes lend from too; null if nobody does
   * @param mappings what all is mapped in
   */
  MappedFiles(
      Path folder,
      SpareSwap spare,
      CommonSwap common,
      Arena mappings,
      Supplier<? extends SwapFile> makeFile) {
    this.folder = folder;
    this.spare = spare;
    this.common = common;
    this.commonFile = common == null ? null : common.swap();
    this.mappings = mappings;
    this.makeFile = makeFile;
  }

  /** Maps more of a file, or of a new one where it would become too long. */
  MemorySegment map(long bytes) {
    if (files.isEmpty() || files.getLast().length() + bytes > LIMIT - SwapSystem.PAGE) {
      files.add(makeFile.get());
    }
    return mapped(files.getLast().append(bytes, mappings));
  }

  /**
   * Maps the next piece of a file that the next session may go on with, or that one before has
   * left.
   *
   * @return null if nothing is left to others, or as much as may be is mapped already
   */
  MemorySegment mapSpare(long bytes) {
    if ((handedOn == null ? 0 : handedOn.length()) >= spare.most()) {
      return null;
    }
    if (handedOn == null) {
      handedOn = spare.take(folder).map(SwapFile.class::cast).orElseGet(makeFile);
    }
    return mapped(handedOn.append(bytes, mappings));
  }

  /** Maps a piece of the file that others lend from, too. */
  MemorySegment mapCommon(long from, long bytes) {
    return mapped(commonFile.at(from, bytes, mappings));
  }

  private MemorySegment mapped(SwapFile.Piece piece) {
    pieces.add(piece);
    return piece.memory();
  }

  /**
   * The piece that a segment is in.
   *
   * @throws IllegalArgumentException if it is in none
   */
  SwapFile.Piece pieceOf(MemorySegment segment) {
    for (SwapFile.Piece piece : pieces.reversed()) {
      if (piece.contains(segment)) {
        return piece;
      }
    }
    throw new IllegalArgumentException("the segment does not belong to this arena: " + segment);
  }

  /** What the system says of a file whose pages it has failed to write, once for each. */
  Optional<String> writeError() {
    return Stream.concat(
            files.stream(),
            Stream.<SwapFile>builder()
                .add(handedOn)
                .add(commonFile)
                .build()
                .filter(Objects::nonNull))
        .map(SwapFile::writeError)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /**
   * Closes all files, of which nothing is mapped any more.
   *
   * @param leaves whether the next session may go on with what there is
   */
  void close(boolean leaves) {
    List<Runnable> closings = new ArrayList<>();
    files.forEach(file -> closings.add(file::close));
    if (common != null) {
      closings.add(common::close); // only now, as what it frees is somebody else's at once
      closings.add(commonFile::close);
    }
    if (handedOn != null) {
      closings.add(leaves ? this::leave : handedOn::close);
    }
    Closing.all(closings);
  }

  private void leave() {
    handedOn.unmapped();
    spare.give(folder, handedOn);
  }
}

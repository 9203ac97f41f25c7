package tenuto.dsp.shaping;

import java.lang.foreign.Arena;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** Reads a signal's blocks in parts that fit in a first-level cache. */
final class PartReader implements AutoCloseable {
  private static final int LENGTH = 1 << 11;

  private final Reader reader;
  private final Arena arena = Arena.ofConfined();
  private final Block block = new Block(arena.allocate(8L * LENGTH, 64), 0);

  PartReader(Reader reader) {
    this.reader = reader;
  }

  long length() {
    return reader.length();
  }

  /** Reads samples {@code from} to {@code to - 1} of a block to the same indices of x. */
  void read(long start, double[] x, int from, int to) {
    for (int at = from; at < to; at += LENGTH) {
      int now = Math.min(LENGTH, to - at);
      reader.read(start + at, block, 0, now);
      ArrayCopies.read(block.memory(), 0, 0, x, at, 1, now);
    }
  }

  @Override
  public void close() {
    reader.close();
    arena.close();
  }
}

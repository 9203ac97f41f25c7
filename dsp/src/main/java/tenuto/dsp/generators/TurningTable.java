package tenuto.dsp.generators;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.SincTaps;
import tenuto.engine.base.Block;
import tenuto.engine.base.Workspace;
import tenuto.engine.signal.Reader;

/** One period in memory, extended on both sides by the samples that interpolation reads. */
final class TurningTable implements AutoCloseable {
  private static final int READ = 8192;
  private static final int AROUND = SincTaps.HALF;

  private final Workspace memory;
  private final long length;
  private final MemorySegment table;

  /**
   * @param source at least one sample
   */
  TurningTable(Reader source, Workspace memory) {
    this.memory = memory;
    length = source.length();
    table = memory.arena().allocate(8 * (length + 2 * AROUND), 64);
    Block block = new Block(memory.arena().allocate(8L * READ, 64), 0);
    for (long at = 0; at < length; at += READ) {
      int n = (int) Math.min(READ, length - at);
      source.read(at, block, 0, n);
      MemorySegment.copy(block.memory(), 0, table, 8 * (at + AROUND), 8L * n);
    }
    for (long i = 0; i < AROUND; i++) {
      set(length + i, get(i % length));
      set(-1 - i, get(Math.floorMod(-1 - i, length)));
    }
  }

  long length() {
    return length;
  }

  /**
   * A sample, from {@value SincTaps#HALF} before the first to {@value SincTaps#HALF} after the
   * last.
   */
  double get(long at) {
    return table.get(ValueLayout.JAVA_DOUBLE, 8 * (at + AROUND));
  }

  private void set(long at, double value) {
    table.set(ValueLayout.JAVA_DOUBLE, 8 * (at + AROUND), value);
  }

  /** Copies samples from an index on. */
  void read(long at, double[] to, int n) {
    ArrayCopies.read(table, 8 * (at + AROUND), 0, to, 0, 1, n);
  }

  @Override
  public void close() {
    memory.close();
  }
}

package tenuto.scripting.bridge;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.scripting.calls.Keys;

/**
 * A source of samples in the memory of another program, such as numpy, which does not change them.
 *
 * @param content identifies the samples
 */
record ArraySource(String content, Samples samples) implements Source {
  /** The number of samples, evenly spread, from which the key of an array is made. */
  private static final int LOOKED_AT = 64;

  /** The memory, and an object that keeps it allocated as long as anything may read it. */
  record Samples(MemorySegment memory, Object holder) {
    @Override
    public String toString() {
      return "samples"; // An address would differ from run to run.
    }
  }

  /**
   * A signal of 64-bit floats.
   *
   * @param address of the first sample
   * @param holder keeps the memory allocated
   */
  static Signal of(String content, long address, long length, Object holder) {
    Samples samples = new Samples(memory(address, length), holder);
    return Generated.of(new ArraySource(content, samples), length);
  }

  /**
   * The key of an array's samples, from which seeds follow: of its length and of a few samples, as
   * of many numbers that differ in their last bits some pair would be on both sides of a border of
   * {@link Keys#number}.
   */
  static long key(long address, long length) {
    MemorySegment memory = memory(address, length);
    long all = Keys.list(Keys.named("array"), length);
    for (int i = 0; i < Math.min(length, LOOKED_AT); i++) {
      long at = length <= LOOKED_AT ? i : length / LOOKED_AT * i;
      all = Keys.list(all, Keys.number(memory.getAtIndex(ValueLayout.JAVA_DOUBLE, at)));
    }
    return all;
  }

  /** The memory of {@code length} 64-bit floats of another program. */
  static MemorySegment memory(long address, long length) {
    return MemorySegment.ofAddress(address).reinterpret(Double.BYTES * length);
  }

  @Override
  public void fill(long start, Block out, int n) {
    long length = samples.memory.byteSize() / Double.BYTES;
    int known = (int) Math.clamp(length - start, 0, n);
    MemorySegment.copy(
        samples.memory,
        start * Double.BYTES,
        out.memory(),
        out.offset(),
        (long) known * Double.BYTES);
    out.silence(known, n - known);
  }
}

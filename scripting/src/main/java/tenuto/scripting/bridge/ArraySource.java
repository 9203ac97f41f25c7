package tenuto.scripting.bridge;

import java.lang.foreign.MemorySegment;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/**
 * Samples that another program, such as numpy, has in its memory, and does not change.
 *
 * @param content a text that differs where the samples do
 */
record ArraySource(String content, Samples samples) implements Source {
  /** The memory, and what keeps it there: it is held as long as anything may read it. */
  record Samples(MemorySegment memory, Object holder) {
    @Override
    public String toString() {
      return "samples"; // an address would differ from run to run
    }
  }

  /**
   * A signal of 64-bit floats.
   *
   * @param address of the first
   * @param holder keeps them there
   */
  static Signal of(String content, long address, long length, Object holder) {
    Samples samples = new Samples(memory(address, length), holder);
    return Generated.of(new ArraySource(content, samples), length);
  }

  /** So many 64-bit floats of another program. */
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

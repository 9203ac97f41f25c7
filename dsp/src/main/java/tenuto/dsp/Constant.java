package tenuto.dsp;

import java.lang.foreign.MemorySegment;
import jdk.incubator.vector.DoubleVector;
import tenuto.engine.Block;
import tenuto.engine.Source;

/** The same value at every sample. */
public record Constant(double value) implements Source {
  @Override
  public void fill(long start, Block out, int n) {
    MemorySegment to = Lanes.memory(out);
    long toAt = out.offset();
    DoubleVector values = DoubleVector.broadcast(Lanes.DOUBLES, value);
    for (int i = 0; i < n; i += Lanes.COUNT) {
      Lanes.store(values, to, toAt + 8L * i);
    }
  }
}

package tenuto.dsp;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import jdk.incubator.vector.DoubleVector;
import tenuto.engine.Block;

/** The same value at every sample. */
public record Constant(double value) implements PlainForm.OfSource {
  @Override
  public void fill(long start, Block out, int n) {
    MemorySegment to = Lanes.memory(out);
    long toAt = out.offset();
    DoubleVector values = DoubleVector.broadcast(Lanes.DOUBLES, value);
    for (int i = 0; i < n; i += Lanes.COUNT) {
      Lanes.store(values, to, toAt + 8L * i);
    }
  }

  @Override
  public void plain(long start, double[] x, int n) {
    Arrays.fill(x, 0, n, value);
  }
}

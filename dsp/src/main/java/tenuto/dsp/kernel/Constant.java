package tenuto.dsp.kernel;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import jdk.incubator.vector.DoubleVector;
import tenuto.engine.Block;

/** The same value at every sample. */
public record Constant(double value) implements PlainForm.OfSource {
  @Override
  public void vectors(long start, Block out, int n) {
    Vectors.fill(value, out, n);
  }

  @Override
  public void plain(long start, double[] x, int n) {
    Arrays.fill(x, 0, n, value);
  }

  private static final class Vectors {
    private Vectors() {}

    static void fill(double value, Block out, int n) {
      MemorySegment to = NativeMemory.of(out);
      long toAt = out.offset();
      DoubleVector values = DoubleVector.broadcast(Lanes.DOUBLES, value);
      for (int i = 0; i < n; i += Lanes.COUNT) {
        Lanes.store(values, to, toAt + 8L * i);
      }
    }
  }
}

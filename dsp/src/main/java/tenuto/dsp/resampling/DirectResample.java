package tenuto.dsp.resampling;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import tenuto.dsp.kernel.NativeMemory;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.engine.Block;
import tenuto.engine.Gather;
import tenuto.engine.Reader;
import tenuto.engine.Require;

/**
 * The input read at {@code rate} times its speed: sample i is the input at position i·rate, between
 * its samples by {@link CubicInterpolation}; 0 from the last sample on. There is no filter: a rate
 * above 1 aliases what then is above half the sample rate.
 *
 * @param rate above 0
 */
public record DirectResample(double rate) implements Gather.RandomAccess {
  /** Samples of the input that one position needs. */
  private static final int TAPS = 4;

  public DirectResample {
    Require.positive("rate", rate);
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    Reader input = inputs.getFirst();
    long length = input.length();
    MemorySegment from = NativeMemory.of(scratch);
    MemorySegment to = NativeMemory.of(out);
    int most = (int) Math.clamp((n - TAPS) / rate, 1, n);
    for (int i = 0; i < n; i += most) {
      int count = Math.min(most, n - i);
      if ((start + i) * rate >= length) {
        out.silence(i, n - i);
        return;
      }
      long first = (long) ((start + i) * rate) - 1;
      long last = (long) ((start + i + count - 1) * rate) + 2;
      input.read(first, scratch, 0, (int) (last - first + 1));
      for (int k = i; k < i + count; k++) {
        double position = (start + k) * rate;
        long whole = (long) position;
        // The product's own rounding would be heard as jitter after some hours.
        double part = Math.fma((double) (start + k), rate, -(double) whole);
        long at = scratch.offset() + 8 * (whole - first);
        double value = CubicInterpolation.at(from, at, whole, part, length);
        to.set(ValueLayout.JAVA_DOUBLE, out.offset() + 8L * k, value);
      }
    }
  }
}

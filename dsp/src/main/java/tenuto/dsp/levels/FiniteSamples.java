package tenuto.dsp.levels;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ScalarKernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * What is measured where a signal has a NaN or an infinity: its other samples. The level of the
 * rest is the right one then, and the NaN stays at its place, where an error can name it.
 */
public final class FiniteSamples {
  private FiniteSamples() {}

  /** Signals in which 0 replaces each sample that is not finite. */
  public static List<Signal> of(List<? extends Signal> signals) {
    return signals.stream().map(x -> Mapped.of(new FiniteOrZero(), x)).toList();
  }

  /** Whether all that was measured is finite: what is measured of a NaN or an infinity is not. */
  public static boolean gave(double... numbers) {
    return Arrays.stream(numbers).allMatch(Double::isFinite);
  }

  private record FiniteOrZero() implements ScalarKernel {
    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = Math.abs(x[i]) <= Double.MAX_VALUE ? x[i] : 0;
      }
    }
  }
}

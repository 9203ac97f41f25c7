package tenuto.dsp.levels;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ScalarKernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * Excludes NaN and infinities from measurements: only finite samples are measured. So the level of
 * the rest is right, and a NaN stays in its place, where an error can name it.
 */
public final class FiniteSamples {
  private FiniteSamples() {}

  /** The signals with 0 in place of each sample that is not finite. */
  public static List<Signal> of(List<? extends Signal> signals) {
    return signals.stream().map(x -> Mapped.of(new FiniteOrZero(), x)).toList();
  }

  /** Whether all measurements are finite, as those of signals without NaN and infinities are. */
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

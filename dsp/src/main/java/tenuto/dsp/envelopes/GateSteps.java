package tenuto.dsp.envelopes;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.ScalarSource;

/** A piecewise constant signal; 0 before its first step, and a gate is closed after its end. */
record GateSteps(List<Step> steps) implements ScalarSource, Ending {
  /** A value from a sample on. */
  record Step(long sample, double value) {}

  GateSteps {
    steps = List.copyOf(steps);
  }

  @Override
  public double end() {
    return 0;
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int low = 0;
    int high = steps.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (steps.get(middle).sample > start) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    double value = low == 0 ? 0 : steps.get(low - 1).value;
    int drawn = 0;
    for (int k = low; k < steps.size() && steps.get(k).sample < start + n; k++) {
      int next = (int) (steps.get(k).sample - start);
      Arrays.fill(x, drawn, next, value);
      value = steps.get(k).value;
      drawn = next;
    }
    Arrays.fill(x, drawn, n, value);
  }
}

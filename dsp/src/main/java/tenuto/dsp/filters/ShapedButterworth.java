package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.kernel.Frames;
import tenuto.dsp.kernel.SerialState;
import tenuto.dsp.kernel.Steered;
import tenuto.engine.Filter;
import tenuto.engine.Require;

/**
 * A Butterworth band-pass whose edges signals steer: designed anew when either has moved by more
 * than a cent, going on from what its sections hold. Over {@link Frames} of the signal, the lower
 * and the upper edge. Edges outside 0 to half the sample rate count as the nearest within; an upper
 * edge must lie a cent above the lower one, and counts as that where it does not.
 */
public record ShapedButterworth(int order, double sampleRate, FilterScale scale) implements Filter {
  private static final int WIDTH = 4;

  public ShapedButterworth {
    Require.whole("order", order, 1, Butterworth.MOST_IN_BAND);
  }

  @Override
  public State begin() {
    return new Steps();
  }

  private final class Steps extends SerialState {
    private final MovingSections sections = new MovingSections(order);
    private double low = Double.NaN;
    private double high = Double.NaN;

    @Override
    public void next(double[] x, int n) {
      for (int i = 0; i < n; i += WIDTH) {
        if (Steered.moved(low, x[i + 1]) || Steered.moved(high, x[i + 2])) {
          low = x[i + 1];
          high = x[i + 2];
          design();
        }
        x[i] = sections.next(x[i]);
      }
    }

    private void design() {
      List<Biquad> tuned = sections(low, high, order, sampleRate, scale);
      if (tuned.isEmpty()) {
        sections.spoil();
      } else {
        sections.tune(tuned);
      }
    }
  }

  /** The band between the nearest possible edges; nothing if one is NaN. */
  static List<Biquad> sections(
      double low, double high, int order, double sampleRate, FilterScale scale) {
    if (Double.isNaN(low) || Double.isNaN(high)) {
      return List.of();
    }
    double highest = Steered.hz(Double.POSITIVE_INFINITY, sampleRate);
    double lowHz = Math.min(Steered.hz(low, sampleRate), highest / Steered.CENT);
    double highHz = Math.max(Steered.hz(high, sampleRate), lowHz * Steered.CENT);
    return Butterworth.bandPass(lowHz, highHz, order, sampleRate, scale).sections();
  }
}

package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Steered;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A Butterworth band-pass whose edges are controlled by signals: redesigned when either has moved
 * by more than a cent, with its sections' states kept. Its inputs are the signal, the lower and the
 * upper edge. Edges are clamped to 0 to half the sample rate, and the upper edge to at least a cent
 * above the lower one.
 */
public record ShapedButterworth(int order, double sampleRate, FilterScale scale) implements Filter {
  public ShapedButterworth {
    Require.whole("order", order, 1, Butterworth.MOST_IN_BAND);
  }

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Steps();
  }

  private final class Steps extends ScalarProcessor {
    private final SteadfastSections sections = new SteadfastSections(order);
    private double low = Double.NaN;
    private double high = Double.NaN;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        if (Steered.moved(low, in[1][i]) || Steered.moved(high, in[2][i])) {
          low = in[1][i];
          high = in[2][i];
          design();
        }
        out[0][i] = sections.next(in[0][i]);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      sections.transfer(state);
      low = state.of(low);
      high = state.of(high);
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

  /** The sections of a band whose edges are clamped to what is possible; empty if one is NaN. */
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

package tenuto.dsp.equalisers;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.filters.Svf;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.LinearFilter;
import tenuto.dsp.kernel.Response;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.Steered;
import tenuto.dsp.math.Bilinear;
import tenuto.engine.signal.StateTransfer;

/**
 * A crossover whose bands add up to an all-pass, at any frequencies, constant or modulated (S.
 * Linkwitz, "Active crossover networks for noncoincident drivers", 1976; of several bands, J.
 * D'Appolito, "Active realization of multiway all-pass crossover systems", 1987).
 *
 * <p>At each frequency the low band is a Butterworth low-pass of half the order, applied twice; the
 * all-pass with the same poles is the sum of both bands, so the high band is its output less the
 * low band. Lower bands also pass the all-passes of the higher crossover frequencies. Its inputs
 * are the signal and a frequency for each crossover, its outputs the bands, from the lowest. Values
 * outside their range are clamped to it.
 *
 * @param order 2, 4 or 8: 6 dB an octave each
 */
public record LinkwitzRiley(int bands, int order, double sampleRate) implements LinearFilter {
  @Override
  public int inputs() {
    return bands;
  }

  @Override
  public int outputs() {
    return bands;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Network();
  }

  /**
   * The response of band i: the high-pass of the crossovers below it, the low-pass of its own, and
   * the all-pass of those above it.
   */
  @Override
  public Response response(int output, double hz, double rate, double... controls) {
    Response all = Response.ONE;
    for (int i = 0; i < bands - 1; i++) {
      Response low = Response.ONE;
      Response allPass = Response.ONE;
      double s = StrictMath.tan(Math.PI * hz / rate);
      s /= StrictMath.tan(Math.PI * Steered.hz(controls[i], rate) / rate);
      for (double k : dampings()) {
        Response under = new Response(1 - s * s, k * s);
        low = low.times(Response.ONE.over(under));
        allPass = allPass.times(new Response(1 - s * s, -k * s).over(under));
      }
      if (order > 2) {
        low = low.times(low);
      } else {
        allPass = new Response(1, -s).over(new Response(1, s));
      }
      boolean isBeneath = i < output;
      all = all.times(isBeneath ? allPass.minus(low) : i == output ? low : allPass);
    }
    return all;
  }

  /**
   * The dampings 1/Q of the Butterworth sections, Q = 1/(2·sin((2k − 1)π/2n)); two real poles are
   * one section of Q 0.5.
   */
  private double[] dampings() {
    return switch (order) {
      case 2 -> new double[] {2};
      case 4 -> new double[] {StrictMath.sqrt(2)};
      default ->
          new double[] {2 * StrictMath.sin(3 * Math.PI / 8), 2 * StrictMath.sin(Math.PI / 8)};
    };
  }

  private final class Network extends ScalarProcessor {
    private final List<Split> splits;

    Network() {
      Split[] all = new Split[bands - 1];
      Arrays.setAll(all, i -> new Split(i));
      splits = List.of(all);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      double[] rest = out[bands - 1];
      System.arraycopy(in[0], 0, rest, 0, n);
      for (int i = 0; i < bands - 1; i++) {
        Split split = splits.get(i);
        split.tune(in[i + 1], n);
        for (int lower = 0; lower < i; lower++) {
          split.above[lower].run(out[lower], n);
        }
        split.run(rest, out[i], n);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      splits.forEach(each -> each.transfer(state));
    }
  }

  /** One crossover: splits its input into a low and a high band. */
  private final class Split {
    private final double[] sine = new double[Spans.LENGTH];
    private final double[] cosine = new double[Spans.LENGTH];
    private final double[] band = new double[Spans.LENGTH];
    private final double[] unused = new double[Spans.LENGTH];
    private final Held hz = new Held();
    private final double[][] dampings;

    /** The low-pass; its first section is also one of the all-pass's. */
    private final Svf[] low;

    /** The other sections of the all-pass. */
    private final Svf[] all;

    /** The all-passes for the bands below. */
    private final AllPass[] above;

    Split(int bandsBeneath) {
      double[] values = dampings();
      dampings = new double[values.length][Spans.LENGTH];
      for (int k = 0; k < values.length; k++) {
        Arrays.fill(dampings[k], values[k]);
      }
      low = sections(order == 2 ? 1 : 2 * values.length);
      all = sections(values.length - 1);
      above = new AllPass[bandsBeneath];
      Arrays.setAll(above, i -> new AllPass());
    }

    private Svf[] sections(int count) {
      Svf[] sections = new Svf[count];
      Arrays.setAll(sections, i -> new Svf());
      return sections;
    }

    void tune(double[] control, int n) {
      if (!hz.moves(control, n)) {
        return;
      }
      Bilinear.warp(control, sampleRate, sine, cosine, n);
      for (int k = 0; k < low.length; k++) {
        low[k].tune(sine, cosine, dampings[k % dampings.length], n);
      }
      for (int k = 0; k < all.length; k++) {
        all[k].tune(sine, cosine, dampings[k + 1], n);
      }
      for (AllPass each : above) {
        each.tune(n);
      }
    }

    void transfer(StateTransfer state) {
      for (Svf section : low) {
        section.transfer(state);
      }
      for (Svf section : all) {
        section.transfer(state);
      }
      for (AllPass each : above) {
        for (Svf section : each.sections) {
          section.transfer(state);
        }
      }
    }

    /** Writes the low band to {@code lower}, and replaces the input by the high one. */
    void run(double[] x, double[] lower, int n) {
      low[0].run(x, band, lower, n);
      passed(x, lower, dampings[0], n);
      for (int k = 1; k < low.length; k++) {
        low[k].run(lower, unused, lower, n);
      }
      for (int k = 0; k < all.length; k++) {
        all[k].run(x, band, unused, n);
        passed(x, unused, dampings[k + 1], n);
      }
      for (int i = 0; i < n; i++) {
        x[i] -= lower[i];
      }
    }

    /** Computes an all-pass's output from its input; with two real poles it is of first order. */
    private void passed(double[] x, double[] lower, double[] damping, int n) {
      if (order == 2) {
        for (int i = 0; i < n; i++) {
          x[i] = 2 * (lower[i] + band[i]) - x[i];
        }
      } else {
        for (int i = 0; i < n; i++) {
          x[i] -= 2 * damping[i] * band[i];
        }
      }
    }

    /** All sections of the all-pass, for a band below. */
    private final class AllPass {
      private final Svf[] sections = Split.this.sections(dampings.length);

      void tune(int n) {
        for (int k = 0; k < sections.length; k++) {
          sections[k].tune(sine, cosine, dampings[k], n);
        }
      }

      void run(double[] x, int n) {
        for (int k = 0; k < sections.length; k++) {
          sections[k].run(x, band, unused, n);
          passed(x, unused, dampings[k], n);
        }
      }
    }
  }
}

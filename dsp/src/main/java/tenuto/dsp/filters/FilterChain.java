package tenuto.dsp.filters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.kernel.LinearFilter;
import tenuto.dsp.kernel.Response;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * The linear filters that a signal has passed most recently, the last one first, and the constant
 * gains after and between them.
 */
public final class FilterChain {
  /** The filters whose response has a formula. */
  public static final String WITH_FORMULA =
      "RBJ, SVF, one-pole, Butterworth, Bessel, ParametricEQ, Crossover";

  private final double sampleRate;
  private final List<Stage> stages;
  private final double gain;

  private FilterChain(double sampleRate, List<Stage> stages, double gain) {
    this.sampleRate = sampleRate;
    this.stages = stages;
    this.gain = gain;
  }

  private record Stage(LinearFilter filter, int output, double[] controls) {
    /** What made a signal, if it is a linear filter whose controls are numbers. */
    static Optional<Stage> of(Signal x) {
      if (!(x instanceof Filtered filtered && filtered.what() instanceof LinearFilter filter)) {
        return Optional.empty();
      }
      double[] controls = new double[filter.inputs() - 1];
      for (int i = 0; i < controls.length; i++) {
        OptionalDouble number = Controls.number(filtered.inputs().get(i + 1));
        if (number.isEmpty()) {
          return Optional.empty();
        }
        controls[i] = number.getAsDouble();
      }
      return Optional.of(new Stage(filter, filtered.output(), controls));
    }
  }

  /**
   * The filters of a signal, back to the first node that is neither a gain nor a linear filter, or
   * is controlled by a signal.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static FilterChain of(Signal x, double sampleRate) {
    List<Stage> stages = new ArrayList<>();
    double gain = 1;
    double gains = 1; // of which those before the first filter belong to its input
    Signal at = x;
    while (true) {
      OptionalDouble factor = gain(at);
      Optional<Stage> stage = Stage.of(at);
      if (factor.isPresent()) {
        gains *= factor.getAsDouble();
      } else if (stage.isPresent()) {
        stages.add(stage.get());
        gain = gains;
      } else {
        break;
      }
      at = at.inputs().getFirst();
    }
    if (stages.isEmpty()) {
      throw new IllegalArgumentException(
          "x must come from a linear filter with parameters that are numbers");
    }
    return new FilterChain(sampleRate, stages, gain);
  }

  /** Whether all that leads from one signal to another is such filters and gains. */
  public static boolean leads(Signal from, Signal to) {
    Signal at = to;
    while (at != from && isPassed(at)) {
      at = at.inputs().getFirst();
    }
    return at == from;
  }

  private static boolean isPassed(Signal x) {
    return gain(x).isPresent() || Stage.of(x).isPresent();
  }

  private static OptionalDouble gain(Signal x) {
    return x instanceof Mapped mapped && mapped.kernel() instanceof Gain(double factor)
        ? OptionalDouble.of(factor)
        : OptionalDouble.empty();
  }

  /** Their combined response to a sine. */
  public Response response(double hz) {
    Response all = Response.ONE.times(gain);
    for (Stage stage : stages) {
      all = all.times(stage.filter.response(stage.output, hz, sampleRate, stage.controls));
    }
    return all;
  }
}

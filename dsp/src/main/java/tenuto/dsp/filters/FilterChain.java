package tenuto.dsp.filters;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.kernel.LinearFilter;
import tenuto.dsp.kernel.Response;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** The linear filters that a signal has passed most recently, the last one first. */
final class FilterChain {
  private final double sampleRate;
  private final List<Stage> stages;

  private FilterChain(double sampleRate, List<Stage> stages) {
    this.sampleRate = sampleRate;
    this.stages = stages;
  }

  private record Stage(LinearFilter filter, int output, double[] controls) {}

  /**
   * The filters of a signal, back to the first node that is not a linear filter or is controlled by
   * a signal.
   *
   * @throws IllegalArgumentException if there is none
   */
  static FilterChain of(Signal x, double sampleRate) {
    List<Stage> stages = new ArrayList<>();
    Signal at = x;
    while (at instanceof Filtered filtered && filtered.what() instanceof LinearFilter filter) {
      double[] controls = new double[filter.inputs() - 1];
      for (int i = 0; i < controls.length; i++) {
        OptionalDouble number = Controls.number(filtered.inputs().get(i + 1));
        if (number.isEmpty()) {
          return of(sampleRate, stages);
        }
        controls[i] = number.getAsDouble();
      }
      stages.add(new Stage(filter, filtered.output(), controls));
      at = filtered.inputs().getFirst();
    }
    return of(sampleRate, stages);
  }

  private static FilterChain of(double sampleRate, List<Stage> stages) {
    if (stages.isEmpty()) {
      throw new IllegalArgumentException(
          "x must come from a linear filter with parameters that are numbers");
    }
    return new FilterChain(sampleRate, stages);
  }

  /** Their combined response to a sine. */
  Response response(double hz) {
    Response all = Response.ONE;
    for (Stage stage : stages) {
      all = all.times(stage.filter.response(stage.output, hz, sampleRate, stage.controls));
    }
    return all;
  }
}

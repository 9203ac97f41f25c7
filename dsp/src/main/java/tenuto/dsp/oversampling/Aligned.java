package tenuto.dsp.oversampling;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/** Results of filters that look ahead, or whose result is late: put back to where they belong. */
public final class Aligned {
  private Aligned() {}

  /**
   * What a filter makes of its inputs up to the end of the shortest, without its lateness.
   *
   * @param late samples by which the filter's one output is late
   */
  public static Signal of(Filter filter, int late, List<? extends Signal> inputs) {
    long length = inputs.stream().mapToLong(Signal::length).min().orElseThrow();
    return of(Filtered.of(filter, longer(inputs, length, late)), late, length);
  }

  /**
   * Inputs with silence behind them where they are too short for what comes late to come.
   *
   * @param length of the result that is wanted
   */
  public static List<Signal> longer(List<? extends Signal> inputs, long length, int late) {
    List<Signal> longer = new ArrayList<>();
    for (Signal input : inputs) {
      longer.add(
          input.length() >= length + late
              ? input
              : Gathered.of(new Timeline.Slice(0), List.of(input), length + late));
    }
    return longer;
  }

  /** Samples of what is late, from the first that is meant on. */
  public static Signal of(Signal x, int late, long length) {
    return Gathered.of(new Timeline.Slice(late), List.of(x), length);
  }
}

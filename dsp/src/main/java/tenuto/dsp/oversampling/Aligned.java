package tenuto.dsp.oversampling;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/** Compensates the latency of filters' results. */
public final class Aligned {
  private Aligned() {}

  /**
   * The output of a filter up to the end of its shortest input, without its latency.
   *
   * @param late latency of the filter's single output in samples
   */
  public static Signal of(Filter filter, int late, List<? extends Signal> inputs) {
    long length = inputs.stream().mapToLong(Signal::length).min().orElseThrow();
    return of(Filtered.of(filter, longer(inputs, length, late)), late, length);
  }

  /**
   * Inputs padded with silence where they are too short for the delayed output.
   *
   * @param length of the wanted result
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

  /** A delayed signal without its latency, up to a length. */
  public static Signal of(Signal x, int late, long length) {
    return Gathered.of(new Timeline.Slice(late), List.of(x), length);
  }
}

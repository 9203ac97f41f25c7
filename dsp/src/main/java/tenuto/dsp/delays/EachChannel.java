package tenuto.dsp.delays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tenuto.dsp.timeline.Body;
import tenuto.engine.Filter;
import tenuto.engine.Filtered;
import tenuto.engine.Signal;

/** The channels of a sound through filters of one kind, which may move otherwise in each. */
final class EachChannel {
  private EachChannel() {}

  /**
   * Each channel through a filter of its own, all as long as the shortest signal.
   *
   * @param filter for a channel, counted from 0
   * @param controls its further inputs
   */
  static List<Signal> of(List<Signal> channels, IntFunction<Filter> filter, Signal... controls) {
    Body body = Body.of(channels, controls);
    List<Signal> made = new ArrayList<>();
    for (int channel = 0; channel < channels.size(); channel++) {
      Body one = new Body(List.of(channels.get(channel)), body.controls(), body.samples());
      made.add(Filtered.of(filter.apply(channel), one.cut()));
    }
    return made;
  }
}

package tenuto.dsp.delays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Runs each channel of a sound through a filter of one kind, whose settings may differ by channel.
 */
final class EachChannel {
  private EachChannel() {}

  /**
   * Each channel through its own filter; all end with the shortest signal.
   *
   * @param filter the filter of a channel, counted from 0
   * @param controls further inputs of each filter
   */
  static List<Signal> of(List<Signal> channels, IntFunction<Filter> filter, Signal... controls) {
    return ringing(channels, 0, (channel, ends) -> filter.apply(channel), controls);
  }

  /** Makes the filter of a channel, counted from 0, given the lengths of its controls. */
  interface Maker {
    Filter of(int channel, List<Long> ends);
  }

  /**
   * The same with a tail of some samples after the end, in which controls that have ended keep
   * their last value.
   */
  static List<Signal> ringing(List<Signal> channels, long tail, Maker filter, Signal... controls) {
    return ringing(channels, tail, false, filter, controls);
  }

  /**
   * The same.
   *
   * @param looksAhead whether the filters' output is delayed by {@link Lookahead#AHEAD} samples
   */
  static List<Signal> ringing(
      List<Signal> channels, long tail, boolean looksAhead, Maker maker, Signal... controls) {
    SoundWithControls body = SoundWithControls.of(channels, controls);
    long length = body.samples() + tail;
    List<Signal> made = new ArrayList<>();
    for (int channel = 0; channel < channels.size(); channel++) {
      SoundWithControls one =
          new SoundWithControls(List.of(channels.get(channel)), body.controls(), body.samples());
      Filter filter = maker.of(channel, one.ends(length));
      List<Signal> inputs = one.rung(length);
      made.add(
          looksAhead
              ? Lookahead.withoutLatency(
                  Filtered.of(filter, Lookahead.delayed(inputs, 1, length)), length)
              : Filtered.of(filter, inputs));
    }
    return made;
  }
}

package tenuto.dsp.dynamics;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.Arithmetic.Absolute;
import tenuto.dsp.kernel.Arithmetic.Product;
import tenuto.dsp.oversampling.Aligned;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * The channels of one sound, which share one gain.
 *
 * @param channels the signals, all of the same length
 * @param length of each channel
 */
record Linked(List<Signal> channels, long length) {
  /** The channels, the shorter ones padded with silence, up to the end of the shortest control. */
  static Linked of(List<Signal> x, Signal... controls) {
    AtLeastOne.of("x", x);
    long longest = x.stream().mapToLong(Signal::length).max().orElseThrow();
    long shortest = Stream.of(controls).mapToLong(Signal::length).min().orElse(longest);
    return of(x, Math.min(longest, shortest));
  }

  /** The channels, padded or cut to that length. */
  static Linked of(List<Signal> x, long length) {
    List<Signal> channels = new ArrayList<>();
    for (Signal channel : x) {
      channels.add(
          channel.length() == length
              ? channel
              : Gathered.of(new Timeline.Slice(0), List.of(channel), length));
    }
    return new Linked(channels, length);
  }

  /** The same with some samples of silence appended. */
  Linked longer(int samples) {
    return samples == 0 ? this : of(channels, length + samples);
  }

  /** A control delayed by some samples; a constant needs no delay. */
  static Signal later(Signal control, int samples) {
    return samples == 0 || Controls.number(control).isPresent()
        ? control
        : Gathered.of(new Timeline.Slice(-samples), List.of(control), control.length() + samples);
  }

  /** Each channel through a filter. */
  List<Signal> through(Filter filter) {
    return channels.stream().map(channel -> Filtered.of(filter, channel)).toList();
  }

  /** The largest magnitude among the channels at each sample. */
  Signal peaks() {
    return largest(channels.stream().map(each -> Mapped.of(new Absolute(), each)).toList());
  }

  /** The level of the loudest channel. */
  static Signal largest(List<Signal> levels) {
    return levels.size() == 1 ? levels.getFirst() : Combined.of(new Maximum(), levels);
  }

  /** Each channel times the gain. */
  List<Signal> times(Signal gain) {
    return channels.stream().map(each -> Combined.of(new Product(), List.of(each, gain))).toList();
  }

  /**
   * Each channel times a gain that is computed from the channels with a lookahead.
   *
   * @param filter filter whose output is the gain
   * @param inputs of the filter, longer by the lookahead
   * @param ahead lookahead in samples, which is the filter's latency
   */
  List<Signal> times(Filter filter, List<Signal> inputs, int ahead) {
    Signal gain = Filtered.of(filter, inputs);
    return times(ahead == 0 ? gain : Aligned.of(gain, ahead, length));
  }
}

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
 * The channels of one sound, which get one gain.
 *
 * @param channels of one length
 * @param length of them
 */
record Linked(List<Signal> channels, long length) {
  /** The channels, with silence behind the shorter ones, up to the end of what steers them. */
  static Linked of(List<Signal> x, Signal... controls) {
    AtLeastOne.of("x", x);
    long longest = x.stream().mapToLong(Signal::length).max().orElseThrow();
    long shortest = Stream.of(controls).mapToLong(Signal::length).min().orElse(longest);
    return of(x, Math.min(longest, shortest));
  }

  /** The channels, all of that length. */
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

  /** The same with samples of silence behind them. */
  Linked longer(int samples) {
    return samples == 0 ? this : of(channels, length + samples);
  }

  /** A control of what is late by some samples; a number is that at any time. */
  static Signal later(Signal control, int samples) {
    return samples == 0 || Controls.number(control).isPresent()
        ? control
        : Gathered.of(new Timeline.Slice(-samples), List.of(control), control.length() + samples);
  }

  /** What a filter makes of each channel. */
  List<Signal> through(Filter filter) {
    return channels.stream().map(channel -> Filtered.of(filter, channel)).toList();
  }

  /** The largest size among the samples of all channels. */
  Signal peaks() {
    return largest(channels.stream().map(each -> Mapped.of(new Absolute(), each)).toList());
  }

  /** The level of the loudest channel. */
  static Signal largest(List<Signal> levels) {
    return levels.size() == 1 ? levels.getFirst() : Combined.of(new Maximum(), levels);
  }

  /** Each channel with the gain. */
  List<Signal> times(Signal gain) {
    return channels.stream().map(each -> Combined.of(new Product(), List.of(each, gain))).toList();
  }

  /**
   * Each channel with a gain that is made of the channels some time ahead.
   *
   * @param filter has the gain for its output
   * @param inputs of the filter, longer by that
   * @param ahead samples, by which the gain is late
   */
  List<Signal> times(Filter filter, List<Signal> inputs, int ahead) {
    Signal gain = Filtered.of(filter, inputs);
    return times(ahead == 0 ? gain : Aligned.of(gain, ahead, length));
  }
}

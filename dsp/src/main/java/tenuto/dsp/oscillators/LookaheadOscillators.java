package tenuto.dsp.oscillators;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/**
 * Makes the signals of oscillators, which end after a length or with a control, whichever is first,
 * and compensates the latency of those that need their controls {@link BlepWave#LATENCY} samples
 * ahead.
 */
final class LookaheadOscillators {
  private LookaheadOscillators() {}

  /** The length of an oscillator's signal. */
  static long length(long most, List<Signal> controls) {
    return controls.stream().mapToLong(Signal::length).reduce(most, Math::min);
  }

  /**
   * The outputs of a filter with this latency. Where its controls are numbers nothing is cut off:
   * so nothing must be stored for several to be read side by side, and what follows is computed in
   * one plan with them, whose threads would otherwise take over each other's last blocks.
   *
   * @param filter makes the filter, given the length of its controls
   */
  static List<Signal> all(LongFunction<LateOscillator> filter, long most, List<Signal> controls) {
    long length = length(most, controls);
    if (length == 0) {
      return Collections.nCopies(filter.apply(0).outputs(), Slices.none());
    }
    long drawn = length + BlepWave.LATENCY;
    List<Signal> seen = new ArrayList<>();
    controls.forEach(control -> seen.add(part(control, drawn)));
    LateOscillator oscillator = filter.apply(length(drawn, controls));
    if (controls.stream().allMatch(Controls::isNumber)) {
      List<Signal> numbers = controls.stream().map(control -> part(control, length)).toList();
      return Filtered.all(new DrawnAhead(oscillator), numbers);
    }
    List<Signal> late = Filtered.all(oscillator, seen);
    return late.stream().map(each -> Slices.of(each, BlepWave.LATENCY, drawn)).toList();
  }

  /** The output of a filter without latency. */
  static Signal now(Filter filter, long most, List<Signal> controls) {
    long length = length(most, controls);
    if (length == 0) {
      return Slices.none();
    }
    return Filtered.of(filter, controls.stream().map(control -> part(control, length)).toList());
  }

  /** The first samples of a control; anything after its end. */
  static Signal part(Signal control, long length) {
    if (Controls.number(control).isPresent()) {
      return Generated.of(new Constant(Controls.number(control).getAsDouble()), length);
    }
    return control.length() == length ? control : Slices.of(control, 0, length);
  }
}

package tenuto.dsp.frames;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/**
 * A filter that works on spectra: its signals are cut into frames, a {@link FrameWork} makes frames
 * of them, and these become its outputs. Implement it as a record whose components are all its
 * parameters.
 *
 * <p>Its inputs are signals, which are transformed, and after them controls, of which each frame
 * sees the mean over the hop about its middle. So a control is followed as fast as frames come, and
 * its steps are heard as cross-fades as long as a frame.
 */
public interface FrameFilter extends Filter {
  FrameShape shape();

  /** What it works with. */
  Workbench workbench();

  /** At rest, ready for the first frame. */
  FrameWork work();

  /** How many of its inputs are signals. */
  default int signals() {
    return 1;
  }

  /** How many of its inputs are controls. */
  default int controls() {
    return 0;
  }

  /** The samples that controls have: after them they stay as they were last. */
  default long controlled() {
    return Long.MAX_VALUE;
  }

  /** How many frames the work keeps back: it makes frame m when it is given frame m + ahead. */
  default int ahead() {
    return 0;
  }

  @Override
  default int inputs() {
    return signals() + controls();
  }

  @Override
  default Processor begin() {
    return new FrameProcessor(this);
  }

  /** By how many samples its outputs are late. */
  default long delay() {
    return shape().size() + (long) ahead() * shape().hop();
  }

  /** What it makes of signals and controls, up to the end of the shortest, and not late. */
  default Signal through(List<Signal> inputs, List<Signal> beside) {
    return all(inputs, beside, shortest(inputs)).getFirst();
  }

  /** The samples of the shortest signal. */
  static long shortest(List<Signal> signals) {
    return signals.stream().mapToLong(Signal::length).min().orElseThrow();
  }

  /**
   * All that it makes of signals and controls, not late.
   *
   * @param beside what its work reads before it begins
   * @param length samples of each output; after their end inputs are silent
   */
  default List<Signal> all(List<Signal> inputs, List<Signal> beside, long length) {
    List<Signal> padded = new ArrayList<>();
    for (Signal input : inputs) {
      padded.add(Gathered.of(new Timeline.Slice(0), List.of(input), length + delay()));
    }
    List<Signal> made = new ArrayList<>();
    for (Signal late : Filtered.all(this, padded, beside)) {
      made.add(Gathered.of(new Timeline.Slice(delay()), List.of(late), length));
    }
    return made;
  }
}

package tenuto.dsp.frames;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/**
 * A filter on short-time spectra: its signals are cut into frames, a {@link FrameWork} processes
 * their spectra, and the results are overlapped to its outputs. Implement it as a record whose
 * components are all its parameters.
 *
 * <p>Its inputs are signals, which are transformed, and after them controls, whose value for each
 * frame is the mean over the hop around its middle. So a control acts at the rate of frames, and
 * its steps become cross-fades that last a frame.
 */
public interface FrameFilter extends Filter {
  FrameShape shape();

  /** The transforms and memory that it uses. */
  Workbench workbench();

  /** New work in its initial state, for the first frame. */
  FrameWork work();

  /** The number of inputs that are signals. */
  default int signals() {
    return 1;
  }

  /** The number of inputs that are controls. */
  default int controls() {
    return 0;
  }

  /** The length of controls, which keep their last values after it. */
  default long controlled() {
    return Long.MAX_VALUE;
  }

  /** The lookahead of the work in frames: it returns frame m when it is given frame m + ahead. */
  default int ahead() {
    return 0;
  }

  @Override
  default int inputs() {
    return signals() + controls();
  }

  @Override
  default boolean resumes() {
    return true;
  }

  @Override
  default Processor begin() {
    return new FrameProcessor(this);
  }

  /** The latency of its outputs in samples. */
  default long delay() {
    return shape().size() + (long) ahead() * shape().hop();
  }

  /** The first output, up to the end of the shortest input, without latency. */
  default Signal through(List<Signal> inputs, List<Signal> beside) {
    return all(inputs, beside, shortest(inputs)).getFirst();
  }

  /** The samples of the shortest signal. */
  static long shortest(List<Signal> signals) {
    return signals.stream().mapToLong(Signal::length).min().orElseThrow();
  }

  /**
   * All outputs, without latency.
   *
   * @param beside signals that its work reads before the first frame
   * @param length of each output in samples; inputs are silent after their end
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

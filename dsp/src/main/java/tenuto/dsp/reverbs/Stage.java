package tenuto.dsp.reverbs;

import java.util.List;
import tenuto.engine.signal.Filter;

/**
 * The input and output of all reverbs: one or two channels in, with the controls mix, width, depth
 * and rate, and two channels out.
 *
 * @param channels of the sound, 1 or 2
 * @param preDelay delay of the reverberation in samples
 * @param body length of the sound in samples
 * @param ends lengths of the controls, which keep their last values after their ends
 * @param length of the result; the tail after the body is faded out over its last tenth
 */
record Stage(
    int channels, long preDelay, long body, List<Long> ends, long length, double sampleRate) {
  static final int CONTROLS = 4;

  /** A filter with this input and output. */
  interface On extends Filter {
    Stage stage();

    @Override
    default int inputs() {
      return stage().channels + CONTROLS;
    }

    @Override
    default int outputs() {
      return 2;
    }

    @Override
    default boolean resumes() {
      return true;
    }
  }

  /** The sample at which the tail starts to fade. */
  long fadesFrom() {
    return length - (length - body) / 10;
  }
}

package tenuto.dsp.reverbs;

import java.util.List;
import tenuto.engine.signal.Filter;

/**
 * What all reverberations share: one or two channels in, the controls mix, width, depth and rate
 * beside them, and left and right out.
 *
 * @param channels of the sound, 1 or 2
 * @param preDelay samples by which the reverberation is late
 * @param body samples of the sound
 * @param ends of the controls, which stay as they ended
 * @param length of the result; what rings after the body is faded out over its last tenth
 */
record Stage(
    int channels, long preDelay, long body, List<Long> ends, long length, double sampleRate) {
  static final int CONTROLS = 4;

  /** A filter on this stage. */
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
  }

  /** Where the reverberation begins to fade. */
  long fadesFrom() {
    return length - (length - body) / 10;
  }
}

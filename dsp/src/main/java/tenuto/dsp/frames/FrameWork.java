package tenuto.dsp.frames;

import java.util.List;
import java.util.function.Supplier;
import tenuto.engine.signal.Reader;

/** What a {@link FrameFilter} does with spectra, frame after frame. */
public interface FrameWork {
  /**
   * Reads the signals beside the filter's inputs, before the first frame.
   *
   * @param transform gives the transform that the filter works with
   */
  default void prepare(List<Reader> beside, Supplier<FrameTransform> transform) {}

  /**
   * Makes a frame of each output of a frame of each signal.
   *
   * @param in of the same time; may be changed
   * @param controls the mean of each control about the middle of the frame that is made; never NaN,
   *     as that makes the whole frame NaN
   * @param out with any bins; to be filled
   */
  void frame(Frame[] in, double[] controls, Frame[] out);

  /** Gives back what it works with. */
  default void close() {}
}

package tenuto.dsp.frames;

import java.util.List;
import java.util.function.Supplier;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.StateTransfer;

/** The processing of spectra by a {@link FrameFilter}, frame after frame. */
public interface FrameWork {
  /**
   * Reads the signals given beside the filter's inputs, before the first frame.
   *
   * @param transform supplies the filter's transform
   */
  default void prepare(List<Reader> beside, Supplier<FrameTransform> transform) {}

  /**
   * Computes one frame of each output from one frame of each signal.
   *
   * @param in frames of the same time; may be overwritten
   * @param controls the value of each control for the output frame; never NaN, as that makes the
   *     whole frame NaN without this call
   * @param out receives the result; its bins are undefined before
   */
  void frame(Frame[] in, double[] controls, Frame[] out);

  /** Hands over all of the frames so far that later ones depend on. */
  default void transfer(StateTransfer state) {}

  /** Releases its resources. */
  default void close() {}
}

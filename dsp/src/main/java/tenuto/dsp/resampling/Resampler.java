package tenuto.dsp.resampling;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** A band-limited way from one sample rate to another, for any number of threads at a time. */
public sealed interface Resampler permits PolyphaseResampler, OverlapSaveResampler {
  /**
   * Writes samples {@code start} to {@code start + n - 1} of the target.
   *
   * @param source the signal at its own rate, silent outside
   */
  void resample(long start, Block out, int n, Reader source);
}

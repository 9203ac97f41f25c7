package tenuto.dsp.resampling;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * The input at another sample rate: sample i is the value at i·sourceRate/targetRate of the
 * waveform through the input's samples, band-limited by a {@link SincFilter} to what the lower of
 * the two rates can represent. Outside the input there is silence, so its edges ring.
 *
 * @param sourceRate of the input, in Hz
 * @param targetRate of the result, in Hz
 * @param resampler the resampler for these rates, shared by all signals with the same rates
 */
public record SincResample(double sourceRate, double targetRate, Resampler resampler)
    implements Gather.RandomAccess {
  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    resampler.resample(start, out, n, inputs.getFirst());
  }

  /**
   * The length of the result for {@code samples} source samples: the samples that start within
   * their duration.
   *
   * @throws IllegalArgumentException if that is 2^53 or more
   */
  public static long length(long samples, double sourceRate, double targetRate) {
    BigDecimal length =
        new BigDecimal(samples)
            .multiply(new BigDecimal(targetRate))
            .divide(new BigDecimal(sourceRate), 0, RoundingMode.CEILING);
    if (length.doubleValue() >= 0x1p53) {
      throw new IllegalArgumentException(
          "sourceRate and targetRate must give fewer than 2^53 samples, but are %s and %s"
              .formatted(sourceRate, targetRate));
    }
    return length.longValue();
  }

  @Override
  public String toString() {
    // What tells one computation from another: results by transforms differ in the last digits.
    String how = resampler instanceof OverlapSaveResampler ? ", transforms" : "";
    return "SincResample[sourceRate=" + sourceRate + ", targetRate=" + targetRate + how + "]";
  }
}

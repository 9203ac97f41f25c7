package tenuto.dsp.equalisers;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarSource;

/**
 * A response as a signal. It is a class, so that its text is its design's arguments instead of its
 * samples.
 */
final class FirResponse implements ScalarSource {
  private final FirDesign.Asked asked;
  private final double[] samples;

  FirResponse(FirDesign.Asked asked) {
    this.asked = asked;
    samples = FirDesign.response(asked);
  }

  int length() {
    return samples.length;
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int there = (int) Math.clamp(samples.length - start, 0, n);
    if (there > 0) {
      System.arraycopy(samples, (int) start, x, 0, there);
    }
    Arrays.fill(x, there, n, 0);
  }

  @Override
  public String toString() {
    return "FirResponse[" + asked + "]";
  }
}

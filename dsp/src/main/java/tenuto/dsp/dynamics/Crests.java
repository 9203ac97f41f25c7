package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorState;
import tenuto.dsp.oversampling.Upsampler;
import tenuto.engine.Block;
import tenuto.engine.Filter;

/**
 * The largest size of the wave from each sample up to the next one at eight times the sample rate,
 * {@link #LATE} samples late.
 */
record Crests() implements Filter {
  private static final int FACTOR = 8;

  static final int LATE = Upsampler.forPeaks(FACTOR).late() / FACTOR;

  @Override
  public State begin() {
    return new Running();
  }

  private static final class Running extends VectorState {
    private final Upsampler upsampler = Upsampler.forPeaks(FACTOR);
    private final double[][] samples = Spans.arrays(1, Spans.LENGTH);
    private final double[] sizes = new double[1 + Spans.LENGTH];

    @Override
    public void vectors(Block in, Block out, int n) {
      Spans.run(
          new Block[] {in},
          new Block[] {out},
          n,
          samples,
          samples,
          (at, now) -> work(samples[0], now, true));
    }

    @Override
    public void scalar(double[] x, int n) {
      work(x, n, false);
    }

    private void work(double[] x, int n, boolean vectors) {
      double[][] phases = upsampler.up(x, n, vectors);
      size(phases[0], n);
      for (int i = 1; i < FACTOR; i++) {
        larger(phases[i], n);
      }
      System.arraycopy(sizes, 1, x, 0, n);
    }

    private void size(double[] phase, int n) {
      for (int i = 1; i <= n; i++) {
        sizes[i] = Math.abs(phase[i]);
      }
    }

    private void larger(double[] phase, int n) {
      for (int i = 1; i <= n; i++) {
        sizes[i] = Math.max(sizes[i], Math.abs(phase[i]));
      }
    }
  }
}

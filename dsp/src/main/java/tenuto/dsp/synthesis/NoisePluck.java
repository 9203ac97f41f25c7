package tenuto.dsp.synthesis;

import tenuto.engine.SplitMix;

/** A period of white noise without its mean, which would not die away. */
record NoisePluck(long seed) implements StringLoop.Pluck {
  @Override
  public double[] period(double samples, double sampleRate) {
    double[] x = new double[(int) Math.ceil(samples)];
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      long bits = SplitMix.mix(SplitMix.mix(seed) + (i + 1) * SplitMix.GOLDEN_RATIO);
      x[i] = (bits >>> 11) * 0x1p-52 - 1;
      sum += x[i];
    }
    for (int i = 0; i < x.length; i++) {
      x[i] -= sum / x.length;
    }
    return x;
  }

  @Override
  public double fade(double sampleRate) {
    return 0;
  }
}

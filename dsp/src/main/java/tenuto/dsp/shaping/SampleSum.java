package tenuto.dsp.shaping;

/** A summary of consecutive samples of one piece, by absolute value. */
record SampleSum(long length, double sum, double peak) {
  static final SampleSum NOTHING = new SampleSum(0, 0, 0);

  static SampleSum of(double[] x, int from, int to) {
    double sum = 0;
    long peak = 0; // as bits, which have the same order with NaN on top, and compare faster
    for (int i = from; i < to; i++) {
      long size = Double.doubleToRawLongBits(x[i]) & Long.MAX_VALUE;
      sum += Double.longBitsToDouble(size);
      peak = Math.max(peak, size);
    }
    return new SampleSum(to - from, sum, Double.longBitsToDouble(peak));
  }

  SampleSum plus(SampleSum next) {
    return new SampleSum(length + next.length, sum + next.sum, Math.max(peak, next.peak));
  }
}

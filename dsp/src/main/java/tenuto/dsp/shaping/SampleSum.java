package tenuto.dsp.shaping;

/** What there is to know of neighbouring samples of one piece: absolute values. */
record SampleSum(long length, double sum, double peak) {
  static final SampleSum NOTHING = new SampleSum(0, 0, 0);

  static SampleSum of(double[] x, int from, int to) {
    double sum = 0;
    long peak = 0; // as bits, which have the same order, NaN above all, and are compared sooner
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

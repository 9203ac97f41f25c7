package tenuto.dsp.stretching;

/** What has come of a signal, all of it or its lows. */
interface Past {
  /** Writes samples, the first of them at a place, each times its weight. */
  void weigh(long from, double[] weights, double[] to);
}

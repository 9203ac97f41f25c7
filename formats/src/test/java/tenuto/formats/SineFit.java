package tenuto.formats;

/**
 * What of a sine is in samples, by its definition: the sums with a sine and a cosine over whole
 * periods.
 *
 * @param amplitude its amplitude
 * @param late by how many samples it is late
 */
public record SineFit(double amplitude, double late) {
  /**
   * Finds a sine.
   *
   * @param turn its angle from a sample to the next
   * @param from the first sample
   * @param n samples, which are whole periods
   */
  public static SineFit of(double[] samples, double turn, int from, int n) {
    double inPhase = 0;
    double aside = 0;
    for (int i = from; i < from + n; i++) {
      inPhase += samples[i] * Math.sin(turn * i) * 2 / n;
      aside += samples[i] * Math.cos(turn * i) * 2 / n;
    }
    return new SineFit(Math.hypot(inPhase, aside), Math.atan2(aside, inPhase) / turn);
  }

  /** By how many dB it is louder than one of that amplitude. */
  public double dB(double than) {
    return 20 * Math.log10(amplitude / than);
  }
}

package tenuto.dsp.levels;

import tenuto.engine.signal.Look;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Tally;

/** The largest magnitude among visited signals; NaN if a sample is NaN. */
public final class Peak implements Tally {
  private final MostOfParts most;

  /**
   * @param length of the longest signal
   */
  public Peak(long length) {
    most = new MostOfParts(length, 0);
  }

  @Override
  public String what() {
    return "peak";
  }

  @Override
  public Look look() {
    return Look.inAnyOrder(this::visitor);
  }

  @Override
  public double[] found(int part) {
    return new double[] {Double.longBitsToDouble(most.of(part))};
  }

  @Override
  public void known(int part, double[] numbers) {
    most.add(part, Double.doubleToRawLongBits(numbers[0]));
  }

  /** A thread's visitor. */
  public SampleSink visitor() {
    return new Looking();
  }

  /** The largest so far; 0 if there was none. */
  public double value() {
    double largest = Double.longBitsToDouble(most.all());
    return Double.isNaN(largest) ? Double.NaN : largest; // always the same one of the many NaNs
  }

  /** Magnitudes sort as their bits, with NaN above all. */
  private final class Looking extends SampleBits {
    private long largest;

    @Override
    void look(long[] bits, int n) {
      long most = largest;
      for (int i = 0; i < n; i++) {
        most = Math.max(most, bits[i] & Long.MAX_VALUE);
      }
      largest = most;
    }

    @Override
    void tell(int part) {
      most.add(part, largest);
      largest = 0;
    }
  }
}

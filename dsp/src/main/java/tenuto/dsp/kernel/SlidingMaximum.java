package tenuto.dsp.kernel;

import tenuto.engine.signal.StateTransfer;

/**
 * A sliding maximum over the last numbers, with three comparisons per number for any length (van
 * Herk, "A fast algorithm for local minimum and maximum filters on rectangular and octagonal
 * kernels", 1992). The numbers are 0 or more. It is NaN while a NaN is among them.
 */
public final class SlidingMaximum {
  private final double[] numbers;

  /** The maximum from each place to the end of the block of numbers before the current one. */
  private final double[] before;

  private double largest;
  private int place;

  /**
   * @param count number of values, at least 1; before the first number they are 0
   */
  public SlidingMaximum(int count) {
    numbers = new double[count];
    before = new double[count + 1];
  }

  /** The largest of the last numbers, including this one. */
  public double next(double number) {
    numbers[place++] = number;
    largest = Math.max(largest, number);
    double most = Math.max(largest, before[place]);
    if (place == numbers.length) {
      turn();
    }
    return most;
  }

  /** Replaces each of {@code n} numbers by the largest of the last ones, including itself. */
  public void run(double[] x, int n) {
    int count = numbers.length;
    if (count == 1) {
      return; // each is its own maximum
    }
    for (int at = 0, now; at < n; at += now) {
      now = Math.min(n - at, count - place);
      System.arraycopy(x, at, numbers, place, now);
      long most = bits(largest);
      for (int i = at, k = place + 1; i < at + now; i++, k++) {
        most = Math.max(most, bits(x[i]));
        x[i] = Double.longBitsToDouble(Math.max(most, bits(before[k])));
      }
      largest = Double.longBitsToDouble(most);
      place += now;
      if (place == count) {
        turn();
      }
    }
  }

  /** Hands over the last numbers. */
  public void transfer(StateTransfer state) {
    state.of(numbers);
    state.of(before);
    largest = state.of(largest);
    place = state.of(place);
  }

  private void turn() {
    long most = 0;
    for (int i = numbers.length - 1; i >= 0; i--) {
      most = Math.max(most, bits(numbers[i]));
      before[i] = Double.longBitsToDouble(most);
    }
    largest = 0;
    place = 0;
  }

  /**
   * The number's bits, whose order is that of the numbers, with NaN above all. Integers are
   * compared in one step, and each comparison waits for the one before.
   */
  private static long bits(double number) {
    return Double.doubleToRawLongBits(number) & Long.MAX_VALUE;
  }
}

package tenuto.dsp.kernel;

/**
 * The largest of the last numbers of a row, by three comparisons for each, however many they are
 * (van Herk, "A fast algorithm for local minimum and maximum filters on rectangular and octagonal
 * kernels", 1992). The numbers are 0 or more. After a NaN it is NaN until that is out of sight.
 */
public final class SlidingMaximum {
  private final double[] numbers;

  /** Of the numbers before these, the largest from each place to the last. */
  private final double[] before;

  private double largest;
  private int place;

  /**
   * @param count how many, at least 1; before the first number they are 0
   */
  public SlidingMaximum(int count) {
    numbers = new double[count];
    before = new double[count + 1];
  }

  /** The largest of the last ones, this included. */
  public double next(double number) {
    numbers[place++] = number;
    largest = Math.max(largest, number);
    double most = Math.max(largest, before[place]);
    if (place == numbers.length) {
      turn();
    }
    return most;
  }

  /** Puts in the place of each of {@code n} numbers the largest of the last ones, it included. */
  public void run(double[] x, int n) {
    int count = numbers.length;
    if (count == 1) {
      return; // each is the largest of itself
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
   * In the order of the numbers, with NaN above all. Whole numbers are compared in one step, and
   * each comparison waits for the one before.
   */
  private static long bits(double number) {
    return Double.doubleToRawLongBits(number) & Long.MAX_VALUE;
  }
}

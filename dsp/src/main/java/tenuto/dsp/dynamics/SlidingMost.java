package tenuto.dsp.dynamics;

import java.util.Arrays;

/**
 * The largest of the last numbers of a row, by three comparisons for each, however many they are
 * (van Herk, "A fast algorithm for local minimum and maximum filters on rectangular and octagonal
 * kernels", 1992). After a NaN it is NaN until that is out of sight.
 */
final class SlidingMost {
  private final double[] numbers;

  /** Of the numbers before these, the largest from each place to the last. */
  private final double[] before;

  private double largest;
  private int place;

  /**
   * @param count how many, at least 1; before the first number they are 0
   */
  SlidingMost(int count) {
    numbers = new double[count];
    before = new double[count + 1];
    before[count] = Double.NEGATIVE_INFINITY;
    largest = Double.NEGATIVE_INFINITY;
  }

  /** The largest of the last ones, this included. */
  double next(double number) {
    numbers[place++] = number;
    largest = Math.max(largest, number);
    double most = Math.max(largest, before[place]);
    if (place == numbers.length) {
      turn();
    }
    return most;
  }

  /** Puts in the place of each of {@code n} numbers the largest of the last ones, it included. */
  void run(double[] x, int n) {
    int count = numbers.length;
    if (count == 1) {
      return; // each is the largest of itself
    }
    for (int at = 0, now; at < n; at += now) {
      now = Math.min(n - at, count - place);
      System.arraycopy(x, at, numbers, place, now);
      double most = largest;
      for (int i = at; i < at + now; i++) {
        most = Math.max(most, x[i]);
        x[i] = most;
      }
      largest = most;
      larger(x, at, before, place + 1, now);
      place += now;
      if (place == count) {
        turn();
      }
    }
  }

  private static void larger(double[] x, int at, double[] others, int from, int n) {
    for (int i = 0; i < n; i++) {
      x[at + i] = Math.max(x[at + i], others[from + i]);
    }
  }

  private void turn() {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = numbers.length - 1; i >= 0; i--) {
      most = Math.max(most, numbers[i]);
      before[i] = most;
    }
    largest = Double.NEGATIVE_INFINITY;
    place = 0;
  }

  /** Has the numbers before the first have been another. */
  SlidingMost from(double number) {
    Arrays.fill(before, 0, numbers.length, number);
    return this;
  }
}

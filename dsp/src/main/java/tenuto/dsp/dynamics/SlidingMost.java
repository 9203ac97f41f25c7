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

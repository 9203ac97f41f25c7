package tenuto.dsp.kernel;

import java.util.Arrays;

/**
 * The mean of the last numbers of a row. The sum goes on from the one before, and is added up anew
 * each time that all numbers have changed: so what rounding does never grows, and the mean of equal
 * numbers is that number.
 */
public final class MovingMean {
  private final double[] numbers;
  private double sum;
  private int place;

  /**
   * @param count how many, at least 1
   * @param before what they are before the first number
   */
  public MovingMean(int count, double before) {
    numbers = new double[count];
    Arrays.fill(numbers, before);
    sum = before * count;
  }

  /** The mean of the last ones, this included. */
  public double next(double number) {
    sum += number - numbers[place];
    numbers[place++] = number;
    if (place == numbers.length) {
      place = 0;
      sum = 0;
      for (double each : numbers) {
        sum += each;
      }
    }
    return sum / numbers.length;
  }
}

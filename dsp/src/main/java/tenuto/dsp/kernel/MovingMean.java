package tenuto.dsp.kernel;

import java.util.Arrays;
import tenuto.engine.signal.StateTransfer;

/**
 * A moving average. The sum is updated at each number, and computed afresh each time that all
 * numbers have changed: so rounding errors never grow, and the mean of equal numbers is that
 * number.
 */
public final class MovingMean {
  private final double[] numbers;
  private double sum;
  private int place;

  /**
   * @param count the number of values averaged, at least 1
   * @param before the value assumed before the first number
   */
  public MovingMean(int count, double before) {
    numbers = new double[count];
    Arrays.fill(numbers, before);
    sum = before * count;
  }

  /** The mean of the last numbers, including this one. */
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

  /** Hands over the last numbers. */
  public void transfer(StateTransfer state) {
    state.of(numbers);
    sum = state.of(sum);
    place = state.of(place);
  }
}

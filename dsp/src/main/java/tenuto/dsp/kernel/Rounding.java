package tenuto.dsp.kernel;

import tenuto.engine.signal.StateTransfer;

/**
 * Rounds arrays of a state to {@value #BITS} bits below the largest number of each, an error of at
 * most −174 dB; single numbers stay as they are.
 *
 * <p>Two states that differ by no more than rounding errors then become the same. Where a filter
 * mixes many delayed samples they never would by themselves, as each error makes several new ones.
 */
public final class Rounding implements StateTransfer {
  private static final int BITS = 28;

  /** Below this exponent there is nothing to hear, and steps would be denormal numbers. */
  private static final int LEAST = -900;

  @Override
  public double of(double now) {
    return now;
  }

  @Override
  public void of(double[] numbers) {
    double largest = 0;
    for (double number : numbers) {
      largest = Math.max(largest, Math.abs(number));
    }
    int exponent = Math.getExponent(largest);
    if (exponent < LEAST || exponent > -LEAST) {
      return; // silent, or not finite
    }
    double step = Math.scalb(1.0, exponent - BITS);
    double steps = 1 / step;
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Math.rint(numbers[i] * steps) * step;
    }
  }
}

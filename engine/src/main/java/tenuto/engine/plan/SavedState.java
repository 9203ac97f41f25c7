package tenuto.engine.plan;

import java.util.Arrays;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/** Takes the numbers of a filter's state, and puts them back. */
final class SavedState {
  private SavedState() {}

  /** The numbers of a processor's state. */
  static double[] of(Filter.Processor processor) {
    Taking taking = new Taking();
    processor.transfer(taking);
    return Arrays.copyOf(taking.taken, taking.count);
  }

  /**
   * Puts a state into a processor.
   *
   * @throws IllegalArgumentException if it is another filter's
   */
  static void into(Filter.Processor processor, double[] state) {
    Putting putting = new Putting(state);
    processor.transfer(putting);
    if (putting.at != state.length) {
      throw new IllegalArgumentException(
          "a state of %d numbers is kept, but %d are wanted".formatted(state.length, putting.at));
    }
  }

  private static final class Taking implements StateTransfer {
    private double[] taken = new double[16];
    private int count;

    private void reserve(int more) {
      if (count + more > taken.length) {
        taken = Arrays.copyOf(taken, Math.max(2 * taken.length, count + more));
      }
    }

    @Override
    public double of(double now) {
      reserve(1);
      taken[count++] = now;
      return now;
    }

    @Override
    public void of(double[] numbers) {
      reserve(numbers.length);
      System.arraycopy(numbers, 0, taken, count, numbers.length);
      count += numbers.length;
    }
  }

  private static final class Putting implements StateTransfer {
    private final double[] state;
    private int at;

    Putting(double[] state) {
      this.state = state;
    }

    private int take(int n) {
      if (n > state.length - at) {
        throw new IllegalArgumentException(
            "a state of %d numbers is kept, but more are wanted".formatted(state.length));
      }
      at += n;
      return at - n;
    }

    @Override
    public double of(double now) {
      return state[take(1)];
    }

    @Override
    public void of(double[] numbers) {
      System.arraycopy(state, take(numbers.length), numbers, 0, numbers.length);
    }
  }
}

package tenuto.dsp.word;

import java.util.List;

/**
 * A row of numbers in a patch's list of them: {@code (100, 0.5)}, or {@code (100, 0.5, -2)}.
 *
 * @param numbers in their order
 */
public record Row(List<Double> numbers) {
  public Row {
    numbers = List.copyOf(numbers);
  }

  /** The number of numbers. */
  public int size() {
    return numbers.size();
  }

  /** The number at an index from 0. */
  public double at(int i) {
    return numbers.get(i);
  }

  /** The number at an index, or a default if the row is shorter. */
  public double at(int i, double otherwise) {
    return i < numbers.size() ? numbers.get(i) : otherwise;
  }
}

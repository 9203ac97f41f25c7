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

  /** How many numbers there are. */
  public int size() {
    return numbers.size();
  }

  /** The number at a place, counted from 0. */
  public double at(int i) {
    return numbers.get(i);
  }

  /** The number at a place, or another if the row ends before. */
  public double at(int i, double otherwise) {
    return i < numbers.size() ? numbers.get(i) : otherwise;
  }
}

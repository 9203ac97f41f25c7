package tenuto.dsp.catalogue;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.word.In;
import tenuto.engine.base.Require;

/**
 * The numbers that a parameter allows.
 *
 * @param from the smallest
 * @param above exclusive lower limit
 * @param to the largest
 * @param whole whether they must be whole
 * @param limits further limits, for help; the word checks them
 */
public record Range(double from, double above, double to, boolean whole, String limits) {
  /** All numbers. */
  static final Range ALL =
      new Range(
          Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, false, "");

  static Range of(In in) {
    return new Range(in.from(), in.above(), in.to(), in.whole(), in.limits());
  }

  /**
   * Requires a number to be in the range, unless there are further limits: then the word checks all
   * of them, so that a single error states the whole rule.
   *
   * @throws IllegalArgumentException with the parameter's name, the rule and the number
   */
  void require(String name, double value) {
    boolean bounded = Double.isFinite(from) && Double.isFinite(to);
    if (!limits.isEmpty()) {
      return;
    }
    if (bounded && whole) {
      Require.whole(name, value, (int) from, (int) to);
    } else if (bounded) {
      Require.between(name, value, from, to);
    } else if (above == 0 && to == Double.POSITIVE_INFINITY && !whole) {
      Require.positive(name, value);
    } else if (equals(ALL)) {
      Require.finite(name, value);
    } else if (!holds(value)) {
      throw Require.broken(name, "must be " + rule(), value);
    }
  }

  private boolean holds(double value) {
    return value >= from && value > above && value <= to && (!whole || value == Math.rint(value));
  }

  private String rule() {
    List<String> parts = new ArrayList<>();
    if (whole) {
      parts.add("a whole number");
    }
    if (Double.isFinite(from)) {
      parts.add(number(from) + " or more");
    }
    if (Double.isFinite(above)) {
      parts.add("above " + number(above));
    }
    if (Double.isFinite(to)) {
      parts.add("at most " + number(to));
    }
    return String.join(" and ", parts);
  }

  /**
   * The range for help: {@code 0 to 5}, {@code above 0, below half the sample rate}; empty for all
   * numbers.
   */
  public String text() {
    List<String> parts = new ArrayList<>();
    if (whole) {
      parts.add("whole");
    }
    if (Double.isFinite(from) && Double.isFinite(to)) {
      parts.add(number(from) + " to " + number(to));
    } else if (Double.isFinite(from)) {
      parts.add(limits.isEmpty() ? number(from) + " and up" : "from " + number(from));
    } else if (Double.isFinite(to)) {
      parts.add("up to " + number(to));
    }
    if (Double.isFinite(above)) {
      parts.addFirst("above " + number(above));
    }
    if (!limits.isEmpty()) {
      parts.add(limits);
    }
    return String.join(", ", parts);
  }

  private static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value).replace(".0E", "e").replace('E', 'e');
  }
}

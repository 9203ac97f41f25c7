package tenuto.scripting.bridge;

import java.util.Arrays;
import java.util.List;
import tenuto.scripting.calls.Handle;

/**
 * A Python list or tuple.
 *
 * @param kind its Python type
 */
public record Sequence(Kind kind, List<Object> elements) {
  /** The Python type of a sequence. */
  public enum Kind {
    LIST,
    TUPLE,
    CHANNELS
  }

  /** A sequence of elements as they come from Python. */
  public static Sequence of(boolean isTuple, Object[] elements) {
    return new Sequence(isTuple ? Kind.TUPLE : Kind.LIST, values(elements));
  }

  /** Values as they come from Python, whose None arrives as null. */
  static List<Object> values(Object[] given) {
    for (int i = 0; i < given.length; i++) {
      if (given[i] == null) {
        given[i] = Values.NONE;
      }
    }
    return Arrays.asList(given);
  }

  /** Whether it has signals only, and some. */
  boolean areSignals() {
    return !elements.isEmpty() && elements.stream().allMatch(Handle.class::isInstance);
  }

  /** The elements as an array, which Python reads fastest. */
  public int number() {
    return kind.ordinal();
  }

  /** For Python, which reads arrays fastest. */
  public Object[] array() {
    return elements.toArray();
  }
}

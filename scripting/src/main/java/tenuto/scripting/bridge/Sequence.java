package tenuto.scripting.bridge;

import java.util.Arrays;
import java.util.List;

/**
 * A list or a tuple of Python's.
 *
 * @param kind what it is on that side
 */
public record Sequence(Kind kind, List<Object> elements) {
  /** What Python makes of it. */
  public enum Kind {
    LIST,
    TUPLE,
    CHANNELS
  }

  /** Of elements as they come from Python. */
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

  /** For Python: 0 for a list, 1 for a tuple, 2 for channels. */
  public int number() {
    return kind.ordinal();
  }

  /** For Python, which reads arrays fastest. */
  public Object[] array() {
    return elements.toArray();
  }
}

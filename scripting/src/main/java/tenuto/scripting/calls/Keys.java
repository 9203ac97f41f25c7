package tenuto.scripting.calls;

import tenuto.engine.base.Identity;
import tenuto.scripting.tasks.ContentHash;

/**
 * Computes 64-bit keys of Python values from their content. They are the same in every Python, so
 * that seeds derived from them are.
 */
public final class Keys {
  /** The depth to which nested lists are followed, as a list may contain itself. */
  public static final int DEEPEST = 8;

  /** The key of a value without content that stays the same from run to run. */
  public static final long NOTHING = 0;

  private static final long NUMBER = 1;
  private static final long TEXT = 2;
  private static final long SIGNAL = 3;
  private static final long LIST = 4;
  private static final long NAMES = 5;
  private static final long FUNCTION = 6;

  private Keys() {}

  public static long number(double value) {
    return ContentHash.of(NUMBER, Double.doubleToLongBits(value + 0.0));
  }

  /** The key of a whole number that may not fit a double, by its digits. */
  public static long large(String digits) {
    return ContentHash.of(NUMBER, ContentHash.of(digits));
  }

  public static long text(String text) {
    return ContentHash.of(TEXT, ContentHash.of(text));
  }

  public static long signal(Handle signal) {
    Identity identity = signal.signal().identity();
    return ContentHash.of(SIGNAL, identity.high(), identity.low());
  }

  /** The key of a list, from the keys of its elements. */
  public static long list(long... elements) {
    long all = LIST;
    for (long each : elements) {
      all = ContentHash.of(all, each);
    }
    return all;
  }

  /**
   * The key of names with values, independent of their order.
   *
   * @param names the keys of the names
   * @param values the keys of the values
   */
  public static long names(long[] names, long[] values) {
    long all = NAMES;
    for (int i = 0; i < names.length; i++) {
      all += ContentHash.of(names[i], values[i]);
    }
    return all;
  }

  /** The key of an object with attributes, such as a note. */
  public static long object(String kind, String[] names, long[] values) {
    long all = ContentHash.of(kind);
    for (int i = 0; i < names.length; i++) {
      all += ContentHash.of(ContentHash.of(names[i]), values[i]);
    }
    return all;
  }

  /** The key of something by its name alone. */
  public static long named(String name) {
    return ContentHash.of(FUNCTION, ContentHash.of(name));
  }

  /** The key of a function; its default values are often those of a loop's variable. */
  public static long function(String name, long defaults) {
    return ContentHash.of(FUNCTION, ContentHash.of(name), defaults);
  }

  /**
   * The key of a call: keys of the values, and names of the last of them.
   *
   * @param function the key of the called function
   */
  public static long call(long function, long[] values, String... keywords) {
    long[] parts = new long[values.length + keywords.length + 1];
    System.arraycopy(values, 0, parts, 0, values.length);
    for (int i = 0; i < keywords.length; i++) {
      parts[values.length + i] = ContentHash.of(keywords[i]);
    }
    parts[parts.length - 1] = function;
    return ContentHash.of(parts);
  }
}

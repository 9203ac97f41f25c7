package tenuto.scripting.calls;

import tenuto.engine.base.Identity;
import tenuto.scripting.tasks.Contents;

/**
 * 64 bits that stand for what a value of Python says, put together from its parts; the same in
 * every Python, so that the seeds that follow from it are.
 */
public final class Keys {
  /** Lists in lists are followed so far, as one may hold itself. */
  public static final int DEEPEST = 8;

  /** Of what says nothing, as its text would differ from run to run. */
  public static final long NOTHING = 0;

  private static final long NUMBER = 1;
  private static final long TEXT = 2;
  private static final long SIGNAL = 3;
  private static final long LIST = 4;
  private static final long NAMES = 5;
  private static final long FUNCTION = 6;

  private Keys() {}

  public static long number(double value) {
    return Contents.of(NUMBER, Double.doubleToLongBits(value + 0.0));
  }

  /** Of a whole number that no double may hold, by its digits. */
  public static long large(String digits) {
    return Contents.of(NUMBER, Contents.of(digits));
  }

  public static long text(String text) {
    return Contents.of(TEXT, Contents.of(text));
  }

  public static long signal(Handle signal) {
    Identity identity = signal.signal().identity();
    return Contents.of(SIGNAL, identity.high(), identity.low());
  }

  /** Of a list by the keys of its elements. */
  public static long list(long... elements) {
    long all = LIST;
    for (long each : elements) {
      all = Contents.of(all, each);
    }
    return all;
  }

  /**
   * Of names and their values, in whatever order they come.
   *
   * @param names the keys of the names
   * @param values the keys of the values
   */
  public static long names(long[] names, long[] values) {
    long all = NAMES;
    for (int i = 0; i < names.length; i++) {
      all += Contents.of(names[i], values[i]);
    }
    return all;
  }

  /** Of an object with attributes, such as a note. */
  public static long object(String kind, String[] names, long[] values) {
    long all = Contents.of(kind);
    for (int i = 0; i < names.length; i++) {
      all += Contents.of(Contents.of(names[i]), values[i]);
    }
    return all;
  }

  /** Of something by its name alone. */
  public static long named(String name) {
    return Contents.of(FUNCTION, Contents.of(name));
  }

  /** Of a function; its default values are often what a loop gives it. */
  public static long function(String name, long defaults) {
    return Contents.of(FUNCTION, Contents.of(name), defaults);
  }

  /**
   * Of a call: keys of the values, names of the last of them.
   *
   * @param function the key of what is called
   */
  public static long call(long function, long[] values, String... keywords) {
    long[] parts = new long[values.length + keywords.length + 1];
    System.arraycopy(values, 0, parts, 0, values.length);
    for (int i = 0; i < keywords.length; i++) {
      parts[values.length + i] = Contents.of(keywords[i]);
    }
    parts[parts.length - 1] = function;
    return Contents.of(parts);
  }
}

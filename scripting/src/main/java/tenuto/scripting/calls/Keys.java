package tenuto.scripting.calls;

import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Cascade;
import tenuto.scripting.tasks.ContentHash;

/**
 * Computes 64-bit keys of Python values from their content. They are the same in every Python, so
 * that seeds derived from them are.
 *
 * <p>A signal's key is made of names and values that the patch contains, and of nothing that the
 * program is made of: a class may be renamed, and a word be computed otherwise, and a patch keeps
 * its noises.
 */
public final class Keys {
  /** The depth to which nested lists are followed, as a list may contain itself. */
  public static final int DEEPEST = 8;

  /** The attribute of a note that its key does not depend on: it is the same note elsewhere. */
  public static final String TIME = "ms";

  /** The key of a value without content that stays the same from run to run. */
  public static final long NOTHING = 0;

  private static final long NUMBER = 1;
  private static final long TEXT = 2;
  private static final long SIGNAL = 3;
  private static final long LIST = 4;
  private static final long NAMES = 5;
  private static final long FUNCTION = 6;
  private static final long MADE = 7;
  private static final long OUTPUT = 8;

  /**
   * Bits of a number's significand that its key does not depend on, so that 36 are left. The last
   * bits of a power or a cosine differ between the mathematical libraries of CPython's systems. Two
   * numbers that are n units of the last place apart have one key unless a border is between them:
   * one pair of 131,072 / n has.
   */
  private static final int IGNORED_BITS = 17;

  private Keys() {}

  /** The key of a number, rounded to 36 significant bits. */
  public static long number(double value) {
    long bits = Double.doubleToLongBits(value + 0.0); // and no negative zero
    long half = 1L << (IGNORED_BITS - 1);
    return ContentHash.of(NUMBER, (bits + half) & -(1L << IGNORED_BITS));
  }

  /** The key of a whole number that may not fit a double, by its digits. */
  public static long large(String digits) {
    return ContentHash.of(NUMBER, ContentHash.of(digits));
  }

  public static long text(String text) {
    return ContentHash.of(TEXT, ContentHash.of(text));
  }

  public static long signal(Handle signal) {
    return ContentHash.of(SIGNAL, signal.holding().key());
  }

  /**
   * The key of a signal that a word or an expression makes, for {@link SignalRef}.
   *
   * @param name of the word, as patches call it
   * @param how the key of all that it follows from, except signals
   * @param from the signals that it follows from
   */
  public static long made(String name, long how, List<Handle> from) {
    long[] parts = new long[from.size() + 3];
    parts[0] = MADE;
    parts[1] = ContentHash.of(name);
    parts[2] = how;
    for (int i = 0; i < from.size(); i++) {
      parts[i + 3] = from.get(i).holding().key();
    }
    return ContentHash.of(parts);
  }

  /** The key of one of several signals that are made together, the first of which is number 0. */
  static long output(long made, int number) {
    return number == 0 ? made : ContentHash.of(OUTPUT, made, number);
  }

  /** The key of a filter, by its coefficients. */
  static long filter(Cascade filter) {
    long all = filter.sections().size();
    for (Biquad each : filter.sections()) {
      all =
          list(
              all,
              number(each.b0()),
              number(each.b1()),
              number(each.b2()),
              number(each.a1()),
              number(each.a2()));
    }
    return all;
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

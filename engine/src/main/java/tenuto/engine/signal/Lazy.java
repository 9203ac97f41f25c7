package tenuto.engine.signal;

import java.util.List;
import tenuto.engine.base.Identity;

/**
 * A signal that is computed whenever it is read.
 *
 * <p>Equal to another one exactly when their identities are. Its text is short at any depth.
 */
public abstract sealed class Lazy extends Signal
    permits Generated, Mapped, Combined, Filtered, Gathered {
  private static final int DEEPEST_TEXT = 2;
  private static final int MOST_INPUTS_IN_TEXT = 4;
  private static final int LONGEST_PARAMETERS = 80;

  private final Object what;
  private final int output;
  private final List<Signal> inputs;

  /** See {@link #parameters}; null if the text has an address. */
  private final Identity parameters;

  /** The same, of what is outside; null until somebody asks, as a file may have to be read. */
  private Outside outside;

  /**
   * @param what computes it; its text shows all its parameters
   */
  Lazy(Object what, long length, List<Signal> inputs) {
    this(what, 0, length, inputs);
  }

  /**
   * @param output which of several signals it is that {@code what} computes, counted from 0
   */
  Lazy(Object what, int output, long length, List<Signal> inputs) {
    // Texts cost most of what a signal costs until it is read: one is made, and hashed once.
    String text = what.getClass().getName() + what;
    Identity own = Identity.of(text, output);
    super(checked(length), identity(own, length, inputs));
    this.parameters = hasAddress(text) ? null : own;
    this.what = what;
    this.output = output;
    this.inputs = inputs;
  }

  private static Identity identity(Identity own, long length, List<Signal> inputs) {
    Identity identity = own.from(Identity.of("length", length));
    for (Signal input : inputs) {
      identity = identity.from(input.identity());
    }
    return identity;
  }

  private static long checked(long length) {
    if (length < 0) {
      throw new IllegalArgumentException("a length must not be negative, but is " + length);
    }
    return length;
  }

  /** What computes it: its parameters. */
  public final Object what() {
    return what;
  }

  /** Which of several signals it is that is computed, counted from 0. */
  public int output() {
    return output;
  }

  /** The name of what computes it, in short: a class of others may not tell its own. */
  public final String kind() {
    String name = what.getClass().getName();
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  }

  /**
   * Its parameters alone, hashed, the same in every process; or null if their text does not tell
   * all: a lambda's name and an address may stand for something else in the next process, and the
   * code of what comes from outside the project is not known.
   */
  public final Identity parameters() {
    Class<?> type = what.getClass();
    if (!Origins.isOurs(type) || type.isHidden()) {
      return null;
    }
    if (!(what instanceof Lasting lasting)) {
      return parameters;
    }
    if (outside == null) {
      outside =
          new Outside(
              lasting
                  .content()
                  .filter(text -> !hasAddress(text))
                  .map(text -> Identity.of(type.getName() + text, output))
                  .orElse(null));
    }
    return outside.identity();
  }

  /** What is kept of it. */
  private record Outside(Identity identity) {}

  private static boolean hasAddress(String text) {
    return text.indexOf('@') >= 0;
  }

  @Override
  public final List<Signal> inputs() {
    return inputs;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other || (other instanceof Lazy that && identity().equals(that.identity()));
  }

  @Override
  public final int hashCode() {
    return identity().hashCode();
  }

  @Override
  public final String toString() {
    return text(this, DEEPEST_TEXT);
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_PARAMETERS
        ? text
        : text.substring(0, LONGEST_PARAMETERS) + "...";
  }

  private static String text(Signal signal, int depth) {
    if (!(signal instanceof Lazy lazy)) {
      return signal.toString();
    }
    StringBuilder text = new StringBuilder(shortened(lazy.what.toString()));
    if (lazy.inputs.isEmpty()) {
      return text.toString();
    }
    if (depth == 0) {
      return text.append("(...)").toString();
    }
    text.append('(');
    for (int i = 0; i < lazy.inputs.size(); i++) {
      if (i == MOST_INPUTS_IN_TEXT) {
        text.append(", ... ").append(lazy.inputs.size() - i).append(" more");
        break;
      }
      text.append(i == 0 ? "" : ", ").append(text(lazy.inputs.get(i), depth - 1));
    }
    return text.append(')').toString();
  }
}

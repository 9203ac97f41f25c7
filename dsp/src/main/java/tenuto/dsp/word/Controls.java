package tenuto.dsp.word;

import java.util.OptionalDouble;
import tenuto.dsp.kernel.Constant;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Signal;

/** Parameters that are a number or a signal. */
public final class Controls {
  /** Samples of a signal that stands for a number. */
  public static final long ENDLESS = 1L << 53;

  private Controls() {}

  /** The number, if it is one. */
  public static OptionalDouble number(Signal control) {
    return control instanceof Lazy lazy && lazy.what() instanceof Constant(double value)
        ? OptionalDouble.of(value)
        : OptionalDouble.empty();
  }

  /** Whether it was given as a number: a signal that never ends and stays there. */
  public static boolean isNumber(Signal control) {
    return control.length() >= ENDLESS && number(control).isPresent();
  }

  /**
   * Requires a number to be in a range. Of a signal nothing is required: its samples are not known
   * yet, and what leaves the range counts as the nearest within it.
   */
  public static void between(String name, Signal control, double least, double most) {
    number(control).ifPresent(value -> Require.between(name, value, least, most));
  }

  /** Requires a number to be a frequency that a filter can be tuned to. */
  public static void cutoff(String name, Signal control, double sampleRate) {
    number(control).ifPresent(value -> Require.cutoff(name, value, sampleRate));
  }
}

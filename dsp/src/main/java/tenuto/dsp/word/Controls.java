package tenuto.dsp.word;

import java.util.OptionalDouble;
import tenuto.dsp.kernel.Constant;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Signal;

/** Parameters that are a number or a signal. */
public final class Controls {
  /** The length of a signal that represents a number: endless. */
  public static final long ENDLESS = 1L << 53;

  private Controls() {}

  /** The number, if the control was given as one. */
  public static OptionalDouble number(Signal control) {
    return control instanceof Lazy lazy && lazy.what() instanceof Constant(double value)
        ? OptionalDouble.of(value)
        : OptionalDouble.empty();
  }

  /** Whether the control was given as a number: an endless constant signal. */
  public static boolean isNumber(Signal control) {
    return control.length() >= ENDLESS && number(control).isPresent();
  }

  /**
   * Requires a number to be in a range. Signals are not checked: their samples are not known yet,
   * and are clamped to the range.
   */
  public static void between(String name, Signal control, double least, double most) {
    number(control).ifPresent(value -> Require.between(name, value, least, most));
  }

  /** Requires a number to be a frequency that a filter can be tuned to. */
  public static void cutoff(String name, Signal control, double sampleRate) {
    number(control).ifPresent(value -> Require.cutoff(name, value, sampleRate));
  }
}

package tenuto.dsp.word;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An operator's parameter: {@code @In(value = "modulation rate", unit = HZ, from = 0, to = 100)}.
 * Help, argument checks and the syntax of a chain's values follow from it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface In {
  /** The parameter's description for help, without unit and range. */
  String value();

  /** The unit of a number. */
  Unit unit() default Unit.NONE;

  /** The smallest number allowed. */
  double from() default Double.NEGATIVE_INFINITY;

  /** The exclusive lower limit of a number. */
  double above() default Double.NEGATIVE_INFINITY;

  /** The largest number allowed. */
  double to() default Double.POSITIVE_INFINITY;

  /** Whether a number must be whole. */
  boolean whole() default false;

  /**
   * Further limits, which follow from other parameters or the sample rate: {@code below half the
   * sample rate}. They are printed in help only; the operator itself checks all limits of such a
   * parameter.
   */
  String limits() default "";

  /** The default, as text or number; without it the parameter is required. */
  String otherwise() default "";

  /** Whether a signal parameter may also be given as a number: an endless constant signal. */
  boolean orNumber() default false;

  /**
   * Whether a signal is a control though it cannot be given as a number, such as a playback speed.
   * A parameter that is {@link #orNumber} is one.
   */
  boolean control() default false;

  /**
   * Whether a control that ends before the sound holds its last value; false where the word itself
   * decides what follows.
   */
  boolean holds() default true;

  /**
   * Whether a word's first parameter, a list of signals, holds the channels of one sound, processed
   * together: a single signal may be given too, in which case a result with one channel is a
   * signal.
   */
  boolean linked() default false;

  /**
   * Whether a signal is an impulse response: if a chain gives a file of another sample rate for it,
   * the file is scaled so that the result's level does not change.
   */
  boolean isResponse() default false;
}

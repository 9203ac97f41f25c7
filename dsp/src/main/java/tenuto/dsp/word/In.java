package tenuto.dsp.word;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An operator's parameter: {@code @In(value = "modulation rate", unit = HZ, from = 0, to = 100)}.
 * Help, the checks of calls, and how a chain's values are written follow from it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface In {
  /** What it is, for help: without its unit and its range. */
  String value();

  /** What a number is measured in. */
  Unit unit() default Unit.NONE;

  /** The smallest number allowed. */
  double from() default Double.NEGATIVE_INFINITY;

  /** The number that all must be above. */
  double above() default Double.NEGATIVE_INFINITY;

  /** The largest number allowed. */
  double to() default Double.POSITIVE_INFINITY;

  /** Whether a number must be whole. */
  boolean whole() default false;

  /**
   * Further limits, which follow from other parameters or the sample rate: {@code below half the
   * sample rate}. They are for help; the operator checks them, and all others of that parameter.
   */
  String limits() default "";

  /** The text or number that stands for a parameter that is left out; without it none may be. */
  String otherwise() default "";

  /** Whether a signal may be given as a number: a signal without end that stays there. */
  boolean orNumber() default false;

  /**
   * Whether a word's first parameter, a list of signals, is the channels of one sound, which it
   * treats together: a single signal may be given too, and then a result of one channel is a
   * signal.
   */
  boolean linked() default false;

  /**
   * Whether a signal is a response, which a sound is heard through: a file of another sample rate
   * that a chain gives for it is scaled, so that it is as loud as at its own.
   */
  boolean isResponse() default false;
}

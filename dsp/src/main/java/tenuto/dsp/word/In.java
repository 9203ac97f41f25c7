package tenuto.dsp.word;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The unit and range of an operator's parameter, for its help: {@code @In("ms, 0 and up")}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface In {
  String value();

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

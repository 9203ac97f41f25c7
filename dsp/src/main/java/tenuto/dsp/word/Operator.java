package tenuto.dsp.word;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a public static method a word of the patch language.
 *
 * <p>The method's parameters, by their names, are the word's; a {@link WordContext} or {@link
 * tenuto.engine.Session} parameter is supplied and never seen in a patch. The catalogue, help,
 * error texts, reference page and tests all follow from here.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Operator {
  /** What it gives, in one sentence. */
  String value();

  /** The names it is called by; {@code #1..100} in one stands for a number given to the method. */
  String[] words();

  /**
   * Where its formula is from: authors, title and year of a publication, or a standard; empty if it
   * needs none.
   */
  String source() default "";

  /** A patch's expression that uses it. */
  String example();

  /** Its further names in chains, such as those of SoX and ffmpeg for the same parameters. */
  String[] chain() default {};

  /**
   * Names that are no words here, but lead to it by "did you mean", in lower case, no spaces:
   * {@code slapback}, or what another program calls it whose parameters differ.
   */
  String[] find() default {};

  /** Words of the same idea, which its help points to. */
  String[] see() default {};

  /** Whether it leaves the references of its signals alone in a counted patch. */
  boolean borrows() default false;

  /** Whether Sonic Field has no such word: what is called too freely is an error then. */
  boolean own() default false;

  /** Whether its result outlives the scope in which it is made. */
  boolean outlives() default false;

  /** How long its result is: checked with its example, and shown in its help. */
  Length length() default Length.LONGEST;

  /** What a NaN in its signals does to its result: checked and shown as the length is. */
  Nan nan() default Nan.AT_ITS_PLACE;

  /** What it promises of its result's level: shown in its help, and kept by chains. */
  Level level() default Level.ANY;
}

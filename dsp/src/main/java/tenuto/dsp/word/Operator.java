package tenuto.dsp.word;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a public static method a word of the patch language.
 *
 * <p>The method's parameter names are the word's; a {@link WordContext} or {@link
 * tenuto.engine.Session} parameter is supplied and does not appear in patches. Catalogue, help,
 * error texts, reference page and tests all derive from it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Operator {
  /** What the word returns, in one sentence. */
  String value();

  /** Its names; {@code #1..100} in a name is a number that is passed to the method. */
  String[] words();

  /**
   * The source of its formula: authors, title and year of a publication, or a standard; empty if it
   * needs none.
   */
  String source() default "";

  /** An expression for a patch that uses it. */
  String example();

  /** Its other names in chains, such as those of SoX and ffmpeg with the same parameters. */
  String[] chain() default {};

  /**
   * Search terms for "did you mean", in lower case without spaces: {@code slapback}, or its name in
   * another program with other parameters.
   */
  String[] find() default {};

  /** Related words, listed in its help. */
  String[] see() default {};

  /** Whether it leaves the reference counts of its signals unchanged in a counted patch. */
  boolean borrows() default false;

  /**
   * Whether Sonic Field has no such word; surplus arguments, which Sonic Field ignores, are an
   * error then.
   */
  boolean own() default false;

  /** Whether its result outlives the scope in which it is made. */
  boolean outlives() default false;

  /** The length of its result: checked with its example, and shown in its help. */
  Length length() default Length.LONGEST;

  /** Whether its result is a sound or a shape, such as an envelope. */
  Form form() default Form.SOUND;

  /** Whether it joins its signals sample by sample, so that shapes are held. */
  Joined joined() default Joined.NOT;

  /** The effect of a NaN in its signals on its result: checked and shown like the length. */
  Nan nan() default Nan.AT_ITS_PLACE;

  /** The number of channels of its result for one signal, if it treats channels together. */
  Mono ofMono() default Mono.MONO;

  /** The guarantee for its result's level: shown in its help, and kept by chains. */
  Level level() default Level.ANY;
}

package tenuto.scripting.rules;

import java.util.function.BiPredicate;
import tenuto.dsp.word.Dialect;
import tenuto.engine.signal.Signal;

/**
 * The rules of a run, which follow from its entry file.
 *
 * @param ownership how signals are released
 * @param dialect the variant of the words
 * @param endsWithFirst whether the product of two signals ends where the first does
 * @param idleSigns whether {@code -x} is x
 * @param notice a notice for the author about this, or empty
 */
public record Rules(
    Ownership ownership,
    Dialect dialect,
    BiPredicate<Signal, Signal> endsWithFirst,
    boolean idleSigns,
    String notice) {
  /** Tenuto's own, with scoped signals. */
  public static final Rules SCOPED =
      new Rules(Ownership.SCOPED, Dialect.TENUTO, (a, b) -> false, false, "");

  /** Those of counted signals. */
  public static final Rules COUNTED =
      new Rules(Ownership.COUNTED, Dialect.SONIC_FIELD_2015, (a, b) -> false, false, "");
}

package tenuto.dsp.editing;

import java.util.function.Predicate;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Merging;
import tenuto.engine.signal.Merging.Merged;
import tenuto.engine.signal.Signal;

/**
 * A gather that moves its inputs in time and does nothing else to them but add them up or fade what
 * comes of it. Of several, one upon the other, one {@link Arrangement} is made before they are
 * read.
 */
interface Layer extends Merging {
  /** Where sample 0 of an input is placed. */
  long begin(int input);

  /** Whether its inputs may sound at once and are added to silence; else each is by itself. */
  default boolean adds() {
    return false;
  }

  @Override
  default Merged merged(Gathered whole, Predicate<Signal> beneath) {
    return new Arranger(beneath).arrange(whole);
  }
}

package tenuto.dsp.editing;

import java.util.function.Predicate;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Merging;
import tenuto.engine.signal.Merging.Merged;
import tenuto.engine.signal.Signal;

/**
 * A gather that only moves its inputs in time, adds them and fades the result. Nested layers are
 * combined to one {@link Arrangement} before they are read.
 */
interface Layer extends Merging {
  /** The place of sample 0 of an input. */
  long begin(int input);

  /** Whether its inputs may overlap and are added to silence; otherwise each is separate. */
  default boolean adds() {
    return false;
  }

  @Override
  default Merged merged(Gathered whole, Predicate<Signal> beneath) {
    return new Arranger(beneath).arrange(whole);
  }
}

package tenuto.engine.signal;

import java.util.List;
import java.util.function.Predicate;

/**
 * A gather that can take what is gathered beneath it upon itself, so that a piece to which note
 * after note was added is read as one gather of all notes and not through as many.
 */
public interface Merging extends Gather.Sequential {
  /**
   * A gather from further below, of the same samples to the bit.
   *
   * @param whole the signal that this makes
   * @param beneath which signals it may look through: a gather of another kind may be among them
   */
  Merged merged(Gathered whole, Predicate<Signal> beneath);

  /**
   * What a signal is gathered from.
   *
   * @param inputs one for each of the gather's readers
   */
  record Merged(Gather.Sequential gather, List<Signal> inputs) {}
}

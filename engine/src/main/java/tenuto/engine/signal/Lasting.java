package tenuto.engine.signal;

import java.util.Optional;

/**
 * What computes samples from something outside, such as a file, and so makes the same in another
 * process only if that is the same.
 */
public interface Lasting {
  /**
   * All that its samples follow from, in place of its text: a file's content rather than its name.
   *
   * @return none if nobody can say
   */
  Optional<String> content();

  /** Whether that has not changed since it was asked for first. */
  boolean holds();
}

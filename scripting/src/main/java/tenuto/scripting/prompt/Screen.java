package tenuto.scripting.prompt;

import tenuto.scripting.python.Sound;
import tenuto.scripting.reports.PatchError;

/** Where it is seen beside the terminal what is typed: the page in the browser. */
public interface Screen {
  /** Nowhere. */
  Screen NONE = new Screen() {};

  /** An input is about to be done. */
  default void begins() {}

  /** It is done. */
  default void ended() {}

  /** It has failed. */
  default void failed(PatchError error) {}

  /** It was stopped. */
  default void stopped() {}

  /**
   * Shows a sound in place of an earlier one of that name.
   *
   * @return false if nothing is shown here
   */
  default boolean shows(Sound sound, String name) {
    return false;
  }
}

package tenuto.scripting.prompt;

import tenuto.scripting.python.Sound;
import tenuto.scripting.reports.PatchError;

/** Shows inputs outside the terminal, on the page in the browser. */
public interface Screen {
  /** No page. */
  Screen NONE = new Screen() {};

  /** An input is about to run. */
  default void begins() {}

  /** It has succeeded. */
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

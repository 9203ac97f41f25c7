package tenuto.scripting.prompt;

import org.python.core.PyList;

/** Where {@code plot} shows sounds. */
interface Pictures {
  /**
   * Shows the channels of a sound.
   *
   * @param name what it was typed as
   */
  void show(PyList channels, String name);
}

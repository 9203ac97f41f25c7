package tenuto.scripting.prompt;

import org.python.core.PyList;

/** Displays the plots of {@code plot}. */
interface Pictures {
  /**
   * Plots the channels of a sound.
   *
   * @param name the expression that was typed
   */
  void show(PyList channels, String name);
}

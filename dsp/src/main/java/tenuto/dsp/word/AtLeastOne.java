package tenuto.dsp.word;

import java.util.List;

/** Checks of parameters that are lists of signals and must not be empty. */
public final class AtLeastOne {
  private AtLeastOne() {}

  /**
   * The values.
   *
   * @throws IllegalArgumentException with the parameter's name if there are none
   */
  public static <T> List<T> of(String name, List<T> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException(
          name + " must contain at least one signal, but contains none");
    }
    return values;
  }
}

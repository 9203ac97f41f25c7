package tenuto.dsp.word;

import java.util.List;

/** Arguments that are lists of signals, of which there must be one. */
public final class AtLeastOne {
  private AtLeastOne() {}

  /**
   * The values.
   *
   * @throws IllegalArgumentException with the parameter's name if there is none
   */
  public static <T> List<T> of(String name, List<T> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException(
          name + " must contain at least one signal, but contains none");
    }
    return values;
  }
}

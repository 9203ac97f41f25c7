package tenuto.dsp.kernel;

import java.util.OptionalDouble;

/** A filter that smooths: where its first input stays at one value, its output settles. */
public interface Settling {
  /**
   * The value at which it settles.
   *
   * @param value at which its first input stays
   * @return empty if other inputs decide it
   */
  OptionalDouble settled(double value);
}

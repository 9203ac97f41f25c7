package tenuto.dsp.outputs;

import tenuto.formats.file.SampleLevels;

/**
 * The levels of a file's samples, before they are rounded or clipped.
 *
 * @param peak their greatest magnitude; NaN if it is not known
 * @param offset the greatest mean of a channel, without its sign; NaN if it is not known
 */
public record Levels(double peak, double offset) {
  /** Those of a file that was not measured. */
  public static final Levels UNKNOWN = new Levels(Double.NaN, Double.NaN);

  static Levels of(SampleLevels measured) {
    return new Levels(measured.peak(), measured.offset());
  }
}

package tenuto.dsp.plot;

/**
 * The frequencies that a picture shows.
 *
 * @param low in Hz; 0 for the lowest that is usual on such an axis
 * @param high in Hz; infinite for half the sample rate
 * @param even whether equal differences are equally far apart, and not equal ratios
 */
public record FrequencyRange(double low, double high, boolean even) {
  /** All that can be heard, with equal ratios equally far apart. */
  public static final FrequencyRange WHOLE = new FrequencyRange(0, Double.POSITIVE_INFINITY, false);

  public FrequencyRange {
    if (!(low >= 0 && low < high)) {
      throw new IllegalArgumentException(
          "the lowest frequency must be 0 or more and below the highest, but they are %s and %s Hz"
              .formatted(low, high));
    }
  }

  /** Whether it shows all that can be heard. */
  boolean isWhole() {
    return equals(WHOLE);
  }

  /**
   * The axis for sounds up to half of that sample rate.
   *
   * @throws IllegalArgumentException if they have none of these frequencies
   */
  Axis axis(double sampleRate, double from, double to) {
    double highest = Math.min(high, sampleRate / 2);
    double usual = even ? 0 : highest > 200 ? 20 : highest / 100;
    double lowest = low > 0 ? low : usual;
    if (lowest >= highest) {
      throw new IllegalArgumentException(
          "the lowest frequency must be below half the sample rate, %s Hz, but is %s Hz"
              .formatted(sampleRate / 2, low));
    }
    return new Axis(lowest, highest, from, to, !even);
  }
}

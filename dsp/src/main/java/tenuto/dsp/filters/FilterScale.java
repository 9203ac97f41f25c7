package tenuto.dsp.filters;

import tenuto.dsp.word.Dialect;

/** How multi-pole high-passes and band-passes are scaled, where conventions differ. */
public enum FilterScale {
  /**
   * As Sonic Field did: filters of odd order invert the signal, and a band-pass has gain 1 at
   * (lowHz + highHz)/2, so that a wide one has a gain above 1 at lower frequencies.
   */
  SONIC_FIELD(-1) {
    @Override
    double middle(double lowHz, double highHz, double sampleRate) {
      return StrictMath.PI * (lowHz + highHz) / sampleRate;
    }
  },

  /** As textbooks do: not inverted, and a band-pass has gain 1 at its maximum. */
  TEXTBOOK(1) {
    @Override
    double middle(double lowHz, double highHz, double sampleRate) {
      double high = Butterworth.warped(highHz, sampleRate);
      // This far below the upper edge the band is flat, and a section's response is still accurate.
      double low = Math.max(Butterworth.warped(lowHz, sampleRate), WIDEST * high);
      return 2 * StrictMath.atan(StrictMath.sqrt(low * high));
    }
  };

  /** The ratio of a band's edges beyond which its exact middle is not needed. */
  private static final double WIDEST = 1e-6;

  private final int ofOddOrder;

  FilterScale(int ofOddOrder) {
    this.ofOddOrder = ofOddOrder;
  }

  /** The scaling of a dialect's words. */
  static FilterScale of(Dialect dialect) {
    return switch (dialect) {
      case TENUTO, CHAIN -> TEXTBOOK;
      case SONIC_FIELD_2015, SONIC_FIELD_2017 -> SONIC_FIELD;
    };
  }

  /** The sign of the section with one pole of its own, which only odd orders have. */
  int ofOddOrder() {
    return ofOddOrder;
  }

  /** Where a band-pass has gain 1, in radians a sample. */
  abstract double middle(double lowHz, double highHz, double sampleRate);
}

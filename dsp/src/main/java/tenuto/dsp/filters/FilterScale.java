package tenuto.dsp.filters;

import tenuto.dsp.word.Dialect;

/** How high-passes and band-passes of several poles are scaled, where tastes differ. */
public enum FilterScale {
  /**
   * As Sonic Field did: those of odd order invert a wave, and a band-pass has gain 1 at (lowHz +
   * highHz)/2, so that a wide one is louder than 1 further down.
   */
  SONIC_FIELD(-1) {
    @Override
    double middle(double lowHz, double highHz, double sampleRate) {
      return StrictMath.PI * (lowHz + highHz) / sampleRate;
    }
  },

  /** As textbooks do: upright, and gain 1 where a band-pass is loudest. */
  TEXTBOOK(1) {
    @Override
    double middle(double lowHz, double highHz, double sampleRate) {
      double high = Butterworth.warped(highHz, sampleRate);
      // So far below the upper edge the band is flat, and a section's response has digits left.
      double low = Math.max(Butterworth.warped(lowHz, sampleRate), WIDEST * high);
      return 2 * StrictMath.atan(StrictMath.sqrt(low * high));
    }
  };

  /** The ratio of a band's edges beyond which its middle need not be found. */
  private static final double WIDEST = 1e-6;

  private final int ofOddOrder;

  FilterScale(int ofOddOrder) {
    this.ofOddOrder = ofOddOrder;
  }

  /** That of the words which follow these rules. */
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

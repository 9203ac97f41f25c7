package tenuto.dsp.oscillators;

/** The pulse width in 2<sup>-64</sup> of a turn, which a signal modulates. */
final class Width {
  private static final double MOST = Math.nextDown(1.0);

  private double asked;
  private double width;

  void begin(double width) {
    asked = Math.clamp(width, 0, MOST);
    this.width = asked;
  }

  /** Moves towards a width, in steps so small that the edge's direction is unambiguous. */
  long move(double to, long step) {
    asked = Math.clamp(to, 0, MOST);
    if (asked == width) {
      return 0;
    }
    long last = turns();
    double most = 0.4999 - Math.abs((double) step) * 0x1p-64;
    width += Math.clamp(asked - width, -most, most);
    return turns() - last;
  }

  /** Whether the requested width has been reached. */
  boolean isThere() {
    return width == asked;
  }

  long turns() {
    return (long) ((width - 0.5) * 0x1p64) ^ Long.MIN_VALUE;
  }
}

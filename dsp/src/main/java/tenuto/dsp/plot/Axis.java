package tenuto.dsp.plot;

/**
 * An axis: maps values to pixels and back, linearly or logarithmically.
 *
 * @param low the value at {@code from}
 * @param high the value at {@code to}, above {@code low}
 * @param from in pixels; the edge of a pixel, not its middle
 * @param to in pixels, on either side of {@code from}
 * @param logarithmic whether the scale is logarithmic; all values must then be above 0
 */
record Axis(double low, double high, double from, double to, boolean logarithmic) {
  static Axis even(double low, double high, double from, double to) {
    return new Axis(low, high, from, to, false);
  }

  static Axis logarithmic(double low, double high, double from, double to) {
    return new Axis(low, high, from, to, true);
  }

  /** The pixel position of a value. */
  double place(double value) {
    double part =
        logarithmic
            ? StrictMath.log(value / low) / StrictMath.log(high / low)
            : (value - low) / (high - low);
    return from + part * (to - from);
  }

  /** The value at a pixel position. */
  double value(double place) {
    double part = (place - from) / (to - from);
    return logarithmic ? low * StrictMath.pow(high / low, part) : low + part * (high - low);
  }

  /** Its length in pixels. */
  double pixels() {
    return Math.abs(to - from);
  }
}

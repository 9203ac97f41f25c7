package tenuto.tools.chain;

import tenuto.tools.input.Quantity;

/**
 * The bandwidth of a second-order filter.
 *
 * @param value in the unit of {@code kind}
 */
record Bandwidth(double value, Kind kind) {
  enum Kind {
    HERTZ,
    OCTAVES,
    Q
  }

  static Bandwidth of(Quantity written, Kind bare) {
    return switch (written.unit()) {
      case "" -> new Bandwidth(written.value(), bare);
      case "hz" -> new Bandwidth(written.value(), Kind.HERTZ);
      case "k", "khz" -> new Bandwidth(1000 * written.value(), Kind.HERTZ);
      case "o", "oct" -> new Bandwidth(written.value(), Kind.OCTAVES);
      case "q" -> new Bandwidth(written.value(), Kind.Q);
      default -> null;
    };
  }

  /**
   * The bandwidth in octaves that gives a filter about {@code hz} the same coefficients: from alpha
   * = sin w0 / 2q = sin w0 · sinh(ln 2 / 2 · octaves · w0 / sin w0) of Bristow-Johnson's cookbook,
   * and q = hz / bandwidth.
   *
   * @throws IllegalArgumentException if it is not above 0
   */
  double octaves(double hz, double sampleRate) {
    if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("width must be above 0 and finite, but is " + value);
    }
    if (kind == Kind.OCTAVES) {
      return value;
    }
    double q = kind == Kind.Q ? value : hz / value;
    double w0 = 2 * Math.PI * hz / sampleRate;
    double x = 1 / (2 * q);
    double arsinh = StrictMath.log(x + StrictMath.sqrt(x * x + 1));
    return 2 / StrictMath.log(2) * arsinh * StrictMath.sin(w0) / w0;
  }
}

package tenuto.dsp.timeline;

import tenuto.dsp.math.GainOfDecibels;
import tenuto.dsp.math.Phase;

/** The shape of a fade: the weight of a sound at the fraction t, 0 to 1, of its fade-in. */
enum FadeShape {
  /** t: with the weight at 1 − t it adds up to 1; for correlated sounds. */
  LINEAR,

  /** sin πt/2: the squares of both weights add up to 1; for uncorrelated sounds. */
  POWER,

  /** (1 − cos πt)/2: both weights add up to 1, without corners. */
  SMOOTH,

  /** A straight line in dB from −100, less its value at t = 0. */
  EXPONENTIAL;

  private static final double LEAST_DB = -100;
  private static final double LEAST = 1e-5;

  /** The shape of a fade of one sound, by its name. */
  static FadeShape of(String shape) {
    return switch (shape) {
      case "linear" -> LINEAR;
      case "power" -> POWER;
      case "smooth" -> SMOOTH;
      case "exponential" -> EXPONENTIAL;
      default ->
          throw new IllegalArgumentException(
              "shape must be linear, power, smooth or exponential, but is '" + shape + "'");
    };
  }

  /** The shape of a cross-fade, by its name. */
  static FadeShape ofTwo(String shape) {
    return switch (shape) {
      case "linear" -> LINEAR;
      case "power" -> POWER;
      case "smooth" -> SMOOTH;
      default ->
          throw new IllegalArgumentException(
              "shape must be power, linear or smooth, but is '" + shape + "'");
    };
  }

  double weight(double t) {
    return switch (this) {
      case LINEAR -> t;
      case POWER -> Phase.sine(t / 4);
      case SMOOTH -> (1 - Phase.cosine(t / 2)) / 2;
      case EXPONENTIAL -> Math.max(0, GainOfDecibels.of(LEAST_DB * (1 - t)) - LEAST) / (1 - LEAST);
    };
  }
}

package tenuto.dsp;

/** What a parameter must be, said with its name, the rule and the value. */
final class Require {
  private Require() {}

  static double finite(String name, double value) {
    return that(Double.isFinite(value), name, "must be finite", value);
  }

  static double positive(String name, double value) {
    return that(
        value > 0 && value < Double.POSITIVE_INFINITY, name, "must be above 0 and finite", value);
  }

  static double sampleRate(double value) {
    return positive("sampleRate", value);
  }

  /** A frequency that a filter can be tuned to. */
  static double cutoff(String name, double hz, double sampleRate) {
    String rule = "must lie between 0 and " + text(sampleRate / 2) + " (half the sample rate)";
    return that(hz > 0 && hz < sampleRate / 2, name, rule, hz);
  }

  static void between(String name, int value, int least, int most) {
    that(value >= least && value <= most, name, "must lie from " + least + " to " + most, value);
  }

  static void within(String name, double value, double most) {
    that(Math.abs(value) <= most, name, "must lie within ±" + text(most), value);
  }

  static void atMost(String name, double value, double most) {
    that(value <= most, name, "must be at most " + text(most), value);
  }

  static void below(String name, double value, String limitName, double limit) {
    that(value < limit, name, "must lie below " + limitName + " = " + text(limit), value);
  }

  private static double that(boolean holds, String name, String rule, double value) {
    if (!holds) {
      throw new IllegalArgumentException(name + " " + rule + ", but is " + text(value));
    }
    return value;
  }

  private static String text(double value) {
    return value == (int) value ? Integer.toString((int) value) : Double.toString(value);
  }
}

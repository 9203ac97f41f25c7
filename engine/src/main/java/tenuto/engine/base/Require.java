package tenuto.engine.base;

/** What a parameter must be: an error says its name, the rule and the value. */
public final class Require {
  private Require() {}

  public static double finite(String name, double value) {
    return that(Double.isFinite(value), name, "must be finite", value);
  }

  public static double positive(String name, double value) {
    return that(
        value > 0 && value < Double.POSITIVE_INFINITY, name, "must be above 0 and finite", value);
  }

  public static double sampleRate(double value) {
    return positive("sampleRate", value);
  }

  /** A frequency that a filter can be tuned to. */
  public static double cutoff(String name, double hz, double sampleRate) {
    String rule = "must be above 0 and below " + text(sampleRate / 2) + " (half the sample rate)";
    return that(hz > 0 && hz < sampleRate / 2, name, rule, hz);
  }

  public static int whole(String name, double value, int least, int most) {
    String rule = "must be a whole number from " + least + " to " + most;
    that(value >= least && value <= most && value == Math.rint(value), name, rule, value);
    return (int) value;
  }

  public static double within(String name, double value, double most) {
    return that(
        Math.abs(value) <= most,
        name,
        "must be between -" + text(most) + " and " + text(most),
        value);
  }

  public static double between(String name, double value, double least, double most) {
    return that(
        value >= least && value <= most,
        name,
        "must be between " + text(least) + " and " + text(most),
        value);
  }

  public static void atMost(String name, double value, double most) {
    that(value <= most, name, "must be at most " + text(most), value);
  }

  public static void below(String name, double value, String limitName, double limit) {
    that(value < limit, name, "must be below " + limitName + " = " + text(limit), value);
  }

  /** {@code value}, if the rule holds. */
  public static double that(boolean holds, String name, String rule, double value) {
    if (!holds) {
      throw new IllegalArgumentException(name + " " + rule + ", but is " + text(value));
    }
    return value;
  }

  private static String text(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}

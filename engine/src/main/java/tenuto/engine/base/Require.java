package tenuto.engine.base;

/**
 * What a parameter must be: an error says its name, the rule and the value.
 *
 * <p>Words check all their numbers at each call, so a rule is put into words only when it is
 * broken.
 */
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
    if (hz > 0 && hz < sampleRate / 2) {
      return hz;
    }
    String limit = text(sampleRate / 2);
    throw broken(name, "must be above 0 and below " + limit + " (half the sample rate)", hz);
  }

  public static int whole(String name, double value, int least, int most) {
    if (value >= least && value <= most && value == Math.rint(value)) {
      return (int) value;
    }
    throw broken(name, "must be a whole number from " + least + " to " + most, value);
  }

  public static double within(String name, double value, double most) {
    if (Math.abs(value) <= most) {
      return value;
    }
    throw broken(name, "must be between -" + text(most) + " and " + text(most), value);
  }

  public static double between(String name, double value, double least, double most) {
    if (value >= least && value <= most) {
      return value;
    }
    throw broken(name, "must be between " + text(least) + " and " + text(most), value);
  }

  public static void atMost(String name, double value, double most) {
    if (!(value <= most)) {
      throw broken(name, "must be at most " + text(most), value);
    }
  }

  public static void below(String name, double value, String limitName, double limit) {
    if (!(value < limit)) {
      throw broken(name, "must be below " + limitName + " = " + text(limit), value);
    }
  }

  /** {@code value}, if the rule holds. */
  public static double that(boolean holds, String name, String rule, double value) {
    if (!holds) {
      throw broken(name, rule, value);
    }
    return value;
  }

  /** The error of a rule that does not hold. */
  public static IllegalArgumentException broken(String name, String rule, double value) {
    return new IllegalArgumentException(name + " " + rule + ", but is " + text(value));
  }

  private static String text(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}

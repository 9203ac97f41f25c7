package tenuto.dsp.plot;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A tick of an axis.
 *
 * @param value its position
 * @param text its label; empty for a minor tick
 */
record Tick(double value, String text) {
  private static final double[] DECIBELS = {0.1, 0.2, 0.5, 1, 2, 3, 6, 10, 20, 30, 50, 100};
  private static final double[] SECONDS = {
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400
  };

  private static final char MINUS = '\u2212';

  /** The value from which on integers are written with a power of ten. */
  private static final double LARGE = 1e5;

  /** The rounding error allowed when steps are counted. */
  private static final double ROUNDING = 1e-9;

  /** Ticks at multiples of 1, 2 or 5 times a power of ten, about {@code most} at most. */
  static List<Tick> even(double low, double high, int most) {
    double step = step(high - low, most);
    return multiples(low, high, step).stream()
        .map(value -> new Tick(value, number(value, step)))
        .toList();
  }

  /**
   * The smallest of 1, 2, 5, 10, 20 … and 0.5, 0.2, 0.1 … with which {@code most} steps cover a
   * span.
   */
  static double step(double span, int most) {
    double least = span / Math.max(1, most);
    int exponent = (int) Math.floor(StrictMath.log10(least));
    double power = powerOfTen(exponent);
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * power >= least * (1 - ROUNDING)) {
        return factor * power;
      }
    }
    return powerOfTen(exponent + 1);
  }

  private static double powerOfTen(int exponent) {
    return exponent < 0 ? 1 / StrictMath.pow(10, -exponent) : StrictMath.pow(10, exponent);
  }

  private static List<Double> multiples(double low, double high, double step) {
    List<Double> all = new ArrayList<>();
    long last = (long) Math.floor(high / step + ROUNDING);
    for (long i = (long) Math.ceil(low / step - ROUNDING); i <= last; i++) {
      all.add(i * step);
    }
    return all;
  }

  /** A multiple of a step, with no more digits than the multiples need. */
  private static String number(double value, double step) {
    if (Math.abs(value) >= LARGE) {
      int exponent = (int) Math.floor(StrictMath.log10(Math.abs(value)) + ROUNDING);
      return rounded(value / powerOfTen(exponent)) + "e" + exponent;
    }
    int digits = Math.max(0, (int) -Math.floor(StrictMath.log10(step) + ROUNDING));
    String text = new BigDecimal(value).setScale(digits, RoundingMode.HALF_EVEN).toPlainString();
    return text.replace('-', MINUS);
  }

  /** A number with three significant digits. */
  static String rounded(double value) {
    return new BigDecimal(value)
        .round(new MathContext(3))
        .stripTrailingZeros()
        .toPlainString()
        .replace('-', MINUS);
  }

  /** Ticks for levels in dB. */
  static List<Tick> decibels(double low, double high, int most) {
    double step = DECIBELS[DECIBELS.length - 1];
    for (double each : DECIBELS) {
      if (step > each && (high - low) / each <= most) {
        step = each;
      }
    }
    double chosen = step;
    return multiples(low, high, step).stream()
        .map(value -> new Tick(value, number(value, chosen)))
        .toList();
  }

  /** Ratio of the ends of an axis up to which 1, 2 and 5 are too few labels. */
  private static final double NARROW = 5;

  /** Ticks for an axis of frequencies in Hz, about {@code most} at most if they are even. */
  static List<Tick> frequencies(Axis axis, int most) {
    if (axis.logarithmic() && axis.high() > NARROW * axis.low()) {
      return frequencies(axis.low(), axis.high());
    }
    double step = step(axis.high() - axis.low(), most);
    return multiples(axis.low(), axis.high(), step).stream()
        .map(
            value ->
                new Tick(
                    value,
                    value >= 1000 ? number(value / 1000, step / 1000) + "k" : number(value, step)))
        .toList();
  }

  /** Ticks for frequencies in Hz: labels at 1, 2 and 5 times powers of ten, minor ticks between. */
  static List<Tick> frequencies(double low, double high) {
    List<Tick> all = new ArrayList<>();
    for (int exponent = (int) Math.floor(StrictMath.log10(low)); ; exponent++) {
      double power = powerOfTen(exponent);
      for (int factor = 1; factor < 10; factor++) {
        double hertz = factor * power;
        if (hertz > high * (1 + ROUNDING)) {
          return all;
        }
        if (hertz >= low * (1 - ROUNDING)) {
          boolean named = factor == 1 || factor == 2 || factor == 5;
          all.add(new Tick(hertz, named ? hertz(hertz) : ""));
        }
      }
    }
  }

  private static String hertz(double value) {
    double shown = value >= 1000 ? value / 1000 : value;
    return rounded(shown) + (value >= 1000 ? "k" : "");
  }

  /** Times in seconds, shown in the unit that {@link #unit} names. */
  static List<Tick> times(double low, double high, int most) {
    double step = step(high - low, most);
    if (step > 1) {
      step = Math.ceil((high - low) / most / 86400) * 86400;
      for (int i = SECONDS.length - 1; i >= 0; i--) {
        step = (high - low) / SECONDS[i] <= most ? SECONDS[i] : step;
      }
    }
    double chosen = step;
    return multiples(low, high, step).stream()
        .map(value -> new Tick(value, time(value, high, chosen)))
        .toList();
  }

  private static String time(double value, double high, double step) {
    if (inMilliseconds(high)) {
      return number(value * 1000, step * 1000);
    }
    return high < 60 ? number(value, step) : clock(value, high >= 3600, step);
  }

  private static boolean inMilliseconds(double high) {
    return high < 0.5;
  }

  private static String clock(double value, boolean hours, double step) {
    int digits = Math.max(0, (int) -Math.floor(StrictMath.log10(step) + ROUNDING));
    long parts = (long) StrictMath.pow(10, digits);
    long units = Math.round(value * parts);
    long whole = units / parts;
    String fraction =
        digits == 0 ? "" : String.format(Locale.ROOT, ".%0" + digits + "d", units % parts);
    return hours
        ? String.format(
            Locale.ROOT, "%d:%02d:%02d%s", whole / 3600, whole / 60 % 60, whole % 60, fraction)
        : String.format(Locale.ROOT, "%d:%02d%s", whole / 60, whole % 60, fraction);
  }

  /** The unit of times up to {@code high} seconds. */
  static String unit(double high) {
    return inMilliseconds(high) ? "ms" : high < 60 ? "s" : high < 3600 ? "min:s" : "h:min:s";
  }
}

package tenuto.dsp.filters;

import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Butterworth filters as cascades of second-order sections, stable at any order and cutoff. */
public final class ButterworthFilters {
  private static final String BUTTERWORTH =
      "S. Butterworth, \"On the theory of filter amplifiers\", 1930";

  private ButterworthFilters() {}

  @Operator(
      value = "Butterworth low-pass: flat, and 3 dB down at the cutoff.",
      words = "ButterworthLowPass",
      source = BUTTERWORTH,
      example = "sf.ButterworthLowPass(sf.WhiteNoise(1000), 1000, 4)",
      see = {"RBJLowPass", "BesselLowPass"})
  public static Signal lowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.ORDER, from = 1, to = 11, whole = true) double order) {
    int poles = (int) order;
    return Filtered.of(Butterworth.lowPass(hz, poles, session.sampleRate()), x);
  }

  @Operator(
      value =
          "Butterworth high-pass: flat, and 3 dB down at the cutoff; inverted for odd orders in"
              + " Sonic Field's own patches.",
      words = "ButterworthHighPass",
      source = BUTTERWORTH,
      example = "sf.ButterworthHighPass(sf.WhiteNoise(1000), 1000, 4)",
      see = {"RBJHighPass", "BesselHighPass"})
  public static Signal highPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.ORDER, from = 1, to = 11, whole = true) double order) {
    int poles = (int) order;
    double rate = context.session().sampleRate();
    return Filtered.of(Butterworth.highPass(hz, poles, rate, FilterScale.of(context.dialect())), x);
  }

  @Operator(
      value =
          "Butterworth band-pass: 3 dB below its maximum of 0 dB at both edges; in Sonic"
              + " Field's own patches (lowHz + highHz)/2 is at 0 dB, and odd orders are inverted.",
      words = "ButterworthBandPass",
      source = BUTTERWORTH,
      example = "sf.ButterworthBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)",
      see = {"RBJBandPass", "BesselBandPass", "ShapedButterworthBandPass"})
  public static Signal bandPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.LOWER_EDGE, unit = Unit.HZ, above = 0) double lowHz,
      @In(
              value = Units.UPPER_EDGE,
              unit = Unit.HZ,
              limits = "above lowHz and below half the sample rate")
          double highHz,
      @In(value = Units.BAND_ORDER, from = 1, to = 6, whole = true) double order) {
    int poles = (int) order;
    return Filtered.of(bandPass(context, lowHz, highHz, poles), x);
  }

  static Cascade bandPass(WordContext context, double lowHz, double highHz, int poles) {
    double rate = context.session().sampleRate();
    return Butterworth.bandPass(lowHz, highHz, poles, rate, FilterScale.of(context.dialect()));
  }
}

package tenuto.dsp.filters;

import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;

/** Words that return a filter as a value, for words that filter inside a loop. */
public final class FilterValues {
  private static final String BUTTERWORTH =
      "S. Butterworth, \"On the theory of filter amplifiers\", 1930";

  private FilterValues() {}

  @Operator(
      value = "A Butterworth low-pass for FilteredResonantFilter.",
      words = "CreateButterworthLowPass",
      source = BUTTERWORTH,
      example = "sf.CreateButterworthLowPass(1000, 2)",
      see = "ZeroPhase")
  public static Cascade lowPass(
      Session session,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.ORDER, from = 1, to = 11, whole = true) double order) {
    int poles = (int) order;
    return Butterworth.lowPass(hz, poles, session.sampleRate());
  }

  @Operator(
      value =
          "A Butterworth high-pass for FilteredResonantFilter; like Sonic Field, it reads the order"
              + " from a third argument if there is one.",
      words = "CreateButterworthHighPass",
      source = BUTTERWORTH,
      example = "sf.CreateButterworthHighPass(1000, 2, 2)")
  public static Cascade highPass(
      WordContext context,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.ORDER, from = 1, to = 11, whole = true) double order,
      @In(value = "the order in place of the argument before; 0 keeps that", otherwise = "0")
          double third) {
    int poles = third == 0 ? (int) order : Require.whole("third", third, 1, Butterworth.MOST);
    double rate = context.session().sampleRate();
    return Butterworth.highPass(hz, poles, rate, FilterScale.of(context.dialect()));
  }

  @Operator(
      value = "A Butterworth band-pass for FilteredResonantFilter, as ButterworthBandPass.",
      words = "CreateButterworthBandPass",
      source = BUTTERWORTH,
      example = "sf.CreateButterworthBandPass(500, 2000, 2)")
  public static Cascade bandPass(
      WordContext context,
      @In(value = Units.LOWER_EDGE, unit = Unit.HZ, above = 0) double lowHz,
      @In(
              value = Units.UPPER_EDGE,
              unit = Unit.HZ,
              limits = "above lowHz and below half the sample rate")
          double highHz,
      @In(value = Units.BAND_ORDER, from = 1, to = 6, whole = true) double order) {
    int poles = (int) order;
    return ButterworthFilters.bandPass(context, lowHz, highHz, poles);
  }

  @Operator(
      value = "A Bessel band-pass for FilteredResonantFilter, as BesselBandPass.",
      words = "CreateButterworthBandPassBessel",
      source =
          "W. Thomson, \"Delay networks having maximally flat frequency characteristics\", 1949",
      example = "sf.CreateButterworthBandPassBessel(500, 2000, 2)")
  public static Cascade besselBandPass(
      WordContext context,
      @In(value = Units.LOWER_EDGE, unit = Unit.HZ, above = 0) double lowHz,
      @In(
              value = Units.UPPER_EDGE,
              unit = Unit.HZ,
              limits = "above lowHz and below half the sample rate")
          double highHz,
      @In(value = Units.BAND_ORDER, from = 1, to = 6, whole = true) double order) {
    int poles = (int) order;
    return BesselFilters.bandPass(context, lowHz, highHz, poles);
  }
}

package tenuto.dsp.filters;

import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Bessel filters: gentle slopes that preserve the waveform, as all frequencies are delayed alike.
 */
public final class BesselFilters {
  private static final String THOMSON =
      "W. Thomson, \"Delay networks having maximally flat frequency characteristics\", 1949";

  private BesselFilters() {}

  @Operator(
      value =
          "Bessel low-pass: constant group delay, so it preserves the waveform; the phase shift at"
              + " the cutoff is half of the total.",
      words = "BesselLowPass",
      source = THOMSON,
      example = "sf.BesselLowPass(sf.WhiteNoise(1000), 1000, 4)",
      see = "ButterworthLowPass")
  public static Signal lowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.ORDER, from = 1, to = 11, whole = true) double order) {
    int poles = (int) order;
    return Filtered.of(Bessel.lowPass(hz, poles, session.sampleRate()), x);
  }

  @Operator(
      value =
          "Bessel high-pass: a gentle slope with little ringing; inverted for odd orders in Sonic"
              + " Field's own patches.",
      words = "BesselHighPass",
      source = THOMSON,
      example = "sf.BesselHighPass(sf.WhiteNoise(1000), 1000, 4)",
      see = "ButterworthHighPass")
  public static Signal highPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.ORDER, from = 1, to = 11, whole = true) double order) {
    int poles = (int) order;
    double rate = context.session().sampleRate();
    return Filtered.of(Bessel.highPass(hz, poles, rate, FilterScale.of(context.dialect())), x);
  }

  @Operator(
      value =
          "Bessel band-pass: gentle slopes with little ringing, 0 dB at its maximum; Sonic Field's"
              + " own patches get the Butterworth filter that it was there.",
      words = "BesselBandPass",
      source = THOMSON,
      example = "sf.BesselBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)",
      see = "ButterworthBandPass")
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
    Dialect dialect = context.dialect();
    return dialect.isSonicFields()
        ? ButterworthFilters.bandPass(context, lowHz, highHz, poles)
        : Bessel.bandPass(
            lowHz, highHz, poles, context.session().sampleRate(), FilterScale.of(dialect));
  }
}

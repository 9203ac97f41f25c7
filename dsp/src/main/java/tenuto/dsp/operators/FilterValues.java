package tenuto.dsp.operators;

import tenuto.dsp.Bessel;
import tenuto.dsp.Butterworth;
import tenuto.dsp.Cascade;
import tenuto.dsp.Require;
import tenuto.engine.Session;

/** Words that give a filter itself, for a word that filters within what it does. */
public final class FilterValues {
  private FilterValues() {}

  @Operator(
      value = "A Butterworth low-pass for FilteredResonantFilter.",
      words = "CreateButterworthLowPass",
      example = "sf.CreateButterworthLowPass(1000, 2)")
  public static Cascade lowPass(
      Session session, @In(Units.CUTOFF) double hz, @In(Units.ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST);
    return Butterworth.lowPass(hz, poles, session.sampleRate());
  }

  @Operator(
      value =
          "A Butterworth high-pass for FilteredResonantFilter; Sonic Field read the order from a"
              + " third argument; if there is one, so it is here.",
      words = "CreateButterworthHighPass",
      example = "sf.CreateButterworthHighPass(1000, 2, 2)")
  public static Cascade highPass(
      Session session,
      @In(Units.CUTOFF) double hz,
      @In(Units.ORDER) double order,
      @In(value = "the order, instead of the one before; 0 leaves that", otherwise = "0")
          double third) {
    int poles =
        third == 0
            ? Require.whole("order", order, 1, Butterworth.MOST)
            : Require.whole("third", third, 1, Butterworth.MOST);
    return Butterworth.highPass(hz, poles, session.sampleRate());
  }

  @Operator(
      value = "A Butterworth band-pass for FilteredResonantFilter.",
      words = "CreateButterworthBandPass",
      example = "sf.CreateButterworthBandPass(500, 2000, 2)")
  public static Cascade bandPass(
      Session session,
      @In(Units.LOWER_EDGE) double lowHz,
      @In(Units.UPPER_EDGE) double highHz,
      @In(Units.BAND_ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST_IN_BAND);
    return Butterworth.bandPass(lowHz, highHz, poles, session.sampleRate());
  }

  @Operator(
      value = "A Bessel band-pass for FilteredResonantFilter.",
      words = "CreateButterworthBandPassBessel",
      example = "sf.CreateButterworthBandPassBessel(500, 2000, 2)")
  public static Cascade besselBandPass(
      Session session,
      @In(Units.LOWER_EDGE) double lowHz,
      @In(Units.UPPER_EDGE) double highHz,
      @In(Units.BAND_ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST_IN_BAND);
    return Bessel.bandPass(lowHz, highHz, poles, session.sampleRate());
  }
}

package tenuto.dsp.operators;

import tenuto.dsp.Butterworth;
import tenuto.dsp.Require;
import tenuto.engine.Filtered;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** Butterworth filters as cascades of second-order sections, stable at any order and cutoff. */
public final class ButterworthFilters {
  private ButterworthFilters() {}

  @Operator(
      value = "Butterworth low-pass: flat, and 3 dB down at the cutoff.",
      words = "ButterworthLowPass",
      example = "sf.ButterworthLowPass(sf.WhiteNoise(1000), 1000, 4)")
  public static Signal lowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(Units.CUTOFF) double hz,
      @In(Units.ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST);
    return Filtered.of(Butterworth.lowPass(hz, poles, session.sampleRate()), x);
  }

  @Operator(
      value = "Butterworth high-pass: flat, and 3 dB down at the cutoff.",
      words = "ButterworthHighPass",
      example = "sf.ButterworthHighPass(sf.WhiteNoise(1000), 1000, 4)")
  public static Signal highPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(Units.CUTOFF) double hz,
      @In(Units.ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST);
    return Filtered.of(Butterworth.highPass(hz, poles, session.sampleRate()), x);
  }

  @Operator(
      value = "Butterworth band-pass: flat, and 3 dB down at both edges.",
      words = "ButterworthBandPass",
      example = "sf.ButterworthBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)")
  public static Signal bandPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(Units.LOWER_EDGE) double lowHz,
      @In(Units.UPPER_EDGE) double highHz,
      @In(Units.BAND_ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST_IN_BAND);
    return Filtered.of(Butterworth.bandPass(lowHz, highHz, poles, session.sampleRate()), x);
  }
}

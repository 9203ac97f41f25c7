package tenuto.dsp.operators;

import tenuto.dsp.Bessel;
import tenuto.dsp.Butterworth;
import tenuto.dsp.Require;
import tenuto.engine.Filtered;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** Bessel filters: gentle slopes, and a wave's form kept, as all frequencies are equally late. */
public final class BesselFilters {
  private BesselFilters() {}

  @Operator(
      value = "Bessel low-pass: keeps a wave's form; at the cutoff half of its phase has turned.",
      words = "BesselLowPass",
      example = "sf.BesselLowPass(sf.WhiteNoise(1000), 1000, 4)")
  public static Signal lowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(Units.CUTOFF) double hz,
      @In(Units.ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST);
    return Filtered.of(Bessel.lowPass(hz, poles, session.sampleRate()), x);
  }

  @Operator(
      value = "Bessel high-pass: a gentle slope that hardly rings.",
      words = "BesselHighPass",
      example = "sf.BesselHighPass(sf.WhiteNoise(1000), 1000, 4)")
  public static Signal highPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(Units.CUTOFF) double hz,
      @In(Units.ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST);
    return Filtered.of(Bessel.highPass(hz, poles, session.sampleRate()), x);
  }

  @Operator(
      value = "Bessel band-pass: gentle slopes that hardly ring, gain 1 at (lowHz + highHz)/2.",
      words = "BesselBandPass",
      example = "sf.BesselBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)")
  public static Signal bandPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(Units.LOWER_EDGE) double lowHz,
      @In(Units.UPPER_EDGE) double highHz,
      @In(Units.BAND_ORDER) double order) {
    int poles = Require.whole("order", order, 1, Butterworth.MOST_IN_BAND);
    return Filtered.of(Bessel.bandPass(lowHz, highHz, poles, session.sampleRate()), x);
  }
}

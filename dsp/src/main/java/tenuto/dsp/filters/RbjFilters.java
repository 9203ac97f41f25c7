package tenuto.dsp.filters;

import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * The second-order filters of Robert Bristow-Johnson's Audio EQ Cookbook. A NaN makes the output
 * NaN from the start of its group of 8 samples.
 */
public final class RbjFilters {
  private static final String COOKBOOK =
      "R. Bristow-Johnson, \"Cookbook formulae for audio EQ biquad filter coefficients\", 2005";

  private RbjFilters() {}

  @Operator(
      value = "Second-order low-pass.",
      words = "RBJLowPass",
      find = {"lpf", "biquad"},
      source = COOKBOOK,
      example = "sf.RBJLowPass(sf.WhiteNoise(1000), 1000, 0.7)",
      see = {"SVFLowPass", "ButterworthLowPass"})
  public static Signal lowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.Q, above = 0) double q) {
    return Filtered.of(Rbj.lowPass(hz, q, session.sampleRate()), x);
  }

  @Operator(
      value = "Second-order high-pass.",
      words = "RBJHighPass",
      find = {"hpf", "biquad"},
      source = COOKBOOK,
      example = "sf.RBJHighPass(sf.WhiteNoise(1000), 1000, 0.7)",
      see = {"SVFHighPass", "ButterworthHighPass"})
  public static Signal highPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CUTOFF, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.Q, above = 0) double q) {
    return Filtered.of(Rbj.highPass(hz, q, session.sampleRate()), x);
  }

  @Operator(
      value = "Second-order all-pass: only the phase changes.",
      words = "RBJAllPass",
      source = COOKBOOK,
      example = "sf.RBJAllPass(sf.WhiteNoise(1000), 1000, 0.7)",
      see = {"Phaser", "AllPass"})
  public static Signal allPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CENTRE, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.Q, above = 0) double q) {
    return Filtered.of(Rbj.allPass(hz, q, session.sampleRate()), x);
  }

  @Operator(
      value = "Second-order band-pass with gain 1 at its centre.",
      words = "RBJBandPass",
      find = {"bpf", "biquad"},
      source = COOKBOOK,
      example = "sf.RBJBandPass(sf.WhiteNoise(1000), 1000, 1.5)",
      see = {"SVFBandPass", "ButterworthBandPass"})
  public static Signal bandPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CENTRE, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.OCTAVES, unit = Unit.OCTAVES, above = 0) double octaves) {
    return Filtered.of(Rbj.bandPass(hz, octaves, session.sampleRate()), x);
  }

  @Operator(
      value = "Second-order notch: silence at its centre.",
      words = "RBJNotch",
      find = {"band-stop", "bandreject"},
      source = COOKBOOK,
      example = "sf.RBJNotch(sf.WhiteNoise(1000), 1000, 1.5)",
      see = "SVFNotch")
  public static Signal notch(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CENTRE, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.OCTAVES, unit = Unit.OCTAVES, above = 0) double octaves) {
    return Filtered.of(Rbj.notch(hz, octaves, session.sampleRate()), x);
  }

  @Operator(
      value = "Peaking filter: boosts or cuts around a frequency by some decibels.",
      words = {"RBJPeaking", "RBJLimitedPeaking"},
      find = {"eq", "equaliser", "equalizer", "bell"},
      source = COOKBOOK,
      example = "sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)",
      see = {"SVFPeak", "ParametricEQ"})
  public static Signal peaking(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CENTRE, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.OCTAVES, unit = Unit.OCTAVES, above = 0) double octaves,
      @In(value = "gain at the centre", unit = Unit.DB, from = -400, to = 400) double dB) {
    return Filtered.of(Rbj.peaking(hz, octaves, dB, session.sampleRate()), x);
  }

  @Operator(
      value = "Low shelf: boosts or cuts below a frequency.",
      words = "RBJLowShelf",
      find = {"eq", "bass"},
      source = COOKBOOK,
      example = "sf.RBJLowShelf(sf.WhiteNoise(1000), 1000, 1, -6)",
      see = "SVFLowShelf")
  public static Signal lowShelf(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CENTRE, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.Q, above = 0) double q,
      @In(value = "gain below the shelf", unit = Unit.DB, from = -400, to = 400) double dB) {
    return Filtered.of(Rbj.lowShelf(hz, q, dB, session.sampleRate()), x);
  }

  @Operator(
      value = "High shelf: boosts or cuts above a frequency.",
      words = "RBJHighShelf",
      find = {"eq", "treble"},
      source = COOKBOOK,
      example = "sf.RBJHighShelf(sf.WhiteNoise(1000), 1000, 1, -6)",
      see = "SVFHighShelf")
  public static Signal highShelf(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.CENTRE, unit = Unit.HZ, above = 0, limits = "below half the sample rate")
          double hz,
      @In(value = Units.Q, above = 0) double q,
      @In(value = "gain above the shelf", unit = Unit.DB, from = -400, to = 400) double dB) {
    return Filtered.of(Rbj.highShelf(hz, q, dB, session.sampleRate()), x);
  }
}

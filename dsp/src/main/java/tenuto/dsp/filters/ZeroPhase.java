package tenuto.dsp.filters;

import tenuto.dsp.editing.Slices;
import tenuto.dsp.timeline.Editing;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** The word that filters forward and backward, without a phase shift. */
public final class ZeroPhase {
  /**
   * The level at which a filter's tail counts as decayed, −200 dB; the tail up to there is filtered
   * backward too.
   */
  private static final double FADED = 1e-10;

  /** The longest tail in samples, for a filter that does not decay. */
  private static final double LONGEST = 1 << 22;

  private ZeroPhase() {}

  @Operator(
      value =
          "Zero-phase filtering: a filter forward and then backward, as if there were silence"
              + " around the signal; its gain counts twice, in dB, and the phase stays.",
      words = "ZeroPhase",
      example = "sf.ZeroPhase(sf.WhiteNoise(300), sf.CreateButterworthLowPass(1000, 2))",
      find = {"filtfilt", "forward-backward", "linear-phase"},
      see = {"FIRFilter", "CreateButterworthLowPass", "CreateParametricEQ"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal zeroPhase(
      @In(Units.SIGNAL) Signal x,
      @In("a filter, as made by sf.CreateButterworthLowPass or sf.CreateParametricEQ")
          Cascade filter) {
    long rings = 0;
    for (Biquad section : filter.sections()) {
      rings += (long) ringing(section);
    }
    Signal longer = Slices.of(x, 0, x.length() + rings);
    Signal forward = Filtered.of(filter, longer);
    Signal backward = Filtered.of(filter, Editing.reverse(forward));
    return Slices.of(Editing.reverse(backward), 0, x.length());
  }

  /** The samples until a section's slowest pole has decayed. */
  private static double ringing(Biquad section) {
    double half = section.a1() / 2;
    double square = half * half - section.a2();
    double radius =
        square < 0 ? Math.sqrt(section.a2()) : Math.abs(half) + Math.sqrt(Math.max(0, square));
    if (!(radius > 0)) {
      return 2;
    }
    double samples = StrictMath.log(FADED) / StrictMath.log(radius);
    return radius < 1 ? Math.min(Math.ceil(samples) + 2, LONGEST) : LONGEST;
  }
}

package tenuto.dsp.resonators;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Combs with fractional delays, which signals may modulate: exactly tuned, without steps. They have
 * a tail after the signal.
 */
public final class CombFilters {
  private static final String SCHROEDER =
      "M. Schroeder, \"Natural sounding artificial reverberation\", 1962";

  private static final double LONGEST_MS = 1000;
  private static final double LOWEST_HZ = 1;
  private static final String FEEDBACK = "feedback";
  private static final String TAIL = "length of the tail after the signal";

  private CombFilters() {}

  @Operator(
      value =
          "Feedback comb filter: resonates at a frequency and its multiples, or with negative"
              + " feedback at the odd multiples of half of it.",
      words = "CombFilter",
      source = SCHROEDER,
      example =
          "sf.CombFilter(sf.WhiteNoise(300), sf.NumericShape((0, 220), (900, 440)), 0.6, 0.2, 100)",
      find = {"comb", "vcomb", "wguide", "flute", "metallic", "resonator", "flanger"},
      see = {
        "ResonantFilter",
        "ShapedResonantFilter",
        "SchroederAllPass",
        "FilteredResonantFilter"
      },
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static Signal comb(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value =
                  "frequency; above a fifteenth of the sample rate the highest resonances are only"
                      + " approximate",
              unit = Unit.HZ,
              from = 1,
              limits = "at most half the sample rate",
              orNumber = true,
              otherwise = "440")
          Signal hz,
      @In(value = FEEDBACK, from = -0.999, to = 0.999, orNumber = true, otherwise = "0.7")
          Signal feedback,
      @In(
              value = "feed-forward gain of the delayed signal",
              from = -1,
              to = 1,
              orNumber = true,
              otherwise = "0")
          Signal forward,
      @In(value = TAIL, unit = Unit.MS, from = 0, otherwise = "300") double tail) {
    double rate = session.sampleRate();
    Controls.between("hz", hz, LOWEST_HZ, rate / 2);
    int longest = (int) Math.ceil(rate / Controls.number(hz).orElse(LOWEST_HZ));
    return Filtered.of(
        new FractionalComb(FractionalComb.Kind.COMB, rate, longest),
        List.of(longer(session, x, tail), hz, feedback, forward));
  }

  @Operator(
      value =
          "Schroeder all-pass: a delay with flat magnitude response; a few in series are a"
              + " reverberation.",
      words = "SchroederAllPass",
      source = SCHROEDER,
      example =
          "sf.SchroederAllPass(sf.WhiteNoise(300), sf.NumericShape((0, 8), (900, 9)), 0.6, 100)",
      find = {"alpass", "diffusor", "diffuser", "allpass-delay"},
      see = {"AllPass", "CombFilter"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static Signal schroeder(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "delay; below 15 samples the gain is not flat in the highest octave",
              unit = Unit.MS,
              limits = "one sample to 1000",
              orNumber = true,
              otherwise = "10")
          Signal ms,
      @In(value = FEEDBACK, from = -0.999, to = 0.999, orNumber = true, otherwise = "0.7")
          Signal feedback,
      @In(value = TAIL, unit = Unit.MS, from = 0, otherwise = "300") double tail) {
    double rate = session.sampleRate();
    Controls.between("ms", ms, Milliseconds.of(1, rate), LONGEST_MS);
    int longest = (int) Milliseconds.needed(Controls.number(ms).orElse(LONGEST_MS), rate);
    return Filtered.of(
        new FractionalComb(FractionalComb.Kind.ALL_PASS, rate, longest),
        List.of(longer(session, x, tail), ms, feedback));
  }

  private static Signal longer(Session session, Signal x, double tail) {
    return Slices.of(x, 0, x.length() + Times.samples("tail", session, tail));
  }
}

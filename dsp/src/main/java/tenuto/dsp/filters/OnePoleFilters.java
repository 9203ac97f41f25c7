package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Gentle filters of 6 dB per octave, and all-passes, whose frequencies may be modulated by signals
 * without steps. Values of signals outside a range are clamped to it.
 */
public final class OnePoleFilters {
  private static final String VA_DESIGN = "V. Zavalishin, \"The art of VA filter design\", 2018";

  private OnePoleFilters() {}

  @Operator(
      value = "First-order low-pass, 6 dB per octave, whose cutoff may be modulated.",
      words = "OnePoleLowPass",
      source = VA_DESIGN,
      example = "sf.OnePoleLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))",
      find = {"lpf", "smooth", "lag", "tone"},
      see = {"SVFLowPass", "OnePoleHighPass", "FollowingLowPass"},
      own = true,
      length = Length.FIRST,
      form = Form.ALIKE)
  public static Signal lowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = StateVariableFilters.HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz) {
    return through(session, OnePole.Kind.LOW_PASS, x, hz);
  }

  @Operator(
      value = "First-order high-pass, 6 dB per octave, whose cutoff may be modulated.",
      words = "OnePoleHighPass",
      source = VA_DESIGN,
      example = "sf.OnePoleHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))",
      find = {"hpf", "atone"},
      see = {"SVFHighPass", "OnePoleLowPass", "DCBlock"},
      own = true,
      length = Length.FIRST)
  public static Signal highPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = StateVariableFilters.HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz) {
    return through(session, OnePole.Kind.HIGH_PASS, x, hz);
  }

  @Operator(
      value = "DC blocker: a first-order high-pass far below the audible range.",
      words = "DCBlock",
      source = VA_DESIGN,
      example = "sf.DCBlock(sf.DirectMix(0.3, sf.SineWave(500, 440)))",
      chain = "dcblock",
      find = {"dc-offset", "bias", "rumble"},
      see = {"RemoveDC", "OnePoleHighPass"},
      own = true,
      length = Length.FIRST)
  public static Signal dcBlock(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = StateVariableFilters.HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "5")
          Signal hz) {
    return through(session, OnePole.Kind.HIGH_PASS, x, hz);
  }

  @Operator(
      value = "Tilt equaliser: boosts above a frequency and cuts below it, or the other way round.",
      words = "Tilt",
      source = VA_DESIGN,
      example = "sf.Tilt(sf.WhiteNoise(500), sf.NumericShape((0, -6), (500, 6)), 800)",
      chain = "tiltshelf",
      find = {"tone", "brighter", "darker", "eq", "tilt-eq"},
      see = {"SVFLowShelf", "SVFHighShelf"},
      own = true,
      length = Length.FIRST)
  public static Signal tilt(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "gain well above hz",
              unit = Unit.DB,
              from = -120,
              to = 120,
              orNumber = true,
              otherwise = "3")
          Signal dB,
      @In(
              value = StateVariableFilters.CENTRE,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz) {
    Controls.cutoff("hz", hz, session.sampleRate());
    return Filtered.of(new OnePole(OnePole.Kind.TILT, session.sampleRate()), List.of(x, hz, dB));
  }

  @Operator(
      value =
          "All-pass filter of first or second order: shifts only the phase, by a quarter or half a"
              + " turn at hz; several of them, modulated slowly and mixed with the signal, are a"
              + " phaser.",
      words = "AllPass",
      source = VA_DESIGN,
      example = "sf.AllPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 0.7)",
      chain = "allpass",
      find = {"phase", "disperse", "phaser"},
      see = {"RBJAllPass", "SchroederAllPass"},
      own = true,
      length = Length.FIRST)
  public static Signal allPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = StateVariableFilters.CENTRE,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(
              value = "quality factor Q of the second-order filter",
              from = 0.01,
              to = 10000,
              orNumber = true,
              otherwise = StateVariableFilters.FLATTEST)
          Signal q,
      @In(value = "order", from = 1, to = 2, whole = true, otherwise = "2") double order) {
    if (order == 2) {
      return StateVariableFilters.through(session, StateVariable.Kind.ALL_PASS, x, hz, q);
    }
    return through(session, OnePole.Kind.ALL_PASS, x, hz);
  }

  private static Signal through(Session session, OnePole.Kind kind, Signal x, Signal hz) {
    Controls.cutoff("hz", hz, session.sampleRate());
    return Filtered.of(new OnePole(kind, session.sampleRate()), List.of(x, hz));
  }
}

package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Second-order filters whose frequency, Q and gain may be modulated by signals at any speed,
 * without steps or instability. Values of signals outside a range are clamped to it.
 */
public final class StateVariableFilters {
  private static final String SIMPER = "A. Simper, \"Linear trapezoidal integrated SVF\", 2013";

  static final String HZ = "cutoff frequency";
  static final String CENTRE = "centre frequency";
  static final String Q = "quality factor Q; 0.7071 is maximally flat (Butterworth)";
  static final String FLATTEST = "0.7071067811865476";
  static final String WIDTH = "quality factor Q: centre frequency over bandwidth";
  private static final String GAIN = "gain";

  private StateVariableFilters() {}

  @Operator(
      value = "Second-order low-pass whose parameters may be modulated.",
      words = "SVFLowPass",
      source = SIMPER,
      example = "sf.SVFLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)",
      find = {"lpf", "svf", "svfilter", "sweep", "state-variable"},
      see = {"RBJLowPass", "ShapedRBJLowPass", "SVF", "OnePoleLowPass", "MoogLadder"},
      own = true,
      length = Length.FIRST)
  public static Signal lowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = Q, from = 0.01, to = 10000, orNumber = true, otherwise = FLATTEST) Signal q) {
    return through(session, StateVariable.Kind.LOW_PASS, x, hz, q);
  }

  @Operator(
      value = "Second-order high-pass whose parameters may be modulated.",
      words = "SVFHighPass",
      source = SIMPER,
      example = "sf.SVFHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)",
      find = {"hpf", "svf", "svfilter", "sweep", "state-variable"},
      see = {"RBJHighPass", "ShapedRBJHighPass", "SVF", "OnePoleHighPass"},
      own = true,
      length = Length.FIRST)
  public static Signal highPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = Q, from = 0.01, to = 10000, orNumber = true, otherwise = FLATTEST) Signal q) {
    return through(session, StateVariable.Kind.HIGH_PASS, x, hz, q);
  }

  @Operator(
      value =
          "Second-order band-pass, with gain 1 at its centre, whose parameters may be modulated.",
      words = "SVFBandPass",
      source = SIMPER,
      example = "sf.SVFBandPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 8)",
      find = {"bpf", "svf", "wah", "reson", "sweep", "state-variable"},
      see = {"RBJBandPass", "ShapedRBJBandPass", "SVF", "VowelFilter", "ShapedButterworthBandPass"},
      own = true,
      length = Length.FIRST)
  public static Signal bandPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = CENTRE,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = WIDTH, from = 0.01, to = 10000, orNumber = true, otherwise = "2") Signal q) {
    return through(session, StateVariable.Kind.BAND_PASS, x, hz, q);
  }

  @Operator(
      value = "Second-order notch, silent at its centre, whose parameters may be modulated.",
      words = "SVFNotch",
      source = SIMPER,
      example = "sf.SVFNotch(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2)",
      find = {"band-stop", "band-reject", "svf", "sweep", "state-variable"},
      see = {"RBJNotch", "ShapedRBJNotch", "SVF"},
      own = true,
      length = Length.FIRST)
  public static Signal notch(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = CENTRE,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = WIDTH, from = 0.01, to = 10000, orNumber = true, otherwise = "2") Signal q) {
    return through(session, StateVariable.Kind.NOTCH, x, hz, q);
  }

  @Operator(
      value = "Peaking filter whose parameters may be modulated.",
      words = "SVFPeak",
      source = SIMPER,
      example = "sf.SVFPeak(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2, 9)",
      find = {"bell", "eq", "equaliser", "equalizer", "svf", "state-variable"},
      see = {"RBJPeaking", "ShapedRBJPeaking", "SVF", "ParametricEQ"},
      own = true,
      length = Length.FIRST)
  public static Signal peak(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = CENTRE,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = WIDTH, from = 0.01, to = 10000, orNumber = true, otherwise = "1") Signal q,
      @In(value = GAIN, unit = Unit.DB, from = -120, to = 120, orNumber = true, otherwise = "6")
          Signal dB) {
    return through(session, StateVariable.Kind.PEAK, x, hz, q, dB);
  }

  @Operator(
      value = "Low shelf whose parameters may be modulated.",
      words = "SVFLowShelf",
      source = SIMPER,
      example = "sf.SVFLowShelf(sf.WhiteNoise(500), 300, 0.7, sf.NumericShape((0, 0), (500, 12)))",
      find = {"bass", "eq", "svf", "state-variable"},
      see = {"RBJLowShelf", "Tilt"},
      own = true,
      length = Length.FIRST)
  public static Signal lowShelf(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = CENTRE,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "200")
          Signal hz,
      @In(value = Q, from = 0.01, to = 10000, orNumber = true, otherwise = FLATTEST) Signal q,
      @In(value = GAIN, unit = Unit.DB, from = -120, to = 120, orNumber = true, otherwise = "6")
          Signal dB) {
    return through(session, StateVariable.Kind.LOW_SHELF, x, hz, q, dB);
  }

  @Operator(
      value = "High shelf whose parameters may be modulated.",
      words = "SVFHighShelf",
      source = SIMPER,
      example =
          "sf.SVFHighShelf(sf.WhiteNoise(500), 3000, 0.7, sf.NumericShape((0, 0), (500, 12)))",
      find = {"treble", "eq", "svf", "state-variable"},
      see = {"RBJHighShelf", "Tilt"},
      own = true,
      length = Length.FIRST)
  public static Signal highShelf(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = CENTRE,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "4000")
          Signal hz,
      @In(value = Q, from = 0.01, to = 10000, orNumber = true, otherwise = FLATTEST) Signal q,
      @In(value = GAIN, unit = Unit.DB, from = -120, to = 120, orNumber = true, otherwise = "6")
          Signal dB) {
    return through(session, StateVariable.Kind.HIGH_SHELF, x, hz, q, dB);
  }

  @Operator(
      value =
          "State-variable filter with all its outputs, as a list: low-pass, high-pass, band-pass,"
              + " notch and peak, each as the word of that name gives it.",
      words = "SVF",
      source = SIMPER,
      example = "sf.SVF(sf.WhiteNoise(300), sf.NumericShape((0, 300), (300, 5000)), 2)",
      find = {"svfilter", "state-variable", "multimode"},
      see = {"SVFLowPass", "SVFHighPass", "SVFBandPass", "SVFNotch", "SVFPeak"},
      own = true,
      length = Length.FIRST)
  public static List<Signal> all(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = Q, from = 0.01, to = 10000, orNumber = true, otherwise = "1") Signal q,
      @In(
              value = "gain of the peak",
              unit = Unit.DB,
              from = -120,
              to = 120,
              orNumber = true,
              otherwise = "6")
          Signal dB) {
    check(session, hz, q);
    return Filtered.all(
        new StateVariable(StateVariable.Kind.ALL, session.sampleRate()), List.of(x, hz, q, dB));
  }

  static Signal through(Session session, StateVariable.Kind kind, Signal x, Signal hz, Signal q) {
    check(session, hz, q);
    return Filtered.of(new StateVariable(kind, session.sampleRate()), List.of(x, hz, q));
  }

  private static Signal through(
      Session session, StateVariable.Kind kind, Signal x, Signal hz, Signal q, Signal dB) {
    check(session, hz, q);
    return Filtered.of(new StateVariable(kind, session.sampleRate()), List.of(x, hz, q, dB));
  }

  private static void check(Session session, Signal hz, Signal q) {
    Controls.cutoff("hz", hz, session.sampleRate());
  }
}

package tenuto.dsp.oscillators;

import java.util.List;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words for band-limited oscillators: the waves of synthesizers without aliasing. */
public final class BandLimited {
  private static final String BRANDT = "E. Brandt, \"Hard sync without aliasing\", 2001";

  static final String HZ = "frequency; negative values run backwards";
  static final String LENGTH = "length";
  static final String PHASE = "phase at the start";

  private BandLimited() {}

  @Operator(
      value = "Band-limited sawtooth wave: rises from -1 to 1, starting at 0.",
      words = "Saw",
      find = {"sawtooth", "vco", "blep", "polyblep", "subtractive"},
      see = {"SuperSaw", "SyncSaw", "Square", "Triangle", "Phasor", "MakeSawTooth"},
      source = BRANDT,
      example = "sf.Saw(500, sf.NumericShape((0, 110), (1000, 440)))",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal saw(
      Session session,
      @In(value = LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = HZ, unit = Unit.HZ, limits = "within half the sample rate", orNumber = true)
          Signal hz,
      @In(value = PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    double rate = rate(session, hz);
    return LookaheadOscillators.all(
            known -> new SawWave(rate, phase, known), Times.length(session, ms), List.of(hz))
        .getFirst();
  }

  @Operator(
      value = "Band-limited square wave: 1 for the first half of each period, then -1.",
      words = "Square",
      find = {"vco", "blep", "clarinet"},
      see = {"Pulse", "Saw", "Triangle", "MakeSquare"},
      source = BRANDT,
      example = "sf.Square(500, sf.NumericShape((0, 110), (1000, 440)))",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal square(
      Session session,
      @In(value = LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = HZ, unit = Unit.HZ, limits = "within half the sample rate", orNumber = true)
          Signal hz,
      @In(value = PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    Signal half = Generated.of(new Constant(0.5), Long.MAX_VALUE);
    return pulse(session, ms, hz, half, phase);
  }

  @Operator(
      value = "Band-limited pulse wave: 1 for the first part of each period, then -1.",
      words = "Pulse",
      find = {"pwm", "rectangle", "vco", "blep"},
      see = {"Square", "FullPulse"},
      source = BRANDT,
      example = "sf.Pulse(500, 110, sf.NumericShape((0, 0.1), (1000, 0.5)))",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal pulse(
      Session session,
      @In(value = LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = HZ, unit = Unit.HZ, limits = "within half the sample rate", orNumber = true)
          Signal hz,
      @In(
              value = "pulse width: part of each period that is 1",
              from = 0,
              to = 1,
              orNumber = true,
              otherwise = "0.5")
          Signal width,
      @In(value = PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    double rate = rate(session, hz);
    return LookaheadOscillators.all(
            known -> new PulseWave(rate, phase, known),
            Times.length(session, ms),
            List.of(hz, width))
        .getFirst();
  }

  @Operator(
      value = "Band-limited triangle wave between -1 and 1, starting like a sine.",
      words = "Triangle",
      find = {"vco", "blamp"},
      see = {"Saw", "Square", "MakeTriangle"},
      source = BRANDT,
      example = "sf.Triangle(500, sf.NumericShape((0, 110), (1000, 440)))",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal triangle(
      Session session,
      @In(value = LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = HZ, unit = Unit.HZ, limits = "within half the sample rate", orNumber = true)
          Signal hz,
      @In(value = PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    double rate = rate(session, hz);
    return LookaheadOscillators.all(
            known -> new TriangleWave(rate, phase, known), Times.length(session, ms), List.of(hz))
        .getFirst();
  }

  /** The sample rate, after a check that the frequency is below half of it. */
  static double rate(Session session, Signal hz) {
    double rate = session.sampleRate();
    Controls.between("hz", hz, -rate / 2, rate / 2);
    return rate;
  }
}

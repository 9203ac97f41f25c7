package tenuto.dsp.shaping;

import java.util.List;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Words that replace a waveform: by a threshold, a curve, or another form for each half-wave, which
 * is the part between two zero crossings. A NaN makes its whole half-wave NaN where that is
 * measured.
 */
public final class Shapers {
  private Shapers() {}

  @Operator(
      value = "The polynomial c5*x + c4*x^2 + c3*x^3 + c2*x^4 + c1*x^5 + c0*x^6 of each sample.",
      words = "WaveShaper",
      find = {"distortion", "polynomial"},
      example = "sf.WaveShaper(0.1, 0.2, 0.3, -0.4, 0.5, 0.6, sf.SineWave(1000, 440))",
      see = "Saturate",
      form = Form.ALIKE)
  public static Signal waveShaper(
      @In("factor of x^6") double c0,
      @In("factor of x^5") double c1,
      @In("factor of x^4") double c2,
      @In("factor of x^3") double c3,
      @In("factor of x^2") double c4,
      @In("factor of x") double c5,
      @In(Units.SIGNAL) Signal x) {
    return Mapped.of(new WavePolynomial(List.of(c0, c1, c2, c3, c4, c5)), x);
  }

  @Operator(
      value = "1 where the signal reaches a level, 0 where it is below.",
      words = "Gate",
      find = {"trigger", "comparator"},
      see = "NoiseGate",
      example = "sf.Gate(sf.SineWave(1000, 440), 0.2)",
      form = Form.ALIKE)
  public static Signal gate(
      @In(Units.SIGNAL) Signal x, @In("level that opens the gate") double level) {
    return Mapped.of(new Threshold(level, 0), x);
  }

  @Operator(
      value = "1 where the signal reaches a level, -1 where it is below.",
      words = "Threshold",
      example = "sf.Threshold(sf.SineWave(1000, 440), 0.2)",
      see = "ShapedThreshold",
      form = Form.ALIKE)
  public static Signal threshold(
      @In(Units.SIGNAL) Signal x, @In("the level to compare with") double level) {
    return Mapped.of(new Threshold(level, -1), x);
  }

  @Operator(
      value =
          "1 where the signal reaches another one, -1 where it is below; as long as the shorter"
              + " one.",
      words = "ShapedThreshold",
      example = "sf.ShapedThreshold(sf.SineWave(1000, 440), sf.NumericShape((0, -1), (1000, 0.9)))",
      see = "Threshold",
      length = Length.FIRST,
      form = Form.ALIKE)
  public static Signal shapedThreshold(
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "the level to compare with, a signal or a list of signals as channels",
              control = true)
          Signal level) {
    return Gathered.of(
        new Threshold.Shaped(), List.of(x, level), Math.min(x.length(), level.length()));
  }

  @Operator(
      value = "The signal with the peak of each half-wave at 1, stored; silence stays silent.",
      words = "WaveMaximise",
      example = "sf.WaveMaximise(sf.Pcnt50(sf.SineWave(1000, 440)))",
      see = "WaveLimit",
      nan = Nan.HALF_WAVE,
      level = Level.PEAK)
  public static Stored waveMaximise(Session session, @In(Units.SIGNAL) Signal x) {
    return shaped(session, WaveForm.MAXIMISED, x);
  }

  @Operator(
      value =
          "The signal with the peak of each half-wave reduced to 1 if it is above, stored; the gain"
              + " steps from one half-wave to the next, which puts other tones beside those of a"
              + " mix, 15 to 30 dB below them: a Limiter's does not.",
      words = "WaveLimit",
      find = "limiter",
      see = {"Limiter", "WaveMaximise"},
      example = "sf.WaveLimit(sf.NumericVolume(sf.SineWave(1000, 440), 1.5))",
      nan = Nan.HALF_WAVE,
      level = Level.PEAK)
  public static Stored waveLimit(Session session, @In(Units.SIGNAL) Signal x) {
    return shaped(session, WaveForm.LIMITED, x);
  }

  @Operator(
      value =
          "A square wave, stored: each half-wave becomes the mean of its absolute values with its"
              + " sign.",
      words = "MakeSquare",
      see = "Square",
      example = "sf.MakeSquare(sf.SineWave(1000, 440))",
      nan = Nan.HALF_WAVE)
  public static Stored makeSquare(Session session, @In(Units.SIGNAL) Signal x) {
    return shaped(session, WaveForm.SQUARE, x);
  }

  @Operator(
      value =
          "A triangle wave, stored: each half-wave becomes a rise to twice the mean of its absolute"
              + " values and the fall from there, with its sign.",
      words = "MakeTriangle",
      see = "Triangle",
      example = "sf.MakeTriangle(sf.SineWave(1000, 440))",
      nan = Nan.HALF_WAVE)
  public static Stored makeTriangle(Session session, @In(Units.SIGNAL) Signal x) {
    return shaped(session, WaveForm.TRIANGLE, x);
  }

  @Operator(
      value =
          "A sawtooth wave, stored: half-waves become alternately a fall from twice the mean of"
              + " their absolute values and a rise to it, with their sign (its edges alias; Saw's"
              + " are band-limited); in Sonic Field's own patches each but the first starts a"
              + " sample early, as there.",
      words = "MakeSawTooth",
      see = "Saw",
      example = "sf.MakeSawTooth(sf.SineWave(1000, 440))",
      nan = Nan.HALF_WAVE)
  public static Stored makeSawTooth(WordContext context, @In(Units.SIGNAL) Signal x) {
    WaveForm form =
        context.dialect().isSonicFields() ? WaveForm.OVERLAPPING_SAWTOOTH : WaveForm.SAWTOOTH;
    return shaped(context.session(), form, x);
  }

  @Operator(
      value =
          "The signal an octave lower, stored: each cycle becomes half a sine, alternately up and"
              + " down, with an amplitude of 1 / 0.65 of the mean of its absolute values; the"
              + " unfinished last cycle is silent.",
      words = "SubOctave",
      find = "octaver",
      example = "sf.SubOctave(sf.SineWave(1000, 440))",
      nan = Nan.HALF_WAVE)
  public static Stored subOctave(Session session, @In(Units.SIGNAL) Signal x) {
    return shaped(session, WaveForm.SUB_OCTAVE, x);
  }

  private static Stored shaped(Session session, WaveForm form, Signal x) {
    return session
        .results()
        .made(
            List.of(x),
            x.length(),
            Double.BYTES * x.length(),
            () -> {
              try (Stored copy = session.store(x)) {
                return HalfWaves.store(session, form, copy);
              }
            });
  }
}

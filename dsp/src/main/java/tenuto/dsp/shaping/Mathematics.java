package tenuto.dsp.shaping;

import java.util.List;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Joined;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Words for the mathematics of samples: functions of one signal, and of two. */
public final class Mathematics {
  private static final String OTHER = "the other signal, silent after its end, or a number";

  private Mathematics() {}

  @Operator(
      value =
          "The base to the power of each sample, at most 1.8e308; sf.Exp(x, 2) is 2 to the power"
              + " of x, so octaves.",
      words = "Exp",
      example = "sf.Exp(sf.NumericShape((0, -1), (1000, 1)), 2)",
      own = true,
      find = {"power", "exponential", "octaves", "octave"},
      see = {"Log"},
      form = Form.ALIKE)
  public static Signal exp(
      @In(Units.SIGNAL) Signal x,
      @In(value = "base", above = 0, otherwise = "2.718281828459045") double base) {
    return Mapped.of(new PointFunction(PointFunction.Kind.EXP, base), x);
  }

  @Operator(
      value =
          "The logarithm of each sample; a sample below 2.2e-308 counts as 2.2e-308, so silence is"
              + " -708.4 to the base e.",
      words = "Log",
      example = "sf.Log(sf.NumericShape((0, 0.25), (1000, 8)), 2)",
      own = true,
      find = {"ln", "logarithm"},
      see = {"Exp"},
      form = Form.ALIKE)
  public static Signal log(
      @In(Units.SIGNAL) Signal x,
      @In(value = "base", above = 1, otherwise = "2.718281828459045") double base) {
    return Mapped.of(new PointFunction(PointFunction.Kind.LOG, base), x);
  }

  @Operator(
      value = "The sine of each sample, taken as an angle in radians.",
      words = "Sin",
      example = "sf.Sin(sf.NumericVolume(sf.Phasor(1000, 440), 6.283185307179586))",
      own = true,
      find = {"sine", "cos", "waveshaper", "wavefolder"},
      form = Form.ALIKE)
  public static Signal sin(@In(Units.SIGNAL) Signal x) {
    return Mapped.of(new PointFunction(PointFunction.Kind.SIN, 0), x);
  }

  @Operator(
      value =
          "The hyperbolic tangent of each sample: soft saturation within 1; Saturator does not"
              + " alias.",
      words = "Tanh",
      example = "sf.Tanh(sf.NumericVolume(sf.SineWave(1000, 440), 3))",
      own = true,
      find = {"saturation", "distortion", "softclip"},
      form = Form.ALIKE)
  public static Signal tanh(@In(Units.SIGNAL) Signal x) {
    return Mapped.of(new PointFunction(PointFunction.Kind.TANH, 0), x);
  }

  @Operator(
      value = "The largest whole number that is not above each sample.",
      words = "Floor",
      example = "sf.Floor(sf.NumericShape((0, 0), (1000, 12)))",
      own = true,
      find = {"round", "quantise", "quantize", "steps", "int"},
      see = {"Modulo"},
      form = Form.ALIKE)
  public static Signal floor(@In(Units.SIGNAL) Signal x) {
    return Mapped.of(new PointFunction(PointFunction.Kind.FLOOR, 0), x);
  }

  @Operator(
      value = "The smaller of two samples, everywhere.",
      words = "Minimum",
      example = "sf.Minimum(sf.SineWave(1000, 440), 0.5)",
      own = true,
      find = {"min", "fmin"},
      see = {"Maximum"},
      form = Form.ALIKE,
      joined = Joined.SUM)
  public static Signal minimum(
      @In(Units.SIGNAL) Signal a, @In(value = OTHER, orNumber = true, holds = false) Signal b) {
    return joined(PairFunction.Kind.MINIMUM, a, b);
  }

  @Operator(
      value = "The larger of two samples, everywhere.",
      words = "Maximum",
      example = "sf.Maximum(sf.SineWave(1000, 440), -0.5)",
      own = true,
      find = {"max", "fmax"},
      see = {"Minimum"},
      form = Form.ALIKE,
      joined = Joined.SUM)
  public static Signal maximum(
      @In(Units.SIGNAL) Signal a, @In(value = OTHER, orNumber = true, holds = false) Signal b) {
    return joined(PairFunction.Kind.MAXIMUM, a, b);
  }

  @Operator(
      value =
          "The rest of each sample's division, from 0 up to the divisor; 0 where the divisor is 0.",
      words = "Modulo",
      example = "sf.Modulo(sf.NumericShape((0, 0), (1000, 4)), 1)",
      own = true,
      find = {"mod", "wrap", "fmod", "remainder"},
      see = {"Floor"},
      length = Length.SHORTEST,
      form = Form.ALIKE,
      joined = Joined.SHORTEST)
  public static Signal modulo(
      @In(Units.SIGNAL) Signal x,
      @In(value = "divisor", orNumber = true, holds = false, otherwise = "1") Signal divisor) {
    return shortest(PairFunction.Kind.MODULO, x, divisor);
  }

  /** Each sample to the power of another, as long as the shorter signal. */
  public static Signal power(Signal x, Signal exponent) {
    return shortest(PairFunction.Kind.POWER, x, exponent);
  }

  @Operator(
      value = "A gate: 1 where a sample is greater than another, or than a number, and else 0.",
      words = "Greater",
      example = "sf.Greater(sf.SineWave(1000, 4), 0.5)",
      own = true,
      find = {"gate", "compare", "comparator", "above"},
      see = {"Less"},
      form = Form.ALIKE,
      joined = Joined.SUM)
  public static Signal greater(
      @In(Units.SIGNAL) Signal a,
      @In(value = OTHER, orNumber = true, holds = false, otherwise = "0") Signal b) {
    return joined(PairFunction.Kind.GREATER, a, b);
  }

  @Operator(
      value = "A gate: 1 where a sample is less than another, or than a number, and else 0.",
      words = "Less",
      example = "sf.Less(sf.SineWave(1000, 4), 0.5)",
      own = true,
      find = {"gate", "compare", "below"},
      see = {"Greater"},
      form = Form.ALIKE,
      joined = Joined.SUM)
  public static Signal less(
      @In(Units.SIGNAL) Signal a,
      @In(value = OTHER, orNumber = true, holds = false, otherwise = "0") Signal b) {
    return joined(PairFunction.Kind.LESS, a, b);
  }

  private static Signal shortest(PairFunction.Kind kind, Signal a, Signal b) {
    long length = Math.min(a.length(), b.length());
    return Combined.of(
        new PairFunction(kind), List.of(NewEnd.atLatest(a, length), NewEnd.atLatest(b, length)));
  }

  private static Signal joined(PairFunction.Kind kind, Signal a, Signal b) {
    long length = Controls.isNumber(b) ? a.length() : Math.max(a.length(), b.length());
    Signal other = Controls.isNumber(b) ? NewEnd.atLatest(b, length) : NewEnd.at(b, length);
    return Combined.of(new PairFunction(kind), List.of(NewEnd.at(a, length), other));
  }
}

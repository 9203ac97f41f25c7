package tenuto.dsp.shaping;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Words that raise samples to powers. */
public final class Powers {
  private static final String SOURCE =
      "N. Schraudolph, \"A fast, compact approximation of the exponential function\", 1999";

  private static final String EXPONENT = "the exponent";

  private Powers() {}

  @Operator(
      value = "Each sample to a power; NaN for a negative one unless the exponent is whole.",
      words = "Raise",
      example = "sf.Raise(sf.SineWave(1000, 440), 2)",
      see = {"Power", "DirtyRaise"},
      form = Form.ALIKE)
  public static Signal raise(@In(Units.SIGNAL) Signal x, @In(EXPONENT) double exponent) {
    return Mapped.of(new Raise(exponent), x);
  }

  @Operator(
      value =
          "Each sample to a power, its sign kept, by a rough method that is off by a few per cent.",
      words = "DirtyPower",
      source = SOURCE,
      example = "sf.DirtyPower(sf.SineWave(1000, 440), 1.5)",
      see = "Power",
      form = Form.ALIKE)
  public static Signal dirtyPower(@In(Units.SIGNAL) Signal x, @In(EXPONENT) double exponent) {
    return Mapped.of(new DirtyPower(exponent, true), x);
  }

  @Operator(
      value =
          "Each sample to a power by a rough method that is off by a few per cent; 0 stays 0, and a"
              + " negative one gives NaN unless the exponent is whole.",
      words = "DirtyRaise",
      source = SOURCE,
      example = "sf.DirtyRaise(sf.Rectify(sf.SineWave(1000, 440)), 1.5)",
      see = "Raise",
      form = Form.ALIKE)
  public static Signal dirtyRaise(@In(Units.SIGNAL) Signal x, @In(EXPONENT) double exponent) {
    return Mapped.of(new DirtyPower(exponent, false), x);
  }

  @Operator(
      value =
          "Each sample to the power given by a signal, its sign kept, as long as the shorter of"
              + " both: exact for negative samples, by DirtyPower's method for positive ones, as in"
              + " Sonic Field.",
      words = "ShapedPower",
      example = "sf.ShapedPower(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))",
      length = Length.FIRST,
      form = Form.ALIKE)
  public static Signal shapedPower(
      @In(Units.SIGNAL) Signal x, @In(value = "the exponent", control = true) Signal exponent) {
    long length = Math.min(x.length(), exponent.length());
    return Combined.of(new PowerOf(), List.of(first(length, x), first(length, exponent)));
  }

  private static Signal first(long length, Signal x) {
    return x.length() == length ? x : Slices.of(x, 0, length);
  }
}

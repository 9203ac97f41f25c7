package tenuto.dsp.shaping;

import tenuto.dsp.kernel.Arithmetic;
import tenuto.dsp.math.Power;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Words for waveshaping. */
public final class Waves {
  private Waves() {}

  @Operator(
      value = "The signal clipped at -1 and 1.",
      words = "Clip",
      find = {"hard-clip", "limit"},
      see = "Clipper",
      example = "sf.Clip(sf.NumericVolume(sf.SineWave(1000, 440), 2))",
      level = Level.PEAK,
      form = Form.ALIKE)
  public static Signal clip(@In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Arithmetic.Clip(), x);
  }

  @Operator(
      value = "Each sample to a power, its sign kept.",
      words = "Power",
      example = "sf.Power(sf.SineWave(1000, 440), 1.5)",
      see = {"DirtyPower", "Raise"},
      form = Form.ALIKE)
  public static Signal power(@In(Units.SIGNAL) Signal x, @In("the exponent") double exponent) {
    return Mapped.of(new Power(exponent), x);
  }

  @Operator(
      value = "Soft saturation, x / (1 + |x|): never reaches 1.",
      words = "Saturate",
      find = {"distortion", "soft-clip"},
      see = {"Saturator", "WaveShaper"},
      example = "sf.Saturate(sf.NumericVolume(sf.SineWave(1000, 440), 3))",
      form = Form.ALIKE)
  public static Signal saturate(@In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Arithmetic.Saturate(), x);
  }
}

package tenuto.dsp.generators;

import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words that generate basic signals: sine, noise, silence and others. */
public final class Generators {
  private Generators() {}

  @Operator(
      value = "A sine wave.",
      words = "SineWave",
      find = {"oscillator", "tone", "lfo"},
      see = {"Additive", "LFO", "Chirp", "ShapedSinWave"},
      example = "sf.SineWave(1000, 440)")
  public static Signal sineWave(
      Session session,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = "frequency", unit = Unit.HZ) double hz) {
    return phasedSineWave(session, ms, hz, 0);
  }

  @Operator(
      value = "A sine wave that starts at a given phase.",
      words = {"PhasedSineWave", "PhasedTableSineWave"},
      example = "sf.PhasedSineWave(1000, 440, 0.25)")
  public static Signal phasedSineWave(
      Session session,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = "frequency", unit = Unit.HZ) double hz,
      @In(value = "phase at the start; 0.25 is the crest", unit = Unit.TURNS) double phase) {
    return Generated.of(new Sine(hz, phase, session.sampleRate()), Times.length(session, ms));
  }

  @Operator(
      value =
          "White noise, uniform between -1 and 1; every call returns different noise, and every run"
              + " with the same --seed returns the same.",
      words = "WhiteNoise",
      find = "hiss",
      see = {"PinkNoise", "GaussianNoise", "VelvetNoise"},
      example = "sf.WhiteNoise(1000)")
  public static Signal whiteNoise(
      WordContext context, @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms) {
    return Generated.of(new Noise(context.nextSeed()), Times.length(context.session(), ms));
  }

  @Operator(value = "Silence.", words = "Silence", example = "sf.Silence(1000)")
  public static Signal silence(
      Session session, @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms) {
    return silence(Times.length(session, ms));
  }

  /** Silence of that many samples. */
  public static Signal silence(long length) {
    return Generated.of(new Constant(0), length);
  }

  @Operator(
      value = "A constant value.",
      words = "Constant",
      example = "sf.Constant(1000, 0.25)",
      form = Form.SHAPE)
  public static Signal constant(
      Session session,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In("the value") double value) {
    return Generated.of(new Constant(value), Times.length(session, ms));
  }
}

package tenuto.dsp.noises;

import tenuto.dsp.generators.Noise;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words for continuous noise; every call returns different noise. */
public final class Noises {
  private Noises() {}

  @Operator(
      value = "Pink noise: the same power in each octave, -3 dB per octave, 0.2 RMS.",
      words = "PinkNoise",
      find = {"flicker", "pinker"},
      see = {"WhiteNoise", "BrownNoise", "BlueNoise"},
      source =
          "J. O. Smith, H. F. Smith, \"Closed form fractional integration and differentiation via"
              + " real exponentially spaced pole-zero pairs\", 2016",
      example = "sf.PinkNoise(1000)",
      own = true)
  public static Signal pink(
      WordContext context, @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms) {
    return coloured(context, ms, Colour.pink(context.nextSeed()));
  }

  @Operator(
      value = "Brown noise, a random walk: -6 dB per octave above 5 Hz, 0.2 RMS.",
      words = "BrownNoise",
      find = {"brownian", "red", "rumble", "random-walk"},
      see = {"PinkNoise", "VioletNoise"},
      example = "sf.BrownNoise(1000)",
      own = true)
  public static Signal brown(
      WordContext context, @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms) {
    return coloured(context, ms, Colour.brown(context.nextSeed(), context.session().sampleRate()));
  }

  @Operator(
      value = "Blue noise: +3 dB per octave, 0.2 RMS.",
      words = "BlueNoise",
      find = "azure",
      see = {"PinkNoise", "VioletNoise"},
      example = "sf.BlueNoise(1000)",
      own = true)
  public static Signal blue(
      WordContext context, @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms) {
    return coloured(context, ms, Colour.blue(context.nextSeed()));
  }

  @Operator(
      value = "Violet noise, the difference of white noise: +6 dB per octave, 0.2 RMS.",
      words = "VioletNoise",
      find = "purple",
      see = {"BlueNoise", "BrownNoise"},
      example = "sf.VioletNoise(1000)",
      own = true)
  public static Signal violet(
      WordContext context, @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms) {
    return coloured(context, ms, Colour.violet(context.nextSeed()));
  }

  private static Signal coloured(WordContext context, double ms, Colour colour) {
    Noise white = new Noise(context.nextSeed());
    return Filtered.of(colour, Generated.of(white, Times.length(context.session(), ms)));
  }

  @Operator(
      value = "White noise with a normal distribution.",
      words = "GaussianNoise",
      find = {"normal", "gauss"},
      see = "WhiteNoise",
      source = "G. Box, M. Muller, \"A note on the generation of random normal deviates\", 1958",
      example = "sf.GaussianNoise(1000)",
      own = true)
  public static Signal gaussian(
      WordContext context,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value =
                  "standard deviation, which is the RMS; 1 sample in 370 is beyond three times it",
              otherwise = "0.2")
          double deviation) {
    Require.that(
        deviation >= 0 && Double.isFinite(deviation),
        "deviation",
        "must be 0 or more and finite",
        deviation);
    Gaussian noise = new Gaussian(context.nextSeed(), deviation);
    return Generated.of(noise, Times.length(context.session(), ms));
  }
}

package tenuto.dsp.levels;

import tenuto.dsp.levels.Quantiser.Shape;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** The word that quantises samples to a number of bits. */
public final class Quantisation {
  private Quantisation() {}

  @Operator(
      value =
          "Quantises the signal to a number of bits with seeded dither noise, so that a file of as"
              + " many bits stores it exactly; samples that the bits represent exactly, silence"
              + " too, stay as they are.",
      words = "Dither",
      source =
          "M. Gerzon, P. Craven, \"Optimal noise shaping and dither of digital signals\", AES 1989",
      example = "sf.Dither(sf.Pcnt10(sf.SineWave(300, 440)), 8)",
      find = {
        "quantise",
        "quantize",
        "bits",
        "requantise",
        "noise-shaping",
        "bitcrush",
        "truncate"
      },
      see = "WriteFile",
      own = true,
      level = Level.BITS)
  public static Signal dither(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "bit depth of the integers",
              unit = Unit.BITS,
              from = 2,
              to = 32,
              whole = true,
              otherwise = "16")
          double bits,
      @In(
              value =
                  "shaped: softest where the ear is keenest; tpdf: the same at all frequencies, as"
                      + " WriteFile's; highpass: softer below; none: rounded only",
              otherwise = "shaped")
          String shape) {
    Shape chosen =
        switch (shape) {
          case "shaped" -> Shape.SHAPED;
          case "tpdf" -> Shape.TPDF;
          case "highpass" -> Shape.HIGHPASS;
          case "none" -> Shape.NONE;
          default ->
              throw new IllegalArgumentException(
                  "shape must be shaped, tpdf, highpass or none, but is '%s'".formatted(shape));
        };
    int whole = (int) bits;
    double rate = context.session().sampleRate();
    return Filtered.of(new Quantiser(whole, chosen, rate, context.nextSeed()), x);
  }
}

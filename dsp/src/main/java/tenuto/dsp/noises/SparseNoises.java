package tenuto.dsp.noises;

import tenuto.dsp.editing.Slices;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words for noise of single impulses; every call returns different noise. */
public final class SparseNoises {
  private static final String LENGTH = "length";

  private SparseNoises() {}

  @Operator(
      value = "Velvet noise: one impulse of 1 or -1 at a random place in each period.",
      words = "VelvetNoise",
      find = {"sparse", "impulses"},
      see = {"Dust", "WhiteNoise"},
      source =
          "M. Karjalainen, H. Järveläinen, \"Reverberation modeling using velvet noise\", 2007",
      example = "sf.VelvetNoise(500, sf.NumericShape((0, 100), (1000, 2000)))",
      own = true,
      length = Length.ITS_OWN)
  public static Signal velvet(
      WordContext context,
      @In(value = LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = "impulses per second",
              unit = Unit.PER_SECOND,
              from = 0,
              limits = "at most half the sample rate",
              orNumber = true,
              otherwise = "2000")
          Signal density) {
    double rate = context.session().sampleRate();
    Controls.between("density", density, 0, rate / 2);
    return steered(context, ms, density, new Velvet(context.nextSeed(), rate));
  }

  @Operator(
      value = "Random impulses between 0 and 1, as of a Geiger counter.",
      words = "Dust",
      find = {"poisson", "geiger", "clicks", "sparse", "vinyl"},
      see = {"VelvetNoise", "Crackle"},
      example = "sf.Dust(500, sf.NumericShape((0, 10), (1000, 500)))",
      own = true,
      length = Length.ITS_OWN)
  public static Signal dust(
      WordContext context,
      @In(value = LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = "impulses per second",
              unit = Unit.PER_SECOND,
              from = 0,
              limits = "at most the sample rate",
              orNumber = true,
              otherwise = "20")
          Signal density) {
    double rate = context.session().sampleRate();
    Controls.between("density", density, 0, rate);
    return steered(context, ms, density, new RandomImpulses(context.nextSeed(), rate));
  }

  @Operator(
      value =
          "Chaotic crackle, never below 0 and occasionally above 1; it has more treble at higher"
              + " sample rates.",
      words = "Crackle",
      find = {"chaos", "chaotic", "fire"},
      see = "Dust",
      example = "sf.Crackle(500, sf.NumericShape((0, 1.4), (1000, 2)))",
      own = true,
      length = Length.ITS_OWN)
  public static Signal crackle(
      WordContext context,
      @In(value = LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = "degree of chaos", from = 1, to = 2, orNumber = true, otherwise = "1.5")
          Signal chaos) {
    return steered(context, ms, chaos, new ChaoticMap(context.nextSeed()));
  }

  /** A noise that ends after a length or with its control, whichever is first. */
  private static Signal steered(WordContext context, double ms, Signal control, Filter noise) {
    long length = Math.min(Times.length(context.session(), ms), control.length());
    if (Controls.number(control).isPresent()) {
      Constant number = new Constant(Controls.number(control).getAsDouble());
      return Filtered.of(noise, Generated.of(number, length));
    }
    boolean whole = length == control.length();
    return Filtered.of(noise, whole ? control : Slices.of(control, 0, length));
  }
}

package tenuto.dsp.equalisers;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** The word that splits a sound into frequency bands. */
public final class Crossovers {
  private Crossovers() {}

  @Operator(
      value =
          "Linkwitz-Riley crossover: two to four bands, from the lowest, as a list; their sum has a"
              + " flat frequency response.",
      words = "Crossover",
      source =
          "S. Linkwitz, \"Active crossover networks for noncoincident drivers\", JAES 24, 1976",
      example = "sf.Crossover(sf.WhiteNoise(300), 200, sf.NumericShape((0, 1000), (300, 4000)))",
      chain = "acrossover",
      find = {"linkwitz-riley", "multiband", "split-bands", "band-splitter"},
      own = true,
      see = "MultibandCompressor",
      length = Length.FIRST)
  public static List<Signal> crossover(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "crossover frequency between the lowest two bands",
              unit = Unit.HZ,
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(
              value = "crossover frequency between the next two bands; 0 = none",
              unit = Unit.HZ,
              from = 0,
              limits = "above hz",
              orNumber = true,
              otherwise = "0")
          Signal hz2,
      @In(
              value = "crossover frequency between the next two bands; 0 = none",
              unit = Unit.HZ,
              from = 0,
              limits = "above hz2",
              orNumber = true,
              otherwise = "0")
          Signal hz3,
      @In(
              value = "order, 2, 4 or 8: 6 dB per octave each",
              from = 2,
              to = 8,
              whole = true,
              otherwise = "4")
          double order) {
    Require.that(order == 2 || order == 4 || order == 8, "order", "must be 2, 4 or 8", order);
    double rate = session.sampleRate();
    List<Signal> inputs = new ArrayList<>(List.of(x));
    Controls.cutoff("hz", hz, rate);
    inputs.add(hz);
    if (!isNone(hz2)) {
      Controls.cutoff("hz2", hz2, rate);
      above("hz2", hz2, "hz", hz);
      inputs.add(hz2);
    }
    if (!isNone(hz3)) {
      Controls.cutoff("hz3", hz3, rate);
      if (isNone(hz2)) {
        throw new IllegalArgumentException("hz3 must have a hz2 below it, but that is 0");
      }
      above("hz3", hz3, "hz2", hz2);
      inputs.add(hz3);
    }
    return Filtered.all(new LinkwitzRiley(inputs.size(), (int) order, rate), inputs);
  }

  private static boolean isNone(Signal hz) {
    return Controls.number(hz).equals(OptionalDouble.of(0));
  }

  private static void above(String name, Signal hz, String lowerName, Signal lower) {
    OptionalDouble least = Controls.number(lower);
    OptionalDouble value = Controls.number(hz);
    if (least.isPresent() && value.isPresent() && value.getAsDouble() <= least.getAsDouble()) {
      throw new IllegalArgumentException(
          "%s must be above %s = %s, but is %s"
              .formatted(name, lowerName, least.getAsDouble(), value.getAsDouble()));
    }
  }
}

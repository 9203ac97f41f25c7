package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Filters controlled by signals. Values outside a range are clamped to it. */
public final class ShapedFilters {
  private static final String COOKBOOK =
      "R. Bristow-Johnson, \"Cookbook formulae for audio EQ biquad filter coefficients\", 2005";

  private static final String UPDATED =
      ", at every sample, however fast they move; in Sonic Field's own patches every 100 samples,"
          + " as there.";
  private static final String HZ = "cutoff frequency";
  private static final String CENTRE = "centre frequency";
  private static final String Q = "quality factor Q";
  private static final String OCTAVES = "bandwidth";

  private ShapedFilters() {}

  @Operator(
      value = "Second-order low-pass with its parameters given by signals" + UPDATED,
      words = "ShapedRBJLowPass",
      source = COOKBOOK,
      example =
          "sf.ShapedRBJLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)),"
              + " sf.NumericShape((0, 1), (1000, 4)))",
      see = "SVFLowPass",
      length = Length.FIRST)
  public static Signal lowPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HZ, unit = Unit.HZ, orNumber = true) Signal hz,
      @In(value = Q, orNumber = true) Signal q) {
    return shaped(context, ShapedRbj.Kind.LOW_PASS, x, hz, q);
  }

  @Operator(
      value = "Second-order high-pass with its parameters given by signals" + UPDATED,
      words = "ShapedRBJHighPass",
      source = COOKBOOK,
      example =
          "sf.ShapedRBJHighPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)),"
              + " sf.NumericShape((0, 1), (1000, 4)))",
      see = "SVFHighPass",
      length = Length.FIRST)
  public static Signal highPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HZ, unit = Unit.HZ, orNumber = true) Signal hz,
      @In(value = Q, orNumber = true) Signal q) {
    return shaped(context, ShapedRbj.Kind.HIGH_PASS, x, hz, q);
  }

  @Operator(
      value = "Second-order band-pass with its parameters given by signals" + UPDATED,
      words = "ShapedRBJBandPass",
      source = COOKBOOK,
      example =
          "sf.ShapedRBJBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)),"
              + " sf.NumericShape((0, 2), (1000, 0.5)))",
      see = "SVFBandPass",
      own = true,
      length = Length.FIRST)
  public static Signal bandPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = CENTRE, unit = Unit.HZ, orNumber = true) Signal hz,
      @In(value = OCTAVES, unit = Unit.OCTAVES, orNumber = true) Signal octaves) {
    return shaped(context, ShapedRbj.Kind.BAND_PASS, x, hz, octaves);
  }

  @Operator(
      value = "Second-order notch with its parameters given by signals" + UPDATED,
      words = "ShapedRBJNotch",
      source = COOKBOOK,
      example =
          "sf.ShapedRBJNotch(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)),"
              + " sf.NumericShape((0, 2), (1000, 0.5)))",
      see = "SVFNotch",
      length = Length.FIRST)
  public static Signal notch(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = CENTRE, unit = Unit.HZ, orNumber = true) Signal hz,
      @In(value = OCTAVES, unit = Unit.OCTAVES, orNumber = true) Signal octaves) {
    return shaped(context, ShapedRbj.Kind.NOTCH, x, hz, octaves);
  }

  @Operator(
      value = "A peak or a dip with its parameters given by signals" + UPDATED,
      words = "ShapedRBJPeaking",
      source = COOKBOOK,
      example =
          "sf.ShapedRBJPeaking(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)),"
              + " sf.NumericShape((0, 2), (1000, 0.5)), 6)",
      see = "SVFPeak",
      length = Length.FIRST)
  public static Signal peaking(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = CENTRE, unit = Unit.HZ, orNumber = true) Signal hz,
      @In(value = OCTAVES, unit = Unit.OCTAVES, orNumber = true) Signal octaves,
      @In(value = "gain at the centre", unit = Unit.DB, orNumber = true) Signal dB) {
    return shaped(context, ShapedRbj.Kind.PEAKING, x, hz, octaves, dB);
  }

  private static Signal shaped(WordContext context, ShapedRbj.Kind kind, Signal... inputs) {
    double rate = context.session().sampleRate();
    if (context.dialect().isSonicFields()) {
      return through(new ShapedRbj(kind, rate), inputs);
    }
    return through(
        switch (kind) {
          case LOW_PASS -> new StateVariable(StateVariable.Kind.LOW_PASS, rate);
          case HIGH_PASS -> new StateVariable(StateVariable.Kind.HIGH_PASS, rate);
          case BAND_PASS -> ofOctaves(StateVariable.Kind.BAND_PASS, rate);
          case NOTCH -> ofOctaves(StateVariable.Kind.NOTCH, rate);
          case PEAKING -> ofOctaves(StateVariable.Kind.PEAK, rate);
        },
        inputs);
  }

  private static Filter ofOctaves(StateVariable.Kind kind, double rate) {
    return new StateVariable(kind, StateVariable.Width.OCTAVES, rate);
  }

  @Operator(
      value =
          "ButterworthBandPass with its edges given by signals, redesigned when one has moved by a"
              + " cent; in Sonic Field's own patches one move ahead, as there.",
      words = "ShapedButterworthBandPass",
      source = "S. Butterworth, \"On the theory of filter amplifiers\", 1930",
      example =
          "sf.ShapedButterworthBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000,"
              + " 2000)), sf.NumericShape((0, 900), (1000, 5000)), 2)",
      see = {"ButterworthBandPass", "SVFBandPass"},
      length = Length.FIRST)
  public static Signal butterworthBandPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "lower edge frequency", unit = Unit.HZ, orNumber = true) Signal lowHz,
      @In(value = "upper edge frequency", unit = Unit.HZ, orNumber = true) Signal highHz,
      @In(value = Units.BAND_ORDER, from = 1, to = 6, whole = true) double order) {
    int poles = (int) order;
    double rate = context.session().sampleRate();
    if (context.dialect().isSonicFields()) {
      long length = Math.min(x.length(), Math.min(lowHz.length(), highHz.length()));
      List<Signal> edges = EdgesAhead.of(lowHz, highHz, length);
      return through(new OnePolynomial(poles, rate), x, edges.get(0), edges.get(1));
    }
    FilterScale scale = FilterScale.of(context.dialect());
    return through(new ShapedButterworth(poles, rate, scale), x, lowHz, highHz);
  }

  @Operator(
      value =
          "A synthesizer's four-pole ladder low-pass with resonance, with its parameters given by"
              + " signals; at resonance 1 it sounds by itself at its cutoff, in Sonic Field's own"
              + " patches up to 232 cents above, as there.",
      words = "ShapedLadderLowPass",
      find = "moog",
      source = "\"Moog VCF, variation 2\", music-dsp source code archive",
      example =
          "sf.ShapedLadderLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)),"
              + " sf.NumericShape((0, 0.1), (1000, 0.8)))",
      see = {"MoogLadder", "DiodeLadder"},
      length = Length.FIRST)
  public static Signal ladderLowPass(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HZ, unit = Unit.HZ, orNumber = true) Signal cutoff,
      @In(value = "resonance; at 1 it starts to self-oscillate", from = 0, to = 1, orNumber = true)
          Signal resonance) {
    Ladder.Tuning tuning =
        context.dialect().isSonicFields() ? Ladder.Tuning.SONIC_FIELD : Ladder.Tuning.EXACT;
    return through(new Ladder(tuning, context.session().sampleRate()), x, cutoff, resonance);
  }

  private static Signal through(Filter filter, Signal... inputs) {
    return Filtered.of(filter, List.of(inputs));
  }
}

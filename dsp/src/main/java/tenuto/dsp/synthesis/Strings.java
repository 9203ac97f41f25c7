package tenuto.dsp.synthesis;

import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Filtered;
import tenuto.engine.Require;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** Words that pluck a string. */
public final class Strings {
  private static final String HZ =
      "frequency in Hz, 5 to an eighth of the sample rate, a signal or a number";
  private static final String DECAY = "ms in which the fundamental falls by 60 dB, above 0";
  private static final String HIGHS =
      "ms in which partials at 5 kHz do, above 0; as low as a low-pass of one pole can have it";

  private static final double MOST_STIFFNESS = 0.01;

  private Strings() {}

  @Operator(
      value =
          "A plucked string after Karplus and Strong: a period of noise that goes round and loses"
              + " its highs; every call plucks otherwise.",
      words = "Pluck",
      example = "sf.Pluck(500, sf.NumericShape((0, 220), (1000, 230)), 1000, 200)",
      own = true,
      length = Length.ITS_OWN,
      find = {"string", "karplus", "strong", "guitar", "harp", "harpsichord"},
      see = {"WaveguideString"})
  public static Signal pluck(
      WordContext context,
      @In(Wavetables.MS) double ms,
      @In(value = HZ, orNumber = true) Signal hz,
      @In(value = DECAY, otherwise = "2000") double decay,
      @In(value = HIGHS, otherwise = "300") double highs) {
    NoisePluck pluck = new NoisePluck(context.nextSeed());
    return string(context.session(), ms, hz, decay, highs, 0, pluck);
  }

  @Operator(
      value =
          "A plucked string: what it does to its bridge when it is pulled into a corner and let go,"
              + " by a waveguide; stiff ones have stretched partials, as a piano's.",
      words = "WaveguideString",
      example =
          "sf.WaveguideString(500, sf.NumericShape((0, 220), (1000, 230)), 0.2, 1000, 200, 0.0001)",
      own = true,
      length = Length.ITS_OWN,
      find = {"string", "pluck", "guitar", "harp", "piano", "waveguide", "wgpluck"},
      see = {"Pluck"})
  public static Signal waveguideString(
      Session session,
      @In(Wavetables.MS) double ms,
      @In(value = HZ, orNumber = true) Signal hz,
      @In(
              value =
                  "place of the pluck, 0.01 to 0.99 of the string from its bridge: at 1/n every"
                      + " n-th partial is missing",
              otherwise = "0.2")
          double position,
      @In(value = DECAY, otherwise = "3000") double decay,
      @In(value = HIGHS, otherwise = "400") double highs,
      @In(
              value =
                  "B, 0 to 0.01, of the partials n·f·√((1 + B·n²)/(1 + B)): 0 for none, 0.0001 a"
                      + " guitar's low string, 0.0005 a piano's",
              otherwise = "0")
          double stiffness,
      @In(value = "ms that the corner is wide, 0 and up: wider is softer", otherwise = "0.1")
          double width) {
    Require.between("position", position, 0.01, 0.99);
    Require.between("stiffness", stiffness, 0, MOST_STIFFNESS);
    Require.that(width >= 0 && width < 1e6, "width", "must be 0 or more, and below 1000000", width);
    CornerPluck pluck = new CornerPluck(position, width);
    return string(session, ms, hz, decay, highs, stiffness, pluck);
  }

  private static Signal string(
      Session session,
      double ms,
      Signal hz,
      double decay,
      double highs,
      double stiffness,
      StringLoop.Pluck pluck) {
    double rate = session.sampleRate();
    Controls.between("hz", hz, StringLoop.LOWEST_HZ, StringLoop.HIGHEST * rate);
    Require.positive("decay", decay);
    Require.positive("highs", highs);
    StringLoop loop = new StringLoop(rate, decay, highs, stiffness, pluck);
    return Filtered.of(loop, NewEnd.atLatest(hz, Times.length(session, ms)));
  }
}

package tenuto.dsp.synthesis;

import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words for plucked strings. */
public final class Strings {
  private static final String HZ = "frequency";
  private static final String DECAY = "decay time (T60) of the fundamental";
  private static final String HIGHS =
      "decay time (T60) of partials at 5 kHz, as short as a one-pole low-pass can make it";

  private Strings() {}

  @Operator(
      value =
          "Plucked string after Karplus and Strong: a burst of noise in a loop with a low-pass;"
              + " every call plucks differently.",
      words = "Pluck",
      source =
          "K. Karplus, A. Strong, \"Digital synthesis of plucked-string and drum timbres\", 1983",
      example = "sf.Pluck(500, sf.NumericShape((0, 220), (1000, 230)), 1000, 200)",
      own = true,
      length = Length.ITS_OWN,
      find = {"string", "karplus", "strong", "guitar", "harp", "harpsichord"},
      see = {"WaveguideString"})
  public static Signal pluck(
      WordContext context,
      @In(value = Wavetables.MS, unit = Unit.MS, from = 0) double ms,
      @In(
              value = HZ,
              unit = Unit.HZ,
              from = 5,
              limits = "at most an eighth of the sample rate",
              orNumber = true)
          Signal hz,
      @In(value = DECAY, unit = Unit.MS, above = 0, otherwise = "2000") double decay,
      @In(value = HIGHS, unit = Unit.MS, above = 0, otherwise = "300") double highs) {
    NoisePluck pluck = new NoisePluck(context.nextSeed());
    return string(context.session(), ms, hz, decay, highs, 0, pluck);
  }

  @Operator(
      value =
          "Plucked string by a waveguide: the force on its bridge after an ideal (triangular)"
              + " pluck; stiff strings have stretched partials, as a piano's.",
      words = "WaveguideString",
      source =
          "V. Välimäki et al., \"Physical modeling of plucked string instruments with application"
              + " to real-time sound synthesis\", JAES 44, 1996",
      example =
          "sf.WaveguideString(500, sf.NumericShape((0, 220), (1000, 230)), 0.2, 1000, 200, 0.0001)",
      own = true,
      length = Length.ITS_OWN,
      find = {"string", "pluck", "guitar", "harp", "piano", "waveguide", "wgpluck"},
      see = {"Pluck"})
  public static Signal waveguideString(
      Session session,
      @In(value = Wavetables.MS, unit = Unit.MS, from = 0) double ms,
      @In(
              value = HZ,
              unit = Unit.HZ,
              from = 5,
              limits = "at most an eighth of the sample rate",
              orNumber = true)
          Signal hz,
      @In(
              value =
                  "pluck position as a part of the string, from its bridge: at 1/n every n-th"
                      + " partial is missing",
              from = 0.01,
              to = 0.99,
              otherwise = "0.2")
          double position,
      @In(value = DECAY, unit = Unit.MS, above = 0, otherwise = "3000") double decay,
      @In(value = HIGHS, unit = Unit.MS, above = 0, otherwise = "400") double highs,
      @In(
              value =
                  "inharmonicity B of the partials n·f·√((1 + B·n²)/(1 + B)): 0 for none, 0.0001 a"
                      + " guitar's low string, 0.0005 a piano's",
              from = 0,
              to = 0.01,
              otherwise = "0")
          double stiffness,
      @In(
              value = "width of the corner; wider is softer",
              unit = Unit.MS,
              from = 0,
              otherwise = "0.1")
          double width) {
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
    StringLoop loop = new StringLoop(rate, decay, highs, stiffness, pluck);
    return Filtered.of(loop, NewEnd.atLatest(hz, Times.length(session, ms)));
  }
}

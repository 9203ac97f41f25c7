package tenuto.dsp.equalisers;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.spectral.Convolutions;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words that filter by an arbitrary gain curve, given by points. */
public final class FirFilters {
  private static final String POINTS =
      "points (hz, dB), hz ascending; level before the first and after the last, smooth between";
  private static final String LENGTH =
      "length of the response; 0 = as long as 0.01 dB of accuracy needs";

  private FirFilters() {}

  @Operator(
      value =
          "Linear-phase FIR filter with a frequency response drawn by points: no phase distortion,"
              + " but pre-ringing.",
      words = "FIRFilter",
      example = "sf.FIRFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])",
      chain = {"firequalizer", "firfit"},
      find = {"linear-phase", "equaliser", "equalizer", "curve", "graphic-eq"},
      see = {"ParametricEQ", "MinimumPhaseFilter", "Convolution", "ZeroPhase"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal linear(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(POINTS) List<Row> points,
      @In(value = LENGTH, unit = Unit.MS, from = 0, to = 2000, otherwise = "0") double ms) {
    return through(context, x, points, ms, false);
  }

  @Operator(
      value =
          "Minimum-phase filter with a frequency response drawn by points: no pre-ringing, and the"
              + " phase of an analogue equaliser.",
      words = "MinimumPhaseFilter",
      example = "sf.MinimumPhaseFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])",
      find = {"minimum-phase", "equaliser", "equalizer", "curve", "graphic-eq"},
      see = "FIRFilter",
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal minimum(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(POINTS) List<Row> points,
      @In(value = LENGTH, unit = Unit.MS, from = 0, to = 2000, otherwise = "0") double ms) {
    return through(context, x, points, ms, true);
  }

  private static Signal through(
      WordContext context, Signal x, List<Row> points, double ms, boolean minimum) {
    Session session = context.session();
    double rate = session.sampleRate();
    int samples = (int) Milliseconds.needed(minimum ? ms : ms / 2, rate);
    var asked = new FirDesign.Asked(List.copyOf(points), minimum, samples, rate);
    FirResponse response = FirResponses.of(context).of(asked);
    Signal all = Convolutions.convolution(session, x, Generated.of(response, response.length()));
    long middle = minimum ? 0 : response.length() / 2;
    return Slices.of(all, middle, middle + x.length());
  }
}

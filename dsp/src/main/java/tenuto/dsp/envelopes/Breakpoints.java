package tenuto.dsp.envelopes;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words for envelopes by breakpoints, with a curve for each segment. */
public final class Breakpoints {
  private static final String POINTS =
      "rows (ms, value) or (ms, value, curve), times ascending from 0; the curve is that of the"
          + " line to the point, -100 to 100: 0 straight, negative quick first, positive slow"
          + " first";

  private static final String UNIT =
      "'value'; 'dB' for gains given in dB, straight in dB; 'Hz', straight in Hz; 'pitch' for"
          + " frequencies in Hz, straight in octaves";

  private Breakpoints() {}

  @Operator(
      value =
          "Lines through points, each with its own curve, in values, dB, Hz or pitch; before the"
              + " first point its value.",
      words = "Breakpoints",
      example = "sf.Breakpoints([(0, 0), (20, 1, -3), (1000, 0, -5)])",
      own = true,
      find = {"envelope", "automation", "ramp", "linseg", "expseg", "transeg", "curve", "env"},
      see = {"NumericShape", "LinearShape", "ExponentialShape", "EnvelopeLoop", "ADSR"},
      form = Form.SHAPE)
  public static Signal breakpoints(
      Session session,
      @In(POINTS) List<Row> points,
      @In(value = UNIT, otherwise = "value") String unit) {
    Corner.Unit in = Corner.Unit.of(unit);
    List<Corner> corners = Corner.all(session, points, in);
    CurvedShape shape = Corner.shape(corners, in.isGeometric(), session.sampleRate());
    return Generated.of(shape, Times.length(session, corners.getLast().ms()));
  }

  @Operator(
      value =
          "Breakpoints with a sustain loop: up to the point end, back to the point start, and so on"
              + " for ms; then through the points after end.",
      words = "EnvelopeLoop",
      example =
          "sf.EnvelopeLoop(700, [(0, 0.3), (50, 1), (150, 0.3), (250, 1), (400, 0, -4)], 0, 2)",
      own = true,
      find = {"envelope", "lfo", "repeat", "loopseg"},
      see = {"Breakpoints"},
      form = Form.SHAPE)
  public static Signal envelopeLoop(
      Session session,
      @In(value = Envelopes.HELD, unit = Unit.MS, from = 0) double ms,
      @In(POINTS) List<Row> points,
      @In(value = "point at which the loop begins, counted from 0", otherwise = "0") double start,
      @In(value = "point at which the loop ends; -1 = the last", otherwise = "-1") double end,
      @In(value = UNIT, otherwise = "value") String unit) {
    Stages.time(session, "ms", ms);
    Corner.Unit in = Corner.Unit.of(unit);
    List<Corner> corners = Corner.all(session, points, in);
    int last = corners.size() - 1;
    int first = place("start", start, last);
    int back = end == -1 ? last : place("end", end, last);
    double rate = session.sampleRate();
    double gate = Milliseconds.place(ms, rate);
    double begins = Milliseconds.place(corners.get(first).ms(), rate);
    double returns = Milliseconds.place(corners.get(back).ms(), rate);
    if (!(returns - begins >= 1)) {
      throw new IllegalArgumentException(
          "points must be at least a sample long from point start = %d to point end = %d"
              .formatted(first, back));
    }
    CurvedShape shape = Corner.shape(corners, in.isGeometric(), session.sampleRate());
    CurvedShape none = new CurvedShape(List.of(), 0);
    double reached = new LoopedShape(shape, begins, returns, gate, none).at(gate);
    List<Corner> release = new ArrayList<>();
    release.add(new Corner(0, reached, 0));
    for (Corner corner : corners.subList(back + 1, corners.size())) {
      double later = corner.ms() - corners.get(back).ms();
      release.add(new Corner(later, corner.value(), corner.curve()));
    }
    CurvedShape rest = Corner.shape(release, in.isGeometric(), session.sampleRate());
    return Generated.of(
        new LoopedShape(shape, begins, returns, gate, rest),
        Times.length(session, ms + release.getLast().ms()));
  }

  private static int place(String name, double place, int last) {
    String rule = "must be a whole number from 0 to " + last + ", the last of the points";
    Require.that(place >= 0 && place <= last && place == Math.rint(place), name, rule, place);
    return (int) place;
  }
}

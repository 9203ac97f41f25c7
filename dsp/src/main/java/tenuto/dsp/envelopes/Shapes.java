package tenuto.dsp.envelopes;

import java.util.List;
import tenuto.dsp.kernel.Arithmetic.Product;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.engine.Session;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Words for envelopes and glides through points in time. */
public final class Shapes {
  private static final String POINTS = "pairs (ms, value), times ascending from 0";
  private static final String ANY_ORDER =
      "; where a time is earlier than the one before it nothing is drawn, the rest follows, and the"
          + " last time is the end";

  private Shapes() {}

  @Operator(
      value = "Straight lines through points.",
      words = "NumericShape",
      find = {"envelope", "automation", "breakpoints"},
      see = {"Breakpoints"},
      example = "sf.NumericShape((0, 0), (20, 1), (1000, 0))",
      form = Form.SHAPE)
  public static Signal numericShape(
      Session session, @In("pairs (ms, value)" + ANY_ORDER) List<Point> points) {
    return Generated.of(LinearShape.along(points, session.sampleRate()), length(session, points));
  }

  @Operator(
      value = "Straight lines through points: NumericShape with ascending times.",
      words = "LinearShape",
      see = {"Breakpoints"},
      example = "sf.LinearShape((0, 0), (20, 1), (1000, 0))",
      form = Form.SHAPE)
  public static Signal linearShape(Session session, @In(POINTS) List<Point> points) {
    return Generated.of(LinearShape.through(points, session.sampleRate()), length(session, points));
  }

  @Operator(
      value =
          "Straight lines in dB through points, in the steps of 0.1 dB of Sonic Field 2015; see"
              + " ExponentialShape for smooth ones.",
      words = "SimpleShape",
      example = "sf.SimpleShape((0, -60), (20, 0), (1000, -60))",
      see = "ExponentialShape",
      form = Form.SHAPE)
  public static Signal simpleShape(
      Session session, @In("pairs (ms, dB)" + ANY_ORDER) List<Point> points) {
    return Generated.of(
        StaircaseShape.along(points, session.sampleRate()), length(session, points));
  }

  @Operator(
      value = "Straight lines in dB through points.",
      words = "ExponentialShape",
      find = {"envelope", "fade"},
      see = {"Breakpoints", "SimpleShape"},
      example = "sf.ExponentialShape((0, -60), (20, 0), (1000, -60))",
      form = Form.SHAPE)
  public static Signal exponentialShape(
      Session session, @In("pairs (ms, dB), times ascending from 0") List<Point> points) {
    return Generated.of(
        ExponentialShape.through(points, session.sampleRate()), length(session, points));
  }

  @Operator(
      value = "A sine whose frequency moves in straight lines through points.",
      words = "Slide",
      find = {"glissando", "portamento", "sweep", "chirp"},
      see = "Chirp",
      example = "sf.Slide((0, 220), (600, 880), (1000, 440))")
  public static Signal slide(
      Session session, @In("pairs (ms, Hz), times ascending from 0") List<Point> points) {
    return Generated.of(new Glissando(points, session.sampleRate()), length(session, points));
  }

  @Operator(
      value =
          "A sine whose frequency moves in straight lines through points, and which fades to"
              + " silence from 20 to 24 kHz.",
      words = "RestrictedSlide",
      example = "sf.RestrictedSlide((0, 220), (600, 880), (1000, 440))")
  public static Signal restrictedSlide(
      Session session, @In("pairs (ms, Hz), times ascending from 0") List<Point> points) {
    // As in Slide only whole milliseconds count.
    List<Point> whole = points.stream().map(p -> new Point(Math.floor(p.ms()), p.value())).toList();
    Signal slide = slide(session, points);
    Signal hz = Generated.of(LinearShape.through(whole, session.sampleRate()), slide.length());
    return Combined.of(new Product(), List.of(slide, Mapped.of(new AudibleGain(), hz)));
  }

  private static long length(Session session, List<Point> points) {
    return Times.length(session, points.getLast().ms());
  }
}

package tenuto.dsp.operators;

import java.util.List;
import java.util.stream.IntStream;
import tenuto.dsp.BodyFilter;
import tenuto.dsp.Impulse;
import tenuto.dsp.StringBody;
import tenuto.engine.Filtered;
import tenuto.engine.Generated;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** Words that tell how the bodies of string instruments answer, to convolve strings with. */
public final class StringBodies {
  private StringBodies() {}

  @Operator(
      value =
          "The impulse responses of a violin's body from six sides, as signals of some 0.25 s, by a"
              + " model of its modes.",
      words = "ViolinBodyIRs",
      example = "sf.ViolinBodyIRs(None)")
  public static List<Signal> violin(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.VIOLIN);
  }

  @Operator(
      value =
          "The impulse responses of a viola's body from six sides, as signals of some 0.3 s, by a"
              + " model of its modes.",
      words = "ViolaBodyIRs",
      example = "sf.ViolaBodyIRs(None)")
  public static List<Signal> viola(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.VIOLA);
  }

  @Operator(
      value =
          "The impulse responses of a cello's body from six sides, as signals of some 0.6 s, by a"
              + " model of its modes.",
      words = "CelloBodyIRs",
      example = "sf.CelloBodyIRs(None)")
  public static List<Signal> cello(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.CELLO);
  }

  @Operator(
      value =
          "The impulse responses of a double bass's body from six sides, as signals of some 0.8 s,"
              + " by a model of its modes.",
      words = "BassBodyIRs",
      example = "sf.BassBodyIRs(None)")
  public static List<Signal> bass(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.BASS);
  }

  private static List<Signal> responses(Session session, StringBody body) {
    double rate = session.sampleRate();
    Signal impulse = Generated.of(new Impulse(), Times.samples("sampleRate", session, body.ms()));
    return IntStream.range(0, StringBody.SIDES)
        .mapToObj(side -> Filtered.of(new BodyFilter(body, side, rate), impulse))
        .toList();
  }
}

package tenuto.dsp.resonators;

import java.util.List;
import java.util.stream.IntStream;
import tenuto.dsp.editing.Fades;
import tenuto.dsp.generators.Impulse;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** The impulse responses of the bodies of string instruments, to convolve strings with. */
public final class StringBodies {
  private static final String WOODHOUSE =
      "J. Woodhouse, \"The acoustics of the violin: a review\", 2014";

  private StringBodies() {}

  @Operator(
      value =
          "The impulse responses of a violin's body from five sides, as signals of 36.4 ms, from a"
              + " model of its modes.",
      words = "ViolinBodyIRs",
      source = WOODHOUSE,
      example = "sf.ViolinBodyIRs(None)",
      see = "Convolution")
  public static List<Signal> violin(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.VIOLIN);
  }

  @Operator(
      value =
          "The impulse responses of a viola's body from three sides, as signals of 36.4 ms, from a"
              + " model of its modes.",
      words = "ViolaBodyIRs",
      source = WOODHOUSE,
      example = "sf.ViolaBodyIRs(None)")
  public static List<Signal> viola(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.VIOLA);
  }

  @Operator(
      value =
          "The impulse responses of a cello's body from two sides, as signals of 36.4 ms, from a"
              + " model of its modes.",
      words = "CelloBodyIRs",
      source = WOODHOUSE,
      example = "sf.CelloBodyIRs(None)")
  public static List<Signal> cello(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.CELLO);
  }

  @Operator(
      value =
          "The impulse responses of a double bass's body from two sides, as signals of 72.9 ms,"
              + " from a model of its modes.",
      words = "BassBodyIRs",
      source = WOODHOUSE,
      example = "sf.BassBodyIRs(None)")
  public static List<Signal> bass(Session session, @In(Units.IGNORED) Object anything) {
    return responses(session, StringBody.BASS);
  }

  private static List<Signal> responses(Session session, StringBody body) {
    double rate = session.sampleRate();
    long length = Times.samples("sampleRate", session, body.ms());
    long fade = Math.min(length, Times.samples("sampleRate", session, body.fadeMs()));
    Signal impulse = Generated.of(new Impulse(), length);
    Fades fades = new Fades(0, length, 0, fade);
    return IntStream.range(0, body.sides())
        .mapToObj(side -> Filtered.of(new BodyFilter(body, side, rate), impulse))
        .map(ringing -> Gathered.of(fades, List.of(ringing), length))
        .toList();
  }
}

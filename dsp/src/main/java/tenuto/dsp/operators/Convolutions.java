package tenuto.dsp.operators;

import java.util.List;
import tenuto.dsp.Convolution;
import tenuto.dsp.Timeline;
import tenuto.engine.Filtered;
import tenuto.engine.Gathered;
import tenuto.engine.Reader;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/**
 * Words that let a signal sound through a response: a room, a loudspeaker, a filter of any form.
 */
public final class Convolutions {
  private Convolutions() {}

  @Operator(
      value =
          "The signal as a room sounds it whose answer to a single sample of 1 is the response,"
              + " with all of the tail and not normalised.",
      words = "Convolution",
      example =
          "sf.Convolution(sf.WhiteNoise(100), sf.Multiply(sf.WhiteNoise(50),"
              + " sf.NumericShape((0, 1), (50, 0))))")
  public static Signal convolution(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In("the impulse response, which is read at once, or a list of responses as channels")
          Signal response) {
    if (x.length() == 0 || response.length() == 0) {
      return Gathered.of(new Timeline.Slice(0), List.of(x), 0);
    }
    long length = x.length() + response.length() - 1;
    Convolution convolution;
    try (Reader reader = session.open(response)) {
      convolution = Convolution.of(response.identity().toString(), reader, x.length(), session);
    }
    Signal padded = Gathered.of(new Timeline.Slice(0), List.of(x), length + convolution.delay());
    return Gathered.of(
        new Timeline.Slice(convolution.delay()), List.of(Filtered.of(convolution, padded)), length);
  }
}

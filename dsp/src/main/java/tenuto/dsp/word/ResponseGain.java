package tenuto.dsp.word;

import java.util.List;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * What a response's samples count for. A response is a curve over time, and what it does to a sound
 * is the area of their product: so each sample counts for as long as it lasts, in units of a sample
 * at {@link Settings#SAMPLE_RATE}. There the result is the plain sum, and at every other rate it is
 * as loud.
 *
 * <p>Sonic Field's patches have the plain sum at each rate. In chains a response is a file, which
 * was made at its own rate: it is scaled where it is read.
 */
public final class ResponseGain {
  private ResponseGain() {}

  /** Of a curve at a sample rate, whoever asks. */
  public static double at(double sampleRate) {
    return Settings.SAMPLE_RATE / sampleRate;
  }

  /** Of the responses that a patch gives. */
  public static double of(WordContext context) {
    return context.dialect() == Dialect.TENUTO ? at(context.session().sampleRate()) : 1;
  }

  /** A response as it counts. */
  public static Signal scaled(WordContext context, Signal response) {
    return times(of(context), response);
  }

  /** A response that was made at another rate, and then converted. */
  public static List<Signal> converted(List<Signal> response, double from, double to) {
    return response.stream().map(each -> times(from / to, each)).toList();
  }

  /** A response with a gain. */
  public static Signal times(double gain, Signal response) {
    return gain == 1 ? response : Mapped.of(new Gain(gain), response);
  }
}

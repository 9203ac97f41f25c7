package tenuto.dsp.word;

import java.util.List;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * The gain of a response's samples, by sample rate. A response is a curve over time, and a
 * convolution is an integral: so each sample is weighted by its duration, in units of a sample at
 * {@link Settings#SAMPLE_RATE}. At that rate the result is the plain sum, and at every other rate
 * it has the same level.
 *
 * <p>Sonic Field's patches have the plain sum at each rate. In chains a response is a file, which
 * was made at its own rate: it is scaled when it is read.
 */
public final class ResponseGain {
  private ResponseGain() {}

  /** The gain at a sample rate, in any dialect. */
  public static double at(double sampleRate) {
    return Settings.SAMPLE_RATE / sampleRate;
  }

  /** The gain for the responses of a patch. */
  public static double of(WordContext context) {
    return context.dialect() == Dialect.TENUTO ? at(context.session().sampleRate()) : 1;
  }

  /** A response times its gain. */
  public static Signal scaled(WordContext context, Signal response) {
    return times(of(context), response);
  }

  /** A response made at one rate and converted to another, with its gain. */
  public static List<Signal> converted(List<Signal> response, double from, double to) {
    return response.stream().map(each -> times(from / to, each)).toList();
  }

  /** A response with a gain. */
  public static Signal times(double gain, Signal response) {
    return gain == 1 ? response : Mapped.of(new Gain(gain), response);
  }
}

package tenuto.dsp.spectral;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.timeline.Editing;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.ResponseGain;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words that convolve a signal with a response: of a room, a loudspeaker, any filter. */
public final class Convolutions {
  private static final String STOCKHAM =
      "T. Stockham, \"High-speed convolution and correlation\", 1966";

  private static final String RESPONSE = "the response, or a list of responses as channels";

  private static final String NOT_NORMALISED =
      " and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there";

  private Convolutions() {}

  @Operator(
      value =
          "The signal convolved with an impulse response, full length (n + m - 1)"
              + NOT_NORMALISED
              + "; with taps the plain sum at every rate.",
      words = "Convolution",
      find = {"reverb", "fir", "impulse-response", "ir"},
      source = STOCKHAM,
      example =
          "sf.Convolution(sf.WhiteNoise(100), sf.Multiply(sf.WhiteNoise(50),"
              + " sf.NumericShape((0, 1), (50, 0))))",
      see = {
        "FIRFilter",
        "Convolve",
        "ConvolveDelay",
        "ConvolveForward",
        "ViolinBodyIRs",
        "ConvolutionReverb",
        "Reverb"
      },
      own = true,
      length = Length.SUM_LESS_ONE,
      nan = Nan.SPREADS)
  public static Signal convolution(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "the impulse response, or a list of responses as channels", isResponse = true)
          Signal response,
      @In(
              value =
                  "response: a curve over time, as loud at every sample rate; taps: the samples of"
                      + " a filter made for this rate",
              otherwise = "response")
          String kind) {
    return switch (kind) {
      case "response" -> convolution(context.session(), x, ResponseGain.scaled(context, response));
      case "taps" -> convolution(context.session(), x, response);
      default ->
          throw new IllegalArgumentException(
              "kind must be response or taps, but is '%s'".formatted(kind));
    };
  }

  /** The sum of products Σ x[i − k]·response[k], without normalisation. */
  public static Signal convolution(Session session, Signal x, Signal response) {
    if (x.length() == 0 || response.length() == 0) {
      return Gathered.of(new Timeline.Slice(0), List.of(x), 0);
    }
    long length = x.length() + response.length() - 1;
    Convolution convolution = Convolution.of(response.length(), x.length(), session);
    Signal padded = Gathered.of(new Timeline.Slice(0), List.of(x), length + convolution.delay());
    return Gathered.of(
        new Timeline.Slice(convolution.delay()),
        List.of(Filtered.of(convolution, padded, List.of(response))),
        length);
  }

  @Operator(
      value =
          "The signal convolved with a response centred on each sample, as long as the signal,"
              + " stored"
              + NOT_NORMALISED
              + "; before the start and after the end, the signal is continued with what is one"
              + " response's length further in.",
      words = "Convolve",
      source = STOCKHAM,
      example = "sf.Convolve(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))",
      see = "Convolution",
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Stored convolve(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = RESPONSE, isResponse = true) Signal response) {
    return convolve(context.session(), x, ResponseGain.scaled(context, response));
  }

  /** Without normalisation. */
  public static Stored convolve(Session session, Signal x, Signal response) {
    return session
        .results()
        .made(
            List.of(x, response),
            x.length(),
            Double.BYTES * x.length(),
            () -> convolved(session, x, response));
  }

  private static Stored convolved(Session session, Signal x, Signal response) {
    long n = x.length();
    long m = response.length();
    long half = m / 2;
    try (Stored copy = session.store(x)) {
      Signal head = Slices.of(copy, m - half, m);
      Signal tail = Slices.of(copy, n - m, n - half);
      Signal all = Editing.concatenate(List.of(head, copy, tail));
      return session.store(Slices.of(convolution(session, all, response), m, m + n));
    }
  }

  @Operator(
      value =
          "The signal convolved with the reversed response, one sample late, as long as the signal"
              + NOT_NORMALISED
              + ".",
      words = "ConvolveDelay",
      source = STOCKHAM,
      example = "sf.ConvolveDelay(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))",
      see = "Convolution",
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal convolveDelay(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = RESPONSE, isResponse = true) Signal response) {
    return convolveDelay(context.session(), x, ResponseGain.scaled(context, response));
  }

  /** Without normalisation. */
  public static Signal convolveDelay(Session session, Signal x, Signal response) {
    Signal late = convolution(session, x, Editing.reverse(response));
    return Slices.of(late, -1, x.length() - 1);
  }

  @Operator(
      value =
          "Convolution with a response whose taps refer to later samples, as long as both together,"
              + " silent at the end"
              + NOT_NORMALISED
              + ".",
      words = "ConvolveForward",
      source = STOCKHAM,
      example = "sf.ConvolveForward(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))",
      see = "Convolution",
      length = Length.SUM,
      nan = Nan.SPREADS)
  public static Signal convolveForward(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = RESPONSE, isResponse = true) Signal response) {
    return convolveForward(context.session(), x, ResponseGain.scaled(context, response));
  }

  /** Without normalisation. */
  public static Signal convolveForward(Session session, Signal x, Signal response) {
    long m = response.length();
    Signal early = convolution(session, x, response);
    return Slices.of(early, m, m + x.length() + m);
  }

  @Operator(
      value =
          "The autocorrelation of the first half of a signal, for lags from 0 samples up, stored"
              + NOT_NORMALISED
              + ".",
      words = "AutoCorrolate",
      find = "autocorrelation",
      example = "sf.AutoCorrolate(sf.SineWave(1000, 440))",
      length = Length.HALF,
      nan = Nan.EVERYWHERE)
  public static Stored autoCorrolate(WordContext context, @In(Units.SIGNAL) Signal x) {
    return autoCorrolate(context.session(), x, ResponseGain.of(context));
  }

  /** Without normalisation but for a gain. */
  public static Stored autoCorrolate(Session session, Signal x, double gain) {
    return session
        .results()
        .made(List.of(x), x.length() / 2, 0, () -> correlated(session, x, gain));
  }

  private static Stored correlated(Session session, Signal x, double gain) {
    long half = x.length() / 2;
    try (Stored copy = session.store(Slices.of(x, 0, half))) {
      Signal other = Editing.reverse(copy);
      Signal all = convolution(session, copy, ResponseGain.times(gain, other));
      return session.store(Slices.of(all, half - 1, 2 * half - 1));
    }
  }
}

package tenuto.dsp.spectra;

import java.util.List;
import tenuto.dsp.timeline.Editing;
import tenuto.dsp.timeline.Timeline;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.engine.Filtered;
import tenuto.engine.Gathered;
import tenuto.engine.Session;
import tenuto.engine.Signal;
import tenuto.engine.Stored;

/**
 * Words that let a signal sound through a response: a room, a loudspeaker, a filter of any form.
 */
public final class Convolutions {
  private static final String RESPONSE = "the response, or a list of responses as channels";

  private Convolutions() {}

  @Operator(
      value =
          "The signal convolved with an impulse response: full length (n + m - 1), not normalised.",
      words = "Convolution",
      find = {"reverb", "fir", "impulse-response", "ir"},
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
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In("the impulse response, or a list of responses as channels") Signal response) {
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
              + " stored and not normalised; before the start and after the end, the signal is"
              + " continued with what is one response's length further in.",
      words = "Convolve",
      example = "sf.Convolve(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))",
      see = "Convolution",
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Stored convolve(
      Session session, @In(Units.SIGNAL) Signal x, @In(RESPONSE) Signal response) {
    return session.made(
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
      Signal head = Editing.slice(copy, m - half, m);
      Signal tail = Editing.slice(copy, n - m, n - half);
      Signal all = Editing.concatenate(List.of(head, copy, tail));
      return session.store(Editing.slice(convolution(session, all, response), m, m + n));
    }
  }

  @Operator(
      value =
          "The signal convolved with the reversed response, one sample late, as long as the signal"
              + " and not normalised.",
      words = "ConvolveDelay",
      example = "sf.ConvolveDelay(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))",
      see = "Convolution",
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal convolveDelay(
      Session session, @In(Units.SIGNAL) Signal x, @In(RESPONSE) Signal response) {
    Signal late = convolution(session, x, Editing.reverse(response));
    return Editing.slice(late, -1, x.length() - 1);
  }

  @Operator(
      value =
          "Convolution with a response whose taps refer to later samples, not normalised: as long"
              + " as both together, and silent at the end.",
      words = "ConvolveForward",
      example = "sf.ConvolveForward(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))",
      see = "Convolution",
      length = Length.SUM,
      nan = Nan.SPREADS)
  public static Signal convolveForward(
      Session session, @In(Units.SIGNAL) Signal x, @In(RESPONSE) Signal response) {
    long m = response.length();
    Signal early = convolution(session, x, response);
    return Editing.slice(early, m, m + x.length() + m);
  }

  @Operator(
      value =
          "The autocorrelation of the first half of a signal, for lags from 0 samples up, not"
              + " normalised, stored.",
      words = "AutoCorrolate",
      find = "autocorrelation",
      example = "sf.AutoCorrolate(sf.SineWave(1000, 440))",
      length = Length.HALF,
      nan = Nan.EVERYWHERE)
  public static Stored autoCorrolate(Session session, @In(Units.SIGNAL) Signal x) {
    return session.made(List.of(x), x.length() / 2, 0, () -> correlated(session, x));
  }

  private static Stored correlated(Session session, Signal x) {
    long half = x.length() / 2;
    try (Stored copy = session.store(Editing.slice(x, 0, half))) {
      Signal all = convolution(session, copy, Editing.reverse(copy));
      return session.store(Editing.slice(all, half - 1, 2 * half - 1));
    }
  }
}

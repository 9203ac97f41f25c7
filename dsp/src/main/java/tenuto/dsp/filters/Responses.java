package tenuto.dsp.filters;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.Response;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/** Words that compute the frequency responses of filters. */
public final class Responses {
  /** The highest frequency as a share of the sample rate. */
  private static final double HIGHEST = 0.49;

  private Responses() {}

  @Operator(
      value =
          "Frequency response, by its formula, of the linear filters ("
              + FilterChain.WITH_FORMULA
              + ") that a signal has just come through, and of constant gains after them, as a list"
              + " of (Hz, dB, degrees).",
      words = "FrequencyResponse",
      example = "sf.FrequencyResponse(sf.SVFLowPass(sf.Silence(10), 1000), 20, 0, 50)",
      find = {"bode", "transfer-function", "magnitude", "freqz"},
      own = true,
      nan = Nan.ITS_OWN)
  public static Findings frequencyResponse(
      Session session,
      @In("signal from a filter whose parameters are numbers") Signal x,
      @In(
              value = "lowest frequency",
              unit = Unit.HZ,
              limits = "above 0, below half the sample rate",
              otherwise = "20")
          double fromHz,
      @In(
              value = "highest frequency; 0 = 0.49 of the sample rate",
              unit = Unit.HZ,
              from = 0,
              limits = "below half the sample rate",
              otherwise = "0")
          double toHz,
      @In(
              value = "number of frequencies, spaced evenly in octaves",
              from = 2,
              to = 100_000,
              whole = true,
              otherwise = "200")
          double points) {
    double rate = session.sampleRate();
    Require.cutoff("fromHz", fromHz, rate);
    double top = toHz == 0 ? HIGHEST * rate : Require.cutoff("toHz", toHz, rate);
    FilterChain filters = FilterChain.of(x, rate);
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < points; i++) {
      double hz = fromHz * StrictMath.pow(top / fromHz, i / (points - 1));
      Response response = filters.response(hz);
      rows.add(new double[] {hz, response.decibels(), response.degrees()});
    }
    return new Findings(rows);
  }
}

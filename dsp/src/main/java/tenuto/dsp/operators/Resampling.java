package tenuto.dsp.operators;

import java.util.List;
import tenuto.dsp.DirectResample;
import tenuto.dsp.Require;
import tenuto.engine.Gathered;
import tenuto.engine.Signal;

/** Words that read a signal faster or slower. */
public final class Resampling {
  private static final String RATE = "speed, above 0: 2 is an octave up";

  private Resampling() {}

  @Operator(
      value =
          "The signal at another speed, as long as it was, silent after its end; interpolated, not"
              + " filtered.",
      words = "DirectResample",
      example = "sf.DirectResample(sf.SineWave(1000, 440), 1.25)")
  public static Signal directResample(@In(Units.SIGNAL) Signal x, @In(RATE) double rate) {
    return Gathered.of(new DirectResample(rate), List.of(x), x.length());
  }

  @Operator(
      value = "The signal at another speed, longer or shorter for it; interpolated, not filtered.",
      words = "DirectRelength",
      example = "sf.DirectRelength(sf.SineWave(1000, 440), 0.75)")
  public static Signal directRelength(@In(Units.SIGNAL) Signal x, @In(RATE) double rate) {
    Require.positive("rate", rate);
    double length = x.length() / rate;
    Require.that(length < 1L << 53, "rate", "must give fewer than 2^53 samples", rate);
    return Gathered.of(new DirectResample(rate), List.of(x), (long) length);
  }
}

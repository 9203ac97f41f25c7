package tenuto.dsp.operators;

import java.util.List;
import tenuto.dsp.DirectResample;
import tenuto.dsp.Require;
import tenuto.dsp.SincPlaces;
import tenuto.dsp.SincResample;
import tenuto.engine.Gathered;
import tenuto.engine.Signal;

/** Words that read a signal faster or slower, or at another sample rate. */
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

  @Operator(
      value =
          "The same sound at another sample rate: flat within 0.0001 dB up to 0.907 of half the"
              + " lower rate (20 kHz of 44.1), all that this rate cannot hold 120 dB down; nothing"
              + " is shifted in time.",
      words = "ConvertSampleRate",
      example = "sf.ConvertSampleRate(sf.SineWave(1000, 440), 48000, 44100)")
  public static Signal convertSampleRate(
      Studio studio,
      @In(Units.SIGNAL) Signal x,
      @In("the signal's rate in Hz, above 0, at most 256 times targetRate") double sourceRate,
      @In("the result's rate in Hz, above 0") double targetRate) {
    SincPlaces places = studio.places(sourceRate, targetRate);
    long length = SincResample.length(x.length(), sourceRate, targetRate);
    return sourceRate == targetRate
        ? x
        : Gathered.of(new SincResample(sourceRate, targetRate, places), List.of(x), length);
  }
}

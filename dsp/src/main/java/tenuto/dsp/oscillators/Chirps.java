package tenuto.dsp.oscillators;

import java.util.Set;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Words for chirps: sines that sweep through a range of frequencies. */
public final class Chirps {
  private static final Set<String> CURVES = Set.of("exponential", "linear");

  private static final double LEAST = 0.001;

  private Chirps() {}

  @Operator(
      value = "Sine sweep from one frequency to another, exponential or linear.",
      words = "Chirp",
      find = {"sweep", "glissando", "measurement"},
      see = {"Slide", "SineWave", "ShapedSinWave"},
      source =
          "A. Farina, \"Simultaneous measurement of impulse response and distortion with a"
              + " swept-sine technique\", AES 2000",
      example = "sf.Chirp(1000, 20, 5000)",
      own = true)
  public static Signal chirp(
      Session session,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = "frequency at the start",
              unit = Unit.HZ,
              from = 0.001,
              limits = "at most half the sample rate",
              otherwise = "20")
          double fromHz,
      @In(
              value = "frequency at the end",
              unit = Unit.HZ,
              from = 0.001,
              limits = "at most half the sample rate",
              otherwise = "20000")
          double toHz,
      @In(value = "exponential (octaves) or linear (Hz)", otherwise = "exponential") String curve,
      @In(value = BandLimited.PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    double rate = session.sampleRate();
    long length = Times.length(session, ms);
    Require.between("fromHz", fromHz, LEAST, rate / 2);
    Require.between("toHz", toHz, LEAST, rate / 2);
    double seconds = Math.max(ms / 1000, Double.MIN_NORMAL);
    return Generated.of(chirp(fromHz, toHz, seconds, rate, curve, phase), length);
  }

  private static Source chirp(
      double from, double to, double seconds, double rate, String curve, double phase) {
    if (!CURVES.contains(curve)) {
      throw new IllegalArgumentException(
          "curve must be exponential or linear, but is '" + curve + "'");
    }
    // If both frequencies are equal, both curves are the same.
    return curve.equals("exponential") && from != to
        ? new ExponentialChirp(from, to, seconds, rate, phase)
        : new LinearChirp(from, to, seconds, rate, phase);
  }
}

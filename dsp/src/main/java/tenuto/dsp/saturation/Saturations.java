package tenuto.dsp.saturation;

import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.oversampling.Aligned;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/** Waveshapers with oversampling, which avoids aliasing: clipping, saturation, tube and tape. */
public final class Saturations {
  private static final String ANTIDERIVATIVES =
      "J. Parker, V. Zavalishin, E. Le Bivic, \"Reducing the aliasing of nonlinear waveshaping"
          + " using continuous-time convolution\", DAFx 2016";

  private static final String DRIVE = "gain before the shaping curve";
  private static final String BIAS =
      "bias: offset before the shaping curve, which adds even harmonics";
  private static final String MIX = "dry/wet mix: part of the shaped sound in the result";
  private static final String OVERSAMPLING =
      "oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases";

  /** The amplitude of a sine as loud as music at full scale: −9 dB, −12 dB of mean power. */
  private static final double LOUD = Decibels.gain(-9);

  /** The same on tape, on which treble is up to 9 dB louder. */
  private static final double LOUD_ON_TAPE = Decibels.gain(-8);

  /**
   * The length of each of two averages of the gain that limits clipped peaks: many cycles of most
   * tones.
   */
  private static final double HOLD_MS = 10;

  private Saturations() {}

  @Operator(
      value =
          "Hard or soft clipping at a ceiling, without aliases and not shifted in time; no sample"
              + " is above the ceiling, but peaks between samples may be, which a Limiter"
              + " prevents.",
      words = "Clipper",
      source = ANTIDERIVATIVES,
      example = "sf.Clipper(sf.SineWave(200, 440), 9, -3)",
      find = {"distortion", "fuzz", "hardclip", "softclip", "overdrive"},
      see = {"Clip", "Saturator", "Limiter"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS,
      level = Level.PEAK)
  public static Signal clipper(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = DRIVE, unit = Unit.DB, from = -60, to = 60, orNumber = true, otherwise = "6")
          Signal drive,
      @In(
              value = "ceiling: highest sample peak",
              unit = Unit.DBFS,
              from = -60,
              to = 60,
              otherwise = "0")
          double ceiling,
      @In(value = "hard, or soft: x - 4x^3/27 up to 1.5", otherwise = "hard") String shape,
      @In(value = BIAS, from = -1, to = 1, orNumber = true, otherwise = "0") Signal bias,
      @In(value = MIX, from = 0, to = 1, orNumber = true, otherwise = "1") Signal mix,
      @In(value = OVERSAMPLING, from = 1, to = 8, whole = true, otherwise = "8")
          double oversampling) {
    Curve curve =
        switch (shape) {
          case "hard" -> Curve.HARD;
          case "soft" -> Curve.SOFT;
          default ->
              throw new IllegalArgumentException(
                  "shape must be hard or soft, but is '%s'".formatted(shape));
        };
    double level = Decibels.gain(ceiling);
    Colour colour = Colour.NONE;
    int hold = Math.max(1, (int) Milliseconds.nearest(HOLD_MS, session.sampleRate()));
    Asked asked = new Asked(drive, bias, mix, oversampling);
    return bent(curve, colour, level, 0, hold, x, asked);
  }

  @Operator(
      value =
          "Soft saturation, x / sqrt(1 + x^2), without aliases and not shifted in time; a signal at"
              + " full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.",
      words = "Saturator",
      source = ANTIDERIVATIVES,
      example = "sf.Saturator(sf.SineWave(200, 440), sf.NumericShape((0, 0), (200, 18)))",
      chain = {"asoftclip"},
      find = {"saturation", "distortion", "warm", "drive", "tanh", "waveshaper"},
      see = {"Saturate", "Clipper", "Tube", "Tape"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal saturator(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = DRIVE, unit = Unit.DB, from = -60, to = 60, orNumber = true, otherwise = "6")
          Signal drive,
      @In(value = BIAS, from = -1, to = 1, orNumber = true, otherwise = "0") Signal bias,
      @In(value = MIX, from = 0, to = 1, orNumber = true, otherwise = "1") Signal mix,
      @In(value = OVERSAMPLING, from = 1, to = 8, whole = true, otherwise = "8")
          double oversampling) {
    Colour colour = Colour.NONE.withoutRest(bias, session.sampleRate());
    return bent(Curve.ROUND, colour, 1, LOUD, 0, x, new Asked(drive, bias, mix, oversampling));
  }

  @Operator(
      value =
          "Tube saturation without aliases, not shifted in time: the upper half-waves saturate at"
              + " half the level of the lower ones, which adds even harmonics and then odd ones,"
              + " and a high-pass at 10 Hz removes the DC; a signal at full scale keeps its"
              + " loudness.",
      words = "Tube",
      source = ANTIDERIVATIVES,
      example = "sf.Tube(sf.SineWave(200, 440), 12)",
      chain = {"overdrive"},
      find = {"valve", "triode", "amp", "distortion", "warm", "saturation"},
      see = {"Saturator", "Tape"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal tube(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = DRIVE, unit = Unit.DB, from = -60, to = 60, orNumber = true, otherwise = "6")
          Signal drive,
      @In(value = BIAS, from = -1, to = 1, orNumber = true, otherwise = "0") Signal bias,
      @In(value = MIX, from = 0, to = 1, orNumber = true, otherwise = "1") Signal mix,
      @In(value = OVERSAMPLING, from = 1, to = 8, whole = true, otherwise = "8")
          double oversampling) {
    Colour colour = Colour.condenser(session.sampleRate());
    return bent(Curve.UNEVEN, colour, 1, LOUD, 0, x, new Asked(drive, bias, mix, oversampling));
  }

  @Operator(
      value =
          "Tape saturation without aliases, not shifted in time: high frequencies saturate first,"
              + " with the head bump of the bass and the treble loss of tape, both stronger at low"
              + " speeds; a signal at full scale keeps its loudness; with a bias a high-pass at 10"
              + " Hz removes the DC.",
      words = "Tape",
      source = ANTIDERIVATIVES,
      example = "sf.Tape(sf.SineWave(200, 440), 9)",
      find = {"analogue", "analog", "saturation", "warm", "reel"},
      see = {"Saturator", "Tube"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal tape(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = DRIVE, unit = Unit.DB, from = -60, to = 60, orNumber = true, otherwise = "3")
          Signal drive,
      @In(
              value = "tape speed in inches per second",
              unit = Unit.INCHES_PER_SECOND,
              from = 1.875,
              to = 30,
              otherwise = "15")
          double speed,
      @In(value = BIAS, from = -1, to = 1, orNumber = true, otherwise = "0") Signal bias,
      @In(value = MIX, from = 0, to = 1, orNumber = true, otherwise = "1") Signal mix,
      @In(value = OVERSAMPLING, from = 1, to = 8, whole = true, otherwise = "8")
          double oversampling) {
    double rate = session.sampleRate();
    Colour colour = Colour.tape(speed, rate).withoutRest(bias, rate);
    return bent(
        Curve.ROUND, colour, 1, LOUD_ON_TAPE, 0, x, new Asked(drive, bias, mix, oversampling));
  }

  /** The arguments of a waveshaper. */
  private record Asked(Signal drive, Signal bias, Signal mix, double oversampling) {}

  private static Signal bent(
      Curve curve, Colour colour, double ceiling, double loud, int hold, Signal x, Asked asked) {
    double times = asked.oversampling;
    String rule = "must be 1, 2, 4 or 8";
    Require.that(times == 1 || times == 2 || times == 4 || times == 8, "oversampling", rule, times);
    List<Signal> inputs = List.of(x, asked.drive, asked.bias, asked.mix);
    long length = inputs.stream().mapToLong(Signal::length).min().orElseThrow();
    List<Biquad> before = colour.before();
    Bending bending =
        new Bending(curve, before, colour.after(), ceiling, loud, hold, (int) times, length);
    return Aligned.of(bending, bending.latency(), inputs);
  }
}

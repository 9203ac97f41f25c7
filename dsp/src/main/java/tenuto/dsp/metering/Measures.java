package tenuto.dsp.metering;

import tenuto.dsp.levels.Extremes;
import tenuto.dsp.levels.Total;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Interpolation;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words that return a property of a signal or the session, or store a signal. */
public final class Measures {
  private Measures() {}

  @Operator(
      value =
          "The signal computed and stored now; a signal that is already stored is returned as it"
              + " is.",
      words = {"Realise", "Swap"},
      find = {"store", "render", "freeze", "cache"},
      example = "sf.Realise(sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Stored realise(Session session, @In(Units.SIGNAL) Signal x) {
    return session.store(x);
  }

  @Operator(
      value = "The length in milliseconds.",
      words = "Length",
      example = "sf.Length(sf.SineWave(1000, 440))")
  public static double length(Session session, @In(Units.SIGNAL) Signal x) {
    return Milliseconds.of(x.length(), session.sampleRate());
  }

  @Operator(
      value = "The number of samples.",
      words = "Samples",
      find = "len",
      example = "sf.Samples(sf.SineWave(1000, 440))",
      borrows = true)
  public static long samples(@In(Units.SIGNAL) Signal x) {
    return x.length();
  }

  @Operator(
      value = "The L2 norm: the square root of the sum (not the mean) of all squared samples.",
      words = "Magnitude",
      find = {"energy", "power"},
      example = "sf.Magnitude(sf.SineWave(1000, 440))")
  public static double magnitude(Session session, @In(Units.SIGNAL) Signal x) {
    return Math.sqrt(Total.squares(session, x));
  }

  @Operator(
      value = "The largest sample.",
      words = "MaxValue",
      find = "peak",
      example = "sf.MaxValue(sf.SineWave(1000, 440))")
  public static double maxValue(Session session, @In("a signal of at least one sample") Signal x) {
    return Extremes.of(session, some(x)).max();
  }

  @Operator(
      value = "The smallest sample.",
      words = "MinValue",
      example = "sf.MinValue(sf.SineWave(1000, 440))")
  public static double minValue(Session session, @In("a signal of at least one sample") Signal x) {
    return Extremes.of(session, some(x)).min();
  }

  private static Signal some(Signal x) {
    Require.that(x.length() > 0, "x", "must have at least one sample", 0);
    return x;
  }

  @Operator(
      value =
          "The value at a time, between samples that of the band-limited signal within -90 dB up to"
              + " 0.4 of the sample rate; 0 outside the signal.",
      words = "ValueAt",
      example = "sf.ValueAt(sf.SineWave(1000, 440), 10.3)",
      borrows = true)
  public static double valueAt(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "time", unit = Unit.MS) double ms) {
    Session session = context.session();
    Times.samples("ms", session, ms);
    double position = Milliseconds.place(ms, session.sampleRate());
    return context.readers().value(x, position, Interpolation.of(context.dialect()));
  }

  @Operator(
      value = "Changes the sample rate from now on and returns it; signals are not converted.",
      words = "SetSampleRate",
      example = "sf.SetSampleRate(96000)")
  public static double setSampleRate(
      Session session, @In(value = "frequency", unit = Unit.HZ, above = 0) double hz) {
    session.sampleRate(hz);
    return hz;
  }
}

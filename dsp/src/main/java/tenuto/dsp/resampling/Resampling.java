package tenuto.dsp.resampling;

import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.editing.LastValue;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Interpolation;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/** Words that change a signal's speed or sample rate. */
public final class Resampling {
  private static final String SMITH = "J. Smith, \"Digital audio resampling\", 2002";

  private static final String RATE = "playback speed; 2 is an octave up";

  /** A tape that is slower at last has come to rest. */
  private static final double SLOWEST = 0.001;

  private Resampling() {}

  @Operator(
      value =
          "The signal at another speed, of the same length, silent after its end; interpolated, not"
              + " filtered, so that a speed above 1 aliases: Varispeed filters.",
      words = "DirectResample",
      see = "Varispeed",
      example = "sf.DirectResample(sf.SineWave(1000, 440), 1.25)",
      nan = Nan.ITS_OWN)
  public static Signal directResample(
      WordContext context, @In(Units.SIGNAL) Signal x, @In(value = RATE, above = 0) double rate) {
    Interpolation between = Interpolation.of(context.dialect());
    return Gathered.of(new DirectResample(rate, between), List.of(x), x.length());
  }

  @Operator(
      value =
          "The signal at another speed, and so longer or shorter; interpolated, not filtered, so"
              + " that a speed above 1 aliases: Varispeed filters.",
      words = "DirectRelength",
      see = {"Varispeed", "ConvertSampleRate", "PitchShift", "TimeStretch"},
      find = {"varispeed", "pitch", "speed"},
      example = "sf.DirectRelength(sf.SineWave(1000, 440), 0.75)",
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal directRelength(
      WordContext context, @In(Units.SIGNAL) Signal x, @In(value = RATE, above = 0) double rate) {
    double length = x.length() / rate;
    Require.that(length < 1L << 53, "rate", "must give fewer than 2^53 samples", rate);
    Interpolation between = Interpolation.of(context.dialect());
    return Gathered.of(new DirectResample(rate, between), List.of(x), (long) length);
  }

  @Operator(
      value =
          "Varispeed: playback at another speed, or at one that changes, so pitch and length change"
              + " together; band-limited (18 kHz of 48 kHz pass, aliases are 90 dB down); ends with"
              + " the sound, or where the speed ends below 0.001; a speed that is a signal is read at"
              + " once as far as that.",
      words = "Varispeed",
      source = SMITH,
      example = "sf.Varispeed(sf.SineWave(300, 440), 1.25)",
      own = true,
      find = {"tape", "turntable", "speed", "pitch", "wow"},
      see = {
        "DirectRelength",
        "DirectResample",
        "Resample",
        "FrequencyModulate",
        "ConvertSampleRate"
      },
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal varispeed(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value =
                  "playback speed; 2 is an octave up; a signal may go to 0, where the tape stops",
              above = 0,
              to = 32,
              orNumber = true,
              holds = false,
              otherwise = "1")
          Signal speed) {
    OptionalDouble number = Controls.number(speed);
    if (Controls.isNumber(speed)) {
      double value = number.getAsDouble();
      Require.that(
          value > 0 && value <= Speed.FASTEST, "speed", "must be above 0, at most 32", value);
    }
    Signal held = held(context, x, speed);
    Signal places;
    Signal speeds;
    if (number.isPresent()) {
      double value = Speed.of(number.getAsDouble());
      double all =
          Double.isNaN(value) ? Double.POSITIVE_INFINITY : Speed.samples(x.length(), value);
      double length = x.length() == 0 ? 0 : Math.min(all, held.length());
      Require.that(length < 1L << 53, "speed", "must give fewer than 2^53 samples", value);
      places = Generated.of(new SteadyTape(value), (long) length);
      speeds = held;
    } else {
      long length;
      try (Reader reader = context.session().open(held)) {
        length = Tape.samples(reader, x.length());
      }
      speeds = Gathered.of(new Head(), List.of(held), length);
      places = Filtered.of(new Tape(), speeds);
    }
    TapeFilters filters = context.once(TapeFilters.class, key -> new TapeFilters());
    return Gathered.of(new TapePlayback(filters), List.of(places, speeds, x), places.length());
  }

  /**
   * The speed, held at its last value until the sound has been played; by Sonic Field's rules, and
   * where the tape comes to rest, as it is.
   */
  private static Signal held(WordContext context, Signal x, Signal speed) {
    if (context.dialect().isSonicFields() || Controls.isNumber(speed) || speed.length() == 0) {
      return speed;
    }
    OptionalDouble end = LastValue.of(speed, each -> OptionalDouble.empty());
    double last =
        Speed.of(end.orElseGet(() -> context.readers().sample(speed, speed.length() - 1)));
    return last >= SLOWEST
        ? LastValue.held(speed, end, speed.length() + (long) Speed.samples(x.length(), last))
        : speed;
  }

  @Operator(
      value =
          "The signal played at the speed that a shape gives, silent after its end; interpolated,"
              + " not filtered, so that a speed above 1 aliases: Varispeed filters.",
      words = "Resample",
      see = "Varispeed",
      find = {"varispeed", "speed"},
      example = "sf.Resample(sf.NumericShape((0, 0.5), (1000, 0.5)), sf.SineWave(1000, 440))",
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal resample(
      WordContext context,
      @In(value = "playback speed; 2 is an octave up; negative plays backwards", control = true)
          Signal rate,
      @In(Units.SIGNAL) Signal x) {
    Signal places = Filtered.of(new Playhead(false, 1), rate);
    return Gathered.of(
        new Playback(1, false, Interpolation.of(context.dialect())),
        List.of(places, x),
        Math.min(rate.length(), x.length()));
  }

  @Operator(
      value =
          "Varispeed: playback rate 1 + m (m > 0) or 1/(1 - m), scaled so that the result has the"
              + " input's length; m is read completely at once; not filtered.",
      words = "FrequencyModulate",
      find = {"varispeed", "vibrato"},
      example =
          "sf.FrequencyModulate(sf.SineWave(1000, 440),"
              + " sf.NumericVolume(sf.SineWave(1000, 400), 0.1))",
      see = {"Vibrato", "Varispeed"},
      length = Length.FIRST,
      nan = Nan.ITS_OWN)
  public static Signal frequencyModulate(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "the rate modulation m: 1 is an octave up", control = true) Signal m) {
    long length = Math.min(x.length(), m.length());
    double end;
    try (Reader reader = context.session().open(m)) {
      end = new Playhead(true, 1).end(reader, length);
    }
    Signal places = Filtered.of(new Playhead(true, (length - 1) / end), m);
    return Gathered.of(
        new Playback(1, false, Interpolation.of(context.dialect())), List.of(places, x), length);
  }

  @Operator(
      value =
          "Each sample from the position that another signal gives, in ms later or, below 0,"
              + " earlier in the signal; between samples it is the band-limited signal within -90"
              + " dB up to 0.4 of the sample rate.",
      words = "TimeShift",
      find = {"delay", "doppler"},
      source = SMITH,
      example =
          "sf.TimeShift(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 5), 0.05))",
      see = {"Vibrato", "Delay"},
      length = Length.FIRST,
      nan = Nan.ITS_OWN)
  public static Signal timeShift(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "the shift", unit = Unit.MS, control = true) Signal shift) {
    return Gathered.of(
        new Playback(
            Milliseconds.samplesInOne(context.session().sampleRate()),
            true,
            Interpolation.of(context.dialect())),
        List.of(shift, x),
        Math.min(x.length(), shift.length()));
  }

  @Operator(
      value =
          "The same sound at another sample rate: flat within 0.0001 dB up to 0.907 of half the"
              + " lower rate (20 kHz of 44.1), everything that this rate cannot hold 120 dB down;"
              + " nothing is shifted in time.",
      words = "ConvertSampleRate",
      see = {"DirectRelength", "Varispeed"},
      find = {"src", "rate"},
      source = SMITH,
      example = "sf.ConvertSampleRate(sf.SineWave(1000, 440), 48000, 44100)",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal convertSampleRate(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "sample rate of the signal",
              unit = Unit.HZ,
              above = 0,
              limits = "at most 256 times targetRate")
          double sourceRate,
      @In(value = "sample rate of the result", unit = Unit.HZ, above = 0) double targetRate) {
    PolyphaseResampler.check(sourceRate, targetRate);
    long length = SincResample.length(x.length(), sourceRate, targetRate);
    Resampler resampler =
        context.once(
            new Rates(sourceRate, targetRate, length >= OverlapSaveResampler.LONG),
            Rates::resampler);
    return sourceRate == targetRate
        ? x
        : Gathered.of(new SincResample(sourceRate, targetRate, resampler), List.of(x), length);
  }

  private record Rates(double source, double target, boolean isLong) {
    Resampler resampler() {
      return isLong && OverlapSaveResampler.suits(source, target)
          ? OverlapSaveResampler.of(source, target)
          : PolyphaseResampler.of(source, target);
    }
  }
}

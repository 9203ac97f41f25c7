package tenuto.dsp.metering;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.levels.FiniteSamples;
import tenuto.dsp.levels.ManyChannels;
import tenuto.dsp.levels.Normalising;
import tenuto.dsp.levels.Normalising.Measure;
import tenuto.dsp.levels.Total;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Tally;

/** Words that measure the loudness of a sound, and normalise to a loudness. */
public final class Loudnesses {
  private static final String BS_1770 = "ITU-R BS.1770-5";
  private static final String EBU_3341 = "EBU Tech 3341";

  private static final String CHANNELS =
      "the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)";

  private Loudnesses() {}

  @Operator(
      value =
          "Integrated loudness in LUFS by ITU-R BS.1770, with its gates at -70 LUFS and 10 LU below"
              + " the rest; silence is -inf, and a sound shorter than 400 ms is taken as a whole.",
      words = "Loudness",
      find = {"lufs", "ebu", "r128"},
      see = {"NormaliseTo", "MomentaryLoudness", "ShortTermLoudness", "LoudnessRange"},
      source = BS_1770,
      example = "sf.Loudness(sf.SineWave(1000, 440))",
      own = true)
  public static double loudness(WordContext context, @In(CHANNELS) List<Signal> x) {
    return measured(context, x).integrated();
  }

  @Operator(
      value = "Loudness range in LU by EBU Tech 3342.",
      words = "LoudnessRange",
      source = "EBU Tech 3342",
      example =
          "sf.LoudnessRange(sf.Concatenate(sf.SineWave(4000, 440), sf.Pcnt20(sf.SineWave(4000,"
              + " 440))))",
      own = true,
      see = "Loudness")
  public static double loudnessRange(WordContext context, @In(CHANNELS) List<Signal> x) {
    return measured(context, x).range();
  }

  @Operator(
      value =
          "Momentary loudness (400 ms) every 100 ms, as a list of (ms, LUFS); silence has no"
              + " entry.",
      words = "MomentaryLoudness",
      source = EBU_3341,
      example = "sf.MomentaryLoudness(sf.SineWave(1000, 440))",
      own = true,
      see = "Loudness")
  public static Findings momentaryLoudness(WordContext context, @In(CHANNELS) List<Signal> x) {
    return findings(measured(context, x).momentary());
  }

  @Operator(
      value =
          "Short-term loudness (3 s) every 100 ms, as a list of (ms, LUFS); silence has no entry.",
      words = "ShortTermLoudness",
      source = EBU_3341,
      example = "sf.ShortTermLoudness(sf.SineWave(1000, 440))",
      own = true,
      see = "Loudness")
  public static Findings shortTermLoudness(WordContext context, @In(CHANNELS) List<Signal> x) {
    return findings(measured(context, x).shortTerm());
  }

  private static Findings findings(List<Loudness.At> loudness) {
    return new Findings(
        loudness.stream()
            .filter(at -> Double.isFinite(at.lufs()))
            .map(at -> new double[] {at.ms(), at.lufs()})
            .toList());
  }

  @Operator(
      value =
          "True peak in dBTP by ITU-R BS.1770: the peak of the waveform between samples too;"
              + " silence is -inf.",
      words = "TruePeak",
      find = {"dbtp", "intersample"},
      see = "Limiter",
      source = BS_1770,
      example = "sf.TruePeak(sf.Pcnt50(sf.SineWave(1000, 440)))",
      own = true)
  public static double truePeak(Session session, @In("the signals") List<Signal> x) {
    double peak = TruePeak.of(session, some(x));
    return 20 * StrictMath.log10(peak);
  }

  @Operator(
      value =
          "Brings all channels with one gain, in steps of 0.05 dB, to an integrated"
              + " loudness, stored, as a list; silence stays silent.",
      words = "NormaliseLoudness",
      see = "NormaliseTo",
      find = {"lufs", "ebu", "r128", "loudnorm"},
      source = BS_1770,
      example = "sf.NormaliseLoudness([sf.SineWave(1000, 440)], -16)",
      own = true,
      nan = Nan.NOT_MEASURED,
      level = Level.MEASURED)
  public static List<Stored> normaliseLoudness(
      WordContext context,
      @In(CHANNELS) List<Signal> x,
      @In(
              value =
                  "integrated loudness of all channels together, such as -23 or -16; peaks may"
                      + " clip",
              unit = Unit.LUFS)
          double lufs) {
    Require.within("lufs", lufs, 400);
    some(x);
    return context
        .session()
        .measure()
        .storeWith(
            x,
            new Normalising(
                context.session(),
                "integrated loudness at " + context.session().sampleRate(),
                () ->
                    new Measure(
                        Tally.NONE,
                        copies -> new double[] {measured(context, copies).integrated()}),
                numbers -> {
                  boolean silent = numbers[0] == Double.NEGATIVE_INFINITY;
                  return new Gain(silent ? 1 : Decibels.gain(Loudness.change(numbers[0], lufs)));
                }));
  }

  @Operator(
      value =
          "Brings all channels with one gain to a level: LUFS of integrated loudness (to 0.025 LU:"
              + " the gain is in steps of 0.05 dB), dBFS of the highest sample, dBTP"
              + " of the true peak, or dBRMS of the RMS; silence stays silent.",
      words = "NormaliseTo",
      source = BS_1770,
      example = "sf.NormaliseTo(sf.SineWave(500, 440), -16, 'LUFS')",
      find = {"normalize", "loudness", "level", "mastering", "lufs", "dbtp"},
      see = {"NormalisePeak", "NormaliseLoudness", "Normalise", "Loudness", "Limiter"},
      own = true,
      nan = Nan.NOT_MEASURED,
      level = Level.MEASURED)
  public static List<Signal> normaliseTo(
      WordContext context,
      @In(value = CHANNELS, linked = true) List<Signal> x,
      @In(
              value = "level in unit; for LUFS, dBTP or dBRMS samples may clip",
              from = -400,
              to = 400,
              otherwise = "-14")
          double level,
      @In(value = "LUFS, dBFS, dBTP or dBRMS", otherwise = "LUFS") String unit) {
    some(x);
    return switch (unit.toLowerCase(Locale.ROOT)) {
      case "lufs" -> List.copyOf(normaliseLoudness(context, x, level));
      case "dbfs" -> ManyChannels.normalisePeak(context, x, level);
      case "dbtp" -> brought(context, x, level, copies -> TruePeak.of(context.session(), copies));
      case "dbrms" -> brought(context, x, level, copies -> effective(context.session(), copies));
      default ->
          throw new IllegalArgumentException(
              "unit must be LUFS, dBFS, dBTP or dBRMS, but is '%s'".formatted(unit));
    };
  }

  /** The channels with the gain that brings a measurement to a level. */
  private static List<Signal> brought(
      WordContext context, List<Signal> x, double dB, ToDoubleFunction<List<Signal>> measure) {
    return List.copyOf(
        context
            .session()
            .measure()
            .storeWith(
                x,
                Look.NONE,
                copies -> {
                  double now = measure.applyAsDouble(copies);
                  double level =
                      FiniteSamples.gave(now)
                          ? now
                          : measure.applyAsDouble(FiniteSamples.of(copies));
                  return new Gain(Decibels.gain(level, Decibels.gain(dB)));
                }));
  }

  private static double effective(Session session, List<Signal> x) {
    double squares = 0;
    double samples = 0;
    for (Signal channel : x) {
      squares += Total.squares(session, channel);
      samples += channel.length();
    }
    return samples == 0 ? 0 : Math.sqrt(squares / samples);
  }

  private static Loudness measured(WordContext context, List<Signal> x) {
    Session session = context.session();
    return LoudnessMeter.of(session, some(x), context.speakers(x.size()), session.sampleRate());
  }

  private static List<Signal> some(List<Signal> x) {
    if (x.isEmpty()) {
      throw new IllegalArgumentException("x must contain at least one channel, but contains none");
    }
    return x;
  }
}

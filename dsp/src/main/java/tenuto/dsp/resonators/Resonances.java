package tenuto.dsp.resonators;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Echo;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Interpolation;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.ResponseGain;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words with a resonance or feedback: combs, resonators, an analogue chorus. */
public final class Resonances {
  private static final String RESONANCE = "feedback (a factor); at 1 and above it never decays";
  private static final String ORIGINAL = "gain of the direct signal (a factor)";
  private static final String DELAY = "delay, truncated to whole samples";
  private static final double DARK_HZ = 5000;
  private static final double MOST_DARK_HZ = 15000;

  private Resonances() {}

  @Operator(
      value = "A feedback comb: the signal plus its own output some ms ago.",
      words = "ResonantFilter",
      find = {"echo", "comb", "delay"},
      example = "sf.ResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3)",
      see = {"Delay", "CombFilter", "FilteredResonantFilter"},
      nan = Nan.SPREADS)
  public static Signal resonant(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(RESONANCE) double resonance,
      @In(ORIGINAL) double original,
      @In(value = DELAY, unit = Unit.MS, from = 0) double ms) {
    return comb(session, x, resonance, original, ms, List.of());
  }

  @Operator(
      value = "A feedback comb that filters the signal, and its feedback with a filter of its own.",
      words = "FilteredResonantFilter",
      example =
          "sf.FilteredResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3,"
              + " sf.CreateButterworthLowPass(4000, 2))",
      see = {"ResonantFilter", "CombFilter"},
      nan = Nan.SPREADS)
  public static Signal filtered(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(RESONANCE) double resonance,
      @In(ORIGINAL) double original,
      @In(value = DELAY, unit = Unit.MS, from = 0) double ms,
      @In("a filter, as made by sf.CreateButterworthLowPass") Cascade filter) {
    return comb(session, x, resonance, original, ms, filter.sections());
  }

  private static Signal comb(
      Session session,
      Signal x,
      double resonance,
      double original,
      double ms,
      List<Biquad> sections) {
    long delay = Times.length(session, ms);
    return Filtered.of(
        new Comb(original, resonance, delay, sections, x.length(), session.memory().workspaces()),
        x);
  }

  @Operator(
      value = "A feedback comb whose delay is divided by a signal: 2 is an octave up.",
      words = "ShapedResonantFilter",
      example =
          "sf.ShapedResonantFilter(sf.WhiteNoise(1000), 0.5, 0.5, 3.3,"
              + " sf.NumericShape((0, 1), (1000, 2)))",
      see = {"Delay", "Flanger", "CombFilter"},
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal shaped(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(RESONANCE) double resonance,
      @In(ORIGINAL) double original,
      @In(value = DELAY, unit = Unit.MS, from = 0) double ms,
      @In(value = "the divisor of the delay, above 0; a signal or a number", orNumber = true)
          Signal shape) {
    long delay = Times.length(session, ms);
    long length = Math.min(x.length(), shape.length());
    return Filtered.of(
        new SteeredComb(original, resonance, delay, length, session.memory().workspaces()),
        List.of(x, shape));
  }

  @Operator(
      value = "Several feedback combs in parallel.",
      words = "MultipleResonantFilter",
      find = {"echo", "reverb", "comb"},
      example = "sf.MultipleResonantFilter(sf.WhiteNoise(1000), ((-6, 3.3), (-12, 7.1)), -3)",
      see = {"MultiTap", "Reverb"},
      nan = Nan.SPREADS)
  public static Signal multiple(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In("pairs (dB, ms) of the feedback, each at least one sample late") List<Echo> echoes,
      @In(
              value = "gain of the direct signal",
              unit = Unit.DB,
              from = -400,
              to = 400,
              otherwise = "0")
          double forward) {
    if (echoes.isEmpty()) {
      throw new IllegalArgumentException(
          "echoes must contain at least one pair, but contains none");
    }
    List<Combs.Tap> taps = new ArrayList<>();
    for (Echo echo : echoes) {
      double gain = Decibels.gain(Require.within("dB", echo.dB(), 400));
      taps.add(new Combs.Tap(gain, delay(session, echo.ms())));
    }
    double each = Decibels.gain(forward / taps.size());
    return Filtered.of(new Combs(taps, each, x.length(), session.memory().workspaces()), x);
  }

  @Operator(
      value =
          "The signal fed back into itself through impulse responses: at 96000 Hz by their plain"
              + " sum, at other sample rates as loud as there.",
      words = "Resonate",
      see = {"Modes"},
      find = "feedback",
      source = "W. Gardner, \"Efficient convolution without input-output delay\", JAES 43, 1995",
      example =
          "sf.Resonate(sf.WhiteNoise(300), [(sf.NumericVolume(sf.SineWave(30, 440), 0.003), 5)])",
      length = Length.FIRST,
      nan = Nan.ITS_OWN)
  public static Signal resonate(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In("pairs (response, start in ms), at least one sample") List<TimedSignal> responses) {
    List<TimedSignal> scaled =
        responses.stream()
            .map(each -> new TimedSignal(ResponseGain.scaled(context, each.signal()), each.ms()))
            .toList();
    return resonate(context.session(), x, scaled);
  }

  /** Feedback through impulse responses that are used without normalisation. */
  public static Signal resonate(Session session, Signal x, List<TimedSignal> responses) {
    List<Resonator.Response> all = new ArrayList<>();
    for (TimedSignal response : responses) {
      all.add(new Resonator.Response(response.signal().length(), delay(session, response.ms())));
    }
    List<Signal> beside = responses.stream().map(TimedSignal::signal).toList();
    return Filtered.of(new Resonator(all, x.length(), session.memory().workspaces()), x, beside);
  }

  private static long delay(Session session, double ms) {
    long delay = Times.samples("ms", session, ms);
    Require.that(delay >= 1, "ms", "must be at least one sample", ms);
    return delay;
  }

  @Operator(
      value =
          "A bucket-brigade chorus, as a list of left and right: the sum and the difference of the"
              + " signal and its delayed copy.",
      words = "AnalogueChorus",
      find = "bbd",
      example =
          "sf.AnalogueChorus(sf.SineWave(500, 440), 10,"
              + " sf.NumericVolume(sf.SineWave(500, 3), 2), 0.3, 1, 4000)",
      see = {"Chorus", "Ensemble"},
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static List<Signal> analogueChorus(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = DELAY, unit = Unit.MS, from = 0) double ms,
      @In(
              value =
                  "modulation added to the delay; the sum stays between one sample and ms + 1000",
              unit = Unit.MS,
              orNumber = true)
          Signal modulation,
      @In(
              value = "feedback: part of the delay line's input that comes from its output",
              from = 0,
              to = 1)
          double feedback,
      @In("gain of the delayed signal (a factor)") double drive,
      @In(
              value =
                  "cutoff before the delay and in its feedback path; above 15000 nothing is"
                      + " filtered",
              unit = Unit.HZ,
              otherwise = "5000")
          double hz) {
    Session session = context.session();
    long delay = Times.length(session, ms);
    double rate = session.sampleRate();
    Biquad damping =
        hz > MOST_DARK_HZ && hz < Double.POSITIVE_INFINITY
            ? Rbj.allPass(DARK_HZ, 1, rate)
            : Rbj.lowPass(hz, 1, rate);
    long length = Math.min(x.length(), modulation.length());
    Interpolation between = Interpolation.of(context.dialect());
    return Filtered.all(
        new BucketBrigade(
            delay, feedback, drive, damping, rate, length, between, session.memory().workspaces()),
        List.of(x, modulation));
  }
}

package tenuto.dsp.oscillators;

import java.util.List;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Words for control signals: low-frequency oscillators, random waves, phases. */
public final class Controllers {
  private static final String LOW = "lower value";
  private static final String HIGH = "upper value";
  private static final String HOW_OFTEN = "new values per second";

  private Controllers() {}

  @Operator(
      value = "Low-frequency oscillator between two values; its edges are not band-limited.",
      words = "LFO",
      find = {"modulation", "modulator", "wobble", "vibrato", "tremolo"},
      see = {"SampleAndHold", "SmoothRandom", "SineWave"},
      example = "sf.LFO(500, sf.NumericShape((0, 1), (1000, 9)), 300, 3000, 'triangle')",
      own = true,
      length = Length.ITS_OWN,
      form = Form.SHAPE)
  public static Signal lfo(
      Session session,
      @In(value = BandLimited.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = BandLimited.HZ,
              unit = Unit.HZ,
              limits = "within half the sample rate",
              orNumber = true)
          Signal hz,
      @In(value = LOW, orNumber = true, otherwise = "-1") Signal low,
      @In(value = HIGH, orNumber = true, otherwise = "1") Signal high,
      @In(value = "sine, triangle, square, rise or fall", otherwise = "sine") String shape,
      @In(value = BandLimited.PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    double rate = BandLimited.rate(session, hz);
    SlowWave.Shape form = SlowWave.Shape.of(shape);
    return LookaheadOscillators.now(
        new SlowWave(form, rate, phase), Times.length(session, ms), List.of(hz, low, high));
  }

  @Operator(
      value = "Sample and hold: random values, each held until the next.",
      words = "SampleAndHold",
      find = {"random", "lfo", "stepped", "rand", "lfnoise0", "randomh"},
      see = {"SmoothRandom", "LFO"},
      example = "sf.SampleAndHold(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)",
      own = true,
      length = Length.ITS_OWN,
      form = Form.SHAPE)
  public static Signal sampleAndHold(
      WordContext context,
      @In(value = BandLimited.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = HOW_OFTEN,
              unit = Unit.HZ,
              from = 0,
              limits = "at most half the sample rate",
              orNumber = true)
          Signal hz,
      @In(value = LOW, orNumber = true, otherwise = "-1") Signal low,
      @In(value = HIGH, orNumber = true, otherwise = "1") Signal high) {
    return random(context, ms, hz, low, high, false);
  }

  @Operator(
      value = "Smooth random control: random values joined by a smooth curve.",
      words = "SmoothRandom",
      find = {"random", "lfo", "drift", "wander", "jitter", "lfnoise2", "jspline"},
      see = {"SampleAndHold", "LFO"},
      source = "E. Catmull, R. Rom, \"A class of local interpolating splines\", 1974",
      example = "sf.SmoothRandom(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)",
      own = true,
      length = Length.ITS_OWN,
      form = Form.SHAPE)
  public static Signal smoothRandom(
      WordContext context,
      @In(value = BandLimited.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = HOW_OFTEN,
              unit = Unit.HZ,
              from = 0,
              limits = "at most half the sample rate",
              orNumber = true)
          Signal hz,
      @In(value = LOW, orNumber = true, otherwise = "-1") Signal low,
      @In(value = HIGH, orNumber = true, otherwise = "1") Signal high) {
    return random(context, ms, hz, low, high, true);
  }

  private static Signal random(
      WordContext context, double ms, Signal hz, Signal low, Signal high, boolean smooth) {
    double rate = context.session().sampleRate();
    Controls.between("hz", hz, 0, rate / 2);
    RandomWave wave = new RandomWave(context.nextSeed(), smooth, rate);
    return LookaheadOscillators.now(
        wave, Times.length(context.session(), ms), List.of(hz, low, high));
  }

  @Operator(
      value = "Phasor: a ramp from 0 to 1 in each period, for reading tables and drawing waves.",
      words = "Phasor",
      find = {"ramp", "phase"},
      see = {"Saw", "PhaseModulatedSineWave"},
      example = "sf.Phasor(500, sf.NumericShape((0, 2), (1000, 20)))",
      own = true,
      length = Length.ITS_OWN)
  public static Signal phasor(
      Session session,
      @In(value = BandLimited.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = BandLimited.HZ,
              unit = Unit.HZ,
              limits = "within half the sample rate",
              orNumber = true)
          Signal hz,
      @In(value = BandLimited.PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    double rate = BandLimited.rate(session, hz);
    return LookaheadOscillators.now(
        new PhaseRamp(rate, phase), Times.length(session, ms), List.of(hz));
  }
}

package tenuto.dsp.delays;

import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.DryWet;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/**
 * Words that add delayed copies to a signal, with delays modulated by a low-frequency oscillator.
 */
public final class Choruses {

  /** The mean delay of an ensemble's voices, and the largest modulation depth. */
  private static final double ENSEMBLE_MS = 8;

  private static final String WIDTH =
      "stereo width: difference of the modulation between channels; 0 is none";

  private Choruses() {}

  @Operator(
      value =
          "Chorus: a signal with copies of it whose delays are modulated, so that it sounds like"
              + " several; a list of left and right for one signal, else as many channels as there"
              + " are; it ends when the copies have.",
      words = "Chorus",
      ofMono = Mono.CHANNELS,
      example = "sf.Chorus(sf.SineWave(300, 440), 1.5, 2, 12, 2, 0.6, 0.6)",
      own = true,
      find = {"doubling", "detune", "thicken"},
      see = {"Ensemble", "Flanger", "Vibrato", "Rotary", "AnalogueChorus"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> chorus(
      Session session,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = Lfo.RATE, unit = Unit.HZ, from = 0, to = 100, orNumber = true, otherwise = "0.8")
          Signal rate,
      @In(
              value = "modulation depth of each delay, to either side",
              unit = Unit.MS,
              from = 0,
              to = 50,
              orNumber = true,
              otherwise = "3")
          Signal depth,
      @In(
              value = "mean delay, about which the voices are modulated",
              unit = Unit.MS,
              from = 0,
              to = 50,
              orNumber = true,
              otherwise = "18")
          Signal ms,
      @In(value = "number of voices", from = 1, to = 16, whole = true, otherwise = "3")
          double voices,
      @In(value = DryWet.MIX, from = 0, to = 1, orNumber = true, otherwise = "0.5") Signal mix,
      @In(value = WIDTH, from = 0, to = 1, orNumber = true, otherwise = "1") Signal width) {
    int count = (int) voices;
    long tail = Tail.of(session, within(Voices.MOST_MS, Tail.sum(ms, depth), Voices.MOST_MS));
    return voices(session, count, x, tail, ms, rate, depth, steady(0), steady(0), mix, width);
  }

  @Operator(
      value =
          "String-machine ensemble: three copies of a signal whose delays have a slow and a fast"
              + " modulation, as a list of left and right for one signal, else as many channels as"
              + " there are; it ends when the copies have.",
      words = "Ensemble",
      ofMono = Mono.CHANNELS,
      example = "sf.Ensemble(sf.SineWave(300, 440), 0.7, 1.5, 5, 0.3, 0.6, 0.6)",
      own = true,
      find = {"chorus", "strings", "solina"},
      see = {"Chorus", "AnalogueChorus"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> ensemble(
      Session session,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(
              value = "slow modulation rate",
              unit = Unit.HZ,
              from = 0,
              to = 100,
              orNumber = true,
              otherwise = "0.6")
          Signal rate,
      @In(
              value = "depth of the slow modulation, to either side",
              unit = Unit.MS,
              from = 0,
              to = 8,
              orNumber = true,
              otherwise = "1.8")
          Signal depth,
      @In(
              value = "fast modulation rate",
              unit = Unit.HZ,
              from = 0,
              to = 100,
              orNumber = true,
              otherwise = "6")
          Signal fastRate,
      @In(
              value = "depth of the fast modulation, to either side",
              unit = Unit.MS,
              from = 0,
              to = 8,
              orNumber = true,
              otherwise = "0.2")
          Signal fastDepth,
      @In(value = DryWet.MIX, from = 0, to = 1, orNumber = true, otherwise = "0.8") Signal mix,
      @In(value = WIDTH, from = 0, to = 1, orNumber = true, otherwise = "1") Signal width) {
    OptionalDouble longest = Tail.sum(steady(ENSEMBLE_MS), depth, fastDepth);
    long tail = Tail.of(session, within(3 * ENSEMBLE_MS, longest, 3 * ENSEMBLE_MS));
    return voices(
        session, 3, x, tail, steady(ENSEMBLE_MS), rate, depth, fastRate, fastDepth, mix, width);
  }

  /** A delay limited to {@code most}; {@code otherwise} where it is given by a signal. */
  private static OptionalDouble within(double most, OptionalDouble ms, double otherwise) {
    return OptionalDouble.of(Math.min(most, ms.orElse(otherwise)));
  }

  private static List<Signal> voices(
      Session session, int count, List<Signal> x, long tail, Signal... controls) {
    List<Signal> channels = AtLeastOne.of("x", x).size() == 1 ? StereoInput.of(x) : x;
    double apart = 1.0 / (channels.size() * count);
    double middle = (channels.size() - 1) / 2.0;
    return EachChannel.ringing(
        channels,
        tail,
        (channel, ends) ->
            new Voices(
                count,
                (channel - middle) * apart,
                session.sampleRate(),
                ends,
                session.memory().workspaces()),
        controls);
  }

  @Operator(
      value =
          "Flanger: a signal with a copy of it whose delay sweeps from ms to ms + depth and back,"
              + " with feedback; no frequency becomes louder; it rings on until the feedback has"
              + " fallen by 60 dB, at most 30 s, or 2 s where a signal gives ms, depth or"
              + " feedback.",
      words = "Flanger",
      example = "sf.Flanger(sf.MakeSawTooth(sf.SineWave(300, 440)), 1.5, 2, 0.3, 0.6, 0.6)",
      own = true,
      find = {"jet", "sweep", "comb"},
      see = {"Chorus", "Phaser", "ShapedResonantFilter"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> flanger(
      Session session,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = Lfo.RATE, unit = Unit.HZ, from = 0, to = 100, orNumber = true, otherwise = "0.2")
          Signal rate,
      @In(
              value = "modulation depth: how much longer the delay becomes",
              unit = Unit.MS,
              from = 0,
              to = 20,
              orNumber = true,
              otherwise = "3")
          Signal depth,
      @In(
              value = "shortest delay",
              unit = Unit.MS,
              limits = "one sample to 20",
              orNumber = true,
              otherwise = "0.5")
          Signal ms,
      @In(
              value = "feedback: part of the delayed signal that returns",
              from = -0.99,
              to = 0.99,
              orNumber = true,
              otherwise = "0.3")
          Signal feedback,
      @In(value = DryWet.TURNED, from = -1, to = 1, orNumber = true, otherwise = "0.5") Signal mix,
      @In(value = Lfo.SHAPE, otherwise = "sine") String shape,
      @In(value = Lfo.SPREAD, unit = Unit.TURNS, from = -1, to = 1, otherwise = "0.25")
          double spread) {
    Lfo.Shape wave = Lfo.Shape.of(shape);
    Controls.between("ms", ms, 0, SweptLoop.MOST_MS / 2);
    OptionalDouble longest = Tail.sum(ms, depth);
    double sample = Milliseconds.of(1, session.sampleRate());
    boolean looksAhead = Lookahead.helps(ms, depth, session.sampleRate());
    return EachChannel.ringing(
        AtLeastOne.of("x", x),
        Tail.ofLoop(
            session,
            longest.isEmpty()
                ? longest
                : OptionalDouble.of(Math.max(longest.getAsDouble(), sample)),
            feedback),
        looksAhead,
        (channel, ends) ->
            new SweptLoop(
                wave,
                channel * spread,
                session.sampleRate(),
                ends,
                looksAhead,
                session.memory().workspaces()),
        rate,
        depth,
        ms,
        feedback,
        mix);
  }

  private static Signal steady(double value) {
    return Generated.of(new Constant(value), Long.MAX_VALUE);
  }
}

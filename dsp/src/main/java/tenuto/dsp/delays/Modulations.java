package tenuto.dsp.delays;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.SoundWithControls;
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
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Words that modulate a signal by a low-frequency oscillator: phaser, vibrato, tremolo, rotary
 * speaker.
 */
public final class Modulations {

  /** The largest modulation of Vibrato's delay, to either side. */
  private static final double WAVERS_MS = 25;

  /** Samples that interpolation needs after the place where it reads. */
  private static final int AHEAD = 17;

  private Modulations() {}

  @Operator(
      value =
          "Phaser: a signal with itself through all-passes that sweep from lowHz to highHz and"
              + " back, one notch for every two of them; no frequency becomes louder; it rings on"
              + " until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives"
              + " a frequency or feedback.",
      words = "Phaser",
      source = "J. Smith, \"Physical audio signal processing\", 2010",
      example = "sf.Phaser(sf.WhiteNoise(300), 1.5, 400, 2500, 4, 0.6, 0.6)",
      own = true,
      chain = "aphaser",
      find = {"phase", "sweep", "notches"},
      see = {"Flanger", "RBJAllPass"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> phaser(
      Session session,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = Lfo.RATE, unit = Unit.HZ, from = 0, to = 100, orNumber = true, otherwise = "0.4")
          Signal rate,
      @In(
              value = "lowest frequency of the all-passes",
              unit = Unit.HZ,
              orNumber = true,
              otherwise = "300")
          Signal lowHz,
      @In(
              value = "highest frequency of the all-passes",
              unit = Unit.HZ,
              orNumber = true,
              otherwise = "3000")
          Signal highHz,
      @In(value = "number of all-passes", from = 1, to = 32, whole = true, otherwise = "6")
          double stages,
      @In(
              value = "feedback: part of the all-passes' output that returns",
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
    int count = (int) stages;
    cutoff("lowHz", lowHz, session);
    cutoff("highHz", highHz, session);
    return EachChannel.ringing(
        AtLeastOne.of("x", x),
        Tail.of(session, AllPasses.ringing(count, lowHz, highHz, feedback)),
        (channel, ends) -> new AllPasses(count, wave, channel * spread, session.sampleRate(), ends),
        rate,
        lowHz,
        highHz,
        feedback,
        mix);
  }

  @Operator(
      value =
          "Vibrato: pitch modulation, upwards in cents and downwards by as many Hz, as far as 25 ms"
              + " to either side allow; without latency.",
      words = "Vibrato",
      example = "sf.Vibrato(sf.SineWave(300, 440), 6, 40)",
      own = true,
      find = {"wobble", "waver"},
      see = {"Tremolo", "Chorus", "FrequencyModulate", "TimeShift"},
      length = Length.FIRST,
      nan = Nan.ITS_OWN)
  public static Signal vibrato(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Lfo.RATE, unit = Unit.HZ, from = 0, to = 100, orNumber = true, otherwise = "5.5")
          Signal rate,
      @In(
              value = "modulation depth: how far the pitch goes up",
              unit = Unit.CENTS,
              from = 0,
              to = 1200,
              orNumber = true,
              otherwise = "30")
          Signal depth) {
    double most = Milliseconds.exactly(WAVERS_MS, session.sampleRate());
    long middle = (long) Math.ceil(most) + AHEAD;
    long length = Math.min(x.length(), Math.min(rate.length(), depth.length()));
    Signal late =
        Filtered.of(
            new Vibrato(middle, most, session.sampleRate(), session.memory().workspaces()),
            List.of(
                Slices.of(x, 0, length + middle),
                Slices.of(rate, -middle, length),
                Slices.of(depth, -middle, length)));
    return Slices.of(late, middle, middle + length);
  }

  @Operator(
      value = "Tremolo: amplitude modulation, beginning at its highest.",
      words = "Tremolo",
      example = "sf.Tremolo(sf.SineWave(300, 440), 6, 0.6)",
      own = true,
      chain = "apulsator",
      find = {"pulse", "amplitude"},
      see = {"Vibrato", "Rotary"},
      length = Length.FIRST)
  public static List<Signal> tremolo(
      Session session,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = Lfo.RATE, unit = Unit.HZ, from = 0, to = 100, orNumber = true, otherwise = "5")
          Signal rate,
      @In(
              value = "modulation depth; 1 is down to silence",
              from = 0,
              to = 1,
              orNumber = true,
              otherwise = "0.5")
          Signal depth,
      @In(value = Lfo.SHAPE, otherwise = "sine") String shape,
      @In(value = Lfo.SPREAD, unit = Unit.TURNS, from = -1, to = 1, otherwise = "0")
          double spread) {
    Lfo.Shape wave = Lfo.Shape.of(shape);
    return EachChannel.of(
        AtLeastOne.of("x", x),
        channel -> new Tremolo(wave, channel * spread, session.sampleRate()),
        rate,
        depth);
  }

  @Operator(
      value =
          "Rotary speaker: the mean of the channels through a cabinet with a rotating horn and"
              + " drum, heard by two microphones; a list of left and right, which ends when the"
              + " last sound has reached them.",
      words = "Rotary",
      source =
          "J. Smith, S. Serafin, J. Abel, D. Berners, \"Doppler simulation and the Leslie\", DAFx"
              + " 2002",
      ofMono = Mono.CHANNELS,
      example = "sf.Rotary(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 1)), 0.6)",
      own = true,
      find = {"leslie", "rotor", "organ", "doppler"},
      see = {"Tremolo", "Chorus"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> rotary(
      Session session,
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(
              value =
                  "speed that the rotors approach with their own inertia: 0 is slow, 1 fast, -1"
                      + " stopped",
              from = -1,
              to = 1,
              orNumber = true,
              otherwise = "1")
          Signal speed,
      @In(value = DryWet.MIX, from = 0, to = 1, orNumber = true, otherwise = "1") Signal mix,
      @In(
              value = "distance of the microphones",
              unit = Unit.METRES,
              from = 0.3,
              to = 10,
              otherwise = "1")
          double distance,
      @In(
              value = "angle between the microphones",
              unit = Unit.DEGREES,
              from = 0,
              to = 180,
              otherwise = "120")
          double angle,
      @In(value = "crossover frequency between drum and horn", unit = Unit.HZ, otherwise = "800")
          double crossoverHz) {
    double rate = session.sampleRate();
    Require.cutoff("crossoverHz", crossoverHz, rate);
    SoundWithControls body = SoundWithControls.of(StereoInput.of(x), speed, mix);
    long length = body.samples() + Rotors.ringing(session, crossoverHz);
    return Filtered.all(
        new Rotors(
            distance,
            angle / 360,
            crossoverHz,
            rate,
            body.ends(length),
            session.memory().workspaces()),
        body.rung(length));
  }

  private static void cutoff(String name, Signal hz, Session session) {
    Controls.number(hz).ifPresent(value -> Require.cutoff(name, value, session.sampleRate()));
  }
}

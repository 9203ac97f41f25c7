package tenuto.dsp.delays;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words that repeat a signal; their results have a tail after its end. */
public final class Echoes {
  /** The longest delay that a signal may set: the delay line is that long. */
  private static final double MOST_MS = 20_000;

  private static final String MS = "delay";
  private static final String FEEDBACK =
      "feedback: part of each echo that returns; at 1 it never decays";
  private static final String MIX = "dry/wet mix: part of the echoes in the sound";
  private static final String LOW =
      "cutoff of the low-pass in the feedback path; half the sample rate and above = none";
  private static final String HIGH = "cutoff of the high-pass in the feedback path; 0 = none";
  private static final String TAIL =
      "length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where"
          + " delay or feedback is a signal";

  /** The index of the pan position in a tap's row, which may omit it. */
  private static final int PLACE = 2;

  private static final double UNTIL_QUIET = -1;

  private Echoes() {}

  @Operator(
      value =
          "Delay with feedback: echoes, each through a one-pole low-pass and high-pass; the delay"
              + " may be fractional and modulated; the controls keep their last values during the"
              + " tail.",
      words = "Delay",
      example = "sf.Delay(sf.SineWave(300, 440), 100, 0.5, 0.4, 5000, 80, 300)",
      own = true,
      chain = {"echo", "aecho"},
      find = {"slapback", "repeat", "tape", "dub", "adelay"},
      see = {
        "PingPong",
        "MultiTap",
        "MixAt",
        "ResonantFilter",
        "ShapedResonantFilter",
        "Haas",
        "TimeShift"
      },
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static Signal delay(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = MS,
              unit = Unit.MS,
              limits = "one sample to 20000",
              orNumber = true,
              otherwise = "375")
          Signal ms,
      @In(value = FEEDBACK, from = -1, to = 1, orNumber = true, otherwise = "0.35") Signal feedback,
      @In(value = MIX, from = 0, to = 1, orNumber = true, otherwise = "0.35") Signal mix,
      @In(value = LOW, unit = Unit.HZ, above = 0, orNumber = true, otherwise = "8000")
          Signal lowPassHz,
      @In(value = HIGH, unit = Unit.HZ, from = 0, orNumber = true, otherwise = "20")
          Signal highPassHz,
      @In(value = TAIL, unit = Unit.MS, from = -1, otherwise = "-1") double tail) {
    Controls.between("ms", ms, 0, MOST_MS);
    SoundWithControls body =
        SoundWithControls.of(List.of(x), ms, feedback, mix, lowPassHz, highPassHz);
    long length = body.samples() + tail(session, tail, ms, feedback);
    double rate = session.sampleRate();
    List<Signal> inputs = body.rung(length);
    boolean looksAhead = Lookahead.helps(ms, rate);
    EchoLoop loop =
        new EchoLoop(
            most(session, ms),
            body.ends(length),
            length,
            rate,
            looksAhead,
            session.memory().workspaces());
    return looksAhead
        ? Lookahead.withoutLatency(Filtered.of(loop, Lookahead.delayed(inputs, 1, length)), length)
        : Filtered.of(loop, inputs);
  }

  @Operator(
      value =
          "Ping-pong delay: echoes of the channels' mean that alternate between left and right,"
              + " each through a one-pole low-pass and high-pass.",
      words = "PingPong",
      ofMono = Mono.CHANNELS,
      example = "sf.PingPong(sf.SineWave(300, 440), 50, 0.6, 0.5, 0.6, 5000, 80, 300)",
      own = true,
      find = {"echo", "stereo"},
      see = {"Delay", "MultiTap"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> pingPong(
      Session session,
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(
              value = MS,
              unit = Unit.MS,
              limits = "one sample to 20000",
              orNumber = true,
              otherwise = "250")
          Signal ms,
      @In(value = FEEDBACK, from = -1, to = 1, orNumber = true, otherwise = "0.5") Signal feedback,
      @In(value = MIX, from = 0, to = 1, orNumber = true, otherwise = "0.35") Signal mix,
      @In(
              value = "stereo width of the echoes; 0 is in the middle",
              from = 0,
              to = 1,
              orNumber = true,
              otherwise = "1")
          Signal width,
      @In(value = LOW, unit = Unit.HZ, above = 0, orNumber = true, otherwise = "8000")
          Signal lowPassHz,
      @In(value = HIGH, unit = Unit.HZ, from = 0, orNumber = true, otherwise = "20")
          Signal highPassHz,
      @In(value = TAIL, unit = Unit.MS, from = -1, otherwise = "-1") double tail) {
    Controls.between("ms", ms, 0, MOST_MS);
    SoundWithControls body =
        SoundWithControls.of(StereoInput.of(x), ms, feedback, mix, width, lowPassHz, highPassHz);
    long length = body.samples() + tail(session, tail, ms, feedback);
    double rate = session.sampleRate();
    return Filtered.all(
        new CrossedLoop(
            most(session, ms), body.ends(length), length, rate, session.memory().workspaces()),
        body.rung(length));
  }

  /** The longest delay, in samples. */
  private static double most(Session session, Signal ms) {
    return Math.max(
        1, Milliseconds.exactly(Controls.number(ms).orElse(MOST_MS), session.sampleRate()));
  }

  private static long tail(Session session, double tail, Signal ms, Signal feedback) {
    if (tail != UNTIL_QUIET) {
      Require.that(tail >= 0, "tail", "must be 0 or more, or -1", tail);
      return Times.samples("tail", session, tail);
    }
    return Tail.ofLoop(session, Controls.number(ms), feedback);
  }

  @Operator(
      value =
          "Multi-tap delay: a signal and single echoes of it, each with its time and level; where a"
              + " row has a place, a list of left and right with the echoes of the channels' mean"
              + " there.",
      words = "MultiTap",
      ofMono = Mono.EITHER,
      example = "sf.MultiTap(sf.SineWave(300, 440), [(50, -6), (125, -9, -0.6), (200, -12, 0.5)])",
      own = true,
      find = {"echo", "echos", "reflections"},
      see = {"Delay", "PingPong", "MultipleResonantFilter", "MixAt", "SpectralDelay"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> multiTap(
      Session session,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(
              "rows (ms, dB) or (ms, dB, place): 0 to 20000 ms, -400 to 400 dB, and from -1, left,"
                  + " to 1, right, with constant power")
          List<Row> taps,
      @In(value = "gain of the signal itself (a factor)", orNumber = true, otherwise = "1")
          Signal dry) {
    taps.forEach(Echoes::check);
    boolean isPlaced = taps.stream().anyMatch(tap -> tap.size() > PLACE);
    List<Signal> own = isPlaced ? StereoInput.of(x) : AtLeastOne.of("x", x);
    List<Signal> echoed = isPlaced ? List.of(StereoInput.mean(own), StereoInput.mean(own)) : own;
    long body = SoundWithControls.of(own, dry).samples();
    double rate = session.sampleRate();
    double longest = taps.stream().mapToDouble(tap -> tap.at(0)).max().orElse(0);
    long length = body + Milliseconds.needed(longest, rate);
    List<Signal> heard = new ArrayList<>();
    for (int channel = 0; channel < own.size(); channel++) {
      int side = channel;
      List<Taps.Tap> each =
          taps.stream()
              .map(
                  tap ->
                      new Taps.Tap(Milliseconds.place(tap.at(0), rate), gain(tap, side, isPlaced)))
              .toList();
      SoundWithControls both =
          new SoundWithControls(List.of(own.get(side), echoed.get(side)), List.of(dry), body);
      heard.add(heard(each, both, length, session));
    }
    return heard;
  }

  private static Signal heard(
      List<Taps.Tap> taps, SoundWithControls body, long length, Session session) {
    List<Signal> inputs = body.rung(length);
    boolean looksAhead = taps.stream().anyMatch(tap -> Lookahead.helps(tap.delay()));
    List<Long> ends = looksAhead ? Lookahead.delayed(body.ends(length)) : body.ends(length);
    Taps filter = new Taps(taps, ends, length, looksAhead, session.memory().workspaces());
    return looksAhead
        ? Lookahead.withoutLatency(
            Filtered.of(filter, Lookahead.delayed(inputs, 2, length)), length)
        : Filtered.of(filter, inputs);
  }

  private static void check(Row tap) {
    if (tap.size() != PLACE && tap.size() != PLACE + 1) {
      throw new IllegalArgumentException(
          "taps must be rows of ms, dB and maybe a place, but one is " + tap.numbers());
    }
    Require.between("taps: ms", tap.at(0), 0, MOST_MS);
    Require.within("taps: dB", tap.at(1), Decibels.MOST);
    Require.within("taps: place", tap.at(PLACE, 0), 1);
  }

  /** The gain of a tap in one channel, by its pan position if any tap has one. */
  private static double gain(Row tap, int side, boolean isPlaced) {
    double gain = Decibels.gain(tap.at(1));
    if (!isPlaced) {
      return gain;
    }
    double angle = Math.PI / 4 * (1 + tap.at(PLACE, 0));
    return gain * (side == 0 ? StrictMath.cos(angle) : StrictMath.sin(angle));
  }
}

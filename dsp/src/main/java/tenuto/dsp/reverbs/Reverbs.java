package tenuto.dsp.reverbs;

import java.util.List;
import tenuto.dsp.timeline.Body;
import tenuto.dsp.word.Both;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.engine.Filtered;
import tenuto.engine.Require;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** Words that let a sound ring on in a room, a plate or a spring: left and right of any sound. */
public final class Reverbs {
  private static final String DECAY =
      "time in ms in which the middle of the spectrum falls by 60 dB, 10 to 120000";
  private static final String PRE_DELAY = "ms by which the reverberation is late, 0 to 10000";
  private static final String LOW = "decay below lowHz as a multiple of decay, 0.1 to 10";
  private static final String HIGH = "decay above highHz as a multiple of decay, 0.1 to 10";
  private static final String DAMPING =
      "how much air shortens the decay of the highs, 0 to 100; 1 is 36 dB a second at 8000 Hz and 9"
          + " at 4000, 0 nothing";
  private static final String WIDTH =
      "how far the reverberation is to the sides, 0 to 2, number or signal; 0 is in the middle";
  private static final String DEPTH =
      "by how many ms delays swing either way, 0 to 5, number or signal; so nothing rings at one"
          + " pitch";
  private static final String RATE = "how fast they swing, in Hz, 0 to 10, number or signal";
  private static final String LOW_HZ = "Hz where the decay is between that of lows and middle";
  private static final String HIGH_HZ =
      "Hz where the decay is between that of middle and highs, above lowHz";
  private static final String TAIL =
      "how long in ms it rings on, 0 and up, fading over the last tenth; -1 is until all has fallen"
          + " by 60 dB";

  private static final double UNTIL_QUIET = -1;
  private static final double MOST_PRE_DELAY = 10_000;
  private static final double MOST_WIDTH = 2;
  private static final double MOST_SIZE = 100;

  /** Beside the decay, what may come later: the tail's fading tenth, and the longest delays. */
  private static final double FADE = 1.12;

  private static final double DELAYS = 100;

  private Reverbs() {}

  @Operator(
      value =
          "A sound in a room of any size and decay, as a list of left and right: a network of eight"
              + " delays; both sides correlate by less than 0.1.",
      words = "Reverb",
      example =
          "sf.Reverb(sf.SineWave(200, 440), 250, 5, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000,"
              + " 300)",
      own = true,
      find = {"room", "hall", "reverberation", "fdn", "ambience", "space", "freeverb"},
      see = {"Plate", "Spring", "ConvolutionReverb", "Convolution", "MultipleResonantFilter"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> reverb(
      Session session,
      @In(value = Both.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(value = DECAY, otherwise = "2000") double decay,
      @In(value = "side of the room in metres, 1 to 100", otherwise = "25") double size,
      @In(value = Blend.MIX, orNumber = true, otherwise = "0.3") Signal mix,
      @In(value = PRE_DELAY, otherwise = "10") double preDelay,
      @In(value = LOW, otherwise = "1") double low,
      @In(value = HIGH, otherwise = "1") double high,
      @In(value = DAMPING, otherwise = "1") double damping,
      @In(value = WIDTH, orNumber = true, otherwise = "1") Signal width,
      @In(value = DEPTH, orNumber = true, otherwise = "0.3") Signal depth,
      @In(value = RATE, orNumber = true, otherwise = "0.5") Signal rate,
      @In(value = LOW_HZ, otherwise = "250") double lowHz,
      @In(value = HIGH_HZ, otherwise = "4000") double highHz,
      @In(value = TAIL, otherwise = "-1") double tail) {
    Decay wanted = new Decay(decay, low, high, lowHz, highHz, damping);
    Require.between("size", size, 1, MOST_SIZE);
    Sound sound = new Sound(session, x, mix, preDelay, width, depth, rate);
    double longest = 2000 * FeedbackNetwork.mean(size);
    Stage stage = sound.stage(tail, wanted.longest() + longest);
    return sound.through(
        new FeedbackNetwork(stage, size, wanted, isSwinging(depth), session::workspace));
  }

  @Operator(
      value =
          "A sound on a plate after Dattorro, as a list of left and right: dense at once, and"
              + " brighter than a room; both sides correlate by less than 0.1.",
      words = "Plate",
      example =
          "sf.Plate(sf.SineWave(200, 440), 250, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000,"
              + " 300)",
      own = true,
      find = {"reverb", "dattorro", "emt"},
      see = {"Reverb", "Spring", "ConvolutionReverb"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> plate(
      Session session,
      @In(value = Both.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(value = DECAY, otherwise = "2500") double decay,
      @In(value = Blend.MIX, orNumber = true, otherwise = "0.3") Signal mix,
      @In(value = PRE_DELAY, otherwise = "0") double preDelay,
      @In(value = LOW, otherwise = "1") double low,
      @In(value = HIGH, otherwise = "1") double high,
      @In(value = DAMPING, otherwise = "0.5") double damping,
      @In(value = WIDTH, orNumber = true, otherwise = "1") Signal width,
      @In(value = DEPTH, orNumber = true, otherwise = "0.3") Signal depth,
      @In(value = RATE, orNumber = true, otherwise = "0.8") Signal rate,
      @In(value = LOW_HZ, otherwise = "250") double lowHz,
      @In(value = HIGH_HZ, otherwise = "4000") double highHz,
      @In(value = TAIL, otherwise = "-1") double tail) {
    Decay wanted = new Decay(decay, low, high, lowHz, highHz, damping);
    Sound sound = new Sound(session, x, mix, preDelay, width, depth, rate);
    Stage stage = sound.stage(tail, wanted.longest() + DELAYS);
    return sound.through(new PlateTank(stage, wanted, isSwinging(depth), session::workspace));
  }

  @Operator(
      value =
          "A sound through a tank of two springs after Välimäki, Parker and Abel, as a list of left"
              + " and right: every echo is a chirp, in which the highs come last; both sides"
              + " correlate by less than 0.1.",
      words = "Spring",
      example = "sf.Spring(sf.SineWave(200, 440), 250, 30, 4000, 0.4, 10, 0.8, 0.1, 0.5, 300)",
      own = true,
      find = {"reverb", "surf", "dispersion"},
      see = {"Reverb", "Plate", "ConvolutionReverb"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> spring(
      Session session,
      @In(value = Both.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(value = "time in ms in which the echoes fall by 60 dB, 10 to 120000", otherwise = "2500")
          double decay,
      @In(value = "ms between echoes, 10 to 1000: how long the first spring is", otherwise = "56")
          double ms,
      @In(
              value =
                  "highest frequency in Hz, from 500: half the sample rate over a whole number, the"
                      + " nearest is taken",
              otherwise = "4500")
          double hz,
      @In(value = Blend.MIX, orNumber = true, otherwise = "0.3") Signal mix,
      @In(value = PRE_DELAY, otherwise = "0") double preDelay,
      @In(value = WIDTH, orNumber = true, otherwise = "1") Signal width,
      @In(value = DEPTH, orNumber = true, otherwise = "0.05") Signal depth,
      @In(value = RATE, orNumber = true, otherwise = "0.7") Signal rate,
      @In(value = TAIL, otherwise = "-1") double tail) {
    Decay wanted = Decay.even(decay);
    Require.between("ms", ms, 10, 1000);
    Require.that(hz >= 500 && hz < 1e6, "hz", "must be 500 or more", hz);
    Sound sound = new Sound(session, x, mix, preDelay, width, depth, rate);
    Stage stage = sound.stage(tail, decay + 2 * ms);
    return sound.through(
        new Springs(stage, wanted, ms / 1000, hz, isSwinging(depth), session::workspace));
  }

  /** Whether delays move at all: if not, nothing has to be read between samples. */
  private static boolean isSwinging(Signal depth) {
    return Controls.number(depth).orElse(1) != 0;
  }

  /** What a word is given beside what makes it the one it is. */
  private record Sound(Session session, List<Signal> x, double preDelay, Body body) {
    Sound(
        Session session,
        List<Signal> x,
        Signal mix,
        double preDelay,
        Signal width,
        Signal depth,
        Signal rate) {
      this(session, x, preDelay, Body.of(Both.of(x).subList(0, x.size()), mix, width, depth, rate));
      Blend.check(mix);
      Require.between("preDelay", preDelay, 0, MOST_PRE_DELAY);
      Controls.between("width", width, 0, MOST_WIDTH);
      Swing.check(depth, rate);
    }

    /**
     * Where it is heard.
     *
     * @param quiet ms after which what rings has fallen by 60 dB
     */
    Stage stage(double tail, double quiet) {
      long late = session.samples(preDelay);
      double rings = tail;
      if (tail == UNTIL_QUIET) {
        rings = FADE * (quiet + preDelay);
      } else {
        Require.that(tail >= 0, "tail", "must be 0 or more, or -1", tail);
      }
      long length = body.samples() + Times.samples("tail", session, rings);
      return new Stage(
          x.size(), late, body.samples(), body.ends(length), length, session.sampleRate());
    }

    List<Signal> through(Stage.On filter) {
      return Filtered.all(filter, body.rung(filter.stage().length()));
    }
  }
}

package tenuto.dsp.reverbs;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Reverbs: words that place a sound in a room, a plate or a spring, with stereo output. */
public final class Reverbs {
  private static final String DECAY = "decay time (T60) of the middle of the spectrum";
  private static final String PRE_DELAY = "pre-delay of the reverberation";
  private static final String LOW = "decay below lowHz as a multiple of decay";
  private static final String HIGH = "decay above highHz as a multiple of decay";
  private static final String DAMPING =
      "air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none";
  private static final String WIDTH = "stereo width of the reverberation; 0 is in the middle";
  private static final String DEPTH =
      "modulation depth of the delays, to either side; avoids metallic ringing";
  private static final String RATE = "modulation rate of the delays";
  private static final String LOW_HZ =
      "lower crossover frequency, at which the decay is half way between that of the lows and of"
          + " the middle";
  private static final String HIGH_HZ =
      "upper crossover frequency, at which the decay is half way between that of the middle and of"
          + " the highs";
  private static final String TAIL =
      "length of the tail, of which the last tenth is faded; -1 = until the reverberation has"
          + " fallen by 60 dB";

  private static final double UNTIL_QUIET = -1;

  /**
   * Factor for what follows the decay: the tail's final tenth, which fades, and the longest delays.
   */
  private static final double FADE = 1.12;

  private static final double DELAYS = 100;

  private Reverbs() {}

  @Operator(
      value =
          "Room reverb of any size and decay, as a list of left and right, or of as many channels as"
              + " a sound of more than two has: a feedback delay network of eight lines for each"
              + " two channels; any two correlate by less than 0.1.",
      words = "Reverb",
      source =
          "J.-M. Jot, A. Chaigne, \"Digital delay networks for designing artificial"
              + " reverberators\", AES 1991; ISO 9613-1 (damping)",
      ofMono = Mono.CHANNELS,
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
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = DECAY, unit = Unit.MS, from = 10, to = 120000, otherwise = "2000") double decay,
      @In(
              value = "side length of the room",
              unit = Unit.METRES,
              from = 1,
              to = 100,
              otherwise = "25")
          double size,
      @In(value = Blend.MIX, from = 0, to = 1, orNumber = true, otherwise = "0.3") Signal mix,
      @In(value = PRE_DELAY, unit = Unit.MS, from = 0, to = 10000, otherwise = "10")
          double preDelay,
      @In(value = LOW, from = 0.1, to = 10, otherwise = "1") double low,
      @In(value = HIGH, from = 0.1, to = 10, otherwise = "1") double high,
      @In(value = DAMPING, from = 0, to = 100, otherwise = "1") double damping,
      @In(value = WIDTH, from = 0, to = 2, orNumber = true, otherwise = "1") Signal width,
      @In(value = DEPTH, unit = Unit.MS, from = 0, to = 5, orNumber = true, otherwise = "0.3")
          Signal depth,
      @In(value = RATE, unit = Unit.HZ, from = 0, to = 10, orNumber = true, otherwise = "0.5")
          Signal rate,
      @In(value = LOW_HZ, unit = Unit.HZ, otherwise = "250") double lowHz,
      @In(value = HIGH_HZ, unit = Unit.HZ, limits = "above lowHz", otherwise = "4000")
          double highHz,
      @In(value = TAIL, unit = Unit.MS, from = -1, otherwise = "-1") double tail) {
    Decay wanted = new Decay(decay, low, high, lowHz, highHz, damping);
    double quiet = wanted.longest() + 2000 * FeedbackNetwork.mean(size);
    boolean swings = isSwinging(depth);
    if (AtLeastOne.of("x", x).size() <= 2) {
      Sound sound = new Sound(session, x, mix, preDelay, width, depth, rate);
      return sound.room(sound.stage(tail, quiet), size, wanted, swings);
    }
    SurroundField field = SurroundField.of(x, mix, width, depth, rate);
    List<Signal> wet = new ArrayList<>();
    for (int pair = 0; wet.size() < x.size(); pair++) {
      Sound sound =
          new Sound(session, field.sides(), SurroundField.wet(), preDelay, width, depth, rate);
      double own = SurroundField.size(size, pair);
      wet.addAll(sound.room(sound.stage(tail, quiet), own, wanted, swings));
    }
    return field.mixed(wet);
  }

  @Operator(
      value =
          "Plate reverb after Dattorro, as a list of left and right: dense from the start, and"
              + " brighter than a room; both sides correlate by less than 0.1.",
      words = "Plate",
      source =
          "J. Dattorro, \"Effect design, part 1: reverberator and other filters\", JAES 45, 1997",
      ofMono = Mono.CHANNELS,
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
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(value = DECAY, unit = Unit.MS, from = 10, to = 120000, otherwise = "2500") double decay,
      @In(value = Blend.MIX, from = 0, to = 1, orNumber = true, otherwise = "0.3") Signal mix,
      @In(value = PRE_DELAY, unit = Unit.MS, from = 0, to = 10000, otherwise = "0") double preDelay,
      @In(value = LOW, from = 0.1, to = 10, otherwise = "1") double low,
      @In(value = HIGH, from = 0.1, to = 10, otherwise = "1") double high,
      @In(value = DAMPING, from = 0, to = 100, otherwise = "0.5") double damping,
      @In(value = WIDTH, from = 0, to = 2, orNumber = true, otherwise = "1") Signal width,
      @In(value = DEPTH, unit = Unit.MS, from = 0, to = 5, orNumber = true, otherwise = "0.3")
          Signal depth,
      @In(value = RATE, unit = Unit.HZ, from = 0, to = 10, orNumber = true, otherwise = "0.8")
          Signal rate,
      @In(value = LOW_HZ, unit = Unit.HZ, otherwise = "250") double lowHz,
      @In(value = HIGH_HZ, unit = Unit.HZ, limits = "above lowHz", otherwise = "4000")
          double highHz,
      @In(value = TAIL, unit = Unit.MS, from = -1, otherwise = "-1") double tail) {
    Decay wanted = new Decay(decay, low, high, lowHz, highHz, damping);
    Sound sound = new Sound(session, x, mix, preDelay, width, depth, rate);
    Stage stage = sound.stage(tail, wanted.longest() + DELAYS);
    return sound.through(
        new PlateTank(stage, wanted, isSwinging(depth), session.memory().workspaces()));
  }

  @Operator(
      value =
          "Spring reverb of two springs after Välimäki, Parker and Abel, as a list of left and"
              + " right: every echo is a chirp, in which the highs come last; both sides correlate"
              + " by less than 0.1.",
      words = "Spring",
      source =
          "V. Välimäki, J. Parker, J. Abel, \"Parametric spring reverberation effect\", JAES 58,"
              + " 2010",
      ofMono = Mono.CHANNELS,
      example = "sf.Spring(sf.SineWave(200, 440), 250, 30, 4000, 0.4, 10, 0.8, 0.1, 0.5, 300)",
      own = true,
      find = {"reverb", "surf", "dispersion"},
      see = {"Reverb", "Plate", "ConvolutionReverb"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> spring(
      Session session,
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(
              value = "decay time (T60) of the echoes",
              unit = Unit.MS,
              from = 10,
              to = 120000,
              otherwise = "2500")
          double decay,
      @In(
              value = "time between echoes: length of the first spring",
              unit = Unit.MS,
              from = 10,
              to = 1000,
              otherwise = "56")
          double ms,
      @In(
              value =
                  "highest frequency, rounded to half the sample rate divided by a whole number",
              unit = Unit.HZ,
              from = 500,
              otherwise = "4500")
          double hz,
      @In(value = Blend.MIX, from = 0, to = 1, orNumber = true, otherwise = "0.3") Signal mix,
      @In(value = PRE_DELAY, unit = Unit.MS, from = 0, to = 10000, otherwise = "0") double preDelay,
      @In(value = WIDTH, from = 0, to = 2, orNumber = true, otherwise = "1") Signal width,
      @In(value = DEPTH, unit = Unit.MS, from = 0, to = 5, orNumber = true, otherwise = "0.05")
          Signal depth,
      @In(value = RATE, unit = Unit.HZ, from = 0, to = 10, orNumber = true, otherwise = "0.7")
          Signal rate,
      @In(value = TAIL, unit = Unit.MS, from = -1, otherwise = "-1") double tail) {
    Decay wanted = Decay.even(decay);
    Require.that(hz >= 500 && hz < 1e6, "hz", "must be 500 or more", hz);
    Sound sound = new Sound(session, x, mix, preDelay, width, depth, rate);
    Stage stage = sound.stage(tail, decay + 2 * ms);
    return sound.through(
        new Springs(
            stage, wanted, ms / 1000, hz, isSwinging(depth), session.memory().workspaces()));
  }

  /** Whether delays are modulated; if not, no interpolation is needed. */
  private static boolean isSwinging(Signal depth) {
    return Controls.number(depth).orElse(1) != 0;
  }

  /** The arguments that all reverbs share. */
  private record Sound(Session session, List<Signal> x, double preDelay, SoundWithControls body) {
    Sound(
        Session session,
        List<Signal> x,
        Signal mix,
        double preDelay,
        Signal width,
        Signal depth,
        Signal rate) {
      this(
          session,
          x,
          preDelay,
          SoundWithControls.of(StereoInput.of(x).subList(0, x.size()), mix, width, depth, rate));
    }

    /**
     * The input and output of the reverb.
     *
     * @param quiet ms after which the reverberation has decayed by 60 dB
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

    List<Signal> room(Stage stage, double size, Decay decay, boolean swings) {
      return through(
          new FeedbackNetwork(stage, size, decay, swings, session.memory().workspaces()));
    }

    List<Signal> through(Stage.On filter) {
      return Filtered.all(filter, body.rung(filter.stage().length()));
    }
  }
}

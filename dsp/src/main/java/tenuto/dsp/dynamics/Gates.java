package tenuto.dsp.dynamics;

import java.util.List;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words that reduce the level of soft sounds, or of one sound while another is present. */
public final class Gates {
  private static final String UP = " time constant: the gain in dB has covered 63 % of its way up";
  private static final String DOWN =
      " time constant: the gain in dB has covered 63 % of its way down";

  private static final String HYSTERESIS =
      "hysteresis: how far below the threshold the level must fall to close the gate";

  private Gates() {}

  @Operator(
      value =
          "Noise gate: attenuates by a range what is below a threshold; channels together, opens at"
              + " once, and closes when the level has stayed below the hysteresis for the hold"
              + " time.",
      words = "NoiseGate",
      example =
          "sf.NoiseGate(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (100, 1), (250,"
              + " 0))), -12, -60, 1, 20, 50)",
      chain = {"agate"},
      find = {"gate", "noise", "silence", "dynamics"},
      see = {"Expander", "Gate", "Duck", "SpectralGate"},
      own = true,
      nan = Nan.SPREADS)
  public static List<Signal> noiseGate(
      Session session,
      @In(value = Compressors.SOUND, linked = true) List<Signal> x,
      @In(
              value = Compressors.THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-50")
          Signal threshold,
      @In(
              value = "gain while the gate is closed",
              unit = Unit.DB,
              from = -200,
              to = 0,
              orNumber = true,
              otherwise = "-80")
          Signal range,
      @In(value = "attack" + UP, unit = Unit.MS, from = 0, to = 60000, otherwise = "1")
          double attack,
      @In(
              value = "hold time: how long the gate stays open",
              unit = Unit.MS,
              from = 0,
              to = 60000,
              otherwise = "50")
          double hold,
      @In(value = "release" + DOWN, unit = Unit.MS, from = 0, to = 60000, otherwise = "100")
          double release,
      @In(value = HYSTERESIS, unit = Unit.DB, from = 0, to = 60, otherwise = "6") double hysteresis,
      @In(value = Compressors.LOOKAHEAD, unit = Unit.MS, from = 0, to = 60000, otherwise = "0")
          double lookahead) {
    Switch gate = new Switch(session, false, attack, hold, release, hysteresis);
    Linked sound = Linked.of(x, threshold, range);
    int ahead = Detector.wholeSamples("lookahead", session, lookahead);
    return gate.applied(sound, sound.longer(ahead), threshold, range, ahead);
  }

  @Operator(
      value =
          "Ducking: lowers a sound by some dB while another one, the key, is present, as music"
              + " under a voice.",
      words = "Duck",
      example = "sf.Duck(sf.SineWave(250, 440), sf.SineWave(100, 660), -12, -40, 20, 30, 50)",
      find = {"ducking", "voiceover", "sidechain", "podcast"},
      see = {"SideChainCompressor", "NoiseGate"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static List<Signal> duck(
      Session session,
      @In(value = Compressors.SOUND, linked = true) List<Signal> x,
      @In(
              "side-chain: the sound that the other makes way for, a signal or a list of signals as"
                  + " channels")
          List<Signal> key,
      @In(
              value = "gain while it is down",
              unit = Unit.DB,
              from = -200,
              to = 0,
              orNumber = true,
              otherwise = "-12")
          Signal depth,
      @In(
              value = "threshold that the key must reach",
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-40")
          Signal threshold,
      @In(value = "attack" + DOWN, unit = Unit.MS, from = 0, to = 60000, otherwise = "50")
          double attack,
      @In(
              value = "hold time: how long the gain stays down",
              unit = Unit.MS,
              from = 0,
              to = 60000,
              otherwise = "300")
          double hold,
      @In(value = "release" + UP, unit = Unit.MS, from = 0, to = 60000, otherwise = "400")
          double release,
      @In(value = HYSTERESIS, unit = Unit.DB, from = 0, to = 60, otherwise = "6") double hysteresis,
      @In(value = Compressors.LOOKAHEAD, unit = Unit.MS, from = 0, to = 60000, otherwise = "0")
          double lookahead) {
    Switch gate = new Switch(session, true, attack, hold, release, hysteresis);
    Linked sound = Linked.of(x, threshold, depth);
    int ahead = Detector.wholeSamples("lookahead", session, lookahead);
    Linked other = Linked.of(AtLeastOne.of("key", key), sound.length() + ahead);
    return gate.applied(sound, other, threshold, depth, ahead);
  }

  /** The settings of a gate; times in ms. */
  private record Switch(
      Session session,
      boolean ducks,
      double attack,
      double hold,
      double release,
      double hysteresis) {
    List<Signal> applied(Linked sound, Linked key, Signal threshold, Signal change, int ahead) {
      GateGain gate =
          new GateGain(
              ducks,
              hysteresis,
              // Otherwise a sound would be released before its end.
              ahead + Detector.wholeSamples("hold", session, hold),
              Detector.left("attack", session, attack),
              Detector.left("release", session, release));
      List<Signal> inputs =
          List.of(key.peaks(), Linked.later(threshold, ahead), Linked.later(change, ahead));
      return sound.times(gate, inputs, ahead);
    }
  }

  @Operator(
      value =
          "Downward expander: each dB below a threshold becomes ratio dB, down to a range, with one"
              + " gain for all channels, that of the loudest.",
      words = "Expander",
      source =
          "D. Giannoulis, M. Massberg, J. Reiss, \"Digital dynamic range compressor design: a"
              + " tutorial and analysis\", JAES 60, 2012",
      example =
          "sf.Expander(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (250, 1))), -12)",
      find = {"expansion", "downward", "dynamics"},
      see = {"NoiseGate", "Compressor"},
      own = true)
  public static List<Signal> expander(
      Session session,
      @In(value = Compressors.SOUND, linked = true) List<Signal> x,
      @In(
              value = Compressors.THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-40")
          Signal threshold,
      @In(
              value = "ratio: dB out per dB in below the threshold",
              from = 1,
              to = 1000,
              orNumber = true,
              otherwise = "2")
          Signal ratio,
      @In(value = "largest attenuation", unit = Unit.DB, from = -200, to = 0, otherwise = "-40")
          double range,
      @In(value = "attack" + UP, unit = Unit.MS, from = 0, to = 60000, otherwise = "2")
          double attack,
      @In(value = "release" + DOWN, unit = Unit.MS, from = 0, to = 60000, otherwise = "150")
          double release,
      @In(
              value = "window whose maximum is the detected level",
              unit = Unit.MS,
              from = 0,
              to = 1000,
              otherwise = "10")
          double hold,
      @In(value = Compressors.KNEE, unit = Unit.DB, from = 0, to = 60, otherwise = "6")
          double knee) {
    Linked sound = Linked.of(x, threshold, ratio);
    double down = Detector.left("release", session, release);
    double up = Detector.left("attack", session, attack);
    LevelGain gain =
        new LevelGain(
            knee,
            range,
            Math.max(1, Detector.wholeSamples("hold", session, hold)),
            new Ballistics(down, up));
    return sound.times(gain, List.of(sound.peaks(), threshold, ratio, Compressors.steady(0)), 0);
  }

  @Operator(
      value =
          "Transient shaper: gain of attacks and of sustained parts, each up to a number of dB,"
              + " whatever the level.",
      words = "TransientShaper",
      example =
          "sf.TransientShaper(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 1), (200,"
              + " 0.01), (250, 0))), 6, -6)",
      find = {"transient", "punch", "attack", "drums", "envelope"},
      see = "Compressor",
      own = true)
  public static List<Signal> transientShaper(
      Session session,
      @In(value = Compressors.SOUND, linked = true) List<Signal> x,
      @In(
              value = "gain of attacks",
              unit = Unit.DB,
              from = -40,
              to = 40,
              orNumber = true,
              otherwise = "6")
          Signal attack,
      @In(
              value = "gain of the sustained part",
              unit = Unit.DB,
              from = -40,
              to = 40,
              orNumber = true,
              otherwise = "0")
          Signal sustain) {
    double most = TransientGain.MOST_DB;
    Linked sound = Linked.of(x, attack, sustain);
    TransientGain gain = new TransientGain(session.sampleRate());
    return sound.times(Filtered.of(gain, List.of(sound.peaks(), attack, sustain)));
  }
}

package tenuto.dsp.envelopes;

import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Words for the envelope of a single note, whose key is held for some time. */
public final class Envelopes {
  static final String HELD = "time that the key is held";
  static final String ATTACK = "attack: time from 0 to 1";
  static final String DECAY = "decay: time from 1 to the sustain level";
  static final String SUSTAIN = "sustain level, while the key is held";
  static final String RELEASE =
      "release: time from the level reached to 0, after the key is let up";
  static final String CURVE =
      "curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive"
          + " slow at first";

  private Envelopes() {}

  @Operator(
      value =
          "Attack-decay-sustain-release envelope of a note held for some ms, followed by the"
              + " release; total length ms + release.",
      words = "ADSR",
      example = "sf.ADSR(300, 10, 50, 0.6, 200)",
      own = true,
      find = {"envelope", "eg", "env", "envgen", "note", "linsegr", "expsegr", "madsr"},
      see = {"AR", "Percussive", "DADSR", "GatedADSR", "Breakpoints"},
      form = Form.SHAPE)
  public static Signal adsr(
      Session session,
      @In(value = HELD, unit = Unit.MS, from = 0) double ms,
      @In(value = ATTACK, unit = Unit.MS, from = 0, otherwise = "10") double attack,
      @In(value = DECAY, unit = Unit.MS, from = 0, otherwise = "100") double decay,
      @In(value = SUSTAIN, from = 0, to = 1, otherwise = "0.7") double sustain,
      @In(value = RELEASE, unit = Unit.MS, from = 0, otherwise = "200") double release,
      @In(value = CURVE, from = -100, to = 100, otherwise = "-4") double curve) {
    return delayed(session, ms, 0, attack, decay, sustain, release, curve);
  }

  @Operator(
      value = "ADSR envelope that starts after a delay; total length ms + release.",
      words = "DADSR",
      example = "sf.DADSR(300, 100, 10, 50, 0.6, 200)",
      own = true,
      find = {"envelope", "delayed"},
      see = {"ADSR"},
      form = Form.SHAPE)
  public static Signal dadsr(
      Session session,
      @In(value = "time that the key is held, the delay included", unit = Unit.MS, from = 0)
          double ms,
      @In(value = "delay: silence before the attack", unit = Unit.MS, from = 0, otherwise = "100")
          double delay,
      @In(value = ATTACK, unit = Unit.MS, from = 0, otherwise = "10") double attack,
      @In(value = DECAY, unit = Unit.MS, from = 0, otherwise = "100") double decay,
      @In(value = SUSTAIN, from = 0, to = 1, otherwise = "0.7") double sustain,
      @In(value = RELEASE, unit = Unit.MS, from = 0, otherwise = "200") double release,
      @In(value = CURVE, from = -100, to = 100, otherwise = "-4") double curve) {
    Stages.time(session, "delay", delay);
    return delayed(session, ms, delay, attack, decay, sustain, release, curve);
  }

  private static Signal delayed(
      Session session,
      double ms,
      double delay,
      double attack,
      double decay,
      double sustain,
      double release,
      double curve) {
    Stages.time(session, "ms", ms);
    Stages.time(session, "attack", attack);
    Stages.time(session, "decay", decay);
    Stages.time(session, "release", release);
    return stages(session, curve)
        .to(0, delay)
        .to(1, attack)
        .to(sustain, decay)
        .until(ms)
        .to(0, release)
        .over(session, ms + release);
  }

  @Operator(
      value =
          "Attack-release envelope of a note held for some ms, followed by the release; total"
              + " length ms + release.",
      words = "AR",
      example = "sf.AR(300, 10, 200)",
      own = true,
      find = {"envelope", "asr", "linen", "attack", "release"},
      see = {"ADSR"},
      form = Form.SHAPE)
  public static Signal ar(
      Session session,
      @In(value = HELD, unit = Unit.MS, from = 0) double ms,
      @In(value = ATTACK, unit = Unit.MS, from = 0, otherwise = "10") double attack,
      @In(value = RELEASE, unit = Unit.MS, from = 0, otherwise = "200") double release,
      @In(value = CURVE, from = -100, to = 100, otherwise = "-4") double curve) {
    return delayed(session, ms, 0, attack, 0, 1, release, curve);
  }

  @Operator(
      value = "Attack-decay envelope of percussive sounds; total length attack + decay.",
      words = "Percussive",
      example = "sf.Percussive(2, 500)",
      own = true,
      find = {"envelope", "perc", "strike", "drum", "ad"},
      see = {"ADSR"},
      form = Form.SHAPE)
  public static Signal percussive(
      Session session,
      @In(value = ATTACK, unit = Unit.MS, from = 0, otherwise = "2") double attack,
      @In(value = "decay: time from 1 to 0", unit = Unit.MS, from = 0, otherwise = "500")
          double decay,
      @In(value = CURVE, from = -100, to = 100, otherwise = "-4") double curve) {
    Stages.time(session, "attack", attack);
    Stages.time(session, "decay", decay);
    return stages(session, curve).to(1, attack).to(0, decay).over(session, attack + decay);
  }

  private static Stages stages(Session session, double curve) {
    return new Stages(session.sampleRate(), curve);
  }
}

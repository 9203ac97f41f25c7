package tenuto.dsp.filters;

import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words that smooth a signal: followers and a slew limit. A NaN lasts to the signal's end. */
public final class Followers {
  private static final String ATTACK = "attack time, after which 1 % of a step remains";
  private static final String RELEASE = "release time, likewise";

  private Followers() {}

  @Operator(
      value = "The envelope of a signal: its magnitude, followed from 0 on.",
      words = "Follow",
      find = {"envelope-follower", "rms"},
      see = {"RMSEnvelope", "PeakEnvelope", "FollowingLowPass", "Rectify"},
      example = "sf.Follow(sf.SineWave(1000, 440), 5, 20)",
      form = Form.ALIKE)
  public static Signal follow(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = ATTACK, unit = Unit.MS, from = 0) double attack,
      @In(value = RELEASE, unit = Unit.MS, from = 0) double release) {
    return follower(session, x, attack, release, true);
  }

  @Operator(
      value = "A low-pass filter with different speeds for rising and falling, from 0 on.",
      words = "FollowingLowPass",
      example = "sf.FollowingLowPass(sf.SineWave(1000, 440), 5, 20)",
      see = {"OnePoleLowPass", "MaxDeviation", "Follow"},
      form = Form.ALIKE)
  public static Signal followingLowPass(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = ATTACK, unit = Unit.MS, from = 0) double attack,
      @In(value = RELEASE, unit = Unit.MS, from = 0) double release) {
    return follower(session, x, attack, release, false);
  }

  private static Signal follower(
      Session session, Signal x, double attack, double release, boolean rectifies) {
    double up = factor("attack", session, attack);
    double down = factor("release", session, release);
    return Filtered.of(new Follower(up, down, rectifies), x);
  }

  private static double factor(String name, Session session, double ms) {
    Require.that(ms >= 0 && Double.isFinite(ms), name, "must be 0 or more and finite", ms);
    return Follower.factor(Milliseconds.exactly(ms, session.sampleRate()));
  }

  @Operator(
      value = "The signal with a limited change from sample to sample, starting from 0.",
      words = "MaxDeviation",
      example = "sf.MaxDeviation(sf.SineWave(1000, 440), 0.05)",
      see = "FollowingLowPass",
      form = Form.ALIKE)
  public static Signal maxDeviation(
      @In(Units.SIGNAL) Signal x, @In(value = "largest change per sample", from = 0) double step) {
    return Filtered.of(new SlewLimit(step), x);
  }
}

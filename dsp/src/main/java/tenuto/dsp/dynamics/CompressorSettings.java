package tenuto.dsp.dynamics;

import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;

/**
 * The settings of a compressor.
 *
 * @param attack ms
 * @param release ms
 * @param ahead samples
 */
record CompressorSettings(
    Session session,
    Signal threshold,
    Signal ratio,
    Signal makeup,
    double knee,
    double attack,
    double release,
    Detector detector,
    int ahead) {
  /**
   * The share of the release for which the level is held, so that the troughs within a cycle cause
   * no release: at most half a cycle of 50 Hz.
   */
  private static final double HOLD = 1.0 / 20;

  private static final double MOST_HOLD_MS = 10;

  static CompressorSettings of(
      Session session,
      Signal threshold,
      Signal ratio,
      Signal makeup,
      double knee,
      double attack,
      double release,
      String detector,
      double lookahead) {
    return new CompressorSettings(
        session,
        threshold,
        ratio,
        makeup,
        knee,
        attack,
        release,
        Detector.named(detector),
        Detector.wholeSamples("lookahead", session, lookahead));
  }

  LevelGain filter() {
    double down = Detector.left("attack", session, attack);
    double rise = Detector.samples("release", session, release);
    double most = Math.min(HOLD * rise, Milliseconds.place(MOST_HOLD_MS, session.sampleRate()));
    int hold = detector == Detector.PEAK ? (int) most : 0;
    // The hold is part of the release, less the lookahead: otherwise the gain would be released
    // as long before a sound's end as it begins to fall before its start.
    double up = Ballistics.factor(rise - hold);
    return new LevelGain(knee, Double.NaN, ahead + Math.max(1, hold), new Ballistics(down, up));
  }

  List<Signal> inputs(Linked key) {
    Signal level = detector.of(key, session.sampleRate());
    return List.of(
        level,
        Linked.later(threshold, ahead),
        Linked.later(ratio, ahead),
        Linked.later(makeup, ahead));
  }

  List<Signal> applied(Linked sound, Linked key) {
    return sound.times(filter(), inputs(key.longer(ahead)), ahead);
  }
}

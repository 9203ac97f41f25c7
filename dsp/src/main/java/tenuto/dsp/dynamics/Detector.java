package tenuto.dsp.dynamics;

import tenuto.dsp.word.Times;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/** How the level of a sound is measured. */
enum Detector {
  /** Peak, held for a short time: for a steady tone, its amplitude. */
  PEAK {
    @Override
    Signal of(Linked sound, double sampleRate) {
      return sound.peaks();
    }
  },

  /** Root mean square over {@value #EFFECTIVE_MS} ms, of the loudest channel. */
  RMS {
    @Override
    Signal of(Linked sound, double sampleRate) {
      int samples = Math.max(1, (int) Milliseconds.whole(EFFECTIVE_MS, sampleRate));
      return Linked.largest(sound.through(new EffectiveLevel(samples)));
    }
  };

  static final double EFFECTIVE_MS = 10;

  static final String UNIT = "peak, or rms: over 10 ms";

  /** The level of the channels together, as a factor. */
  abstract Signal of(Linked sound, double sampleRate);

  static Detector named(String name) {
    return switch (name) {
      case "peak" -> PEAK;
      case "rms" -> RMS;
      default ->
          throw new IllegalArgumentException(
              "detector must be peak or rms, but is '%s'".formatted(name));
    };
  }

  /** A parameter's time, 0 ms to a minute, in samples. */
  static double samples(String name, Session session, double ms) {
    Require.between(name, ms, 0, 60_000);
    return Milliseconds.exactly(ms, session.sampleRate());
  }

  /**
   * The smoothing factor for a time constant in ms: the share of a step that remains after one
   * sample.
   */
  static double left(String name, Session session, double ms) {
    return Ballistics.factor(samples(name, session, ms));
  }

  /** A parameter's time in whole samples. */
  static int wholeSamples(String name, Session session, double ms) {
    samples(name, session, ms);
    return (int) Times.length(session, ms);
  }
}

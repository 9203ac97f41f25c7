package tenuto.dsp.dynamics;

import tenuto.dsp.word.Times;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/** What counts as the level of a sound. */
enum Detector {
  /** The largest sample of a short while: of a steady tone, its amplitude. */
  PEAK {
    @Override
    Signal of(Linked sound, double sampleRate) {
      return sound.peaks();
    }
  },

  /** The root of the mean square of {@value #EFFECTIVE_MS} ms, of the loudest channel. */
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

  /** A time of a parameter in samples: 0 ms to a minute. */
  static double samples(String name, Session session, double ms) {
    Require.between(name, ms, 0, 60_000);
    return Milliseconds.exactly(ms, session.sampleRate());
  }

  /** The part of a way that is left a sample after it began, for a time constant in ms. */
  static double left(String name, Session session, double ms) {
    return Ballistics.factor(samples(name, session, ms));
  }

  /** Whole samples of a time. */
  static int wholeSamples(String name, Session session, double ms) {
    samples(name, session, ms);
    return (int) Times.length(session, ms);
  }
}

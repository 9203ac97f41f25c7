package tenuto.bench.words;

import java.util.SplittableRandom;

/** What words are given, made by plain loops so that no kernel is warm when a word begins. */
enum Input {
  /** A tone of 220 Hz, a little too loud and a little noisy. */
  TONE {
    @Override
    double at(int i, double noise) {
      return 1.2 * wave(i, 220) + 0.05 * noise;
    }
  },

  NOISE {
    @Override
    double at(int i, double noise) {
      return noise;
    }
  },

  /** A cutoff or a frequency in Hz. */
  HZ {
    @Override
    double at(int i, double noise) {
      return 1000 + 800 * wave(i, 0.3);
    }
  },

  /** A filter's q. */
  Q {
    @Override
    double at(int i, double noise) {
      return 2 + wave(i, 0.7);
    }
  },

  /** A ladder's resonance. */
  RESONANCE {
    @Override
    double at(int i, double noise) {
      return 0.5 + 0.4 * wave(i, 0.7);
    }
  },

  /** How fast a signal is played. */
  SPEED {
    @Override
    double at(int i, double noise) {
      return 1 + 0.05 * wave(i, 5);
    }
  },

  /** By how much a speed is bent. */
  BEND {
    @Override
    double at(int i, double noise) {
      return 0.1 * wave(i, 5);
    }
  },

  /** Milliseconds. */
  SHIFT {
    @Override
    double at(int i, double noise) {
      return 3 + 2 * wave(i, 1);
    }
  };

  static final double RATE = 96_000;

  abstract double at(int i, double noise);

  double[] samples(int count) {
    var random = new SplittableRandom(ordinal());
    double[] samples = new double[count];
    for (int i = 0; i < count; i++) {
      samples[i] = at(i, random.nextDouble(-1, 1));
    }
    return samples;
  }

  private static double wave(int i, double hz) {
    return Math.sin(2 * Math.PI * hz / RATE * i);
  }
}

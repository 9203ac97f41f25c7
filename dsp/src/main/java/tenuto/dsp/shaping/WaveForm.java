package tenuto.dsp.shaping;

/** The waveforms that replace a half-wave, or a whole cycle, of a signal. */
public enum WaveForm {
  /** The half-wave scaled to a peak of 1. */
  MAXIMISED {
    @Override
    boolean counts() {
      return false;
    }

    @Override
    void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to) {
      double peak = piece.peak();
      for (int i = from; i < to; i++) {
        y[i] = peak == 0 ? 0 : x[i] / peak;
      }
    }
  },

  /** The half-wave scaled to a peak of 1 if its peak was higher. */
  LIMITED {
    @Override
    boolean counts() {
      return false;
    }

    @Override
    void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to) {
      double peak = piece.peak();
      for (int i = from; i < to; i++) {
        y[i] = peak > 1 ? x[i] / peak : x[i];
      }
    }
  },

  /** Half a square wave at the height of the mean. */
  SQUARE {
    @Override
    boolean counts() {
      return false;
    }

    @Override
    void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to) {
      double height = piece.sign() * piece.mean();
      for (int i = from; i < to; i++) {
        y[i] = height;
      }
    }
  },

  /** A rise to twice the mean in the middle, then a fall. */
  TRIANGLE {
    @Override
    boolean counts() {
      return false;
    }

    @Override
    void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to) {
      double height = 2 * piece.sign() * piece.mean();
      long middle = Math.max(1, piece.length() / 2);
      int top = Math.clamp(from + middle - place, from, to);
      rise(height, place, middle, y, from, top);
      fall(height, piece.length() - 1 - place - (top - from), middle, y, top, to);
    }
  },

  /** Alternately a fall from twice the mean, and a rise to it. */
  SAWTOOTH {
    @Override
    void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to) {
      double height = 2 * piece.sign() * piece.mean();
      slope(piece.number() % 2 == 0, height, place, piece.length(), y, from, to);
    }
  },

  /**
   * The same as in Sonic Field: each starts with the last sample of the one before, so it is one
   * sample longer than its half-wave and starts one sample early. In its mean that sample counts as
   * 0.
   */
  OVERLAPPING_SAWTOOTH {
    @Override
    int early() {
      return 1;
    }

    @Override
    void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to) {
      int more = piece.number() == 0 ? 0 : 1;
      long length = piece.length() + more;
      double height = 2 * piece.sign() * piece.mean() * piece.length() / length;
      slope(piece.number() % 2 == 0, height, place - (1 - more), length, y, from, to);
    }
  },

  /**
   * Half a sine for each whole cycle, alternately positive and negative; silence for an unfinished
   * one.
   */
  SUB_OCTAVE {
    @Override
    boolean ofCycles() {
      return true;
    }

    @Override
    void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to) {
      double height = (piece.number() % 2 == 0 ? 1 : -1) * piece.mean() / 0.65;
      for (int i = from; i < to; i++) {
        double angle = Math.PI * (place + i - from) / piece.length();
        y[i] = piece.finished() ? height * StrictMath.sin(angle) : 0;
      }
    }
  };

  private static void slope(
      boolean falls, double height, long place, long length, double[] y, int from, int to) {
    if (falls) {
      fall(height, length - 1 - place, length, y, from, to);
    } else {
      rise(height, place, length, y, from, to);
    }
  }

  /** A rising line from {@code height·begin/whole} on, one step per sample. */
  private static void rise(double height, long begin, long whole, double[] y, int from, int to) {
    double first = begin;
    double length = whole;
    for (int i = from; i < to; i++) {
      y[i] = height * (first + (i - from)) / length;
    }
  }

  /** The same, falling. */
  private static void fall(double height, long begin, long whole, double[] y, int from, int to) {
    double first = begin;
    double length = whole;
    for (int i = from; i < to; i++) {
      y[i] = height * (first - (i - from)) / length;
    }
  }

  /** Whether the result for a piece depends on the number of pieces before it. */
  boolean counts() {
    return true;
  }

  /** Whether it replaces whole cycles. */
  boolean ofCycles() {
    return false;
  }

  /** By how many samples the result for a piece starts before it. */
  int early() {
    return 0;
  }

  /**
   * Writes samples {@code from} to {@code to - 1} of {@code y}, which all belong to one piece.
   *
   * @param place index of the first of them in the piece
   * @param x the signal's samples at the same indices
   */
  abstract void fill(HalfWaves.Piece piece, long place, double[] x, double[] y, int from, int to);
}

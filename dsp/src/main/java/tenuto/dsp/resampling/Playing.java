package tenuto.dsp.resampling;

import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** Reads a signal at any places. */
abstract class Playing {
  /** Places at a time, at most. */
  static final int MOST = 256;

  /** Samples that are read at once if the places are within them. */
  static final int WINDOW = 2048;

  final double[] window = new double[WINDOW];

  static Playing by(Interpolation between) {
    return between == Interpolation.SINC ? new SincPlaying() : new CubicPlaying();
  }

  /**
   * Replaces places by values: NaN by NaN.
   *
   * @param now how many, at most {@link #MOST}
   * @param room samples that fit in {@code scratch}
   */
  abstract void play(Reader x, double[] places, int now, Block scratch, int room);

  /** Fills the window from its start. */
  final void read(Reader x, long first, int count, Block scratch, int room) {
    for (int at = 0; at < count; at += room) {
      int now = Math.min(room, count - at);
      x.read(first + at, scratch, 0, now);
      ArrayCopies.read(scratch.memory(), scratch.offset(), 0, window, at, 1, now);
    }
  }
}

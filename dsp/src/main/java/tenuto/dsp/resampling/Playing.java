package tenuto.dsp.resampling;

import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** Interpolates a signal at any places. */
abstract class Playing {
  /** The largest number of places at a time. */
  static final int MOST = 256;

  /** Samples that are read at once if all places are within them. */
  static final int WINDOW = 2048;

  final double[] window = new double[WINDOW];

  static Playing by(Interpolation between) {
    return between == Interpolation.SINC ? new SincPlaying() : new CubicPlaying();
  }

  /**
   * Replaces places by values: NaN by NaN.
   *
   * @param now number of places, at most {@link #MOST}
   * @param room capacity of {@code scratch} in samples
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

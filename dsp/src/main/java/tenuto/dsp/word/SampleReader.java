package tenuto.dsp.word;

import java.lang.foreign.Arena;
import tenuto.dsp.kernel.SincTaps;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * Reads a few samples of a signal at a time, in any order: it reads blocks and keeps the last two,
 * so that nearby samples need no further reading.
 *
 * <p>Going back further in a signal that can only be read sequentially recomputes it from its
 * start.
 */
final class SampleReader implements Reader {
  static final int BLOCK = 1024;

  private final Session session;
  private final Signal signal;
  private Reader reader;

  /** The number of the last block read; a sequential reader cannot go back before it. */
  private long furthest = -1;

  /** The samples around a position. */
  private final Block around = room(Block.GROUP);

  private final double[] taps = new double[SincTaps.TAPS];
  private final Block[] held = {room(BLOCK), room(BLOCK)};
  private final long[] heldNumber = {-1, -1};
  private int newer;

  SampleReader(Session session, Signal signal) {
    this.session = session;
    this.signal = signal;
    this.reader = session.open(signal);
  }

  private static Block room(int samples) {
    return new Block(Arena.ofAuto().allocate(8L * samples, 64), 0);
  }

  @Override
  public long length() {
    return signal.length();
  }

  /** The sample at {@code index}, 0 outside the signal. */
  double at(long index) {
    if (index < 0 || index >= length()) {
      return 0;
    }
    return block(index / BLOCK).get((int) (index % BLOCK));
  }

  /** The interpolated value at a position. */
  double at(double position, Interpolation between) {
    return between == Interpolation.CUBIC
        ? CubicInterpolation.at(this, position, around)
        : bandLimited(position);
  }

  private double bandLimited(double position) {
    if (position < 0 || position >= length()) {
      return 0;
    }
    long whole = (long) position;
    // The weights take the distance of the place from the sample after it.
    double part = 1 - (position - whole);
    if (part == 1) {
      return at(whole);
    }
    for (int i = 0; i < SincTaps.TAPS; i++) {
      taps[i] = at(Math.clamp(whole + 1 - SincTaps.HALF + i, 0, length() - 1));
    }
    return SincTaps.sum(taps, 0, part);
  }

  @Override
  public void read(long start, Block out, int at, int n) {
    for (int i = 0; i < n; i++) {
      out.set(at + i, at(start + i));
    }
  }

  private Block block(long number) {
    if (heldNumber[newer] != number) {
      newer = 1 - newer;
      if (heldNumber[newer] != number) {
        fetch(number);
      }
    }
    return held[newer];
  }

  private void fetch(long number) {
    heldNumber[newer] = -1;
    if (number < furthest && !signal.addressable()) {
      reader.close();
      reader = session.open(signal);
    }
    furthest = number;
    reader.read(number * BLOCK, held[newer], 0, BLOCK);
    heldNumber[newer] = number;
  }

  @Override
  public void close() {
    reader.close();
  }
}

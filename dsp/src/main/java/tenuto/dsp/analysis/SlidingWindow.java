package tenuto.dsp.analysis;

import java.lang.foreign.Arena;
import java.util.Arrays;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * A sliding window of plain numbers over a signal, which moves by a constant hop from the silence
 * before the signal to the silence after it.
 *
 * <p>It is for analysis in 32-bit floats: values that are not finite count as 0, and magnitudes are
 * limited to what a float can square.
 */
final class SlidingWindow implements AutoCloseable {
  private static final double LOUDEST = 1e9;

  private final Arena arena = Arena.ofConfined();
  private final Reader reader;
  private final Block block;
  private final double[] raw;
  private final double[] shown;
  private final int shrink;
  private final int hop;
  private long end;

  /** Numbers that a window shares with the next one. */
  private int kept;

  /**
   * @param shrink samples that are averaged to each number
   * @param size of the window, in numbers like the following
   * @param hop by which the window moves
   * @param end index after the first window
   */
  SlidingWindow(Session session, Signal x, int shrink, int size, int hop, long end) {
    this.shown = new double[size];
    this.raw = new double[size * shrink];
    this.shrink = shrink;
    this.hop = hop;
    this.end = end - hop;
    block = new Block(arena.allocate(8L * Block.wholeGroups(raw.length), 64), 0);
    try {
      reader = session.open(x);
    } catch (Throwable e) {
      arena.close();
      throw e;
    }
  }

  /** The window's numbers. */
  double[] shown() {
    return shown;
  }

  /** The index after the window. */
  long end() {
    return end;
  }

  /** Moves to the next window; the first call moves to the first one. */
  void advance() {
    end += hop;
    System.arraycopy(shown, shown.length - kept, shown, 0, kept);
    int fresh = shown.length - kept;
    int silent = Math.clamp(fresh - end, 0, fresh);
    Arrays.fill(shown, kept, kept + silent, 0);
    if (silent < fresh) {
      int samples = (fresh - silent) * shrink;
      reader.read((end - fresh + silent) * shrink, block, 0, samples);
      ArrayCopies.read(block.memory(), block.offset(), 0, raw, 0, 1, samples);
      for (int i = 0; i < fresh - silent; i++) {
        shown[kept + silent + i] = mean(i * shrink);
      }
    }
    kept = Math.max(0, shown.length - hop);
  }

  private double mean(int from) {
    double sum = 0;
    for (int i = from; i < from + shrink; i++) {
      sum += Double.isFinite(raw[i]) ? Math.clamp(raw[i], -LOUDEST, LOUDEST) : 0;
    }
    return sum / shrink;
  }

  @Override
  public void close() {
    reader.close();
    arena.close();
  }
}

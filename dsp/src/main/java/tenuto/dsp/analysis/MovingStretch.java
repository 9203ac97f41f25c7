package tenuto.dsp.analysis;

import java.lang.foreign.Arena;
import java.util.Arrays;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * A stretch of plain numbers that moves along a signal, by as many each time, from the silence
 * before it to the silence after it.
 *
 * <p>It is for listening in 32-bit floats: what is no number is silence, and nothing is louder than
 * a float can square.
 */
final class MovingStretch implements AutoCloseable {
  private static final double LOUDEST = 1e9;

  private final Arena arena = Arena.ofConfined();
  private final Reader reader;
  private final Block block;
  private final double[] raw;
  private final double[] shown;
  private final int shrink;
  private final int hop;
  private long end;

  /** Numbers of the stretch that belong to the next one too. */
  private int kept;

  /**
   * @param shrink samples of which each number is the mean
   * @param size of the stretch, in numbers, as all that follows
   * @param hop by which it moves
   * @param end the number after the first stretch
   */
  MovingStretch(Session session, Signal x, int shrink, int size, int hop, long end) {
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

  /** What it shows now. */
  double[] shown() {
    return shown;
  }

  /** The number after the stretch. */
  long end() {
    return end;
  }

  /** Shows the next stretch; at first, the first. */
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

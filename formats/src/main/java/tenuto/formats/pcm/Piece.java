package tenuto.formats.pcm;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;

import java.lang.foreign.MemorySegment;
import tenuto.engine.base.Block;

/** Some frames of a file on their way: their bytes, and the samples of one channel of them. */
public final class Piece {
  /** Few enough that bytes and samples stay in a second-level cache. */
  private static final int BYTES = 1 << 16;

  /** As many as are written at once from signals: more would be memory that short files clear. */
  private static final int MOST_FRAMES = 8192;

  /** Its bytes. */
  public final byte[] bytes;

  /** One channel of it. */
  public final double[] samples;

  public Piece(int frameBytes) {
    samples = new double[Math.clamp(BYTES / frameBytes, 1, MOST_FRAMES)];
    bytes = new byte[samples.length * frameBytes];
  }

  /** How many frames there is room for. */
  public int frames() {
    return samples.length;
  }

  /** Copies the first {@code n} samples to {@code to} of {@code target}. */
  public void samplesTo(Block target, int to, int n) {
    MemorySegment.copy(samples, 0, target.memory(), JAVA_DOUBLE, target.offset() + 8L * to, n);
  }

  /** Copies {@code n} samples from {@code from} of {@code source} to the first ones. */
  public void samplesFrom(Block source, int from, int n) {
    MemorySegment.copy(source.memory(), JAVA_DOUBLE, source.offset() + 8L * from, samples, 0, n);
  }
}

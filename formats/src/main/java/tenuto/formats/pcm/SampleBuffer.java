package tenuto.formats.pcm;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;

import java.lang.foreign.MemorySegment;
import tenuto.engine.base.Block;

/**
 * A buffer of some frames between file and signals: their bytes, and the samples of one channel.
 */
public final class SampleBuffer {
  /** The largest size, so that bytes and samples fit the second-level cache. */
  private static final int BYTES = 1 << 16;

  /**
   * The frames that are written at once; a larger buffer would cost short files the time to clear
   * it.
   */
  private static final int MOST_FRAMES = 8192;

  /** The bytes of all channels. */
  public final byte[] bytes;

  /** The samples of one channel. */
  public final double[] samples;

  public SampleBuffer(int frameBytes) {
    samples = new double[Math.clamp(BYTES / frameBytes, 1, MOST_FRAMES)];
    bytes = new byte[samples.length * frameBytes];
  }

  /** The number of frames for which it has space. */
  public int frames() {
    return samples.length;
  }

  /** Copies {@code n} samples from index {@code from} of {@code source} to the start. */
  public void samplesFrom(Block source, int from, int n) {
    MemorySegment.copy(source.memory(), JAVA_DOUBLE, source.offset() + 8L * from, samples, 0, n);
  }
}

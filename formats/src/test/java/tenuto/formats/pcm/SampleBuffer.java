package tenuto.formats.pcm;

/**
 * A buffer of some frames between file and signals: their bytes, and the samples of one channel.
 */
public final class SampleBuffer {
  /** The largest size, so that bytes and samples fit the second-level cache. */
  private static final int BYTES = 1 << 16;

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
}

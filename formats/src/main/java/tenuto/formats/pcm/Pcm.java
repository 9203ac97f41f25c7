package tenuto.formats.pcm;

import java.nio.ByteOrder;

/**
 * The layout of a file's uncompressed samples: interleaved, or planar (channel after channel).
 *
 * @param format the sample format
 * @param order the byte order of a sample
 * @param channels samples in a frame, at least 1
 * @param rate frames per second, above 0
 * @param frames the number of frames
 * @param dataOffset the byte of the file at which the first sample begins
 * @param planar whether the samples of a channel are adjacent, not those of a frame
 */
public record Pcm(
    SampleFormat format,
    ByteOrder order,
    int channels,
    double rate,
    long frames,
    long dataOffset,
    boolean planar) {
  /** Interleaved samples. */
  public Pcm(
      SampleFormat format,
      ByteOrder order,
      int channels,
      double rate,
      long frames,
      long dataOffset) {
    this(format, order, channels, rate, frames, dataOffset, false);
  }

  /** Interleaved, little-endian samples. */
  public Pcm(SampleFormat format, int channels, double rate, long frames, long dataOffset) {
    this(format, ByteOrder.LITTLE_ENDIAN, channels, rate, frames, dataOffset);
  }

  /** The same layout at another offset. */
  public Pcm at(long offset) {
    return new Pcm(format, order, channels, rate, frames, offset, planar);
  }

  /** The same layout with {@code count} frames. */
  public Pcm of(long count) {
    return new Pcm(format, order, channels, rate, count, dataOffset, planar);
  }

  /** The size of a frame in bytes. */
  public int frameBytes() {
    return channels * format.bytes();
  }

  /** The size of all frames in bytes. */
  public long dataBytes() {
    return frames * frameBytes();
  }

  /**
   * Converts samples from the file's byte order to little endian, or back.
   *
   * @param from the index of the first byte
   * @param n the number of bytes, of whole samples
   */
  void reorder(byte[] bytes, int from, int n) {
    if (order == ByteOrder.BIG_ENDIAN) {
      ByteReversal.reverse(bytes, from, n, format.bytes());
    }
  }
}

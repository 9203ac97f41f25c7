package tenuto.formats.pcm;

import java.nio.ByteOrder;

/**
 * Where a file's samples are that it stores one by one, from one place on: frame after frame, or
 * channel after channel.
 *
 * @param format how each sample is stored
 * @param order which byte of a sample is the first one
 * @param channels samples in a frame, at least 1
 * @param rate frames a second, above 0
 * @param frames how many frames there are
 * @param dataOffset byte of the file at which the first sample begins
 * @param planar whether all samples of a channel are side by side, and not those of a frame
 */
public record Pcm(
    SampleFormat format,
    ByteOrder order,
    int channels,
    double rate,
    long frames,
    long dataOffset,
    boolean planar) {
  /** Frame after frame. */
  public Pcm(
      SampleFormat format,
      ByteOrder order,
      int channels,
      double rate,
      long frames,
      long dataOffset) {
    this(format, order, channels, rate, frames, dataOffset, false);
  }

  /** Frame after frame, the lowest byte of a sample first. */
  public Pcm(SampleFormat format, int channels, double rate, long frames, long dataOffset) {
    this(format, ByteOrder.LITTLE_ENDIAN, channels, rate, frames, dataOffset);
  }

  /** The same, elsewhere in the file. */
  public Pcm at(long offset) {
    return new Pcm(format, order, channels, rate, frames, offset, planar);
  }

  /** So many frames of it. */
  public Pcm of(long count) {
    return new Pcm(format, order, channels, rate, count, dataOffset, planar);
  }

  /** Bytes of a frame. */
  public int frameBytes() {
    return channels * format.bytes();
  }

  /** Bytes of all frames. */
  public long dataBytes() {
    return frames * frameBytes();
  }

  /**
   * Makes samples in the file's order little endian, or the other way round.
   *
   * @param n whole samples' bytes, from the first on
   */
  void reorder(byte[] bytes, int n) {
    if (order == ByteOrder.BIG_ENDIAN) {
      ByteReversal.reverse(bytes, n, format.bytes());
    }
  }
}

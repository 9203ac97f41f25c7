package tenuto.dsp.files;

import java.nio.ByteOrder;

/**
 * Where a file's samples lie that it stores one by one: frames side by side, from one place on.
 *
 * @param format how each sample is stored
 * @param order which byte of a sample is the first one
 * @param channels samples in a frame, at least 1
 * @param rate frames a second, above 0
 * @param frames how many frames there are
 * @param dataOffset byte of the file at which the first frame begins
 */
public record Pcm(
    SampleFormat format, ByteOrder order, int channels, double rate, long frames, long dataOffset) {
  /** Samples whose lowest byte is the first one. */
  public Pcm(SampleFormat format, int channels, double rate, long frames, long dataOffset) {
    this(format, ByteOrder.LITTLE_ENDIAN, channels, rate, frames, dataOffset);
  }

  /** The same, elsewhere in the file. */
  public Pcm at(long offset) {
    return new Pcm(format, order, channels, rate, frames, offset);
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

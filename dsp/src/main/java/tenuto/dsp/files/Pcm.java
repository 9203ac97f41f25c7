package tenuto.dsp.files;

/**
 * Where a file's samples lie that it stores one by one: frames side by side, from one place on.
 *
 * @param format how each sample is stored
 * @param channels samples in a frame, at least 1
 * @param rate frames a second, above 0
 * @param frames how many frames there are
 * @param dataOffset byte of the file at which the first frame begins
 */
public record Pcm(SampleFormat format, int channels, double rate, long frames, long dataOffset) {
  /** Bytes of a frame. */
  public int frameBytes() {
    return channels * format.bytes();
  }

  /** Bytes of all frames. */
  public long dataBytes() {
    return frames * frameBytes();
  }
}

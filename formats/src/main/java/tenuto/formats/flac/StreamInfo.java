package tenuto.formats.flac;

/**
 * The block STREAMINFO of a FLAC file (RFC 9639, 8.2).
 *
 * @param maxBlock the most samples of a channel in a frame
 * @param rate hertz, 1 to 1,048,575
 * @param channels 1 to 8
 * @param bits of a sample, 4 to 32
 * @param frames the number of samples per channel; 0 if not given
 */
record StreamInfo(int minBlock, int maxBlock, int rate, int channels, int bits, long frames) {
  /** The size of the block in bytes. */
  static final int BYTES = 34;

  StreamInfo withFrames(long frames) {
    return new StreamInfo(minBlock, maxBlock, rate, channels, bits, frames);
  }
}

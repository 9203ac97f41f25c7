package tenuto.formats.flac;

/**
 * What a FLAC file says of all its frames: the block STREAMINFO (RFC 9639, 8.2).
 *
 * @param maxBlock most samples of a channel in a frame
 * @param rate hertz, 1 to 1,048,575
 * @param channels 1 to 8
 * @param bits of a sample, 4 to 32
 * @param frames samples of a channel in the file; 0 where the file does not say
 */
record StreamInfo(int minBlock, int maxBlock, int rate, int channels, int bits, long frames) {
  /** Bytes of the block. */
  static final int BYTES = 34;

  StreamInfo withFrames(long frames) {
    return new StreamInfo(minBlock, maxBlock, rate, channels, bits, frames);
  }
}

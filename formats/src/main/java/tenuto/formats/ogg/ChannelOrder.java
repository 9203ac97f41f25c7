package tenuto.formats.ogg;

/**
 * In which order Vorbis and Opus store the channels, for the one of WAV and FLAC: front left, right
 * and centre, low frequencies, back, side (Vorbis I, 4.3.9).
 */
final class ChannelOrder {
  private static final int[][] STORED = {
    {0},
    {0, 1},
    {0, 2, 1},
    {0, 1, 2, 3},
    {0, 2, 1, 3, 4},
    {0, 2, 1, 5, 3, 4},
    {0, 2, 1, 6, 5, 3, 4},
    {0, 2, 1, 7, 5, 6, 3, 4}
  };

  private ChannelOrder() {}

  /** For each channel of ours the stored one; more than 8 channels are nothing that has a name. */
  static int stored(int channels, int channel) {
    return channels <= STORED.length ? STORED[channels - 1][channel] : channel;
  }
}

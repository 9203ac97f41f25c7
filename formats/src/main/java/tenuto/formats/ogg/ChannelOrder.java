package tenuto.formats.ogg;

/**
 * The channel order of Vorbis and Opus (Vorbis I, 4.3.9), mapped to that of WAV and FLAC: front
 * left, right and centre, low frequencies, back, side.
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

  /**
   * The stored channel for a channel in our order; the same for more than 8 channels, which have no
   * defined order.
   */
  static int stored(int channels, int channel) {
    return channels <= STORED.length ? STORED[channels - 1][channel] : channel;
  }
}

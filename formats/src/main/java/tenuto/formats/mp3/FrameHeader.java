package tenuto.formats.mp3;

import java.util.Arrays;

/**
 * The four-byte header of a frame of MPEG audio (ISO 11172-3, 2.4.2.3, and 13818-3; version 2.5 is
 * not standardised).
 *
 * @param version 1, 2, or 3 for 2.5
 * @param layer 1 to 3
 * @param bitRate in bit/s
 * @param bytes of the frame, including the header
 */
record FrameHeader(int version, int layer, int rate, int channels, int bitRate, int bytes) {
  static final int BYTES = 4;

  /** In kbit/s: version 1 layer 1, 2, 3; other versions layer 1, and 2 and 3. */
  private static final int[][] BIT_RATES = {
    {0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448},
    {0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384},
    {0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320},
    {0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256},
    {0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160}
  };

  private static final int[] RATES = {44_100, 48_000, 32_000};

  /** Parses a header; null if it is invalid, or the frame's length is not determined. */
  static FrameHeader parse(int bits) {
    int versionCode = bits >> 19 & 3;
    int layer = 4 - (bits >> 17 & 3);
    int bitRateCode = bits >> 12 & 15;
    int rateCode = bits >> 10 & 3;
    if (bits >>> 21 != 0x7FF
        || versionCode == 1
        || layer == 4
        || bitRateCode == 0
        || bitRateCode == 15
        || rateCode == 3) {
      return null;
    }
    int version = versionCode == 3 ? 1 : versionCode == 2 ? 2 : 3;
    int rate = RATES[rateCode] >> version - 1;
    int table = version == 1 ? layer - 1 : layer == 1 ? 3 : 4;
    int bitRate = BIT_RATES[table][bitRateCode] * 1000;
    int padding = bits >> 9 & 1;
    int bytes =
        layer == 1
            ? (12 * bitRate / rate + padding) * 4
            : frames(version, layer) / 8 * bitRate / rate + padding;
    int channels = (bits >> 6 & 3) == 3 ? 1 : 2;
    return new FrameHeader(version, layer, rate, channels, bitRate, bytes);
  }

  /** The bit rates of layer 3 at a sample rate, in kbit/s. */
  static int[] bitRates(int rate) {
    return Arrays.stream(BIT_RATES[rate < RATES[2] ? 4 : 2]).skip(1).toArray();
  }

  /** The number of samples of a frame of layer 3 at a sample rate. */
  static int frames(int rate) {
    return frames(rate < RATES[2] ? 2 : 1, 3);
  }

  private static int frames(int version, int layer) {
    return layer == 1 ? 384 : layer == 3 && version > 1 ? 576 : 1152;
  }

  /** The number of samples of each channel. */
  int frames() {
    return frames(version, layer);
  }

  /** Whether both can be frames of the same stream. */
  boolean goesWith(FrameHeader other) {
    return version == other.version
        && layer == other.layer
        && rate == other.rate
        && channels == other.channels;
  }

  /** The bytes of a layer 3 frame between its header and its main data. */
  int sideInfo() {
    return version == 1 ? (channels == 1 ? 17 : 32) : channels == 1 ? 9 : 17;
  }

  /** The properties that the frames of a stream share, for errors. */
  String kind() {
    return "%s, %d Hz, %s".formatted(encoding(), rate, channels == 1 ? "mono" : "stereo");
  }

  String encoding() {
    return "MPEG-%s layer %d".formatted(version == 3 ? "2.5" : Integer.toString(version), layer);
  }
}

package tenuto.formats.ogg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import tenuto.formats.file.SoundFileException;

/**
 * The first packet of an Opus stream (RFC 7845, 5.1).
 *
 * @param preSkip samples at 48 kHz that the decoder gives before the sound
 * @param gain a factor for all samples
 * @param streams the number of Opus packets in each packet of the file
 * @param coupled the number of these, the first ones, that are stereo
 * @param mapping the decoded channel for each channel; 255 for silence
 */
record OpusHead(
    int channels,
    int preSkip,
    double gain,
    boolean named,
    int streams,
    int coupled,
    short[] mapping) {
  /**
   * @throws SoundFileException if we cannot read streams of this kind
   */
  static OpusHead parse(Path path, OggPacket packet) throws IOException {
    byte[] bytes = packet.bytes();
    long at = packet.page();
    if (bytes.length < 19) {
      throw new SoundFileException(
          path, at, "OpusHead must have at least 19 bytes, not " + bytes.length);
    }
    if ((bytes[8] & 0xF0) != 0) {
      throw new SoundFileException(
          path, at, "only Opus of version 0 is supported, not " + (bytes[8] & 0xFF));
    }
    ByteBuffer head = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int channels = bytes[9] & 0xFF;
    int preSkip = head.getShort(10) & 0xFFFF;
    double gain = StrictMath.pow(10, head.getShort(16) / (20.0 * 256));
    int family = bytes[18] & 0xFF;
    int most = family == 0 ? 2 : family == 1 ? 8 : 255;
    if (channels < 1 || channels > most) {
      throw new SoundFileException(
          path,
          at,
          "channels of family %d must be 1 to %d, but are %d".formatted(family, most, channels));
    }
    short[] mapping = new short[channels];
    int streams = 1;
    int coupled = channels - 1;
    if (family == 0) {
      mapping[channels - 1] = (short) (channels - 1);
    } else {
      if (bytes.length < 21 + channels) {
        throw new SoundFileException(path, at, "OpusHead ends within its channel mapping");
      }
      streams = bytes[19] & 0xFF;
      coupled = bytes[20] & 0xFF;
      for (int c = 0; c < channels; c++) {
        mapping[c] = (short) (bytes[21 + c] & 0xFF);
        if (mapping[c] != 255 && mapping[c] >= streams + coupled) {
          throw new SoundFileException(
              path,
              at,
              "channel %d is mapped to %d of %d".formatted(c + 1, mapping[c], streams + coupled));
        }
      }
      if (streams < 1 || coupled > streams || streams + coupled > 255) {
        throw new SoundFileException(
            path,
            at,
            "%d streams, of which %d are stereo, are not possible".formatted(streams, coupled));
      }
    }
    return new OpusHead(channels, preSkip, gain, family <= 1, streams, coupled, mapping);
  }
}

package tenuto.formats.ogg;

import io.github.jaredmdobson.concentus.OpusException;
import io.github.jaredmdobson.concentus.OpusMSDecoder;
import io.github.jaredmdobson.concentus.OpusPacketInfo;
import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.file.SoundFileException;

/**
 * Decodes the packets of an Opus stream at 48 kHz through Concentus, whose arithmetic is that of
 * the reference decoder's fixed-point version: before the gain, samples are integer multiples of
 * 2^-15.
 */
final class OpusDecoding implements Decoder {
  static final int RATE = 48_000;

  /** The longest packet: 120 ms. */
  static final int MOST_FRAMES = 5_760;

  private final Path path;
  private final OpusHead head;
  private final OggPackets packets;
  private final OpusMSDecoder decoder;
  private final short[] samples;

  /**
   * @param packets from the first on
   */
  OpusDecoding(Path path, OpusHead head, OggPackets packets) throws IOException {
    this.path = path;
    this.head = head;
    this.packets = packets;
    samples = new short[MOST_FRAMES * head.channels()];
    packets.next();
    packets.next();
    try {
      decoder =
          OpusMSDecoder.create(
              RATE, head.channels(), head.streams(), head.coupled(), head.mapping());
    } catch (OpusException | RuntimeException refused) {
      throw new SoundFileException(path, 0, "this kind of Opus is not supported: " + refused);
    }
  }

  /** The number of samples of a packet, or 0 if it is damaged. */
  static int samples(OggPacket packet) {
    byte[] bytes = packet.bytes();
    try {
      return bytes.length == 0
          ? 0
          : Math.max(0, OpusPacketInfo.getNumSamples(bytes, 0, bytes.length, RATE));
    } catch (RuntimeException damaged) {
      return 0;
    }
  }

  @Override
  public int mostFrames() {
    return MOST_FRAMES;
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    OggPacket packet = packets.next();
    if (packet == null) {
      return -1;
    }
    int n;
    try {
      byte[] bytes = packet.bytes();
      n = decoder.decodeMultistream(bytes, 0, bytes.length, samples, 0, MOST_FRAMES, 0);
    } catch (RuntimeException | AssertionError damaged) {
      throw damaged(packet, damaged.toString());
    }
    if (n <= 0 || packet.bytes().length == 0) {
      throw damaged(packet, "error " + n);
    }
    double scale = head.gain() * 0x1p-15;
    for (int c = 0; c < channels.length; c++) {
      int from = head.named() ? ChannelOrder.stored(channels.length, c) : c;
      for (int i = 0; i < n; i++) {
        channels[c][i] = samples[i * channels.length + from] * scale;
      }
    }
    return n;
  }

  private SoundFileException damaged(OggPacket packet, String how) {
    return new SoundFileException(path, packet.page(), "a packet of this page is not Opus: " + how);
  }
}

package tenuto.formats.ogg;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.vorbis.VorbisDecoder;
import tenuto.formats.vorbis.VorbisException;

/** Decodes the packets of a Vorbis stream. */
final class VorbisDecoding implements Decoder {
  private static final int HEADERS = 3;

  private final Path path;
  private final OggPackets packets;
  private final VorbisDecoder decoder;

  /** The channels' arrays in the stream's order. */
  private final double[][] stored;

  /**
   * @param packets from the first on
   */
  VorbisDecoding(Path path, VorbisHead head, OggPackets packets) throws IOException {
    this.path = path;
    this.packets = packets;
    decoder = new VorbisDecoder(head.setup());
    stored = new double[head.setup().channels()][];
    for (int i = 0; i < HEADERS; i++) {
      packets.next();
    }
  }

  @Override
  public int mostFrames() {
    return decoder.most();
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    OggPacket packet = packets.next();
    if (packet == null) {
      return -1;
    }
    for (int c = 0; c < channels.length; c++) {
      stored[ChannelOrder.stored(channels.length, c)] = channels[c];
    }
    try {
      return decoder.decode(packet.bytes(), stored);
    } catch (VorbisException damaged) {
      throw new SoundFileException(
          path, packet.page(), "a packet of this page is damaged: " + damaged.getMessage());
    }
  }
}

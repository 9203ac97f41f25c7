package tenuto.formats.ogg;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.flac.FlacPackets;
import tenuto.formats.tags.Pictures;
import tenuto.formats.tags.VorbisComments;

/**
 * The header packets of FLAC in Ogg (RFC 9639, 10.1): a mapping version, STREAMINFO, and metadata
 * blocks, one in each packet.
 *
 * @param at the position of the first packet's page
 * @param block STREAMINFO
 * @param tags its comments
 * @param pictures in blocks of their own, and in comments
 * @param headers the number of these packets
 */
record OggFlac(
    Path path, long at, byte[] block, List<Tag> tags, List<Picture> pictures, int headers) {
  /** The letters at the start of the stream. */
  static final String NAME = "\u007fFLAC";

  private static final int VERSION = 5;
  private static final int BLOCK = 13;
  private static final int BLOCK_HEAD = 4;
  private static final int COMMENTS = 4;
  private static final int PICTURE = 6;

  /** Reads the header packets. */
  static OggFlac read(Path path, OggPackets packets) throws IOException {
    OggPacket first = packets.next();
    byte[] bytes = first.bytes();
    if (bytes.length != BLOCK + BLOCK_HEAD + FlacPackets.INFO_BYTES) {
      throw new SoundFileException(
          path,
          first.page(),
          "the first header must have %d bytes, not %d"
              .formatted(BLOCK + BLOCK_HEAD + FlacPackets.INFO_BYTES, bytes.length));
    }
    if (bytes[VERSION] != 1) {
      throw new SoundFileException(
          path, first.page(), "the mapping's version must be 1, not " + (bytes[VERSION] & 0xFF));
    }
    byte[] block = Arrays.copyOfRange(bytes, BLOCK + BLOCK_HEAD, bytes.length);
    List<Tag> tags = List.of();
    List<Picture> pictures = new ArrayList<>();
    int headers = 1;
    for (boolean isLast = bytes[BLOCK] < 0; !isLast; headers++) {
      OggPacket next = packets.next();
      if (next == null || next.bytes().length < BLOCK_HEAD) {
        throw new SoundFileException(
            path, packets.position(), "the stream ends within its headers");
      }
      byte[] its = next.bytes();
      isLast = its[0] < 0;
      byte[] body = Arrays.copyOfRange(its, BLOCK_HEAD, its.length);
      if ((its[0] & 0x7F) == COMMENTS) {
        tags = VorbisComments.parse(body);
        pictures.addAll(VorbisComments.pictures(body));
      } else if ((its[0] & 0x7F) == PICTURE) {
        Pictures.ofFlac(body).ifPresent(pictures::add);
      }
    }
    return new OggFlac(path, first.page(), block, tags, pictures, headers);
  }

  FlacPackets decoder() throws IOException {
    return new FlacPackets(path, at, block);
  }

  /**
   * Decodes the packets.
   *
   * @param packets from the first on
   */
  Decoder decoding(OggPackets packets) throws IOException {
    for (int i = 0; i < headers; i++) {
      packets.next();
    }
    FlacPackets decoder = decoder();
    return new Decoder() {
      @Override
      public int mostFrames() {
        return decoder.mostFrames();
      }

      @Override
      public int decode(double[][] channels) throws IOException {
        OggPacket packet = packets.next();
        return packet == null ? -1 : decoder.decode(packet.bytes(), packet.page(), channels);
      }
    };
  }
}

package tenuto.formats.ogg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.SampleRates;
import tenuto.formats.tags.VorbisComments;
import tenuto.formats.vorbis.Setup;
import tenuto.formats.vorbis.VorbisException;

/** The contents of the three header packets of a Vorbis stream (Vorbis I, 4.2). */
record VorbisHead(Setup setup, int rate, List<Tag> tags, List<Picture> pictures) {
  /** The bytes at the start of a header packet: its type and the letters "vorbis". */
  private static final int NAME_BYTES = 7;

  /** The size of the page header before the first packet, which has its own page. */
  private static final int FIRST_PAGE_HEAD = 28;

  private static final int RATE_AT = 12;

  /**
   * Reads the header packets.
   *
   * @throws SoundFileException if one is missing or damaged
   */
  static VorbisHead read(Path path, OggPackets packets) throws IOException {
    OggPacket first = header(path, packets, 1);
    ByteBuffer bytes = ByteBuffer.wrap(first.bytes()).order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.capacity() < 30) {
      throw new SoundFileException(
          path, first.page(), "the first header must have 30 bytes, not " + bytes.capacity());
    }
    int channels = bytes.get(11) & 0xFF;
    int rate = bytes.getInt(RATE_AT);
    if (!SampleRates.contain(Integer.toUnsignedLong(rate))) {
      throw new SoundFileException(
          path,
          first.page() + FIRST_PAGE_HEAD + RATE_AT,
          SampleRates.rule(Integer.toUnsignedLong(rate)));
    }
    int sizes = bytes.get(28);
    int shortBits = sizes & 15;
    int longBits = sizes >> 4 & 15;
    if (bytes.getInt(7) != 0
        || channels < 1
        || shortBits < 6
        || longBits > 13
        || shortBits > longBits) {
      throw new SoundFileException(
          path,
          first.page(),
          ("Vorbis must have version 0, at least one channel and blocks of 2^6 to"
                  + " 2^13 samples, not %d, %d, 2^%d and 2^%d")
              .formatted(bytes.getInt(7), channels, shortBits, longBits));
    }
    OggPacket comments = header(path, packets, 3);
    byte[] block = Arrays.copyOfRange(comments.bytes(), NAME_BYTES, comments.bytes().length);
    OggPacket setup = header(path, packets, 5);
    try {
      return new VorbisHead(
          Setup.read(setup.bytes(), channels, 1 << shortBits, 1 << longBits),
          rate,
          VorbisComments.parse(block),
          VorbisComments.pictures(block));
    } catch (VorbisException damaged) {
      throw new SoundFileException(
          path, setup.page(), "the third header is damaged: " + damaged.getMessage());
    }
  }

  private static OggPacket header(Path path, OggPackets packets, int kind) throws IOException {
    OggPacket packet = packets.next();
    if (packet == null) {
      throw new SoundFileException(path, packets.position(), "the stream ends within its headers");
    }
    byte[] bytes = packet.bytes();
    String name = (char) kind + "vorbis";
    if (bytes.length < NAME_BYTES
        || !new String(bytes, 0, NAME_BYTES, StandardCharsets.ISO_8859_1).equals(name)) {
      throw new SoundFileException(
          path, packet.page(), "a Vorbis header of kind %d is missing".formatted(kind));
    }
    return packet;
  }
}

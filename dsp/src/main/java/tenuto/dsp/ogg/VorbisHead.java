package tenuto.dsp.ogg;

import com.jcraft.jogg.Packet;
import com.jcraft.jorbis.Comment;
import com.jcraft.jorbis.Info;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import tenuto.dsp.compressed.VorbisComments;
import tenuto.dsp.files.SoundFileException;

/**
 * The three packets before the sound of a Vorbis stream (Vorbis I, 4.2).
 *
 * @param info what the decoder knows of them
 * @param mostFrames samples of a long block
 */
record VorbisHead(Info info, int channels, int rate, int mostFrames, Map<String, String> tags) {
  /** The letter and name before a header packet. */
  private static final int NAME_BYTES = 7;

  /**
   * Reads them.
   *
   * @throws SoundFileException if one is missing or damaged
   */
  static VorbisHead read(Path path, OggPackets packets) throws IOException {
    OggPacket first = header(path, packets, 1);
    ByteBuffer bytes = ByteBuffer.wrap(first.bytes()).order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.capacity() < 30) {
      throw new SoundFileException(
          path, first.page(), "the first header has 30 bytes, not " + bytes.capacity());
    }
    int channels = bytes.get(11) & 0xFF;
    int rate = bytes.getInt(12);
    int sizes = bytes.get(28);
    int shortBits = sizes & 15;
    int longBits = sizes >> 4 & 15;
    if (bytes.getInt(7) != 0
        || channels < 1
        || rate < 1
        || shortBits < 6
        || longBits > 13
        || shortBits > longBits) {
      throw new SoundFileException(
          path,
          first.page(),
          "Vorbis has version 0, a channel, 1 Hz and blocks of 2^6 to 2^13 samples at least, not"
              + " %d, %d, %d, 2^%d and 2^%d"
                  .formatted(bytes.getInt(7), channels, rate, shortBits, longBits));
    }
    Info info = new Info();
    info.init();
    Comment none = new Comment();
    give(path, info, none, first, 0);
    OggPacket comments = header(path, packets, 3);
    byte[] block = Arrays.copyOfRange(comments.bytes(), NAME_BYTES, comments.bytes().length);
    // The library takes a block of its own, since it would believe any size in the file's.
    byte[] empty = new byte[NAME_BYTES + 9];
    System.arraycopy(comments.bytes(), 0, empty, 0, NAME_BYTES);
    empty[NAME_BYTES + 8] = 1;
    give(path, info, none, new OggPacket(comments.page(), empty, -1, false), 1);
    give(path, info, none, header(path, packets, 5), 2);
    return new VorbisHead(info, channels, rate, 1 << longBits, VorbisComments.parse(block));
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

  private static void give(Path path, Info info, Comment none, OggPacket header, int number)
      throws IOException {
    int refused;
    try {
      refused = info.synthesis_headerin(none, packet(header, number));
    } catch (RuntimeException damaged) {
      throw new SoundFileException(
          path, header.page(), "header %d is damaged: %s".formatted(number + 1, damaged));
    }
    if (refused != 0) {
      throw new SoundFileException(
          path, header.page(), "header %d is damaged".formatted(number + 1));
    }
  }

  /** The library's form of a packet, without a position: it would cut the sound by it. */
  static Packet packet(OggPacket packet, long number) {
    Packet form = new Packet();
    form.packet_base = packet.bytes();
    form.packet = 0;
    form.bytes = packet.bytes().length;
    form.b_o_s = number == 0 ? 1 : 0;
    form.e_o_s = 0;
    form.granulepos = -1;
    form.packetno = number;
    return form;
  }

  /** The samples of the packet's block, or 0 if it is damaged. */
  int block(OggPacket packet) {
    try {
      return packet.bytes().length == 0 ? 0 : Math.max(0, info.blocksize(packet(packet, 0)));
    } catch (RuntimeException damaged) {
      return 0;
    }
  }
}

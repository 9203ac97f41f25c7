package tenuto.formats.tags;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Speakers;

/**
 * The comments of FLAC, Vorbis and Opus files: NAME=value in UTF-8, where NAME is TITLE, ARTIST,
 * ALBUM, DATE, GENRE, COMMENT, TRACKNUMBER or any other.
 *
 * <p>Source of the layout: the Vorbis I specification, section 5.
 */
public final class VorbisComments {
  /** The most comments that are read; longer ones, such as pictures, are skipped. */
  private static final int MOST = 1000;

  private static final int MOST_BYTES = 1 << 16;

  /** The comment in which FLAC files store the loudspeakers of their channels. */
  public static final String SPEAKERS = "WAVEFORMATEXTENSIBLE_CHANNEL_MASK";

  private VorbisComments() {}

  /** The loudspeakers that the comments give for that many channels. */
  public static Speakers speakers(List<Tag> comments, int channels) {
    String mask =
        comments.stream()
            .filter(tag -> tag.name().equals(SPEAKERS))
            .map(tag -> tag.text().strip())
            .findFirst()
            .orElse("");
    return mask.matches("0[xX]\\p{XDigit}{1,8}")
        ? Speakers.of(Long.parseLong(mask.substring(2), 16), channels)
        : Speakers.UNTOLD;
  }

  /**
   * Reads a block of comments as far as it is valid: damage in it loses comments, not sound.
   *
   * @return in the order of the block; a name may occur several times
   */
  public static List<Tag> parse(byte[] block) {
    ByteBuffer bytes = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
    List<Tag> tags = new ArrayList<>();
    text(bytes); // the encoder's name
    long count = bytes.remaining() < 4 ? 0 : Integer.toUnsignedLong(bytes.getInt());
    for (long i = 0; i < Math.min(count, MOST) && bytes.remaining() >= 4; i++) {
      String comment = text(bytes);
      int equals = comment.indexOf('=');
      if (equals > 0) {
        tags.add(new Tag(comment.substring(0, equals), comment.substring(equals + 1)));
      }
    }
    return tags;
  }

  private static String text(ByteBuffer bytes) {
    if (bytes.remaining() < 4) {
      return "";
    }
    int n = bytes.getInt();
    if (n < 0 || n > bytes.remaining()) {
      bytes.position(bytes.limit());
      return "";
    }
    if (n > MOST_BYTES) {
      bytes.position(bytes.position() + n);
      return "";
    }
    byte[] text = new byte[n];
    bytes.get(text);
    return new String(text, StandardCharsets.UTF_8);
  }

  /** A block with all texts of {@code metadata}; the program that wrote the file is the vendor. */
  public static byte[] block(Metadata metadata) {
    String vendor = Objects.requireNonNullElse(metadata.text(Metadata.SOFTWARE), "Tenuto");
    byte[] by = vendor.getBytes(StandardCharsets.UTF_8);
    Stream<String> texts = metadata.tags().stream().map(tag -> tag.name() + "=" + tag.text());
    if (metadata.speakers().areTold()) {
      String mask = "%s=0x%04X".formatted(SPEAKERS, metadata.speakers().mask());
      texts = Stream.concat(texts, Stream.of(mask));
    }
    byte[][] comments =
        texts.map(text -> text.getBytes(StandardCharsets.UTF_8)).toArray(byte[][]::new);
    int size = 8 + by.length;
    for (byte[] comment : comments) {
      size += 4 + comment.length;
    }
    ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(by.length).put(by).putInt(comments.length);
    for (byte[] comment : comments) {
      bytes.putInt(comment.length).put(comment);
    }
    return bytes.array();
  }
}

package tenuto.formats.tags;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiConsumer;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;
import tenuto.formats.file.Speakers;

/**
 * The comments of FLAC, Vorbis and Opus files: NAME=value in UTF-8, where NAME is TITLE, ARTIST,
 * ALBUM, DATE, GENRE, COMMENT, TRACKNUMBER or any other.
 *
 * <p>Source of the layout: the Vorbis I specification, section 5.
 */
public final class VorbisComments {
  /** The most chapters, whose numbers have three digits. */
  public static final int MOST_CHAPTERS = 999;

  /** The most comments that are read, of which each chapter needs two. */
  private static final int MOST = 10_000;

  /** The longest comment that is read as a text. */
  private static final int MOST_BYTES = 1 << 16;

  /** The longest comment that is read as a picture. */
  private static final int MOST_PICTURE = 1 << 24;

  /** The most bytes of all pictures as comments: packets of 16 MiB are read, with texts. */
  private static final int MOST_PICTURES = 15 << 20;

  /** The comment in which FLAC files store the loudspeakers of their channels. */
  public static final String SPEAKERS = "WAVEFORMATEXTENSIBLE_CHANNEL_MASK";

  private static final Charset WINDOWS = Charset.forName("windows-1252");

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
    List<Tag> tags = new ArrayList<>();
    each(
        block,
        MOST_BYTES,
        (name, text) -> {
          if (!name.equals(Pictures.COMMENT)) {
            tags.add(new Tag(name, text));
          }
        });
    return tags;
  }

  /** The pictures in a block of comments. */
  public static List<Picture> pictures(byte[] block) {
    List<Picture> pictures = new ArrayList<>();
    each(
        block,
        MOST_PICTURE,
        (name, text) -> {
          if (name.equals(Pictures.COMMENT)) {
            Pictures.ofComment(text).ifPresent(pictures::add);
          }
        });
    return pictures;
  }

  private static void each(byte[] block, int most, BiConsumer<String, String> comments) {
    ByteBuffer bytes = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
    text(bytes, most); // the encoder's name
    long count = bytes.remaining() < 4 ? 0 : Integer.toUnsignedLong(bytes.getInt());
    for (long i = 0; i < Math.min(count, MOST) && bytes.remaining() >= 4; i++) {
      String comment = text(bytes, most);
      int equals = comment.indexOf('=');
      if (equals > 0) {
        String name = comment.substring(0, equals).toUpperCase(Locale.ROOT);
        comments.accept(name, comment.substring(equals + 1));
      }
    }
  }

  private static String text(ByteBuffer bytes, int most) {
    if (bytes.remaining() < 4) {
      return "";
    }
    int n = bytes.getInt();
    if (n < 0 || n > bytes.remaining()) {
      bytes.position(bytes.limit());
      return "";
    }
    if (n > most) {
      bytes.position(bytes.position() + n);
      return "";
    }
    byte[] text = new byte[n];
    bytes.get(text);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString();
    } catch (CharacterCodingException older) {
      return new String(text, WINDOWS); // what some programs write all the same
    }
  }

  /**
   * What a file carries by its comments.
   *
   * @param tags all comments but pictures
   */
  public static Metadata metadata(List<Tag> tags, List<Picture> pictures, About about) {
    List<Tag> others = tags.stream().filter(tag -> !tag.name().equals(SPEAKERS)).toList();
    return PlaceComments.read(others, about.frames(), about.sampleRate())
        .withPictures(pictures)
        .with(speakers(tags, about.channels()));
  }

  /**
   * A block with the texts, chapters, loop, pictures and loudspeakers of {@code metadata}; the
   * program that wrote the file is the vendor.
   *
   * @param rate the sample rate
   */
  public static byte[] block(Metadata metadata, double rate) {
    String vendor = Objects.requireNonNullElse(metadata.text(Metadata.SOFTWARE), "Tenuto");
    List<Tag> all = new ArrayList<>(metadata.tags());
    all.addAll(PlaceComments.of(metadata, rate));
    if (metadata.speakers().areTold()) {
      all.add(new Tag(SPEAKERS, "0x%04X".formatted(metadata.speakers().mask())));
    }
    pictures(metadata.pictures()).forEach(comment -> all.add(new Tag(Pictures.COMMENT, comment)));
    return block(
        vendor.getBytes(StandardCharsets.UTF_8),
        all.stream().map(tag -> text(tag).getBytes(StandardCharsets.UTF_8)).toArray(byte[][]::new));
  }

  /** The pictures as comments, without those that are too large. */
  private static List<String> pictures(List<Picture> pictures) {
    List<String> comments = new ArrayList<>();
    int size = 0;
    for (Picture picture : pictures) {
      String comment = Pictures.comment(picture);
      if (comment.length() <= MOST_PICTURES - size) {
        comments.add(comment);
        size += comment.length();
      }
    }
    return comments;
  }

  /** The number of pictures that are too large for comments. */
  public static int lost(List<Picture> pictures) {
    return pictures.size() - pictures(pictures).size();
  }

  private static String text(Tag tag) {
    return tag.name() + "=" + tag.text();
  }

  /**
   * A block with other texts and pictures: the vendor, the loudspeakers, chapters, loops and what
   * is too long to be read as text stay.
   *
   * @param block as it was, which is whole; empty if there was none
   */
  public static byte[] changed(byte[] block, List<Tag> tags, PictureEdit pictures) {
    ByteBuffer old = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
    byte[] vendor = old.remaining() >= 4 ? bytes(old) : "Tenuto".getBytes(StandardCharsets.UTF_8);
    List<byte[]> comments = new ArrayList<>();
    tags.forEach(tag -> comments.add(text(tag).getBytes(StandardCharsets.UTF_8)));
    long count = old.remaining() >= 4 ? Integer.toUnsignedLong(old.getInt()) : 0;
    for (long i = 0; i < count && old.remaining() >= 4; i++) {
      byte[] comment = bytes(old);
      String start = new String(comment, 0, Math.min(comment.length, 64), StandardCharsets.UTF_8);
      int equals = Math.max(0, start.indexOf('='));
      String name = start.substring(0, equals).toUpperCase(Locale.ROOT);
      if (name.equals(Pictures.COMMENT)) {
        if (!pictures.drops(
            Pictures.block(
                new String(
                    comment,
                    equals + 1,
                    comment.length - equals - 1,
                    StandardCharsets.ISO_8859_1)))) {
          comments.add(comment);
        }
      } else if (i >= MOST
          || comment.length > MOST_BYTES
          || name.equals(SPEAKERS)
          || equals > 0 && PlaceComments.isPlace(name, start.substring(equals + 1))) {
        comments.add(comment);
      }
    }
    for (Picture picture : pictures.added()) {
      Tag tag = new Tag(Pictures.COMMENT, Pictures.comment(picture));
      comments.add(text(tag).getBytes(StandardCharsets.UTF_8));
    }
    return block(vendor, comments.toArray(byte[][]::new));
  }

  /** The bytes after the comments of a block, such as padding. */
  public static byte[] after(byte[] block) {
    ByteBuffer bytes = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
    long count = 1; // the encoder's name
    for (long i = 0; i < count && bytes.remaining() >= Integer.BYTES; i++) {
      bytes(bytes);
      if (i == 0 && bytes.remaining() >= Integer.BYTES) {
        count += Integer.toUnsignedLong(bytes.getInt());
      }
    }
    return Arrays.copyOfRange(block, bytes.position(), block.length);
  }

  private static byte[] bytes(ByteBuffer block) {
    byte[] bytes = new byte[Math.clamp(block.getInt(), 0, block.remaining())];
    block.get(bytes);
    return bytes;
  }

  private static byte[] block(byte[] by, byte[][] comments) {
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

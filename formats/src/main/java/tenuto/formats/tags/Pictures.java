package tenuto.formats.tags;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import tenuto.formats.file.Picture;

/**
 * Pictures as ID3 (APIC), FLAC (a metadata block) and Vorbis comments (the same block in base64)
 * store them. Damaged ones are left out.
 *
 * <p>Sources of the layouts: id3v2.4.0-frames, 4.14; RFC 9639, 8.8; wiki.xiph.org/VorbisComment.
 */
public final class Pictures {
  /** The comment that holds a picture. */
  static final String COMMENT = "METADATA_BLOCK_PICTURE";

  private static final int UTF_8 = 3;
  private static final int FIELDS = 8;

  private Pictures() {}

  /** The picture in the body of an APIC frame. */
  static Optional<Picture> ofId3(byte[] body) {
    Id3Text mime = new Id3Text(body, 0, 1);
    String type = mime.next();
    int at = mime.position();
    if (at >= body.length) {
      return Optional.empty();
    }
    Id3Text description = new Id3Text(body, body[0], at + 1);
    String text = description.next();
    int from = description.position();
    return from >= body.length
        ? Optional.empty()
        : Optional.of(
            new Picture(
                body[at] & 0xFF, type, text, ByteBuffer.wrap(body, from, body.length - from)));
  }

  /** The frame of ID3 for a picture. */
  public static Id3Frame id3(Picture picture) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.write(UTF_8);
    body.writeBytes(picture.mime().getBytes(StandardCharsets.ISO_8859_1));
    body.write(0);
    body.write(picture.type());
    body.writeBytes(picture.description().replace('\0', ' ').getBytes(StandardCharsets.UTF_8));
    body.write(0);
    body.writeBytes(picture.bytes());
    return new Id3Frame("APIC", body.toByteArray());
  }

  /** The picture in the body of a metadata block of FLAC. */
  public static Optional<Picture> ofFlac(byte[] block) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(block);
      int type = bytes.getInt();
      String mime = new String(part(bytes), StandardCharsets.ISO_8859_1);
      String description = new String(part(bytes), StandardCharsets.UTF_8);
      bytes.position(bytes.position() + 4 * Integer.BYTES); // width, height, depth and colours
      return Optional.of(new Picture(type & 0xFF, mime, description, ByteBuffer.wrap(part(bytes))));
    } catch (BufferUnderflowException | IllegalArgumentException damaged) {
      return Optional.empty();
    }
  }

  /** The type of an image by its own bytes, if it is a whole JPEG or PNG image. */
  public static Optional<String> type(Picture picture) {
    return ImageHeader.of(picture.bytes()).map(ImageHeader::mime);
  }

  private static byte[] part(ByteBuffer bytes) {
    int size = bytes.getInt();
    if (size < 0 || size > bytes.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] part = new byte[size];
    bytes.get(part);
    return part;
  }

  /** The body of a metadata block of FLAC; only those of JPEG and PNG images give their size. */
  public static byte[] flac(Picture picture) {
    byte[] mime = picture.mime().getBytes(StandardCharsets.ISO_8859_1);
    byte[] description = picture.description().getBytes(StandardCharsets.UTF_8);
    byte[] data = picture.bytes();
    ByteBuffer block =
        ByteBuffer.allocate(
            FIELDS * Integer.BYTES + mime.length + description.length + data.length);
    block.putInt(picture.type()).putInt(mime.length).put(mime);
    block.putInt(description.length).put(description);
    ImageHeader size = ImageHeader.of(data).orElse(new ImageHeader(picture.mime(), 0, 0, 0, 0));
    block.putInt(size.width()).putInt(size.height()).putInt(size.depth()).putInt(size.colours());
    return block.putInt(data.length).put(data).array();
  }

  /** The picture in a comment of that name, from after its equals sign on. */
  static Optional<Picture> ofComment(String text) {
    return ofFlac(block(text));
  }

  /** The block of FLAC in that comment; empty if it is damaged. */
  static byte[] block(String text) {
    try {
      return Base64.getMimeDecoder().decode(text);
    } catch (IllegalArgumentException damaged) {
      return new byte[0];
    }
  }

  /** The text of a comment with a picture. */
  static String comment(Picture picture) {
    return Base64.getEncoder().encodeToString(flac(picture));
  }
}

package tenuto.formats.mpeg4;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A part of an MPEG-4 file (ISO/IEC 14496-12): its size in four bytes, its type in four letters,
 * and a body, which may consist of boxes.
 */
record Box(String type, byte[] body) {
  static final int HEAD_BYTES = 8;

  /** The most boxes that are read of one. */
  private static final int MOST = 10_000;

  /** The boxes from an index of bytes on, up to the first that is damaged. */
  static List<Box> in(byte[] bytes, int from) {
    List<Box> boxes = new ArrayList<>();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    for (int at = Math.min(from, bytes.length);
        bytes.length - at >= HEAD_BYTES && boxes.size() < MOST; ) {
      int size = in.getInt(at);
      if (size < HEAD_BYTES || size > bytes.length - at) {
        break;
      }
      byte[] body = new byte[size - HEAD_BYTES];
      in.get(at + HEAD_BYTES, body);
      boxes.add(new Box(type(bytes, at + 4), body));
      at += size;
    }
    return boxes;
  }

  static String type(byte[] bytes, int at) {
    return new String(bytes, at, 4, StandardCharsets.ISO_8859_1);
  }

  static Optional<Box> first(List<Box> boxes, String type) {
    return boxes.stream().filter(box -> box.type.equals(type)).findFirst();
  }

  /** A box of others, after some bytes. */
  static Box of(String type, byte[] before, List<Box> boxes) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.writeBytes(before);
    boxes.forEach(box -> body.writeBytes(box.bytes()));
    return new Box(type, body.toByteArray());
  }

  byte[] bytes() {
    return ByteBuffer.allocate(HEAD_BYTES + body.length)
        .putInt(HEAD_BYTES + body.length)
        .put(type.getBytes(StandardCharsets.ISO_8859_1))
        .put(body)
        .array();
  }
}

package tenuto.formats.mpeg4;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.PartFile;

/** The list of items of an MPEG-4 file, in its boxes moov, udta, meta and ilst. */
public final class Mpeg4Items {
  /** The longest moov that is read: of many hours, with pictures. */
  private static final int MOST_BYTES = 1 << 26;

  /** The most boxes among which moov is looked for: fragments have two each. */
  private static final int MOST_BOXES = 10_000;

  /** The version and flags of meta, which QuickTime leaves out. */
  private static final int META_HEAD = 4;

  /** The handler of iTunes' metadata. */
  private static final Box HANDLER =
      new Box(
          "hdlr",
          ByteBuffer.allocate(25)
              .position(8)
              .put("mdirappl".getBytes(StandardCharsets.US_ASCII))
              .array());

  private Mpeg4Items() {}

  /** Bytes at a place of a file. */
  private interface Bytes {
    void read(long position, byte[] bytes, int n) throws IOException;
  }

  /**
   * Where moov is.
   *
   * @param position of its head
   * @param size with its head of 8 bytes
   */
  private record Place(long position, int size) {
    byte[] body(Bytes file) throws IOException {
      byte[] bytes = new byte[size];
      file.read(position, bytes, size);
      return Arrays.copyOfRange(bytes, Box.HEAD_BYTES, size);
    }
  }

  /** The texts of a file, as far as they are whole. */
  public static List<Tag> read(InputFile file) throws IOException {
    Optional<Place> moov = find(file::read, file.bytes());
    return moov.isEmpty() ? List.of() : Items.tags(items(Box.in(moov.get().body(file::read), 0)));
  }

  /** The items of a file with those boxes in moov. */
  private static List<Box> items(List<Box> boxes) {
    return Box.first(boxes, "udta")
        .flatMap(udta -> Box.first(Box.in(udta.body(), 0), "meta"))
        .flatMap(meta -> Box.first(inside(meta), "ilst"))
        .map(list -> Box.in(list.body(), 0))
        .orElse(List.of());
  }

  private static List<Box> inside(Box meta) {
    List<Box> boxes = Box.in(meta.body(), META_HEAD);
    return boxes.isEmpty() ? Box.in(meta.body(), 0) : boxes;
  }

  /**
   * Replaces the texts of a file that ffmpeg has written, whose moov is the last box. Covers stay.
   *
   * @throws IOException if it is not
   */
  public static void write(PartFile part, List<Tag> tags) throws IOException {
    long end = Files.size(part.place());
    Place moov = find(part::read, end).orElseThrow(() -> new EOFException("there is no moov"));
    if (moov.position + moov.size != end) {
      throw new IOException("moov is not at the end of what ffmpeg wrote");
    }
    List<Box> boxes = new ArrayList<>(Box.in(moov.body(part::read), 0));
    List<Box> user = new ArrayList<>();
    Box.first(boxes, "udta").ifPresent(udta -> user.addAll(Box.in(udta.body(), 0)));
    user.removeIf(box -> box.type().equals("meta"));
    List<Box> covers = items(boxes).stream().filter(box -> box.type().equals("covr")).toList();
    Box list = Items.list(tags, covers);
    user.add(Box.of("meta", new byte[META_HEAD], List.of(HANDLER, list)));
    boxes.removeIf(box -> box.type().equals("udta"));
    boxes.add(Box.of("udta", new byte[0], user));
    byte[] bytes = Box.of("moov", new byte[0], boxes).bytes();
    part.write(moov.position, bytes, bytes.length);
    part.setLength(moov.position + bytes.length);
  }

  private static Optional<Place> find(Bytes file, long end) throws IOException {
    byte[] head = new byte[2 * Box.HEAD_BYTES];
    long at = 0;
    for (int i = 0; i < MOST_BOXES && end - at >= Box.HEAD_BYTES; i++) {
      int n = (int) Math.min(head.length, end - at);
      file.read(at, head, n);
      long size = Integer.toUnsignedLong(ByteBuffer.wrap(head).getInt());
      if (size == 0) {
        size = end - at;
      } else if (size == 1 && n == head.length) {
        size = ByteBuffer.wrap(head).getLong(Box.HEAD_BYTES);
      }
      if (size < Box.HEAD_BYTES || size > end - at) {
        return Optional.empty();
      }
      if (Box.type(head, 4).equals("moov")) {
        return size > MOST_BYTES ? Optional.empty() : Optional.of(new Place(at, (int) size));
      }
      at += size;
    }
    return Optional.empty();
  }
}

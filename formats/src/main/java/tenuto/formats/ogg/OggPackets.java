package tenuto.formats.ogg;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.SoundFileException;

/**
 * The packets of one stream of an Ogg file, in order; other streams, such as a picture, are
 * skipped.
 *
 * <p>A stream that begins after the end of another is an error, since its sound would be lost.
 */
final class OggPackets {
  /**
   * The largest packet in bytes, above what any encoder writes; its segments are kept until it is
   * complete.
   */
  private static final int MOST_BYTES = 1 << 24;

  private final Path path;
  private final FileBytes file;
  private final int stream;
  private OggPage page;
  private int piece;
  private int at;
  private int number = -1;
  private boolean anyAudio;

  /**
   * @param file at the first page
   * @param stream the stream's number, as on its pages
   */
  OggPackets(Path path, FileBytes file, int stream) {
    this.path = path;
    this.file = file;
    this.stream = stream;
  }

  /** The position in the file of the page of the last packet. */
  long position() {
    return page == null ? file.position() : page.offset();
  }

  /** The next packet, or null at the end of the stream. */
  OggPacket next() throws IOException {
    ByteArrayOutputStream begun = new ByteArrayOutputStream();
    while (true) {
      if (page == null || piece == page.lacing().length) {
        if (page != null && page.isLast() || !turnPage(begun.size() > 0)) {
          if (begun.size() > 0) {
            throw new SoundFileException(
                path, file.position(), "the file ends in the middle of a packet");
          }
          return null;
        }
        continue;
      }
      int size = page.lacing()[piece++] & 0xFF;
      begun.write(page.body(), at, size);
      at += size;
      if (begun.size() > MOST_BYTES) {
        throw new SoundFileException(
            path, page.offset(), "a packet has more than %d bytes".formatted(MOST_BYTES));
      }
      if (size < 255) {
        long granule = endsAnother() ? -1 : page.granule();
        return new OggPacket(page.offset(), begun.toByteArray(), granule, page.isLast());
      }
    }
  }

  static SoundFileException secondStream(Path path, long offset) {
    return new SoundFileException(
        path, offset, "a second stream starts here: only files of one stream are read");
  }

  /** Whether another packet ends on this page. */
  private boolean endsAnother() {
    for (int i = piece; i < page.lacing().length; i++) {
      if (page.lacing()[i] != -1) {
        return true;
      }
    }
    return false;
  }

  /** Moves to the stream's next page. */
  private boolean turnPage(boolean inPacket) throws IOException {
    while (true) {
      OggPage next = OggPage.read(path, file);
      if (next == null) {
        return false;
      }
      if (next.isFirst() && anyAudio) {
        throw secondStream(path, next.offset());
      }
      anyAudio |= !next.isFirst();
      if (next.stream() != stream) {
        continue;
      }
      if (number >= 0 && next.number() != number + 1) {
        throw new SoundFileException(
            path,
            next.offset(),
            "page %d follows page %d: some are missing".formatted(next.number(), number));
      }
      if (next.continues() != inPacket) {
        throw new SoundFileException(
            path, next.offset(), "a page does not continue the packet that was started before it");
      }
      number = next.number();
      page = next;
      piece = 0;
      at = 0;
      return true;
    }
  }
}

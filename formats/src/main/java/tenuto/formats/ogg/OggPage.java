package tenuto.formats.ogg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.SoundFileException;

/**
 * A page of an Ogg file (RFC 3533): up to 255 segments of packets of one stream.
 *
 * @param offset of its first byte in the file
 * @param granule the stream's position after the last packet that ends here, or -1 if none does
 * @param lacing the size of each segment; after one of 255 bytes the packet continues
 * @param body the segments
 */
record OggPage(
    long offset, int flags, long granule, int stream, int number, byte[] lacing, byte[] body) {
  private static final String MARK = "OggS";
  private static final int HEAD_BYTES = 27;
  private static final int CRC_PLACE = 22;
  private static final int[] CRC_32 = crcTable();

  /** The flags. */
  static final int CONTINUES = 1;

  static final int FIRST = 2;
  static final int LAST = 4;

  static final int MOST_PIECES = 255;

  /** The size of a segment after which the packet continues. */
  static final int PIECE_BYTES = 255;

  /** The largest page in bytes. */
  static final int MOST_BYTES = HEAD_BYTES + MOST_PIECES + MOST_PIECES * PIECE_BYTES;

  /** Whether it begins with the rest of a packet. */
  boolean continues() {
    return (flags & CONTINUES) != 0;
  }

  boolean isFirst() {
    return (flags & FIRST) != 0;
  }

  boolean isLast() {
    return (flags & LAST) != 0;
  }

  /**
   * Reads the next page.
   *
   * @return null at the end of the file
   * @throws SoundFileException if there is no complete page
   */
  static OggPage read(Path path, FileBytes file) throws IOException {
    long offset = file.position();
    if (file.left() == 0) {
      return null;
    }
    byte[] bytes = file.take(HEAD_BYTES, "the header of an Ogg page");
    ByteBuffer head = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    String name = new String(bytes, 0, 4, StandardCharsets.ISO_8859_1);
    if (!name.equals(MARK) || bytes[4] != 0) {
      throw new SoundFileException(
          path, offset, "an Ogg page starts with 'OggS' and version 0, not '%s'".formatted(name));
    }
    int sum = head.getInt(CRC_PLACE);
    byte[] lacing = file.take(bytes[26] & 0xFF, "the sizes of an Ogg page");
    int size = 0;
    for (byte piece : lacing) {
      size += piece & 0xFF;
    }
    byte[] body = file.take(size, "the body of an Ogg page");
    head.putInt(CRC_PLACE, 0);
    if (crc(crc(crc(0, bytes), lacing), body) != sum) {
      throw new SoundFileException(path, offset, "the checksum of an Ogg page is wrong");
    }
    return new OggPage(
        offset, bytes[5], head.getLong(6), head.getInt(14), head.getInt(18), lacing, body);
  }

  /** The same page with another number. */
  OggPage withNumber(int other) {
    return new OggPage(offset, flags, granule, stream, other, lacing, body);
  }

  /** The page's bytes, as in a file. */
  byte[] bytes() {
    ByteBuffer page =
        ByteBuffer.allocate(HEAD_BYTES + lacing.length + body.length)
            .order(ByteOrder.LITTLE_ENDIAN);
    page.put(MARK.getBytes(StandardCharsets.ISO_8859_1)).put((byte) 0).put((byte) flags);
    page.putLong(granule).putInt(stream).putInt(number).putInt(0).put((byte) lacing.length);
    page.put(lacing).put(body);
    return page.putInt(CRC_PLACE, crc(0, page.array())).array();
  }

  private static int crc(int begun, byte[] bytes) {
    int crc = begun;
    for (byte next : bytes) {
      crc = crc << 8 ^ CRC_32[(crc >>> 24 ^ next) & 0xFF];
    }
    return crc;
  }

  /** The polynomial of Ethernet's checksum, bits not reflected. */
  private static int[] crcTable() {
    int[] table = new int[256];
    for (int i = 0; i < 256; i++) {
      int crc = i << 24;
      for (int bit = 0; bit < 8; bit++) {
        crc = crc << 1 ^ (crc < 0 ? 0x04C11DB7 : 0);
      }
      table[i] = crc;
    }
    return table;
  }
}

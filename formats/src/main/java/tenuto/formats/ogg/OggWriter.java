package tenuto.formats.ogg;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes one stream of packets as an Ogg file (RFC 3533), in pages of whole packets.
 *
 * <p>The stream's number is constant, so that the same sound gives the same bytes.
 */
final class OggWriter {
  private static final int STREAM = 1;

  private final OutputStream out;
  private final ByteArrayOutputStream lacing = new ByteArrayOutputStream();
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private long granule;
  private int number;

  OggWriter(OutputStream out) {
    this.out = out;
  }

  /**
   * Adds a packet of less than 65,025 bytes.
   *
   * @param position of the stream after it
   */
  void add(byte[] packet, int bytes, long position) throws IOException {
    int pieces = bytes / OggPage.PIECE_BYTES + 1;
    if (lacing.size() + pieces > OggPage.MOST_PIECES) {
      turnPage();
    }
    for (int i = 1; i < pieces; i++) {
      lacing.write(OggPage.PIECE_BYTES);
    }
    lacing.write(bytes % OggPage.PIECE_BYTES);
    body.write(packet, 0, bytes);
    granule = position;
  }

  /** Starts a new page with the next packet. */
  void turnPage() throws IOException {
    write(0);
  }

  /** Writes the last page. */
  void end() throws IOException {
    write(OggPage.LAST);
  }

  private void write(int last) throws IOException {
    int flags = (number == 0 ? OggPage.FIRST : 0) | last;
    out.write(
        new OggPage(0, flags, granule, STREAM, number++, lacing.toByteArray(), body.toByteArray())
            .bytes());
    lacing.reset();
    body.reset();
  }
}

package tenuto.formats.ogg;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes one stream of packets as an Ogg file (RFC 3533), in pages of whole packets, except of
 * those that need several pages.
 *
 * <p>The stream's number is constant, so that the same sound gives the same bytes.
 */
final class OggWriter {
  private static final int STREAM = 1;

  /** The position of a page in which no packet ends. */
  private static final long NO_END = -1;

  private final OutputStream out;
  private final ByteArrayOutputStream lacing = new ByteArrayOutputStream();
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private long granule;
  private int number;

  /** Whether the page begins with the rest of a packet. */
  private boolean continues;

  OggWriter(OutputStream out) {
    this.out = out;
  }

  /**
   * Adds a packet.
   *
   * @param position of the stream after it
   */
  void add(byte[] packet, int bytes, long position) throws IOException {
    int pieces = bytes / OggPage.PIECE_BYTES + 1;
    if (lacing.size() > 0 && lacing.size() + pieces > OggPage.MOST_PIECES) {
      turnPage();
    }
    for (int i = 0; i < pieces; i++) {
      if (lacing.size() == OggPage.MOST_PIECES) {
        granule = NO_END;
        turnPage();
        continues = true;
      }
      int at = i * OggPage.PIECE_BYTES;
      int n = Math.min(OggPage.PIECE_BYTES, bytes - at);
      lacing.write(n);
      body.write(packet, at, n);
    }
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
    int flags = (number == 0 ? OggPage.FIRST : 0) | (continues ? OggPage.CONTINUES : 0) | last;
    out.write(
        new OggPage(0, flags, granule, STREAM, number++, lacing.toByteArray(), body.toByteArray())
            .bytes());
    lacing.reset();
    body.reset();
    continues = false;
  }
}

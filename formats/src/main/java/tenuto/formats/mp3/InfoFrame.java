package tenuto.formats.mp3;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import tenuto.formats.file.Quality;

/**
 * The first frame of a file, which has no sound: Xing's tag with LAME's extension, from which
 * readers know how long the sound is, and which frame is where. {@link InfoTag} reads it.
 *
 * <p>Source of the layout: gabriel.mp3-tech.org/mp3infotag.html.
 */
final class InfoFrame {
  /** Xing's part: name, flags, frames, bytes, table and quality. */
  private static final int XING_BYTES = 4 + 4 + 4 + 4 + InfoFrame.PLACES + 4;

  private static final int BYTES = XING_BYTES + 36;

  /** The entries of its table. */
  private static final int PLACES = 100;

  private static final int ALL_FIELDS = 15;
  private static final int CONSTANT = 1;
  private static final int VARIABLE = 4;

  /** The stereo modes in the field "misc". */
  private static final int MONO = 0;

  private static final int JOINT = 3 << 2;

  private final int head;
  private final FrameHeader header;
  private final Quality quality;
  private final long frames;
  private final long[] places = new long[PLACES];
  private int placed;
  private long count;
  private long bytes;
  private int sum;

  /**
   * @param first the header of the first frame of sound
   * @param frames the number of frames of sound
   */
  InfoFrame(int first, Quality quality, long frames) {
    this.quality = quality;
    this.frames = frames;
    int chosen = first;
    // Its own bit rate at a constant one, or else the lowest that has room for all.
    if (quality.level() != null || !fits(plain(first))) {
      chosen = plain(first);
      for (int code = 1; code < 15; code++) {
        chosen = plain(first) & ~0xF000 | code << 12;
        if (fits(chosen)) {
          break;
        }
      }
    }
    head = plain(chosen);
    header = FrameHeader.parse(head);
    bytes = header.bytes();
  }

  /** The header without the padding bit and the mode extension, which differ between frames. */
  private static int plain(int head) {
    return head & ~0x230;
  }

  private static boolean fits(int head) {
    FrameHeader header = FrameHeader.parse(head);
    return header.bytes() >= FrameHeader.BYTES + header.sideInfo() + BYTES;
  }

  /** Its size. */
  int size() {
    return header.bytes();
  }

  /** Takes a frame of sound into account. */
  void add(byte[] from, int at, int n) {
    while (placed < PLACES && placed * frames / PLACES <= count) {
      places[placed++] = bytes;
    }
    sum = Crc16.of(sum, from, at, n);
    bytes += n;
    count++;
  }

  /**
   * The bytes of this frame, after all frames of sound were added.
   *
   * @param delay samples that the encoder inserted before the sound
   * @param padding samples that it appended after the sound
   * @param lowPass in hertz
   */
  byte[] bytes(int delay, int padding, int lowPass) {
    ByteBuffer to = ByteBuffer.allocate(header.bytes());
    boolean constant = quality.level() == null;
    to.putInt(head).position(FrameHeader.BYTES + header.sideInfo());
    to.put(ascii(constant ? "Info" : "Xing"));
    to.putInt(ALL_FIELDS).putInt((int) count).putInt((int) bytes);
    for (long place : places) {
      to.put((byte) Math.min(255, 256 * place / bytes));
    }
    int number = constant ? 0 : LameEncoder.number(quality.level());
    to.putInt(constant ? 0 : 100 - 10 * number);
    to.put(ascii("LAME3.98r")).put((byte) (constant ? CONSTANT : VARIABLE));
    to.put((byte) Math.min(255, Math.round(lowPass / 100.0)));
    to.putInt(0).putInt(0); // peak and gains
    to.put((byte) 4); // its curve of the threshold of hearing
    to.put((byte) (constant ? Math.min(255, (int) quality.kilobits()) : 0));
    to.put((byte) (delay >> 4)).put((byte) (delay << 4 | padding >> 8)).put((byte) padding);
    int source = header.rate() == 44_100 ? 1 : header.rate() == 48_000 ? 2 : 0;
    to.put((byte) (source << 6 | (header.channels() == 1 ? MONO : JOINT)));
    to.put((byte) 0).putShort((short) (constant ? 0 : 500 - 10 * number));
    to.putInt((int) bytes).putShort((short) sum);
    to.putShort((short) Crc16.of(0, to.array(), 0, to.position()));
    return to.array();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}

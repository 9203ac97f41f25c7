package tenuto.formats.mp3;

import java.nio.charset.StandardCharsets;

/**
 * The tag that encoders write into a first frame without sound: Xing's with LAME's extension, or
 * Fraunhofer's.
 *
 * @param frames of the file, without this one; 0 if not given
 * @param bytes of the file from this frame on; 0 if not given
 * @param delay samples that the encoder inserted before the sound; -1 if not given
 * @param padding samples that it appended after the sound; -1 if not given
 */
record InfoTag(long frames, long bytes, int delay, int padding) {
  private static final int HAS_FRAMES = 1;
  private static final int HAS_BYTES = 2;
  private static final int HAS_TABLE = 4;
  private static final int HAS_QUALITY = 8;
  private static final int VBRI_AT = 36;

  /** The tag in a frame, or null if it has none. */
  static InfoTag parse(FrameHeader header, byte[] frame) {
    if (header.layer() != 3) {
      return null;
    }
    if (text(frame, VBRI_AT, 4).equals("VBRI")) {
      return new InfoTag(u32(frame, VBRI_AT + 14), u32(frame, VBRI_AT + 10), -1, -1);
    }
    int at = FrameHeader.BYTES + header.sideInfo();
    String name = text(frame, at, 4);
    if (!name.equals("Xing") && !name.equals("Info")) {
      return null;
    }
    long flags = u32(frame, at + 4);
    at += 8;
    long frames = 0;
    long bytes = 0;
    if ((flags & HAS_FRAMES) != 0) {
      frames = u32(frame, at);
      at += 4;
    }
    if ((flags & HAS_BYTES) != 0) {
      bytes = u32(frame, at);
      at += 4;
    }
    at += ((flags & HAS_TABLE) != 0 ? 100 : 0) + ((flags & HAS_QUALITY) != 0 ? 4 : 0);
    String encoder = text(frame, at, 4);
    if (!encoder.equals("LAME") && !encoder.equals("Lavf") && !encoder.equals("Lavc")) {
      return new InfoTag(frames, bytes, -1, -1);
    }
    long both = u32(frame, at + 20) & 0xFFFFFF;
    return new InfoTag(frames, bytes, (int) (both >> 12), (int) (both & 0xFFF));
  }

  private static String text(byte[] frame, int at, int n) {
    return at + n > frame.length ? "" : new String(frame, at, n, StandardCharsets.ISO_8859_1);
  }

  private static long u32(byte[] frame, int at) {
    long value = 0;
    for (int i = at; i < at + 4; i++) {
      value = value << 8 | (i < frame.length ? frame[i] & 0xFF : 0);
    }
    return value;
  }
}

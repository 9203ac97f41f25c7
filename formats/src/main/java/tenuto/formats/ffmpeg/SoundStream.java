package tenuto.formats.ffmpeg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * The samples that ffmpeg writes into a pipe, as a WAV file of unknown length.
 *
 * @param channels samples in a frame
 * @param rate frames per second
 * @param mask of the loudspeakers; 0 if not given
 */
record SoundStream(Child child, int channels, long rate, long mask) {
  private static final int EXTENSIBLE = 0xFFFE;
  private static final int MOST_FMT = 1 << 10;
  private static final int MASK = 20;

  /**
   * Reads the header.
   *
   * @return null if the stream ends before, as it does if there is nothing to decode
   */
  static SoundStream begin(Child child) throws IOException {
    if (take(child, 12) == null) {
      return null;
    }
    ByteBuffer fmt = null;
    while (true) {
      ByteBuffer head = take(child, 8);
      if (head == null) {
        return null;
      }
      String id = new String(head.array(), 0, 4, StandardCharsets.ISO_8859_1);
      if (id.equals("data") && fmt != null && fmt.capacity() >= 16) {
        int channels = fmt.getShort(2) & 0xFFFF;
        boolean hasMask = (fmt.getShort(0) & 0xFFFF) == EXTENSIBLE && fmt.capacity() >= MASK + 4;
        long mask = hasMask ? Integer.toUnsignedLong(fmt.getInt(MASK)) : 0;
        return new SoundStream(child, channels, Integer.toUnsignedLong(fmt.getInt(4)), mask);
      }
      int size = head.getInt(4);
      ByteBuffer body = size < 0 || size > MOST_FMT ? null : take(child, size);
      if (body == null) {
        return null;
      }
      fmt = id.equals("fmt ") ? body : fmt;
    }
  }

  private static ByteBuffer take(Child child, int n) throws IOException {
    byte[] bytes = new byte[n];
    return fill(child, bytes, 0, n) == n
        ? ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN)
        : null;
  }

  /** Reads up to {@code n} bytes, fewer only at the end, and returns their number. */
  static int fill(Child child, byte[] bytes, int from, int n) throws IOException {
    int done = 0;
    while (done < n) {
      int now = child.read(bytes, from + done, n - done);
      if (now < 0) {
        break;
      }
      done += now;
    }
    return done;
  }
}

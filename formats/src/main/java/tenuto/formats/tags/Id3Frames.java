package tenuto.formats.tags;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Cuts an ID3 tag into frames, whose bodies are plain: synchronised and inflated. */
final class Id3Frames {
  private static final int UNSYNCHRONISED = 0x80;
  private static final int EXTENDED = 0x40;

  /** The bytes that all compressed frames together may become. */
  private static final int MOST_INFLATED = 1 << 25;

  /** The bytes inflated at a time: few, as a tag can have a million compressed frames. */
  private static final int AT_ONCE = 1 << 10;

  private final int version;
  private final int most;
  private int inflatable = MOST_INFLATED;

  private Id3Frames(int version, int most) {
    this.version = version;
    this.most = most;
  }

  /**
   * Hands over each frame, by its name, up to the first that is damaged; those that are encrypted
   * or too long are left out.
   *
   * @param tag from its header on, of version 2.2, 2.3 or 2.4
   * @param most the bytes of the longest that is read
   */
  static void read(byte[] tag, int most, BiConsumer<String, byte[]> frame) {
    int flags = tag[5];
    int end = (int) Math.min(tag.length, Id3Tag.HEAD_BYTES + sevens(tag, 6));
    byte[] body = Arrays.copyOfRange(tag, Id3Tag.HEAD_BYTES, end);
    Id3Frames frames = new Id3Frames(tag[3], most);
    if (frames.version == 2 && (flags & EXTENDED) != 0) {
      return; // compressed, in a way that was never defined
    }
    if (frames.version < 4 && (flags & UNSYNCHRONISED) != 0) {
      body = synchronised(body);
    }
    frames.each(body, (flags & EXTENDED) == 0 ? 0 : frames.extended(body), frame);
  }

  /**
   * Hands over each frame inside the body of another.
   *
   * @param from the byte at which they begin
   */
  static void inside(int version, byte[] body, int from, BiConsumer<String, byte[]> frame) {
    new Id3Frames(version, body.length).each(body, from, frame);
  }

  /** The bytes of the extended header. */
  private int extended(byte[] body) {
    if (body.length < 4) {
      return body.length;
    }
    long size = version == 4 ? sevens(body, 0) : number(body, 0, 4) + 4;
    return (int) Math.min(size, body.length);
  }

  private void each(byte[] body, int from, BiConsumer<String, byte[]> each) {
    int nameBytes = version == 2 ? 3 : 4;
    int headBytes = version == 2 ? 6 : Id3Tag.HEAD_BYTES;
    for (int at = from; at + headBytes < body.length; ) {
      if (body[at] == 0) {
        return; // padding
      }
      String id = new String(body, at, nameBytes, StandardCharsets.ISO_8859_1);
      long size = size(body, at, nameBytes, headBytes);
      int begin = at + headBytes;
      if (size > body.length - begin) {
        return; // damage
      }
      int flags = version == 2 ? 0 : (int) number(body, at + 8, 2);
      if (size > 0 && size <= most) {
        byte[] frame = plain(Arrays.copyOfRange(body, begin, begin + (int) size), flags);
        if (frame.length > 1) {
          each.accept(id, frame);
        }
      }
      at = begin + (int) size;
    }
  }

  /** A frame's size: iTunes wrote it plainly into version 2.4, where it has seven bits a byte. */
  private long size(byte[] body, int at, int nameBytes, int headBytes) {
    long plain = number(body, at + nameBytes, nameBytes);
    if (version < 4) {
      return plain;
    }
    long sevens = sevens(body, at + nameBytes);
    return plain != sevens
            && !isFrame(body, at + headBytes + sevens)
            && isFrame(body, at + headBytes + plain)
        ? plain
        : sevens;
  }

  /** Whether a frame, padding or the end is there. */
  private static boolean isFrame(byte[] body, long at) {
    if (at >= body.length || at + Id3Tag.HEAD_BYTES > body.length || body[(int) at] == 0) {
      return at <= body.length;
    }
    for (int i = (int) at; i < at + 4; i++) {
      if (!(body[i] >= 'A' && body[i] <= 'Z' || body[i] >= '0' && body[i] <= '9')) {
        return false;
      }
    }
    return true;
  }

  /** A frame's bytes without unsynchronisation and compression; empty if it is encrypted. */
  private byte[] plain(byte[] frame, int flags) {
    boolean four = version == 4;
    boolean encrypted = (flags & (four ? 0x04 : 0x40)) != 0;
    boolean compressed = (flags & (four ? 0x08 : 0x80)) != 0;
    boolean grouped = (flags & (four ? 0x40 : 0x20)) != 0;
    boolean sized = four ? (flags & 0x01) != 0 : compressed;
    int head = (grouped ? 1 : 0) + (sized ? 4 : 0);
    if (encrypted || frame.length <= head) {
      return new byte[0];
    }
    byte[] bytes = Arrays.copyOfRange(frame, head, frame.length);
    if (four && (flags & 0x02) != 0) {
      bytes = synchronised(bytes);
    }
    return compressed ? inflated(bytes) : bytes;
  }

  private byte[] inflated(byte[] bytes) {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    byte[] some = new byte[AT_ONCE];
    try (Inflater inflater = new Inflater()) {
      inflater.setInput(bytes);
      while (!inflater.finished()) {
        int room = Math.min(most - plain.size(), inflatable);
        int n = inflater.inflate(some, 0, Math.min(some.length, room));
        if (n == 0 && !inflater.finished()) {
          return new byte[0]; // it is cut short, or too long
        }
        plain.write(some, 0, n);
        inflatable -= n;
      }
      return plain.toByteArray();
    } catch (DataFormatException damage) {
      return new byte[0];
    }
  }

  /** Without the zeros that were put after bytes of 255, so that no player sees a frame of MP3. */
  private static byte[] synchronised(byte[] bytes) {
    ByteArrayOutputStream plain = new ByteArrayOutputStream(bytes.length);
    for (int i = 0; i < bytes.length; i++) {
      plain.write(bytes[i]);
      if (bytes[i] == (byte) 0xFF && i + 1 < bytes.length && bytes[i + 1] == 0) {
        i++;
      }
    }
    return plain.toByteArray();
  }

  private static long number(byte[] bytes, int at, int n) {
    long value = 0;
    for (int i = at; i < at + n; i++) {
      value = value << 8 | bytes[i] & 0xFF;
    }
    return value;
  }

  /** An integer of four bytes with seven bits each. */
  static long sevens(byte[] bytes, int at) {
    long value = 0;
    for (int i = at; i < at + 4; i++) {
      value = value << 7 | bytes[i] & 0x7F;
    }
    return value;
  }
}

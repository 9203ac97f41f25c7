package tenuto.formats.mp3;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tenuto.formats.decoding.FileBytes;

/**
 * ID3 tags, under the names of Vorbis comments: version 2 (2.2 to 2.4) at a file's start, version 1
 * at its end. Unknown and damaged fields, and those that are not text, are skipped: a bad tag must
 * not prevent reading the sound.
 *
 * @param end the byte after the tag
 */
record Id3(Map<String, String> tags, long end) {
  private static final int HEAD_BYTES = 10;

  /** The longest text that is read. */
  private static final int MOST_TEXT = 1 << 16;

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("TIT2", "TITLE"),
          Map.entry("TT2", "TITLE"),
          Map.entry("TPE1", "ARTIST"),
          Map.entry("TP1", "ARTIST"),
          Map.entry("TALB", "ALBUM"),
          Map.entry("TAL", "ALBUM"),
          Map.entry("TDRC", "DATE"),
          Map.entry("TYER", "DATE"),
          Map.entry("TYE", "DATE"),
          Map.entry("TCON", "GENRE"),
          Map.entry("TCO", "GENRE"),
          Map.entry("TRCK", "TRACKNUMBER"),
          Map.entry("TRK", "TRACKNUMBER"),
          Map.entry("TCOM", "COMPOSER"),
          Map.entry("TSSE", "ENCODER"),
          Map.entry("COMM", "COMMENT"),
          Map.entry("COM", "COMMENT"));

  /** All consecutive version 2 tags at {@code start}; empty if there is none. */
  static Id3 atBegin(FileBytes file, long start) throws IOException {
    Map<String, String> tags = new LinkedHashMap<>();
    long at = start;
    while (true) {
      file.seek(at);
      if (file.left() < HEAD_BYTES) {
        break;
      }
      byte[] head = file.take(HEAD_BYTES, "the header of an ID3 tag");
      if (!text(head, 0, 3).equals("ID3")) {
        break;
      }
      int version = head[3];
      int flags = head[5];
      long size = sevens(head, 6);
      long end = at + HEAD_BYTES + size;
      // Tags with unsynchronisation or an extended header, which are rare, are skipped.
      if ((flags & 0xC0) == 0 && version >= 2 && version <= 4) {
        read(file, version, end, tags);
      }
      at = end + (version == 4 && (flags & 0x10) != 0 ? HEAD_BYTES : 0);
    }
    return new Id3(Collections.unmodifiableMap(tags), at);
  }

  private static void read(FileBytes file, int version, long end, Map<String, String> tags)
      throws IOException {
    int nameBytes = version == 2 ? 3 : 4;
    int headBytes = version == 2 ? 6 : HEAD_BYTES;
    while (file.position() + headBytes < end && file.left() > headBytes) {
      byte[] head = file.take(headBytes, "the header of a frame");
      long size = version == 4 ? sevens(head, 4) : number(head, nameBytes, nameBytes);
      long next = file.position() + size;
      if (head[0] == 0 || next > end || size > file.left()) {
        return; // padding, or damage
      }
      String name = NAMES.get(text(head, 0, nameBytes));
      boolean plain = version == 2 || head[9] == 0;
      if (name != null && plain && size > 1 && size <= MOST_TEXT) {
        byte[] body = file.take(size, "a string");
        String value = name.equals("COMMENT") ? comment(body) : decoded(body, 0, 1, body.length);
        if (!value.isBlank()) {
          tags.putIfAbsent(name, value);
        }
      }
      file.seek(next);
    }
  }

  /** A comment's text, which is after its language and a short description. */
  private static String comment(byte[] body) {
    int wide = body[0] == 1 || body[0] == 2 ? 2 : 1;
    for (int at = 4; at + wide <= body.length; at += wide) {
      if (body[at] == 0 && body[at + wide - 1] == 0) {
        return decoded(body, 0, at + wide, body.length);
      }
    }
    return "";
  }

  private static String decoded(byte[] body, int code, int from, int to) {
    Charset charset =
        switch (body[code]) {
          case 1 -> StandardCharsets.UTF_16;
          case 2 -> StandardCharsets.UTF_16BE;
          case 3 -> StandardCharsets.UTF_8;
          default -> StandardCharsets.ISO_8859_1;
        };
    String text = new String(body, from, to - from, charset);
    while (text.endsWith("\0")) {
      text = text.substring(0, text.length() - 1);
    }
    return text.replace("\0", "; ").strip();
  }

  /** The tags at the end of a file, APE's and ID3 version 1; {@code end} is where they begin. */
  static Id3 atEnd(FileBytes file, long fileEnd) throws IOException {
    Map<String, String> tags = new LinkedHashMap<>();
    long end = fileEnd;
    if (end >= 128) {
      file.seek(end - 128);
      byte[] tag = file.take(128, "a tag");
      if (text(tag, 0, 3).equals("TAG")) {
        end -= 128;
        put(tags, "TITLE", text(tag, 3, 30));
        put(tags, "ARTIST", text(tag, 33, 30));
        put(tags, "ALBUM", text(tag, 63, 30));
        put(tags, "DATE", text(tag, 93, 4));
        boolean numbered = tag[125] == 0 && tag[126] != 0;
        put(tags, "COMMENT", text(tag, 97, numbered ? 28 : 30));
        if (numbered) {
          put(tags, "TRACKNUMBER", Integer.toString(tag[126] & 0xFF));
        }
      }
    }
    if (end >= 32) {
      file.seek(end - 32);
      byte[] foot = file.take(32, "a tag");
      if (text(foot, 0, 8).equals("APETAGEX")) {
        long size = Integer.reverseBytes((int) number(foot, 12, 4)) & 0xFFFF_FFFFL;
        boolean head = foot[23] < 0;
        end = Math.max(0, end - size - (head ? 32 : 0));
      }
    }
    return new Id3(Collections.unmodifiableMap(tags), end);
  }

  private static void put(Map<String, String> tags, String name, String text) {
    int end = text.indexOf(0);
    String value = (end < 0 ? text : text.substring(0, end)).strip();
    if (!value.isEmpty()) {
      tags.put(name, value);
    }
  }

  private static String text(byte[] bytes, int at, int n) {
    return new String(bytes, at, n, StandardCharsets.ISO_8859_1);
  }

  private static long number(byte[] bytes, int at, int n) {
    long value = 0;
    for (int i = at; i < at + n; i++) {
      value = value << 8 | bytes[i] & 0xFF;
    }
    return value;
  }

  /** An integer of four bytes with seven bits each. */
  private static long sevens(byte[] bytes, int at) {
    long value = 0;
    for (int i = at; i < at + 4; i++) {
      value = value << 7 | bytes[i] & 0x7F;
    }
    return value;
  }
}

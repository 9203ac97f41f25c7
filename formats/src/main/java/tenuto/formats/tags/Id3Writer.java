package tenuto.formats.tags;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/**
 * Writes an ID3 tag of version 2.4 in UTF-8, which holds texts of any name; {@link Id3Tag} reads it
 * back.
 */
public final class Id3Writer {
  /** The most chapters: a table of contents counts them in one byte. */
  public static final int MOST_CHAPTERS = 255;

  private static final int UTF_8 = 3;
  private static final byte[] NO_LANGUAGE = {'X', 'X', 'X'};

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private Id3Writer() {}

  /** A tag with all of those texts. */
  public static byte[] bytes(List<Tag> tags) {
    return bytes(tags, List.of());
  }

  /**
   * A tag with all of those texts, and other frames.
   *
   * @param frames such as pictures
   */
  public static byte[] bytes(List<Tag> tags, List<Id3Frame> frames) {
    return padded(tags, frames, 0);
  }

  /**
   * A tag with all that it can hold of metadata: texts, pictures, and cue points as chapters.
   *
   * @param frames of the sound
   * @param rate its sample rate
   */
  public static byte[] bytes(Metadata metadata, long frames, double rate) {
    return bytes(metadata.tags(), Id3Contents.frames(metadata, frames, rate));
  }

  /** The same with some zeros at its end, for changes in place. */
  public static byte[] padded(List<Tag> tags, List<Id3Frame> frames, int padding) {
    Id3Writer writer = new Id3Writer();
    writer.out.writeBytes(new byte[] {'I', 'D', '3', 4, 0, 0, 0, 0, 0, 0});
    Map<String, List<String>> texts = new LinkedHashMap<>();
    for (Tag tag : tags) {
      texts.computeIfAbsent(tag.name(), _ -> new ArrayList<>()).add(tag.text());
    }
    Id3Names.TOTALS.forEach((number, total) -> Id3Names.join(texts, number, total));
    writer.people(texts);
    texts.forEach(writer::frame);
    frames.forEach(frame -> writer.frame(frame.id(), frame.body()));
    writer.out.writeBytes(new byte[padding]);
    byte[] bytes = writer.out.toByteArray();
    System.arraycopy(sevens(bytes.length - Id3Tag.HEAD_BYTES), 0, bytes, 6, 4);
    return bytes;
  }

  /** Writes those who have a role in one frame, as pairs of a role and a name. */
  private void people(Map<String, List<String>> texts) {
    List<String> pairs = new ArrayList<>();
    texts.forEach(
        (name, people) -> {
          String role = Id3Names.roleOf(name);
          for (String person : role == null ? List.<String>of() : people) {
            pairs.addAll(List.of(role, person));
          }
        });
    if (!pairs.isEmpty()) {
      texts.keySet().removeIf(name -> Id3Names.roleOf(name) != null);
      frame("TIPL", new byte[0], pairs);
    }
  }

  private void frame(String name, List<String> texts) {
    String id = Id3Names.id(name);
    if (name.equals(Metadata.COMMENT) || name.startsWith(Metadata.COMMENT + ":")) {
      String description = name.substring(Math.min(name.length(), Metadata.COMMENT.length() + 1));
      texts.forEach(text -> frame("COMM", NO_LANGUAGE, List.of(description, text)));
    } else if (name.equals("LYRICS")) {
      texts.forEach(text -> frame("USLT", NO_LANGUAGE, List.of("", text)));
    } else if (name.equals("MUSICBRAINZ_TRACKID")) {
      texts.forEach(
          text ->
              frame(
                  "UFID",
                  (Id3Names.MUSICBRAINZ + "\0" + text).getBytes(StandardCharsets.ISO_8859_1)));
    } else if (id == null) {
      List<String> described = new ArrayList<>(List.of(LongNames.of(name)));
      described.addAll(texts);
      frame("TXXX", new byte[0], described);
    } else if (id.startsWith("W")) {
      texts.forEach(text -> frame(id, text.getBytes(StandardCharsets.ISO_8859_1)));
    } else {
      frame(id, new byte[0], texts);
    }
  }

  /** The bytes of a frame with a text. */
  static byte[] text(String id, String text) {
    Id3Writer writer = new Id3Writer();
    writer.frame(id, new byte[0], List.of(text));
    return writer.out.toByteArray();
  }

  /** A frame with its encoding, maybe a language, and texts. */
  private void frame(String id, byte[] language, List<String> texts) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.write(UTF_8);
    body.writeBytes(language);
    body.writeBytes(String.join("\0", texts).getBytes(StandardCharsets.UTF_8));
    frame(id, body.toByteArray());
  }

  private void frame(String id, byte[] body) {
    out.writeBytes(id.getBytes(StandardCharsets.ISO_8859_1));
    out.writeBytes(sevens(body.length));
    out.writeBytes(new byte[2]);
    out.writeBytes(body);
  }

  private static byte[] sevens(int number) {
    return new byte[] {
      (byte) (number >> 21 & 0x7F),
      (byte) (number >> 14 & 0x7F),
      (byte) (number >> 7 & 0x7F),
      (byte) (number & 0x7F)
    };
  }
}

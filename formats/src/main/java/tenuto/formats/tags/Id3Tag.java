package tenuto.formats.tags;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/**
 * Reads an ID3 tag of version 2.2, 2.3 or 2.4. Unknown and damaged frames are skipped: a bad tag
 * must not prevent reading the sound.
 *
 * <p>Source of the layout: id3v2-00, id3v2.3.0, id3v2.4.0-structure and -frames (id3.org).
 */
public final class Id3Tag {
  /** The bytes of a tag's header, and of its footer. */
  public static final int HEAD_BYTES = 10;

  /** What is read of a tag; pictures may follow. */
  public static final int MOST_BYTES = 1 << 24;

  /** The longest text that is read, in bytes. */
  private static final int MOST_FRAME = 1 << 20;

  /** The most texts that are read. */
  private static final int MOST_TEXTS = 1000;

  private static final int FOOTER = 0x10;

  private final List<Tag> tags = new ArrayList<>();

  /** Such as "-12-31"; empty if there is none. */
  private String day = "";

  /** Such as "T23:59"; empty if there is none. */
  private String time = "";

  private Id3Tag() {}

  /**
   * The bytes of a tag with its header and its footer, or 0 if there is none.
   *
   * @param head the first {@link #HEAD_BYTES} bytes, or more
   */
  public static long bytes(byte[] head) {
    return head.length >= HEAD_BYTES && head[0] == 'I' && head[1] == 'D' && head[2] == '3'
        ? HEAD_BYTES
            + Id3Frames.sevens(head, 6)
            + (head[3] == 4 && (head[5] & FOOTER) != 0 ? HEAD_BYTES : 0)
        : 0;
  }

  /**
   * The texts of a tag.
   *
   * @param tag from its header on; what it lacks at its end is not read
   */
  public static List<Tag> read(byte[] tag) {
    if (bytes(tag) == 0 || tag[3] < 2 || tag[3] > 4) {
      return List.of();
    }
    Id3Tag reader = new Id3Tag();
    Id3Frames.read(tag, MOST_FRAME, reader::frame);
    return reader.dated();
  }

  /**
   * The frames of a tag that {@link #read} makes no texts of, such as pictures, as version 2.4 has
   * them. Those of version 2.2 but pictures are left out.
   *
   * @param tag all of it
   */
  public static List<Id3Frame> others(byte[] tag) {
    List<Id3Frame> others = new ArrayList<>();
    if (bytes(tag) > 0 && tag[3] >= 2 && tag[3] <= 4) {
      Id3Frames.read(
          tag, MOST_BYTES, (id, body) -> Id3Frame.other(id, body).ifPresent(others::add));
    }
    return others;
  }

  private void frame(String id, byte[] body) {
    switch (id) {
      case "TXXX", "TXX" -> described(body);
      case "COMM", "COM" -> comment(body);
      case "USLT", "ULT" -> lyrics(body);
      case "TIPL", "IPLS", "IPL", "TMCL" -> people(body);
      case "UFID", "UFI" -> identifier(body);
      case "TCON", "TCO" ->
          new Id3Text(body, body[0], 1)
              .rest()
              .forEach(text -> Id3Genres.of(text).forEach(genre -> add(Metadata.GENRE, genre)));
      case "TDAT", "TDA" -> day = halves(body, "-%2$s-%1$s", day);
      case "TIME", "TIM" -> time = halves(body, "T%s:%s", time);
      default -> {
        String name = Id3Names.name(id);
        if (name != null && id.startsWith("W")) {
          add(name, new Id3Text(body, 0, 0).next());
        } else if (name != null) {
          new Id3Text(body, body[0], 1).rest().forEach(text -> numbered(name, text));
        }
      }
    }
  }

  private void add(String name, String text) {
    if (!text.isBlank() && tags.size() < MOST_TEXTS) {
      tags.add(new Tag(name, text.strip()));
    }
  }

  /** A text that may be a number of so many, as "3/12". */
  private void numbered(String name, String text) {
    String total = Id3Names.TOTALS.get(name);
    int slash = text.indexOf('/');
    if (total == null || slash < 0) {
      add(name, text);
    } else {
      add(name, text.substring(0, slash));
      add(total, text.substring(slash + 1));
    }
  }

  private void described(byte[] body) {
    Id3Text texts = new Id3Text(body, body[0], 1);
    String name = Id3Names.described(texts.next());
    if (!name.isEmpty()) {
      texts.rest().forEach(text -> add(name, text));
    }
  }

  /**
   * A comment, after its language and a description: without one, or with that of a converter, it
   * is the comment; what iTunes notes for itself is a tag of that name.
   */
  private void comment(byte[] body) {
    if (body.length < 5) {
      return;
    }
    Id3Text texts = new Id3Text(body, body[0], 4);
    String description = texts.next().strip();
    String name =
        description.isEmpty() || description.equalsIgnoreCase("ID3v1 Comment")
            ? Metadata.COMMENT
            : description.startsWith("iTun") ? description : Metadata.COMMENT + ":" + description;
    texts.rest().forEach(text -> add(name.replace('=', '-'), text));
  }

  private void lyrics(byte[] body) {
    if (body.length > 4) {
      Id3Text texts = new Id3Text(body, body[0], 4);
      texts.next();
      texts.rest().forEach(text -> add("LYRICS", text));
    }
  }

  /** Pairs of a role, or an instrument, and a name. */
  private void people(byte[] body) {
    Id3Text texts = new Id3Text(body, body[0], 1);
    while (texts.hasNext()) {
      String role = texts.next().strip();
      String person = texts.next().strip();
      String name = Id3Names.role(role);
      boolean plays = name.equals("PERFORMER") && !role.isEmpty() && !person.isEmpty();
      add(name, plays ? "%s (%s)".formatted(person, role.toLowerCase(Locale.ROOT)) : person);
    }
  }

  private void identifier(byte[] body) {
    Id3Text owner = new Id3Text(body, 0, 0);
    if (owner.next().equals(Id3Names.MUSICBRAINZ)) {
      int from = owner.position();
      add(
          "MUSICBRAINZ_TRACKID",
          new String(body, from, body.length - from, StandardCharsets.ISO_8859_1));
    }
  }

  /**
   * The day and month of version 2.3, "DDMM", or its time, "HHMM", which belong to the year of
   * another frame.
   *
   * @param otherwise what it is if the frame has another text
   */
  private static String halves(byte[] body, String format, String otherwise) {
    String text = new Id3Text(body, body[0], 1).next().strip();
    return text.matches("\\d{4}")
        ? format.formatted(text.substring(0, 2), text.substring(2))
        : otherwise;
  }

  /** All texts, without those that two frames have, and years of dates. */
  private List<Tag> dated() {
    tags.replaceAll(
        tag ->
            tag.name().equals(Metadata.DATE) && tag.text().matches("\\d{4}")
                ? new Tag(tag.name(), tag.text() + day + (day.isEmpty() ? "" : time))
                : tag);
    return tags.stream().distinct().filter(tag -> !isYear(tag)).toList();
  }

  /** Whether another date is more exact: a tag may have the frames of versions 2.3 and 2.4. */
  private boolean isYear(Tag tag) {
    return tag.name().equals(Metadata.DATE)
        && tags.stream()
            .anyMatch(
                other ->
                    other.name().equals(tag.name())
                        && other.text().startsWith(tag.text())
                        && other.text().length() > tag.text().length());
  }
}

package tenuto.formats.aiff;

import static tenuto.formats.aiff.AiffLayout.CHUNK;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Structure;
import tenuto.formats.tags.Id3Contents;
import tenuto.formats.tags.Id3Frame;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.tags.Id3Writer;
import tenuto.formats.tags.Pictures;

/**
 * The metadata chunks of an AIFF file: name, author, copyright, annotations, and {@link AiffMarks}.
 *
 * <p>If there is a tag for which AIFF has no chunk, all are in an ID3 tag, too ("ID3 "), as other
 * programs write it. An annotation such as {@code SOFTWARE=Tenuto} is a tag, any other a comment.
 */
final class AiffMetadata {
  /** The largest chunk that is read, in bytes. */
  private static final long MOST_BYTES = 1 << 20;

  /** The most texts and markers that are read. */
  private static final int MOST_PARTS = 10_000;

  /** The length of a marker's name is a byte. */
  private static final int MOST_LETTERS = 254;

  private static final Set<String> CHUNKS =
      Set.of(
          Metadata.TITLE, Metadata.ARTIST, Metadata.COPYRIGHT, Metadata.COMMENT, Metadata.SOFTWARE);

  private static final Pattern NAMED = Pattern.compile("([A-Z][A-Z0-9_]{1,30})=(.*)", 32);

  private final HeaderReader in;
  private final List<Tag> tags = new ArrayList<>();
  private final AiffMarks marks = new AiffMarks();
  private Id3Contents id3 = Id3Contents.NONE;

  AiffMetadata(HeaderReader in) {
    this.in = in;
  }

  /** Reads a chunk's body if it is one of these; damage in it becomes a warning. */
  void take(String id, long body, long size) throws IOException {
    switch (id) {
      case "NAME" -> in.attempt(() -> text(Metadata.TITLE, body, size));
      case "AUTH" -> in.attempt(() -> text(Metadata.ARTIST, body, size));
      case "(c) " -> in.attempt(() -> text(Metadata.COPYRIGHT, body, size));
      case "ANNO" -> in.attempt(() -> text(Metadata.COMMENT, body, size));
      case "ID3 ", "id3 " -> {
        int most = (int) Math.min(size, Id3Tag.MOST_BYTES);
        in.attempt(() -> id3 = Id3Contents.read(in.bytes(body, most)));
      }
      case "MARK" -> in.attempt(() -> marks.markers(in, body, bytes("MARK chunk", body, size)));
      case "COMT" ->
          in.attempt(
              () ->
                  marks.comments(
                      in,
                      body,
                      bytes("COMT chunk", body, size),
                      text -> tags.add(new Tag(Metadata.COMMENT, text))));
      case "INST" -> in.attempt(() -> marks.instrument(in, body, size));
      default -> {}
    }
  }

  private byte[] bytes(String what, long body, long size) throws IOException {
    if (size > MOST_BYTES) {
      throw in.refuse(body, "a %s may have %d bytes, but has %d".formatted(what, MOST_BYTES, size));
    }
    if (tags.size() + marks.count() >= MOST_PARTS) {
      throw in.refuse(
          body, "a file may have %d texts and markers, but has more".formatted(MOST_PARTS));
    }
    return in.bytes(body, (int) size);
  }

  private void text(String name, long body, long size) throws IOException {
    String text = HeaderText.decode(bytes("text", body, size), 0, (int) size);
    Matcher named = NAMED.matcher(text);
    tags.add(
        name.equals(Metadata.COMMENT) && named.matches()
            ? new Tag(named.group(1), named.group(2))
            : new Tag(name, text));
  }

  /**
   * All metadata read; if there are no markers, the chapters of an ID3 tag are.
   *
   * @param rate the sample rate
   */
  Metadata metadata(double rate) {
    return Metadata.of(Metadata.merged(id3.tags(), tags))
        .withCues(marks.count() == 0 ? id3.cues(rate) : marks.cues())
        .with(marks.instrument())
        .withPictures(id3.pictures());
  }

  /** The chunks to write, with everything that AIFF can hold: a marker's frame must fit 32 bits. */
  static byte[] chunks(Metadata metadata) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AiffMarks.write(metadata.cues(), metadata.instrument(), (id, body) -> add(out, id, body));
    List<Id3Frame> pictures = metadata.pictures().stream().map(Pictures::id3).toList();
    out.writeBytes(texts(metadata.tags(), pictures));
    return out.toByteArray();
  }

  /**
   * The chunks with texts.
   *
   * @param frames further ones for the ID3 tag
   */
  static byte[] texts(List<Tag> tags, List<Id3Frame> frames) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Tag tag : tags) {
      switch (tag.name()) {
        case Metadata.TITLE -> add(out, "NAME", HeaderText.encode(tag.text()));
        case Metadata.ARTIST -> add(out, "AUTH", HeaderText.encode(tag.text()));
        case Metadata.COPYRIGHT -> add(out, "(c) ", HeaderText.encode(tag.text()));
        case Metadata.COMMENT -> add(out, "ANNO", HeaderText.encode(tag.text()));
        case Metadata.SOFTWARE ->
            add(out, "ANNO", HeaderText.encode(tag.name() + "=" + tag.text()));
        default -> {}
      }
    }
    if (!frames.isEmpty() || !hold(tags)) {
      add(out, "ID3 ", Id3Writer.bytes(tags, frames));
    }
    return out.toByteArray();
  }

  /** Whether there is a chunk for each, and no name is there twice. */
  private static boolean hold(List<Tag> tags) {
    return tags.stream().allMatch(tag -> CHUNKS.contains(tag.name()))
        && tags.stream().map(Tag::name).distinct().count() == tags.size();
  }

  /**
   * A Pascal string: a length byte and the text, truncated to 255 bytes, padded to an even size.
   */
  static byte[] pascal(String text) {
    byte[] letters = HeaderText.encode(text);
    int length = Math.min(letters.length, MOST_LETTERS);
    while (length > 0 && length < letters.length && (letters[length] & 0xC0) == 0x80) {
      length--; // never in the middle of a character
    }
    byte[] bytes = new byte[length + 1 + (length + 1 & 1)];
    bytes[0] = (byte) length;
    System.arraycopy(letters, 0, bytes, 1, length);
    return bytes;
  }

  private static void add(ByteArrayOutputStream out, String id, byte[] body) {
    byte[] head = new byte[(int) CHUNK.byteSize()];
    Structure.in(MemorySegment.ofArray(head), 0, CHUNK).set("id", id).set("size", body.length);
    out.writeBytes(head);
    out.writeBytes(Arrays.copyOf(body, body.length + (body.length & 1)));
  }
}

package tenuto.formats.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The metadata of a sound file, independent of its format; each format stores what it has a field
 * for.
 *
 * @param tags texts under the names of Vorbis comments; a name may occur several times
 * @param cues marked positions and regions, in the order of the file
 * @param instrument how a sampler plays it
 * @param pictures such as its cover
 * @param bext the body of a broadcast extension chunk (EBU Tech 3285) as in the file; empty if
 *     there is none
 * @param ixml the document of an iXML chunk as in the file; empty if there is none
 * @param speakers the loudspeakers of its channels
 */
public record Metadata(
    List<Tag> tags,
    List<Cue> cues,
    Instrument instrument,
    List<Picture> pictures,
    ByteBuffer bext,
    String ixml,
    Speakers speakers) {
  /** The offset of the time reference in a broadcast extension: the samples since midnight. */
  private static final int TIME_REFERENCE = 338;

  /**
   * The offset of its five loudness values: integrated, range, true peak, momentary, short-term.
   */
  private static final int LOUDNESS = 412;

  private static final int LOUDNESS_END = 422;

  /** No metadata. */
  public static final Metadata NONE = new Metadata(List.of(), List.of(), ByteBuffer.allocate(0));

  public static final String TITLE = "TITLE";
  public static final String ARTIST = "ARTIST";
  public static final String ALBUM = "ALBUM";
  public static final String DATE = "DATE";
  public static final String GENRE = "GENRE";
  public static final String COMMENT = "COMMENT";
  public static final String COPYRIGHT = "COPYRIGHT";
  public static final String TRACK = "TRACKNUMBER";

  /** The program that wrote the file. */
  public static final String SOFTWARE = "SOFTWARE";

  /**
   * A text.
   *
   * @param name in capitals, such as {@link #TITLE}
   */
  public record Tag(String name, String text) {
    public Tag {
      name = name.toUpperCase(Locale.ROOT);
      Objects.requireNonNull(text);
    }
  }

  /**
   * A marked position, or a region.
   *
   * @param frame counted from 0
   * @param label its name; may be empty
   * @param length the frames of a region; 0 for a position
   * @param note what is said about it; may be empty
   */
  public record Cue(long frame, String label, long length, String note) {
    /** A position. */
    public Cue(long frame, String label) {
      this(frame, label, 0, "");
    }

    /** Where it goes by an edit: of a region, what remains. */
    private Optional<Cue> moved(SoundEdit edit) {
      if (length > 0) {
        return edit.part(frame, frame + length)
            .map(span -> new Cue(span.begin(), label, span.end() - span.begin(), note));
      }
      OptionalLong at = edit.point(frame);
      return at.isPresent()
          ? Optional.of(new Cue(at.getAsLong(), label, 0, note))
          : Optional.empty();
    }
  }

  public Metadata {
    tags = List.copyOf(tags);
    cues = List.copyOf(cues);
    pictures = List.copyOf(pictures);
    bext = bext.asReadOnlyBuffer().slice();
  }

  /** Metadata of texts, cue points and a broadcast extension. */
  public Metadata(List<Tag> tags, List<Cue> cues, ByteBuffer bext) {
    this(tags, cues, Instrument.NONE, List.of(), bext, "", Speakers.UNTOLD);
  }

  /** Metadata of texts only. */
  public static Metadata of(List<Tag> tags) {
    return new Metadata(tags, List.of(), NONE.bext);
  }

  /** All of the first texts, and those of the others whose names are not among them. */
  public static List<Tag> merged(List<Tag> first, List<Tag> others) {
    Set<String> there = first.stream().map(Tag::name).collect(Collectors.toSet());
    return Stream.concat(first.stream(), others.stream().filter(tag -> !there.contains(tag.name)))
        .toList();
  }

  /** The first text of that name, or null. */
  public String text(String name) {
    return tags.stream()
        .filter(tag -> tag.name.equals(name))
        .findFirst()
        .map(Tag::text)
        .orElse(null);
  }

  /** A copy in which one text replaces all of that name. */
  public Metadata with(String name, String text) {
    List<Tag> changed = new ArrayList<>(tags);
    changed.removeIf(tag -> tag.name.equals(name));
    changed.add(new Tag(name, text));
    return withTags(changed);
  }

  /** A copy in which these replace all of their names. */
  public Metadata with(List<Tag> others) {
    return withTags(merged(others, tags));
  }

  /** A copy with other texts. */
  public Metadata withTags(List<Tag> others) {
    return new Metadata(others, cues, instrument, pictures, bext, ixml, speakers);
  }

  /** A copy with other cue points. */
  public Metadata withCues(List<Cue> others) {
    return new Metadata(tags, others, instrument, pictures, bext, ixml, speakers);
  }

  /** A copy for another instrument. */
  public Metadata with(Instrument other) {
    return new Metadata(tags, cues, other, pictures, bext, ixml, speakers);
  }

  /** A copy with other pictures. */
  public Metadata withPictures(List<Picture> others) {
    return new Metadata(tags, cues, instrument, others, bext, ixml, speakers);
  }

  /** A copy with another iXML document. */
  public Metadata withIxml(String other) {
    return new Metadata(tags, cues, instrument, pictures, bext, other, speakers);
  }

  /** A copy with other loudspeakers. */
  public Metadata with(Speakers others) {
    return new Metadata(tags, cues, instrument, pictures, bext, ixml, others);
  }

  /** A copy with what another has in place of what this lacks. */
  public Metadata beside(Metadata other) {
    return new Metadata(
        merged(tags, other.tags),
        cues.isEmpty() ? other.cues : cues,
        instrument.equals(Instrument.NONE) ? other.instrument : instrument,
        pictures.isEmpty() ? other.pictures : pictures,
        bext.hasRemaining() ? bext : other.bext,
        ixml.isEmpty() ? other.ixml : ixml,
        speakers.areTold() ? speakers : other.speakers);
  }

  /** Whether it names places of the sound, which an edit moves. */
  public boolean hasPlaces() {
    return !cues.isEmpty()
        || !instrument.equals(Instrument.NONE)
        || bext.hasRemaining()
        || !ixml.isEmpty();
  }

  /**
   * The metadata that still hold after the sound was edited: its cues, its loops, and the times of
   * a broadcast extension and of iXML, which count samples.
   */
  public Metadata moved(SoundEdit edit) {
    List<Cue> moved = new ArrayList<>();
    cues.forEach(cue -> cue.moved(edit).ifPresent(moved::add));
    moved.sort(Comparator.comparingLong(Cue::frame));
    ByteBuffer extension = ByteBuffer.wrap(bextBytes()).order(ByteOrder.LITTLE_ENDIAN);
    if (extension.capacity() >= TIME_REFERENCE + Long.BYTES) {
      double reference =
          (extension.getLong(TIME_REFERENCE) / edit.before() + edit.begin()) * edit.now();
      extension.putLong(TIME_REFERENCE, Math.max(0, Math.round(reference)));
    }
    return new Metadata(
        tags, moved, instrument.moved(edit), pictures, extension, Ixml.moved(ixml, edit), speakers);
  }

  /** A copy without loudness values, which hold only for the original sound. */
  public Metadata withoutLevels() {
    List<Tag> others = new ArrayList<>(tags);
    others.removeIf(
        tag -> tag.name.startsWith("REPLAYGAIN_") || tag.name.matches("R128_(TRACK|ALBUM)_GAIN"));
    ByteBuffer extension = ByteBuffer.wrap(bextBytes()).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = LOUDNESS; at < LOUDNESS_END && LOUDNESS_END <= extension.capacity(); at += 2) {
      extension.putShort(at, Short.MAX_VALUE); // the value for "unknown"
    }
    return new Metadata(
        others, cues, instrument, pictures, extension, Ixml.withoutLevels(ixml), speakers);
  }

  /** The bytes of {@link #bext}. */
  public byte[] bextBytes() {
    byte[] bytes = new byte[bext.remaining()];
    bext.get(0, bytes);
    return bytes;
  }
}

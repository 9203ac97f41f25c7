package tenuto.formats.tags;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;

/** What an ID3 tag carries: texts, pictures and chapters. */
public final class Id3Contents {
  /** Of a file without a tag. */
  public static final Id3Contents NONE = new Id3Contents(List.of(), List.of(), List.of());

  private static final int MOST_CHAPTERS = 1000;

  /** The bytes of a chapter's times, after its name. */
  private static final int TIMES = 16;

  private final List<Tag> tags;
  private final List<Picture> pictures;
  private final List<Chapter> chapters;

  private Id3Contents(List<Tag> tags, List<Picture> pictures, List<Chapter> chapters) {
    this.tags = tags;
    this.pictures = pictures;
    this.chapters = chapters;
  }

  /**
   * Reads a tag of version 2.2, 2.3 or 2.4; what is damaged is left out.
   *
   * @param tag from its header on; what it lacks at its end is not read
   */
  public static Id3Contents read(byte[] tag) {
    List<Picture> pictures = new ArrayList<>();
    List<Chapter> chapters = new ArrayList<>();
    for (Id3Frame frame : Id3Tag.others(tag)) {
      switch (frame.id()) {
        case "APIC" -> Pictures.ofId3(frame.body()).ifPresent(pictures::add);
        case "CHAP" -> {
          if (chapters.size() < MOST_CHAPTERS) {
            chapter(tag[3], frame.body(), chapters);
          }
        }
        default -> {}
      }
    }
    return new Id3Contents(Id3Tag.read(tag), pictures, chapters);
  }

  private static void chapter(int version, byte[] body, List<Chapter> chapters) {
    Id3Text name = new Id3Text(body, 0, 0);
    name.next();
    int at = name.position();
    if (body.length - at < TIMES) {
      return;
    }
    long begin = Integer.toUnsignedLong(ByteBuffer.wrap(body).getInt(at));
    long end = Integer.toUnsignedLong(ByteBuffer.wrap(body).getInt(at + Integer.BYTES));
    List<String> title = new ArrayList<>();
    Id3Frames.inside(
        version,
        body,
        at + TIMES,
        (id, text) -> {
          if (id.equals("TIT2")) {
            title.add(new Id3Text(text, text[0], 1).next());
          }
        });
    chapters.add(new Chapter(begin, Math.max(begin, end), title.isEmpty() ? "" : title.getFirst()));
  }

  /** Both; of a name that both have, the first one's texts, and its chapters if it has any. */
  public Id3Contents or(Id3Contents other) {
    return new Id3Contents(
        Metadata.merged(tags, other.tags),
        Stream.concat(pictures.stream(), other.pictures.stream()).distinct().toList(),
        chapters.isEmpty() ? other.chapters : chapters);
  }

  public List<Tag> tags() {
    return tags;
  }

  public List<Picture> pictures() {
    return pictures;
  }

  /** The chapters as cue points. */
  public List<Cue> cues(double rate) {
    return Chapter.cues(chapters, rate);
  }

  /** All of it, in a file of that sample rate. */
  public Metadata metadata(double rate) {
    return Metadata.of(tags).withPictures(pictures).withCues(cues(rate));
  }

  /**
   * The frames with what of metadata is not texts: pictures, and cue points as chapters.
   *
   * @param frames of the sound
   * @param rate its sample rate
   */
  static List<Id3Frame> frames(Metadata metadata, long frames, double rate) {
    List<Id3Frame> all = new ArrayList<>();
    metadata.pictures().forEach(picture -> all.add(Pictures.id3(picture)));
    all.addAll(Id3Chapters.frames(Chapter.of(metadata.cues(), frames, rate)));
    return all;
  }
}

package tenuto.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tenuto.formats.aiff.AiffFile;
import tenuto.formats.ffmpeg.Attachments;
import tenuto.formats.ffmpeg.FfmpegEncoder;
import tenuto.formats.ffmpeg.FfmpegTags;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.flac.FlacBlocks;
import tenuto.formats.tags.Id3Writer;
import tenuto.formats.tags.VorbisComments;
import tenuto.formats.wav.W64File;

/** What of a file's metadata another format has no place for. */
public final class LostMetadata {
  private final Metadata metadata;
  private final List<String> lost = new ArrayList<>();

  private LostMetadata(Metadata metadata) {
    this.metadata = metadata;
  }

  /**
   * A sentence that names what is lost, or nothing. Of raw files and arrays nothing is said: they
   * are samples and nothing else.
   */
  public static Optional<String> in(Container container, Metadata metadata) {
    LostMetadata all = new LostMetadata(metadata);
    switch (container) {
      case W64 -> {
        all.tags(W64File.unknown(metadata.tags()));
        all.count(metadata.cues().size(), "cue point");
        all.instrument();
        all.ixml();
        all.count(metadata.pictures().size(), "picture");
      }
      case FLAC -> all.count(FlacBlocks.lost(metadata.pictures()), "picture");
      case MP3 -> {
        all.chapters(Id3Writer.MOST_CHAPTERS);
        all.instrument();
        all.bext();
        all.ixml();
      }
      case OPUS, OGG -> {
        all.chapters(VorbisComments.MOST_CHAPTERS);
        all.regions();
        all.count(metadata.instrument().loops().size() - 1, "loop");
        all.rootKey();
        all.bext();
        all.ixml();
        all.count(VorbisComments.lost(metadata.pictures()), "picture");
      }
      case AIFF, AIFC -> {
        all.regions();
        all.count(AiffFile.lost(metadata.instrument().loops()), "loop");
        all.bext();
        all.ixml();
      }
      case M4A -> all.ofFfmpeg(FfmpegEncoder.AAC);
      case WAVPACK -> all.ofFfmpeg(FfmpegEncoder.WAVPACK);
      case WMA -> all.ofFfmpeg(FfmpegEncoder.WMA);
      case AC3 -> all.ofFfmpeg(FfmpegEncoder.AC3);
      case WAV, RF64, NPY, RAW -> {}
    }
    return all.lost.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s cannot hold, and does not have: %s"
                .formatted(container, String.join("; ", all.lost)));
  }

  private void ofFfmpeg(FfmpegEncoder encoder) {
    tags(
        FfmpegTags.lost(encoder, metadata.tags()).stream()
            .filter(tag -> !tag.name().equals(Metadata.SOFTWARE))
            .toList());
    if (encoder.hasChapters()) {
      chapters(Attachments.MOST_CHAPTERS - 1);
      regions();
    } else {
      count(metadata.cues().size(), "cue point");
    }
    instrument();
    bext();
    ixml();
    int pictures = metadata.pictures().size();
    count(pictures - Attachments.held(encoder, metadata.pictures()).size(), "picture");
  }

  private void tags(List<Tag> tags) {
    if (!tags.isEmpty()) {
      lost.add(
          tags.stream()
              .map(Tag::name)
              .distinct()
              .collect(Collectors.joining(", ", "the tags ", "")));
    }
  }

  private void count(int number, String what) {
    if (number > 0) {
      lost.add(number == 1 ? "the " + what : "the %d %ss".formatted(number, what));
    }
  }

  private void instrument() {
    count(metadata.instrument().loops().size(), "loop");
    rootKey();
  }

  private void rootKey() {
    if (metadata.instrument().isKeyed()) {
      lost.add("the root key");
    }
  }

  /** Cue points beyond the most chapters, and what is said about the others. */
  private void chapters(int most) {
    count(metadata.cues().size() - most, "cue point");
    long notes = metadata.cues().stream().filter(cue -> !cue.note().isEmpty()).count();
    count((int) notes, "note");
  }

  private void regions() {
    long regions = metadata.cues().stream().filter(cue -> cue.length() > 0).count();
    if (regions > 0) {
      lost.add(regions == 1 ? "the length of the region" : "the lengths of regions");
    }
  }

  private void bext() {
    if (metadata.bext().hasRemaining()) {
      lost.add("the broadcast extension");
    }
  }

  private void ixml() {
    if (!metadata.ixml().isEmpty()) {
      lost.add("iXML");
    }
  }
}

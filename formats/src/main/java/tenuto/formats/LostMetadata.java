package tenuto.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.wav.W64File;

/** What of a file's metadata another format has no place for. */
public final class LostMetadata {
  private LostMetadata() {}

  /**
   * A sentence that names what is lost, or nothing. Of raw files and arrays nothing is said: they
   * are samples and nothing else.
   */
  public static Optional<String> in(Container container, Metadata metadata) {
    List<String> lost = new ArrayList<>();
    switch (container) {
      case W64 -> {
        tags(lost, W64File.unknown(metadata.tags()));
        cues(lost, metadata);
      }
      case FLAC -> {
        cues(lost, metadata);
        bext(lost, metadata);
      }
      case AIFF, AIFC -> bext(lost, metadata);
      case WAV, RF64, NPY, RAW -> {}
    }
    return lost.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s cannot hold, and does not have: %s".formatted(container, String.join("; ", lost)));
  }

  private static void tags(List<String> lost, List<Tag> tags) {
    if (!tags.isEmpty()) {
      lost.add(
          tags.stream()
              .map(Tag::name)
              .distinct()
              .collect(Collectors.joining(", ", "the tags ", "")));
    }
  }

  private static void cues(List<String> lost, Metadata metadata) {
    int cues = metadata.cues().size();
    if (cues > 0) {
      lost.add(cues == 1 ? "the cue point" : "the %d cue points".formatted(cues));
    }
  }

  private static void bext(List<String> lost, Metadata metadata) {
    if (metadata.bext().hasRemaining()) {
      lost.add("the broadcast extension");
    }
  }
}

package tenuto.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;

/** What is said to be lost is lost, and nothing else. */
class LostMetadataTest {
  @TempDir Path folder;

  private Metadata written(String name, Metadata metadata) throws IOException {
    Path file = folder.resolve(name);
    try (SoundWriter writer =
        SoundFormat.of(file, SoundFormat.AUTO)
            .create(new PartFiles(), file, 1, 48_000, 100_000, metadata, Dither.NONE)) {
      writer.commit();
    }
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, file).metadata();
    }
  }

  private static Picture picture(int bytes) {
    return new Picture(3, "image/png", "", ByteBuffer.allocate(bytes));
  }

  @ParameterizedTest
  @CsvSource({"x.mp3, 255", "x.opus, 999"})
  void chaptersHaveALimit(String name, int most) throws IOException {
    List<Cue> cues =
        IntStream.rangeClosed(0, most).mapToObj(i -> new Cue(48L * i, "c" + i)).toList();
    Metadata all = Metadata.NONE.withCues(cues).withPictures(List.of(picture(10)));
    Metadata read = written(name, all);
    assertThat(read.cues()).isEqualTo(cues.subList(0, most));
    assertThat(read.pictures()).isEqualTo(all.pictures());
    Container container = Container.of(Path.of(name));
    assertThat(LostMetadata.in(container, all).orElseThrow()).endsWith("have: the cue point");
    assertThat(LostMetadata.in(container, read)).isEmpty();
  }

  @Test
  void notesAreLost() throws IOException {
    Metadata all = Metadata.NONE.withCues(List.of(new Cue(48, "c", 0, "a note")));
    for (String name : List.of("x.mp3", "x.opus")) {
      assertThat(written(name, all).cues()).containsExactly(new Cue(48, "c"));
      assertThat(LostMetadata.in(Container.of(Path.of(name)), all).orElseThrow())
          .endsWith("have: the note");
    }
  }

  /** A packet of comments that has more than 16 MiB is not read. */
  @Test
  void picturesInCommentsHaveALimit() throws IOException {
    Metadata all = Metadata.NONE.withPictures(List.of(picture(13 << 20), picture(10)));
    assertThat(written("x.opus", all).pictures()).containsExactly(picture(10));
    assertThat(LostMetadata.in(Container.OPUS, all).orElseThrow()).endsWith("have: the picture");
  }
}

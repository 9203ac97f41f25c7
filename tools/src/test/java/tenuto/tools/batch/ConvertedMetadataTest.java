package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.tools.support.CapturedRun;

/**
 * What of a file's metadata {@code convert} keeps in other formats, and what it says of the rest.
 */
class ConvertedMetadataTest {
  @TempDir Path folder;
  private Path out;

  @BeforeEach
  void setUp() {
    out = folder.resolve("out");
  }

  private CapturedRun run(String... arguments) {
    return CapturedRun.by(
        Stream.concat(Arrays.stream(arguments), Stream.of("--out", out.toString()))
            .toArray(String[]::new));
  }

  private Metadata metadata(String name) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, out.resolve(name)).metadata();
    }
  }

  private static final List<Metadata.Tag> MANY =
      Stream.of(
              "TITLE=Größe",
              "ARTIST=A",
              "ARTIST=B",
              "ALBUM=x",
              "ALBUMARTIST=C",
              "TRACKNUMBER=3",
              "TRACKTOTAL=9",
              "DISCNUMBER=1",
              "DISCTOTAL=2",
              "ISRC=DEABC0000001",
              "BPM=120",
              "COPYRIGHT=none",
              "LABEL=y",
              "KEY=Am",
              "DATE=1721-03-24",
              "GENRE=Baroque",
              "COMPOSER=D",
              "COMMENT=one",
              "COMMENT=two",
              "LYRICS=la",
              "LANGUAGE=deu",
              "CATALOGNUMBER=X 1",
              "MUSICBRAINZ_ALBUMID=a-b")
          .map(text -> text.split("="))
          .map(parts -> new Metadata.Tag(parts[0], parts[1]))
          .toList();

  @ParameterizedTest
  @CsvSource({"wav, aiff, flac", "flac, wav, aiff", "aiff, rf64, wav", "wav, flac, rf64"})
  void allTagsGoThroughEveryConversion(String from, String over, String to) throws IOException {
    Path first = folder.resolve("first." + from);
    try (SoundWriter file =
        SoundFormat.of(first, "pcm16")
            .create(new PartFiles(), first, 1, 8000, 100, Metadata.of(MANY), Dither.NONE)) {
      file.commit();
    }
    CapturedRun run = run("convert", first.toString(), "--format", over);
    assertThat(run.err()).doesNotContain("cannot hold");
    Path second = out.resolve("first." + over);
    assertThat(run("convert", second.toString(), "--format", to, "--force").exit()).isZero();
    List<Metadata.Tag> kept = new ArrayList<>(metadata("first." + to).tags());
    kept.removeIf(tag -> tag.name().equals(Metadata.SOFTWARE));
    assertThat(kept).containsExactlyInAnyOrderElementsOf(MANY);
  }

  /** Opus has 48 kHz, so the places move with the rate; other programs find them in comments. */
  @Test
  void placesGoIntoTheCommentsOfOpus() throws IOException {
    Path file = folder.resolve("loop.wav");
    Instrument.Loop loop = new Instrument.Loop(2400, 12_000, Instrument.Direction.FORWARD, 0);
    Metadata said =
        Metadata.NONE
            .withCues(List.of(new Metadata.Cue(4800, "here", 600, "")))
            .with(Instrument.NONE.withRoot(60, 0).with(List.of(loop)));
    try (SoundWriter writer =
        SoundFormat.of(file, "pcm16")
            .create(new PartFiles(), file, 1, 24_000, 24_000, said, Dither.NONE)) {
      writer.commit();
    }
    assertThat(run("convert", file.toString(), "--format", "opus").err())
        .contains("cannot hold, and does not have: the length of the region; the root key\n");
    assertThat(Files.readString(out.resolve("loop.opus"), StandardCharsets.ISO_8859_1))
        .contains("LOOPSTART=4800", "LOOPLENGTH=19200", "CHAPTER001=00:00:00.200");
    assertThat(metadata("loop.opus").cues()).containsExactly(new Metadata.Cue(9600, "here"));
    assertThat(metadata("loop.opus").instrument().loops())
        .containsExactly(new Instrument.Loop(4800, 24_000, Instrument.Direction.FORWARD, 0));
  }

  @Test
  void whatAFormatCannotHoldIsSaid() throws IOException {
    Path full = folder.resolve("full.wav");
    Metadata said =
        new Metadata(MANY, List.of(new Metadata.Cue(50, "here")), ByteBuffer.allocate(602));
    try (SoundWriter file =
        SoundFormat.of(full, "pcm16")
            .create(new PartFiles(), full, 1, 8000, 100, said, Dither.NONE)) {
      file.commit();
    }
    assertThat(run("convert", full.toString(), "--format", "flac").err())
        .doesNotContain("cannot hold");
    assertThat(run("convert", full.toString(), "--format", "aiff").err())
        .contains("an AIFF file cannot hold, and does not have: the broadcast extension");
    assertThat(run("convert", full.toString(), "--format", "w64").err())
        .contains("a W64 file cannot hold, and does not have: the tags ALBUMARTIST, TRACKTOTAL,")
        .contains("; the cue point\n");
    assertThat(run("convert", full.toString(), "--format", "rf64").err())
        .doesNotContain("cannot hold");
  }
}

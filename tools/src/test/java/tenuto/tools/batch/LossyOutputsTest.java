package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.Container;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.tools.support.CapturedRun;

/** Outputs of lossy formats: their quality, their sample rate and what they keep. */
class LossyOutputsTest {
  @TempDir Path folder;

  private Path silence(String name, double rate, int channels, long frames, Metadata metadata)
      throws IOException {
    Path file = folder.resolve(name);
    SoundFormat format = SoundFormat.of(Container.WAV, "pcm16");
    try (SoundWriter writer =
        format.create(new PartFiles(), file, channels, rate, frames, metadata, Dither.NONE)) {
      writer.commit();
    }
    return file;
  }

  private static About about(Path file) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, file).about();
    }
  }

  @Test
  void aFileIsConvertedToARateThatItCanHave() throws IOException {
    Metadata metadata = Metadata.NONE.with(Metadata.TITLE, "Größe");
    Path in = silence("in.wav", 96_000, 2, 96_001, metadata);
    Path out = folder.resolve("out.mp3");
    CapturedRun run = CapturedRun.by("convert", in.toString(), "--out", out.toString());
    assertThat(run.exit()).isZero();
    assertThat(run.err()).contains("96000 Hz become 48000 Hz, as an MP3 file has no such rate");
    assertThat(about(out)).isEqualTo(new About("MP3", "MPEG-1 layer 3", 0, 2, 48_000, 48_001));
    try (OpenFiles files = new OpenFiles()) {
      SoundFile read = SoundFiles.open(files, out);
      assertThat(read.metadata().text(Metadata.TITLE)).isEqualTo("Größe");
    }
    CapturedRun same =
        CapturedRun.by(
            "convert", in.toString(), "--out", out.toString(), "--force", "--rate", "44100");
    assertThat(same.err()).doesNotContain("no such rate");
    assertThat(about(out).sampleRate()).isEqualTo(44_100);
  }

  @Test
  void aHigherRateIsNoLoss() throws IOException {
    Path in = silence("in.wav", 44_100, 1, 44_100, Metadata.NONE);
    Path out = folder.resolve("out.opus");
    CapturedRun run = CapturedRun.by("convert", in.toString(), "--out", out.toString(), "--json");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).doesNotContain("lost");
    assertThat(about(out)).isEqualTo(new About("Ogg", "Opus", 0, 1, 48_000, 48_000));
  }

  @Test
  void aBitRateIsThatOfTheFile() throws IOException {
    Path in = silence("in.wav", 48_000, 1, 480_000, Metadata.NONE);
    for (String rate : List.of("64k", "128K")) {
      Path out = folder.resolve("out.mp3");
      CapturedRun run =
          CapturedRun.by(
              "convert", in.toString(), "--out", out.toString(), "--quality", rate, "--force");
      assertThat(run.exit()).isZero();
      int kilobits = Integer.parseInt(rate.substring(0, rate.length() - 1));
      assertThat(Files.size(out)).isBetween(kilobits * 1250L, kilobits * 1250L + 2000);
    }
  }

  @Test
  void whatDoesNotGoTogetherIsAnError() throws IOException {
    Path in = silence("in.wav", 48_000, 1, 100, Metadata.NONE);
    assertThat(error(in, "--format", "flac", "--quality", "high"))
        .contains("--quality: a FLAC file is lossless, and has no quality");
    assertThat(error(in, "--format", "mp3", "--bits", "16"))
        .contains("--bits: an MP3 file has no sample format; --quality sets");
    assertThat(error(in, "--format", "mp3", "--quality", "16"))
        .contains(
            "--quality must be low, medium, high, best or a bit rate such as 192k, but is '16'");
  }

  @Test
  void whereBitsAreGivenALossyFileBecomesALosslessOne() throws IOException {
    Path in = silence("in.wav", 48_000, 1, 4800, Metadata.NONE);
    Path mp3 = folder.resolve("in.mp3");
    assertThat(CapturedRun.by("convert", in.toString(), "--out", mp3.toString()).exit()).isZero();
    Path out = folder.resolve("out");
    String[] bits = {"convert", mp3.toString(), "--out", out.toString(), "--bits", "16"};
    assertThat(CapturedRun.by(bits).exit()).isZero();
    assertThat(about(out.resolve("in.wav")))
        .isEqualTo(new About("WAV", "16-bit PCM", 16, 1, 48_000, 4800));
    String other = folder.resolve("other").toString();
    String[] quality = {"convert", in.toString(), "--out", other, "--quality", "low"};
    CapturedRun none = CapturedRun.by(quality);
    assertThat(none.exit()).isEqualTo(1);
    assertThat(none.err()).contains("--quality is of lossy formats, but").contains("a WAV file");
  }

  @Test
  void joinedFilesHaveAQualityToo() throws IOException {
    Path in = silence("in.wav", 96_000, 1, 960_000, Metadata.NONE);
    Path out = folder.resolve("out.mp3");
    String[] join = {
      "join", in.toString(), in.toString(), "--out", out.toString(), "--quality", "64k"
    };
    assertThat(CapturedRun.by(join).exit()).isZero();
    assertThat(about(out)).isEqualTo(new About("MP3", "MPEG-1 layer 3", 0, 1, 48_000, 960_000));
    assertThat(Files.size(out)).isBetween(160_000L, 162_000L);
  }

  private String error(Path in, String... options) {
    List<String> words =
        new java.util.ArrayList<>(List.of("convert", in.toString(), "--out", folder + "/out"));
    words.addAll(List.of(options));
    CapturedRun run = CapturedRun.by(words.toArray(String[]::new));
    assertThat(run.exit()).isEqualTo(2);
    return run.err();
  }
}

package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Files without a header, in all commands that read files. */
class ReadingTest {
  @TempDir Path folder;
  private Path wav;
  private Path raw;

  @BeforeEach
  void convert() throws IOException {
    wav = Sounds.write(folder.resolve("a.wav"), 44100, 0.1, 2);
    raw = Files.createDirectory(folder.resolve("in")).resolve("a.raw");
    assertThat(CapturedRun.by("convert", wav.toString(), "--out", raw.toString()).exit()).isZero();
    assertThat(raw).hasSize(4 * 4410);
  }

  @Test
  void samplesComeBackFromRawFiles() throws IOException {
    Path back = folder.resolve("back.wav");
    CapturedRun told =
        CapturedRun.by(
            "convert", raw.toString(), "--raw", "pcm16 44100 2", "--out", back.toString());
    assertThat(told.exit()).as(told.err()).isZero();
    assertThat(Sounds.read(back)).isDeepEqualTo(Sounds.read(wav));
    String out = folder.resolve("out").toString();
    CapturedRun half =
        CapturedRun.by(
            "process",
            "gain 50%",
            raw.getParent().toString(),
            "--raw",
            "pcm16 44100 2 4000",
            "--format",
            "wav",
            "--bits",
            "64f",
            "--out",
            out);
    assertThat(half.exit()).as(half.err()).isZero();
    double[][] rest = Sounds.read(folder.resolve("out/a.wav"));
    assertThat(rest[1]).hasSize(3410);
    assertThat(rest[1][100]).isEqualTo(Sounds.read(wav)[1][1100] / 2);
  }

  @Test
  void allCommandsReadThem() throws IOException {
    assertThat(CapturedRun.by("info", "--raw", "pcm16 44100 2", raw.toString()))
        .isEqualTo(
            new CapturedRun(
                0, raw + ": raw, 16-bit PCM, 2 channels, 44100 Hz, 0.100 s (4410 samples)\n", ""));
    assertThat(
            CapturedRun.by("info", "--raw", "float32be 8000 1", raw.getParent().toString()).out())
        .contains("a.raw: raw, 32-bit float, 1 channel, 8000 Hz, 0.551 s (4410 samples)");
    CapturedRun measured =
        CapturedRun.by("measure", "--raw", "pcm16 44100 2", "--json", raw.toString());
    assertThat(measured.out()).contains("\"channels\":2");
    Path picture = folder.resolve("a.png");
    CapturedRun drawn =
        CapturedRun.by("plot", raw.toString(), "--raw", "pcm16 44100 2", "-o", picture.toString());
    assertThat(drawn.exit()).as(drawn.err()).isZero();
    assertThat(picture).isNotEmptyFile();
    assertThat(CapturedRun.by("info", raw.toString()).err())
        .contains("raw samples that are described");
    assertThat(CapturedRun.by("info", raw.getParent().toString()).err())
        .contains("no sound file in");
  }

  @Test
  void aWrongDescriptionIsAWrongCommandLine() {
    Path out = folder.resolve("out");
    for (String wrong :
        new String[] {"", "pcm16", "pcm17 44100 2", "pcm16 0 2", "pcm16 44100 2 -1", "auto 1 1"}) {
      CapturedRun told =
          CapturedRun.by("process", "dc", raw.toString(), "--raw", wrong, "--out", out.toString());
      assertThat(told.exit()).as(wrong).isEqualTo(ExitCode.USAGE);
      assertThat(told.err())
          .startsWith("tenuto: Invalid value for option '--raw'")
          .contains("raw must be such as 'pcm16 44100 2'", "but is '" + wrong + "'")
          .containsOnlyOnce("\n");
    }
    assertThat(CapturedRun.by("info", raw.toString(), "--raw", "pcm16 44100 600000").err())
        .contains("channels of 16-bit PCM must be between 1 and 524288, but are 600000");
    assertThat(out).doesNotExist();
  }

  @Test
  void whatIsThereMustHoldTheDescription() {
    CapturedRun told = CapturedRun.by("info", "--raw", "pcm16 44100 2 99999", raw.toString());
    assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(told.err())
        .contains(raw + ": byte 17640: the first frame must be at byte 99999")
        .containsOnlyOnce("\n");
  }

  @Test
  void anotherDescriptionIsAnotherBatch() {
    assertThat(resumed("pcm16 44100 2")).contains("1 of 1 files done");
    assertThat(resumed("pcm16le 44100 2")).contains("1 already done");
    assertThat(resumed("pcm16 48000 2")).contains("1 of 1 files done");
  }

  private String resumed(String description) {
    String out = folder.resolve("out").toString();
    return CapturedRun.by(
            "process",
            "dc",
            raw.toString(),
            "--raw",
            description,
            "--format",
            "wav",
            "--out",
            out,
            "--resume")
        .err();
  }
}

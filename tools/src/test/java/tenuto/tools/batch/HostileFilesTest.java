package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.inspect.InfoCommand;
import tenuto.tools.inspect.MeasureCommand;
import tenuto.tools.inspect.PlotCommand;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

/** A file that cannot be worked on, whatever is wrong with it, is its own misfortune. */
@Timeout(60)
class HostileFilesTest {
  @TempDir Path folder;
  private Path sounds;

  @BeforeEach
  void write() throws IOException {
    sounds = Files.createDirectory(folder.resolve("sounds"));
    TestSounds.write(sounds.resolve("a.wav"), SampleFormat.PCM_16, 8000, new double[2][800]);
    TestSounds.write(sounds.resolve("z.wav"), SampleFormat.PCM_16, 8000, new double[2][800]);
  }

  /** An AIFF file of 4,000 samples whose rate is 2^-15 Hz: 32,768 seconds a sample. */
  private Path slow() throws IOException {
    byte[] header =
        HexFormat.of()
            .parseHex(
                ("464F524D 00001F6E 41494646 434F4D4D 00000012 0001 00000FA0 0010"
                        + "3FF08000000000000000 53534E44 00001F48 00000000 00000000")
                    .replace(" ", ""));
    byte[] file = java.util.Arrays.copyOf(header, header.length + 8000);
    return Files.write(sounds.resolve("m.aiff"), file);
  }

  private void isItsOwn(String rule, CapturedRun told) {
    assertThat(told.exit()).as(told.toString()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.err()).contains("m.aiff", rule).doesNotContain("\tat ", "Exception");
  }

  @Test
  void aRateOfNoSoundsFailsItsFileAlone() throws IOException {
    slow();
    String rule = "byte 28: the sample rate must be 1 to 100000000 Hz, but is 3.0517578125E-5";
    CapturedRun measured = CapturedRun.by(new MeasureCommand(), sounds);
    isItsOwn(rule, measured);
    assertThat(measured.out()).contains("a.wav", "z.wav");
    isItsOwn(rule, CapturedRun.by(new InfoCommand(), "--check", sounds));
    isItsOwn(rule, CapturedRun.by(new ConvertCommand(), sounds, "--out", folder.resolve("out")));
    isItsOwn(rule, CapturedRun.by(new PlotCommand(), sounds, "-o", folder.resolve("x.png")));
    assertThat(folder.resolve("out/z.wav")).exists();
    assertThat(folder.resolve("x.png")).exists();
  }

  @Test
  void whatIsDamagedAmongItsSamplesIsLeftOutOfAPicture() throws IOException {
    byte[] flac = Files.readAllBytes(TestSounds.flac(folder.resolve("whole.flac"), 20_000));
    flac[flac.length / 2] ^= 1;
    Files.write(sounds.resolve("m.aiff"), flac);
    isItsOwn(
        "is damaged",
        CapturedRun.by(new PlotCommand(), "waveform", sounds, "-o", folder.resolve("x.png")));
    assertThat(folder.resolve("x.png")).exists();
  }

  @Test
  void errorsOfTheJvmAreToldInOneLine() {
    Path file = Path.of("x.wav");
    List<String> told = new ArrayList<>();
    for (Throwable error :
        List.of(
            new OutOfMemoryError("Java heap space"),
            new StackOverflowError(),
            new IllegalStateException("odd"))) {
      told.add(ErrorText.text(file, "x.wav", error));
    }
    assertThat(told.get(0)).startsWith("tenuto: x.wav: it needs more memory than the JVM has");
    assertThat(told.get(1)).isEqualTo("tenuto: x.wav: it is nested too deeply for the stack");
    assertThat(told.get(2)).startsWith("tenuto: x.wav: a bug in Tenuto").contains("odd", "at ");
    assertThat(told).noneMatch(line -> line.contains("\n"));
  }

  @Test
  void whatFfmpegCannotReadEitherIsNamed() throws IOException {
    Path file = folder.resolve("x.wav");
    byte[] bytes = new byte[100];
    System.arraycopy("    ftypM4A ".getBytes(StandardCharsets.US_ASCII), 0, bytes, 0, 12);
    Files.write(file, bytes);
    assertThat(CapturedRun.by(new InfoCommand(), file).err())
        .contains("x.wav: ffmpeg "); // that there is none, or what it reports
  }

  @Test
  void arraysInFoldersAreSounds() throws IOException {
    Path out = folder.resolve("arrays");
    assertThat(CapturedRun.by(new ConvertCommand(), sounds, "--out", out, "--format", "npy").exit())
        .isZero();
    CapturedRun told = CapturedRun.by(new MeasureCommand(), out);
    assertThat(told.out()).contains("a.npy", "z.npy");
  }

  @Test
  void moreChannelsThanCanBeDrawnAreRefused() throws IOException {
    TestSounds.write(sounds.resolve("m.aiff"), SampleFormat.PCM_8, 8000, 65_535, 2);
    for (String kind : new String[] {"spectrum", "waveform", "spectrogram", "overview", "phase"}) {
      Path picture = folder.resolve(kind + ".png");
      CapturedRun told = CapturedRun.by(new PlotCommand(), kind, sounds, "-o", picture);
      assertThat(told.exit()).as(told.toString()).isEqualTo(ExitCode.SOME_FAILED);
      assertThat(told.err())
          .contains("at most 256 channels can be drawn, but m.aiff has 65535")
          .doesNotContain("\tat ");
      assertThat(picture).exists();
    }
  }
}

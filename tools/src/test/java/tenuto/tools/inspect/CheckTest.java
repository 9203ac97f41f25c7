package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.batch.ConvertCommand;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

/** What is wrong with a file, or is lost of it, is told and not passed over. */
@Timeout(60)
class CheckTest {
  /** Bytes of STREAMINFO's fields in a FLAC file. */
  private static final int COUNT_AT = 21;

  private static final int MD5_AT = 26;

  @TempDir Path folder;

  private Path sound(String name, SampleFormat format) throws IOException {
    double[] samples = new Random(1).doubles(10_000, -0.5, 0.5).toArray();
    return TestSounds.write(folder.resolve(name), format, 8000, samples, samples);
  }

  private Path converted(Path from, String name) {
    Path to = folder.resolve(name);
    CapturedRun told = CapturedRun.by(new ConvertCommand(), from, "--out", to.toString());
    assertThat(told.exit()).as(told.toString()).isZero();
    return to;
  }

  private static void change(Path file, int at, int... values) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 0; i < values.length; i++) {
      bytes[at + i] = (byte) values[i];
    }
    Files.write(file, bytes);
  }

  @Test
  void theSamplesOfFlacAreComparedWithTheirMd5() throws IOException {
    Path file = converted(sound("x.wav", SampleFormat.PCM_24), "x.flac");
    assertThat(CapturedRun.by(new InfoCommand(), "--check", file).exit()).isZero();
    change(file, MD5_AT, 1, 2, 3);
    assertThat(CapturedRun.by(new InfoCommand(), file).exit()).isZero();
    CapturedRun told = CapturedRun.by(new InfoCommand(), "--check", file);
    assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(told.err())
        .contains(": byte 26: the MD5 of its samples must be 010203")
        .contains("they are not what was encoded");
    change(file, MD5_AT, new int[16]);
    assertThat(CapturedRun.by(new InfoCommand(), "--check", file).exit())
        .as("none is told")
        .isZero();
  }

  @Test
  void aCountThatIsTooSmallIsAWarning() throws IOException {
    Path flac = converted(sound("x.wav", SampleFormat.PCM_16), "x.flac");
    change(flac, COUNT_AT, 0xF0, 0, 0, 0x13, 0x88); // 5,000; the first four bits are of the bits
    CapturedRun told = CapturedRun.by(new InfoCommand(), flac);
    assertThat(told.out())
        .contains("(5000 samples)")
        .contains(
            "warning: byte 21: STREAMINFO declares 5000 frames, but the last one ends with 10000:"
                + " the rest is ignored");
    Path aiff = converted(folder.resolve("x.wav"), "x.aiff");
    change(aiff, 22, 0, 0, 0x13, 0x88);
    assertThat(CapturedRun.by(new InfoCommand(), aiff).out())
        .contains(
            "warning: byte 22: the COMM chunk declares 5000 frames, but the SSND chunk has 10000:"
                + " the rest is ignored");
  }

  @Test
  void fewerBitsThanTheInputHasAreTold() throws IOException {
    Path wide = sound("x.wav", SampleFormat.PCM_32);
    Path out = folder.resolve("out");
    CapturedRun told =
        CapturedRun.by(new ConvertCommand(), wide, "--out", out, "--format", "flac", "--json");
    String text = "32-bit PCM become 24-bit PCM, the most that a FLAC file written here holds";
    assertThat(told.exit()).isZero();
    assertThat(told.err()).startsWith("tenuto: " + wide + ": " + text + "\n");
    assertThat(JsonParser.parseString(told.out()).getAsJsonObject().get("lost").getAsString())
        .isEqualTo(text);
    told =
        CapturedRun.by(
            new ConvertCommand(),
            wide,
            "--out",
            out,
            "--format",
            "flac",
            "--bits",
            "24",
            "--force");
    assertThat(told.err()).doesNotContain("become");
    assertThat(CapturedRun.by(new ConvertCommand(), wide, "--out", out, "--format", "aiff").err())
        .doesNotContain("become");
  }
}

package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.input.ExitCode;
import tenuto.tools.inspect.InfoCommand;
import tenuto.tools.inspect.MeasureCommand;
import tenuto.tools.inspect.PlotCommand;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

/** Of damaged files what is sound is taken where that is said, and else nothing. */
@Timeout(60)
class AllowDamagedTest {
  private static final int FRAMES = 20_000;

  @TempDir Path folder;

  private Path noise() throws IOException {
    double[] samples = new Random(1).doubles(FRAMES, -0.5, 0.5).toArray();
    return TestSounds.write(folder.resolve("noise.wav"), SampleFormat.PCM_16, 8000, samples);
  }

  private Path noise(String kind) throws IOException {
    Path file = folder.resolve("noise." + kind);
    if (!kind.equals("wav")) {
      assertThat(
              CapturedRun.by(
                      new ConvertCommand(), noise(), "--bits", "16", "--out", file.toString())
                  .exit())
          .isZero();
    }
    return kind.equals("wav") ? noise() : file;
  }

  /** The samples of a file as a WAV file has them. */
  private byte[] samples(Path file, Object... options) throws IOException {
    Path out = Files.createTempDirectory(folder, "out").resolve("x.wav");
    Object[] all = Arrays.copyOf(options, options.length + 5);
    System.arraycopy(new Object[] {file, "--out", out, "--bits", "16"}, 0, all, options.length, 5);
    CapturedRun told = CapturedRun.by(new ConvertCommand(), all);
    assertThat(told.exit()).as(told.toString()).isZero();
    byte[] bytes = Files.readAllBytes(out);
    int size = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(40);
    return Arrays.copyOfRange(bytes, 44, 44 + size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"wav", "rf64", "w64", "aiff", "aifc", "npy", "flac"})
  void whatWasCutShortIsReadAsFarAsItGoes(String kind) throws IOException {
    Path file = noise(kind);
    byte[] whole = samples(file);
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 10_001));
    assertThat(CapturedRun.by(new MeasureCommand(), file).exit()).isEqualTo(ExitCode.FAILED);
    byte[] cut = samples(file, "--allow-damaged");
    assertThat(cut.length).isBetween(whole.length - 10_001 - 8192, whole.length - 9000);
    assertThat(Arrays.equals(cut, Arrays.copyOf(whole, cut.length))).isTrue();
  }

  @Test
  void everyCommandTellsWhatWasLost() throws IOException {
    Path file = noise("wav");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 10_000));
    String lost =
        "tenuto: "
            + file
            + ": byte 36: the data chunk declares 40000 bytes, but 30000 are present: all bytes"
            + " present are read as samples\n";
    Path out = folder.resolve("out");
    CapturedRun processed =
        CapturedRun.by(
            new ProcessCommand(null), "gain -3dB", file, "--out", out, "--json", "--allow-damaged");
    assertThat(processed.err()).contains(lost);
    JsonObject json = JsonParser.parseString(processed.out()).getAsJsonObject();
    assertThat(json.get("lost").getAsJsonArray()).hasSize(1);
    for (CapturedRun told :
        new CapturedRun[] {
          processed,
          CapturedRun.by(new MeasureCommand(), file, "--allow-damaged"),
          CapturedRun.by(new InfoCommand(), file, "--allow-damaged"),
          CapturedRun.by(new PlotCommand(), file, "-o", folder.resolve("x.png"), "--allow-damaged")
        }) {
      assertThat(told.exit()).isZero();
      assertThat(told.err()).contains(lost);
    }
  }

  @Test
  void aDamagedFrameOfFlacIsSilenceInItsPlace() throws IOException {
    Path file = noise("flac");
    byte[] whole = samples(file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    assertThat(CapturedRun.by(new InfoCommand(), "--check", file).exit())
        .isEqualTo(ExitCode.FAILED);
    byte[] sound = samples(file, "--allow-damaged");
    assertThat(sound.length).isEqualTo(whole.length);
    int different = 0;
    for (int i = 0; i < whole.length; i++) {
      assertThat(sound[i]).isIn(whole[i], (byte) 0);
      different += sound[i] != whole[i] ? 1 : 0;
    }
    assertThat(different).isBetween(1000, 2 * 4096);
    CapturedRun told = CapturedRun.by(new MeasureCommand(), file, "--allow-damaged");
    assertThat(told.err())
        .containsPattern("frame \\d is damaged: .*: samples \\d+ to \\d+ are silence");
  }
}

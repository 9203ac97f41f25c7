package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.batch.ConvertCommand;
import tenuto.tools.batch.ProcessCommand;
import tenuto.tools.inspect.InfoCommand;
import tenuto.tools.inspect.MeasureCommand;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

/** What loudspeakers channels are meant for goes through all that is done with them. */
class SpeakersTest {
  private static final int RATE = 48_000;

  /** Byte of the channel mask in a WAV file with a plain header that is extensible. */
  private static final int MASK = 40;

  @TempDir Path folder;

  /** Channels of tones at these levels, and a mask. */
  private Path sound(String name, int mask, double... levels) throws IOException {
    double[][] channels = new double[levels.length][];
    for (int c = 0; c < levels.length; c++) {
      channels[c] = TestSounds.sine(RATE, 1000, levels[c], RATE);
    }
    Path file = TestSounds.write(folder.resolve(name), SampleFormat.PCM_24, RATE, channels);
    byte[] bytes = Files.readAllBytes(file);
    bytes[MASK] = (byte) mask;
    bytes[MASK + 1] = (byte) (mask >> 8);
    return Files.write(file, bytes);
  }

  private static JsonObject json(Object command, Object... arguments) {
    CapturedRun told =
        CapturedRun.by(command, Stream.concat(Stream.of("--json"), Stream.of(arguments)).toArray());
    assertThat(told.exit()).as(told.toString()).isZero();
    return JsonParser.parseString(told.out()).getAsJsonObject();
  }

  private static double loudness(Path file) {
    return json(new MeasureCommand(), file).get("loudness").getAsDouble();
  }

  @Test
  void theLowFrequencyChannelOfAnyLayoutIsNotHeard() throws IOException {
    double front = loudness(sound("stereo.wav", 0x3, 0.01, 0.01));
    assertThat(loudness(sound("3.1.wav", 0xF, 0.01, 0.01, 0, 0.5))).isCloseTo(front, within(0.01));
    assertThat(loudness(sound("2.1.wav", 0xB, 0.01, 0.01, 0.5))).isCloseTo(front, within(0.01));
    double quad = loudness(sound("quad.wav", 0x33, 0, 0, 0.01, 0.01));
    assertThat(quad).isCloseTo(front + 1.49, within(0.01));
    assertThat(loudness(sound("front.wav", 0xC3, 0, 0, 0.01, 0.01))).isCloseTo(front, within(0.01));
    assertThat(loudness(sound("7.0.wav", 0x637, 0, 0, 0, 0.01, 0.01, 0, 0)))
        .as("the back pair of 7.0 is behind")
        .isCloseTo(front, within(0.01));
    assertThat(loudness(sound("none.wav", 0, 0, 0, 0.01, 0.01))).isCloseTo(quad, within(0.01));
  }

  @ParameterizedTest
  @CsvSource({"wav", "rf64", "w64", "flac", "aiff", "aifc"})
  void whatIsWrittenIsMeantForTheSame(String kind) throws IOException {
    Path file = sound("3.1.wav", 0xF, 0.01, 0.01, 0, 0.5);
    Path out = folder.resolve("out." + kind);
    assertThat(CapturedRun.by(new ConvertCommand(), file, "--out", out).exit()).isZero();
    assertThat(json(new InfoCommand(), out).get("speakers").getAsString())
        .isEqualTo("FL FR FC LFE");
    assertThat(CapturedRun.by(new InfoCommand(), out).out()).contains("  speakers: FL FR FC LFE\n");
    assertThat(loudness(out)).isCloseTo(loudness(file), within(0.01));
    assertThat(CapturedRun.by(new InfoCommand(), out).out()).doesNotContain("WAVEFORMAT");
  }

  @Test
  void chainsBringWhatIsHeardToALoudness() throws IOException {
    Path file = sound("3.1.wav", 0xF, 0.01, 0.01, 0, 0.1);
    Path out = folder.resolve("out");
    JsonObject told =
        json(new ProcessCommand(null), "loudness -30LUFS", file, "--out", out, "--bits", "32f");
    assertThat(told.get("loudness").getAsDouble()).isCloseTo(-30, within(0.03));
    assertThat(loudness(out.resolve("3.1.wav"))).isCloseTo(-30, within(0.03));
  }

  @Test
  void otherChannelsAreMeantForTheUsualOnes() throws IOException {
    Path file = sound("3.1.wav", 0xF, 0.01, 0.01, 0, 0.5);
    Path out = folder.resolve("out");
    assertThat(CapturedRun.by(new ProcessCommand(null), "remix 4 3 2", file, "--out", out).exit())
        .isZero();
    assertThat(json(new InfoCommand(), out.resolve("3.1.wav")).get("speakers").getAsString())
        .isEqualTo("FL FR FC");
  }
}

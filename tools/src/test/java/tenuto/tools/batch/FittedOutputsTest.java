package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.input.Input;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/**
 * Outputs whose sample rate and channels the options ask for, behind chains that promise a level.
 */
class FittedOutputsTest {
  private static final int RATE = 8000;

  @TempDir Path folder;
  private Path mono;
  private Path wide;

  @BeforeEach
  void setUp() throws IOException {
    mono = Sounds.write(folder.resolve("mono.wav"), RATE, noise(1));
    wide = Sounds.write(folder.resolve("wide.wav"), RATE, noise(2), noise(3));
  }

  private static double[] noise(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return random.doubles(2 * RATE, -0.9, 0.9).toArray();
  }

  private CapturedRun process(String chain, Path file, String... options) {
    return CapturedRun.by(
        Stream.concat(
                Stream.of(
                    "process",
                    chain,
                    file.toString(),
                    "--json",
                    "--out",
                    folder.resolve("out").toString()),
                Arrays.stream(options))
            .toArray(String[]::new));
  }

  private static JsonObject json(CapturedRun told) {
    assertThat(told.exit()).as(told.err()).isZero();
    return JsonParser.parseString(told.out()).getAsJsonObject();
  }

  /** Words that store, or give the channels that they are given, before channels are repeated. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "loudness -16LUFS",
        "dc",
        "fix-size",
        "truncate-silence -60 50",
        "remix 1 1",
        "dc, remix 1 1, dc",
        "realise, remix 1 1 1, reverse"
      })
  void whatIsStoredOnceIsReleasedOnce(String chain) throws IOException {
    String[] twice = chain.contains("remix") ? new String[0] : new String[] {"--channels", "2"};
    CapturedRun told = process(chain, mono, twice);
    assertThat(told.exit()).as(told.err()).isZero();
    double[][] made = Sounds.read(folder.resolve("out/mono.wav"));
    assertThat(made.length).isGreaterThan(1);
    assertThat(made[0]).isEqualTo(made[1]);
  }

  @Test
  void theLoudnessIsThatOfTheOutputWhateverItsChannels() {
    JsonObject one = json(process("loudness -23LUFS", wide, "--channels", "1"));
    assertThat(one.get("loudness").getAsDouble()).isCloseTo(-23, within(0.01));
    JsonObject two = json(process("gain -3, normalise-loudness -30", mono, "--channels", "2"));
    assertThat(two.get("loudness").getAsDouble()).isCloseTo(-30, within(0.01));
  }

  @ParameterizedTest
  @ValueSource(strings = {"normalise 0dB", "normalise-peak 0", "loudness -20, normalize 0"})
  void thePeakIsThatOfTheOutputWhateverItsRate(String chain) throws IOException {
    json(process(chain, mono, "--rate", "11025"));
    double[] made = Sounds.read(folder.resolve("out/mono.wav"))[0];
    double peak = Arrays.stream(made).map(Math::abs).max().orElseThrow();
    assertThat(peak).isCloseTo(1, within(1e-9));
  }

  /** A level in the middle of a chain is one of the sound as it is there. */
  @Test
  void stepsBehindALevelStillComeLast() throws IOException {
    json(process("normalise 0dB, gain -6dB", mono, "--rate", "11025"));
    double[] made = Sounds.read(folder.resolve("out/mono.wav"))[0];
    double peak = Arrays.stream(made).map(Math::abs).max().orElseThrow();
    assertThat(peak).isGreaterThan(0.2).isNotCloseTo(0.5011872, within(1e-4));
  }

  @Test
  void theCurrentFolderIsAFolderLikeOthers() throws IOException {
    OutputFormat format = OutputFormat.of("wav", null, "none", "");
    for (String here : new String[] {".", "./", "", "..", "../x/.."}) {
      OutputNames names = new OutputNames(Path.of(here), OutputNames.SAME, format);
      assertThat(
              names.of(
                  java.util.List.of(new Input(Path.of("/x/a.wav"), Path.of(""), "a")),
                  java.util.List.of()))
          .containsExactly(Path.of(here).resolve("a.wav"));
    }
    String within = folder.resolve("out").toString() + "/.";
    assertThat(CapturedRun.by("convert", mono.toString(), "--out", within).exit()).isZero();
    assertThat(Files.exists(folder.resolve("out/mono.wav"))).isTrue();
  }
}

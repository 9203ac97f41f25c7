package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.chain.StepChain;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;
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
    assertThat(one.get("loudness").getAsDouble()).isCloseTo(-23, within(0.03));
    JsonObject two = json(process("gain -3, normalise-loudness -30", mono, "--channels", "2"));
    assertThat(two.get("loudness").getAsDouble()).isCloseTo(-30, within(0.03));
  }

  @ParameterizedTest
  @ValueSource(strings = {"normalise 0dB", "normalise-peak 0", "loudness -20, normalize 0"})
  void thePeakIsThatOfTheOutputWhateverItsRate(String chain) throws IOException {
    json(process(chain, mono, "--rate", "11025"));
    double[] made = Sounds.read(folder.resolve("out/mono.wav"))[0];
    double peak = Arrays.stream(made).map(Math::abs).max().orElseThrow();
    assertThat(peak).isCloseTo(1, within(1e-9));
  }

  private double[] made(String chain, Path file, String... options) throws IOException {
    json(process(chain, file, options));
    return Sounds.read(folder.resolve("out").resolve(file.getFileName()))[0];
  }

  private static double peak(double[] x) {
    return Arrays.stream(x).map(Math::abs).max().orElseThrow();
  }

  /** Of the wave of the sampling theorem, by the sum of its sincs at eight points a sample. */
  private static double truePeak(double[] x) {
    double most = 0;
    for (int place = -200; place < 8 * x.length + 200; place++) {
      double t = place / 8.0;
      double sine = Math.sin(Math.PI * t) / Math.PI;
      double sum = 0;
      for (int k = 0; k < x.length; k++) {
        double sign = k % 2 == 0 ? 1 : -1;
        sum += place == 8 * k ? x[k] : place % 8 == 0 ? 0 : x[k] * sign * sine / (t - k);
      }
      most = Math.max(most, Math.abs(sum));
    }
    return most;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fix-size",
        "gain 2, clip",
        "clipper 12 0",
        "wave-maximise",
        "normalise-to 0 unit=dBFS",
        "finalise",
        "fix-size, dither 24",
        "normalise 0dB, pad 10ms 10ms, fade 1ms 1ms, reverse"
      })
  void noSampleIsAboveThePeakThatTheLastStepSets(String chain) throws IOException {
    for (String rate : new String[] {"7000", "11025"}) {
      double[] x = made(chain, mono, "--rate", rate, "--force");
      assertThat(peak(x)).isLessThanOrEqualTo(1 + 1e-12).isGreaterThan(0.99);
    }
  }

  @Test
  void aTruePeakIsThatOfTheFile() throws IOException {
    double[] loud = Arrays.stream(noise(9)).limit(4000).map(v -> 2 * v).toArray();
    Path file = Sounds.write(folder.resolve("loud.wav"), RATE, loud);
    Path stereo = Sounds.write(folder.resolve("stereo.wav"), RATE, loud, loud);
    double ceiling = Math.pow(10, -1 / 20.0);
    for (String rate : new String[] {"7350", "8820"}) {
      assertThat(truePeak(made("limiter -1", file, "--rate", rate, "--force")))
          .isBetween(0.98 * ceiling, ceiling);
      double[] x =
          made("normalise-to -1 unit=dBTP", stereo, "--rate", rate, "--force", "--channels", "1");
      assertThat(20 * Math.log10(truePeak(x))).isCloseTo(-1, within(0.1));
    }
  }

  /** BS.1770: a sine of 997 Hz at full scale in one channel is −3.01 LUFS. */
  @Test
  void aLoudnessIsThatOfTheChannelThatIsLeft() throws IOException {
    double[] sine = new double[48_000];
    Arrays.setAll(sine, i -> Math.sin(2 * Math.PI * 997 * i / 48_000));
    double[] half = Arrays.stream(sine).map(v -> v / 2).toArray();
    double[] tenth = Arrays.stream(sine).map(v -> v / 10).toArray();
    Path file = Sounds.write(folder.resolve("sine.wav"), 48_000, half, tenth);
    double[] x = made("normalise-to -20 unit=LUFS", file, "--channels", "1", "--rate", "44100");
    assertThat(20 * Math.log10(peak(x)) - 3.01).isCloseTo(-20, within(0.03));
  }

  @Test
  void samplesAreThoseOfTheBitsAtTheFilesRate() throws IOException {
    double[] x = made("dither 8", mono, "--rate", "11025", "--bits", "32f");
    assertThat(Arrays.stream(x).allMatch(v -> v * 128 == Math.rint(v * 128))).isTrue();
    assertThat(peak(x)).isLessThanOrEqualTo(1);
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
    for (String here : new String[] {".", "./", "", "..", "../x/.."}) {
      BatchOptions options = new BatchOptions();
      options.out = here;
      options.format = "wav";
      options.reading = new Reading();
      JobPlan plan = new JobPlan(options, options.settings(Path.of(here)), List.of());
      List<Job> jobs =
          plan.of(StepChain.empty(), List.of(new Input(Path.of("/x/a.wav"), Path.of(""), "a")));
      assertThat(jobs.getFirst().targets().getFirst().path())
          .isEqualTo(Path.of(here).resolve("a.wav"));
    }
    String within = folder.resolve("out").toString() + "/.";
    assertThat(CapturedRun.by("convert", mono.toString(), "--out", within).exit()).isZero();
    assertThat(Files.exists(folder.resolve("out/mono.wav"))).isTrue();
  }
}

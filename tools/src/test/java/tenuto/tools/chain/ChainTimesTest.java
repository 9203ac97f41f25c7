package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Times in chains: to the nearest sample, and inside the sound. */
class ChainTimesTest {
  private static final int RATE = 48000;

  @TempDir Path folder;
  private Path sound;

  @BeforeEach
  void setUp() throws IOException {
    double[] ramp = new double[3 * RATE];
    Arrays.setAll(ramp, i -> (double) (i + 1) / ramp.length);
    sound = Sounds.write(folder.resolve("ramp.wav"), RATE, ramp);
  }

  private CapturedRun process(String chain, String... options) {
    List<String> all = new java.util.ArrayList<>(List.of("process", chain, sound.toString()));
    all.addAll(List.of("--out", folder.resolve("out").toString(), "--force"));
    all.addAll(List.of(options));
    return CapturedRun.by(all.toArray(String[]::new));
  }

  private double[] made(String chain) throws IOException {
    CapturedRun told = process(chain);
    assertThat(told.exit()).as(told.err()).isZero();
    return Sounds.read(folder.resolve("out/ramp.wav"))[0];
  }

  @ParameterizedTest
  @CsvSource({
    "cut 1.001s,          48048",
    "cut 1.001s 2.002s,   48048",
    "cut 0.29s,           13920",
    "cut 1.00001s,        48000",
    "cut 1.000011s,       48001",
    "cut 1001ms,          48048"
  })
  void aCutBeginsAtTheNearestSample(String chain, int first) throws IOException {
    assertThat(made(chain)[0]).isEqualTo((first + 1) / (3.0 * RATE));
  }

  @ParameterizedTest
  @CsvSource({"pad 1.001s, 48048", "delay 1.001s, 48048", "pad 0.29s, 13920", "pad 0.58s, 27840"})
  void silenceIsAsLongAsTheNearestSample(String chain, int silent) throws IOException {
    double[] made = made(chain);
    assertThat(made.length).isEqualTo(3 * RATE + silent);
    assertThat(made[silent - 1]).isZero();
    assertThat(made[silent]).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut 100s", "cut 3s", "gain -3, cut 1s 1s", "cut 2s, cut 1s 2s"})
  void whatLeavesNothingIsAnError(String chain) {
    CapturedRun told = process(chain);
    assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(told.err())
        .containsPattern("step [12] \\(cut [^)]*\\): it leaves nothing of the sound");
    assertThat(folder.resolve("out/ramp.wav")).doesNotExist();
  }

  @Test
  void aConvertedSoundHasTheRateItWasConvertedTo() throws IOException {
    assertThat(process("convert-sample-rate 48k 24000, gain -3").exit()).isZero();
    try (OpenFiles files = new OpenFiles()) {
      var about = SoundFiles.open(files, folder.resolve("out/ramp.wav")).about();
      assertThat(about.sampleRate()).isEqualTo(24000);
      assertThat(about.frames()).isEqualTo(3 * 24000);
    }
    // Twice as fast: taken for one of 96 kHz, and of 48 from then on.
    assertThat(process("convert-sample-rate 96k 48k").exit()).isZero();
    try (OpenFiles files = new OpenFiles()) {
      var about = SoundFiles.open(files, folder.resolve("out/ramp.wav")).about();
      assertThat(about.sampleRate()).isEqualTo(48000);
      assertThat(about.seconds()).isEqualTo(1.5);
    }
  }
}

package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Chains that make a file of fewer or more loudspeakers, and the masks of what they write. */
class DownmixedOutputsTest {
  private static final int RATE = 8000;

  @TempDir Path folder;
  private Path six;

  @BeforeEach
  void setUp() throws IOException {
    double[][] channels = new double[6][];
    for (int i = 0; i < 6; i++) {
      channels[i] = new double[RATE];
      Arrays.fill(channels[i], Math.scalb(0.5, -i));
    }
    six = Sounds.write(folder.resolve("six.wav"), RATE, channels);
  }

  private CapturedRun process(String chain, Path file, String... options) {
    return CapturedRun.by(
        Stream.concat(
                Stream.of("process", chain, file.toString(), "--out", out("").toString()),
                Arrays.stream(options))
            .toArray(String[]::new));
  }

  private Path out(String name) {
    return folder.resolve("out").resolve(name);
  }

  private static String speakers(Path file) {
    return CapturedRun.by("info", "--json", file.toString())
        .out()
        .replaceAll("(?s).*\"speakers\": ?\"([^\"]*)\".*", "$1");
  }

  /** BS.775-3: L + 0.7071·C + 0.7071·Ls, and no LFE. */
  @Test
  void fivePointOneBecomesStereo() throws IOException {
    assertThat(process("downmix stereo", six, "--bits", "32f").exit()).isZero();
    double[][] made = Sounds.read(out("six.wav"));
    assertThat(made).hasNumberOfRows(2);
    double half = Math.sqrt(0.5);
    assertThat(made[0][9]).isCloseTo(0.5 + half * (0.125 + 0.03125), within(1e-7));
    assertThat(made[1][9]).isCloseTo(0.25 + half * (0.125 + 0.015625), within(1e-7));
    assertThat(speakers(out("six.wav"))).isEqualTo("FL FR");
  }

  @Test
  void lowFrequenciesAreAddedWhenTold() throws IOException {
    assertThat(process("downmix mono lfe=50%", six, "--bits", "32f").exit()).isZero();
    double half = Math.sqrt(0.5);
    double wanted = half * 0.75 + 0.125 + 0.5 * 0.0625 + 0.5 * (0.03125 + 0.015625);
    assertThat(Sounds.read(out("six.wav"))[0][9]).isCloseTo(wanted, within(1e-7));
  }

  @Test
  void theMaskIsThatOfTheNewLoudspeakers() {
    assertThat(process("upmix 7.1.4", six, "--format", "flac").exit()).isNotZero();
    assertThat(process("upmix 7.1.4", six).exit()).isZero();
    assertThat(speakers(out("six.wav"))).isEqualTo("FL FR FC LFE BL BR SL SR TFL TFR TBL TBR");
    assertThat(process("downmix 7.0, reverse", out("six.wav"), "--name", "seven.wav").exit())
        .isZero();
    assertThat(speakers(out("seven.wav"))).isEqualTo("FL FR FC BL BR SL SR");
    assertThat(process("downmix stereo", out("seven.wav"), "--name", "two.wav").exit()).isZero();
    assertThat(speakers(out("two.wav"))).isEqualTo("FL FR");
  }

  @Test
  void whatHasTwoChannelsStaysAsItIs() throws IOException {
    Path two =
        Sounds.write(folder.resolve("two.wav"), RATE, new double[] {0.5, 0.25}, new double[2]);
    assertThat(process("downmix stereo", two).exit()).isZero();
    assertThat(Sounds.read(out("two.wav"))).isDeepEqualTo(Sounds.read(two));
  }

  @Test
  void theOptionForChannelsNamesTheStep() {
    CapturedRun told = process("gain -3dB", six, "--channels", "2");
    assertThat(told.exit()).isNotZero();
    assertThat(told.err())
        .contains("there are 6 and 2 were requested: add the step 'downmix stereo', or see remix");
    assertThat(process("gain -3dB", six, "--channels", "8").err())
        .contains("add the step 'upmix 7.1'");
    assertThat(CapturedRun.by("help", "process").out() + CapturedRun.by("process", "--help").out())
        .contains("downmix stereo");
  }

  @Test
  void wrongValuesAreNamed() {
    assertThat(process("downmix surround", six).err())
        .contains("to must be mono, stereo, 3.0, quad")
        .contains("but is 'surround'");
  }
}

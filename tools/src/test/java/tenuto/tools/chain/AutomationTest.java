package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.tools.support.Sounds;
import tenuto.tools.support.TestSounds;

/** Parameters that move, and sounds that control others. */
class AutomationTest {
  private static final ChainWords WORDS = new ChainWords(new Catalogue());

  @TempDir Path folder;

  private double[] done(String chain, double[] x) {
    return Sounds.through(WORDS.catalogue(), StepChain.parse(chain, WORDS), x).getFirst();
  }

  private static double[] level(double level) {
    double[] x = new double[48000];
    Arrays.fill(x, level);
    return x;
  }

  private Path csv(String text) throws IOException {
    return Files.writeString(folder.resolve("a.csv"), text);
  }

  /** Half way from -40 to 0 dB is -20 dB: a tenth. */
  @Test
  void aGainMovesByDecibelsAndIsHeld() throws IOException {
    double[] x = done("gain @" + csv("time,gain\n0.25,-40dB\n750ms,0\n"), level(1));
    assertThat(x).hasSize(48000);
    assertThat(x[100]).isCloseTo(0.01, within(1e-9));
    assertThat(x[12000]).isCloseTo(0.01, within(1e-9));
    assertThat(x[24000]).isCloseTo(0.1, within(1e-6));
    assertThat(x[40000]).isCloseTo(1, within(1e-9));
    assertThat(x[47999]).isCloseTo(1, within(1e-9));
  }

  /** As spreadsheets of many countries write it, below an empty row. */
  @Test
  void aTableMayHaveSemicolonsAndDecimalCommas() throws IOException {
    double[] x = done("gain @" + csv(";\ntime;gain\n0,25;-40,5dB\n0,75;-0,5\n"), level(1));
    assertThat(x[12000]).isCloseTo(Math.pow(10, -2.025), within(1e-9));
    assertThat(x[24000]).isCloseTo(Math.pow(10, -1.025), within(1e-6));
    assertThat(x[40000]).isCloseTo(Math.pow(10, -0.025), within(1e-9));
  }

  /** A control of one value is that number, in words and in short names. */
  @ParameterizedTest
  @CsvSource({
    "lowpass @, svf-low-pass 1000",
    "highpass @ 2, svf-high-pass 1000 2",
    "lowshelf @ 6, svf-low-shelf 1000 dB=6",
    "svf-low-pass hz=@, svf-low-pass 1000",
  })
  void aSteadyAutomationIsTheNumber(String chain, String same) throws IOException {
    double[] tone = TestSounds.sine(48_000, 700, 1, 4800);
    double[] moved = done(chain.replace("@", "@" + csv("0,1kHz\n1:00,1000Hz\n")), tone);
    assertThat(moved).containsExactly(done(same, tone), within(1e-9));
  }

  /** Controller 7 is 127 at the start, and 0 from the quarter note on, at 0.5 s. */
  @Test
  void aControllerMovesAParameter() throws IOException {
    String track = "00b0077f" + "60b00700" + "00b04a40" + "00ff2f00";
    String file = "4d546864000000060000000100604d54726b000000" + "10" + track;
    Path midi = Files.write(folder.resolve("a.mid"), HexFormat.of().parseHex(file));
    double[] x = done("gain @%s:7:0%%:50%%".formatted(midi), level(1));
    assertThat(x[0]).isCloseTo(0.5, within(1e-6));
    assertThat(x[23999]).isCloseTo(0.5, within(1e-6));
    assertThat(x[24000 + 240]).isCloseTo(0, within(1e-6));
    assertThat(x[47999]).isCloseTo(0, within(1e-6));
    assertThatThrownBy(() -> done("gain @%s:cc8:0:1".formatted(midi), level(1)))
        .hasMessageContaining("a.mid: controller 8 is not in it");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "time,gain|1,x# a.csv, row 2: a value must be a gain such as -3, -3dB or 50%, but one is 'x'",
        "0,1|soon,2# a.csv, row 2: must begin with a time such as 2.5 (seconds)",
        "1,1|0.5,2# a.csv, row 2: must begin with a time",
        "time,gain# a.csv: has no row with a time and a value",
      })
  void errorsNameFileAndRow(String text, String error) throws IOException {
    Path file = csv(text.replace('|', '\n'));
    assertThatThrownBy(() -> StepChain.parse("gain @" + file, WORDS)).hasMessageContaining(error);
  }

  @Test
  void filesAreThereAndOfTheRightKind() throws IOException {
    assertThatThrownBy(() -> StepChain.parse("gain @none.csv", WORDS))
        .hasMessageContaining("cannot read @none.csv: there is no such file");
    assertThatThrownBy(() -> StepChain.parse("gain @none.mid", WORDS))
        .hasMessageContaining("an automation is @FILE.csv with times and values, or @FILE.mid:");
    assertThatThrownBy(() -> StepChain.parse("fade @a.csv", WORDS))
        .hasMessageContaining("rise must be a time");
  }

  @Test
  void itsFileIsOneThatTheChainReads() throws IOException {
    Path file = csv("0,1\n");
    StepChain chain = StepChain.parse("gain @" + file, WORDS);
    assertThat(chain.files()).containsExactly(file);
    assertThat(chain.text()).contains("value=1.122");
  }

  @Test
  void aCompressorMayListenToAnotherFile() throws IOException {
    Path key = Sounds.write(folder.resolve("key.wav"), 48000, level(1));
    String name = key.toString();
    double[] same = done("side-chain-compressor '%s' -20 4".formatted(name), level(0.001));
    assertThat(same[40000]).isLessThan(0.0005);
    for (String how : List.of("key='%s'", "sidechain='%s'", "5ms key='%s'")) {
      double[] made = done("compressor -20dB 4 " + how.formatted(name), level(0.001));
      assertThat(made).isEqualTo(same);
    }
    assertThat(done("compressor -20dB 4", level(0.001))[40000]).isCloseTo(0.001, within(1e-6));
    assertThatThrownBy(() -> StepChain.parse("compressor key=none.wav", WORDS))
        .hasMessageContaining("key must be an existing sound file, or none, but is 'none.wav'");
  }
}

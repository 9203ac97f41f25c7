package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Times in chains in Python. */
class PythonChainsTimesTest {
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
    return TenutoRun.by(all.toArray(String[]::new));
  }

  private double[] made(String chain) throws IOException {
    CapturedRun told = process(chain);
    assertThat(told.exit()).as(told.err()).isZero();
    return Sounds.read(folder.resolve("out/ramp.wav"))[0];
  }

  /** Patches are Sonic Field's, whose times are cut off. */
  @Test
  void timesOfPythonAreCutOffAsInPatches() throws IOException {
    Path chain = folder.resolve("chain.py");
    java.nio.file.Files.writeString(
        chain, "def process(channels):\n    return [sf.Pad(x, 1001.016, 0) for x in channels]\n");
    assertThat(made(chain.toString()).length).isEqualTo(3 * RATE + 48048);
  }

  @Test
  void aChainInPythonThatLeavesNothingIsOneToo() throws IOException {
    Path chain = folder.resolve("chain.py");
    java.nio.file.Files.writeString(chain, "def process(x):\n    return [x[0][:0]]\n");
    CapturedRun told = process(chain.toString());
    assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(told.err()).contains("the chain leaves nothing of the sound");
  }
}

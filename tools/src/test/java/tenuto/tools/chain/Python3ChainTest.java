package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Chains with functions of CPython. */
@EnabledIf("isThere")
@Timeout(120)
class Python3ChainTest {
  private static final int RATE = 8000;

  @TempDir Path folder;
  private Path sound;
  private Path step;

  /** Whether there is a Python 3. */
  static boolean isThere() throws InterruptedException {
    return does("pass");
  }

  /** Whether it has numpy, in whose arrays a function is given its samples. */
  static boolean hasNumpy() throws InterruptedException {
    return does("import numpy");
  }

  private static boolean does(String line) throws InterruptedException {
    String program = System.getenv().getOrDefault("TENUTO_PYTHON", "python3");
    try {
      return new ProcessBuilder(program, "-c", line).start().waitFor() == 0;
    } catch (IOException none) {
      return false;
    }
  }

  @BeforeEach
  void write() throws IOException {
    double[] left = new double[20_000];
    Arrays.setAll(left, i -> i / 40_000.0);
    double[] right = new double[20_000];
    Arrays.fill(right, 0.25);
    sound = Sounds.write(folder.resolve("x.wav"), RATE, left, right);
    step = folder.resolve("step.py");
  }

  private CapturedRun process(String chain, String python) throws IOException {
    Files.writeString(step, "# tenuto: python3\n" + python);
    return CapturedRun.by(
        "process",
        chain.replace("step.py", "'" + step + "'"),
        sound.toString(),
        "--out",
        folder.resolve("out").toString(),
        "--bits",
        "64f",
        "--force");
  }

  @Test
  @EnabledIf("hasNumpy")
  void aFunctionIsAmongTheStepsOfAChain() throws IOException {
    CapturedRun run =
        process(
            "gain 50%, step.py, gain 50%",
            """
            import numpy as np
            def process(samples, rate):
                print(f'{rate} {samples.shape}')
                samples *= 2
                return samples[::-1, ::-1] ** 2
            """);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err()).contains("8000.0 (2, 20000)");
    double[][] made = Sounds.read(folder.resolve("out/x.wav"));
    assertThat(made).hasDimensions(2, 20_000);
    for (int i = 0; i < 20_000; i += 777) {
      assertThat(made[0][i]).isCloseTo(0.25 * 0.25 / 2, within(1e-12));
      assertThat(made[1][i]).isCloseTo(Math.pow((19_999 - i) / 40_000.0, 2) / 2, within(1e-12));
    }
  }

  @Test
  @EnabledIf("hasNumpy")
  void itMayHaveAnotherLengthAndOtherChannels() throws IOException {
    CapturedRun run =
        process("step.py", "def process(samples, rate):\n    return samples[1][:10]\n");
    assertThat(run.exit()).as(run.err()).isZero();
    double[][] made = Sounds.read(folder.resolve("out/x.wav"));
    assertThat(made).hasDimensions(1, 10);
    assertThat(made[0]).containsOnly(0.25);
  }

  /** What is wrong before a function has samples needs no numpy. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "x = 1;def proces(samples, rate):;    return samples# it has no function process(samples,"
            + " rate)",
        "def process(samples, rate)# step.py: line 2: SyntaxError: expected ':'",
        "import os;print('why');os._exit(3)# step.py: Python failed: why",
      })
  void whatIsWrongInItsFileIsOneLineBeforeAnyFileIsTouched(String python, String reason)
      throws IOException {
    CapturedRun run = process("gain 2, step.py", python.replace(";", "\n") + "\n");
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(reason);
    assertThat(folder.resolve("out")).doesNotExist();
  }

  /** A module of that name beside the file is found before the true one. */
  @Test
  void aPythonWithoutNumpyIsNamed() throws IOException {
    Path numpy = folder.resolve("numpy.py");
    Files.writeString(numpy, "raise ModuleNotFoundError('none', name='numpy')\n");
    String[] functions = {"import numpy\n", ""};
    for (String line : functions) {
      CapturedRun run = process("step.py", line + "def process(samples, rate):\n    pass\n");
      assertThat(run.exit()).isEqualTo(line.isEmpty() ? 1 : 2);
      assertThat(run.err()).contains(" has no numpy (TENUTO_PYTHON names another Python)");
    }
  }

  @Test
  @EnabledIf("hasNumpy")
  void whatIsWrongInAFunctionIsOneLine() throws IOException {
    CapturedRun run =
        process("step.py", "def process(samples, rate):\n    return samples / 0 + nothing\n");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("step.py: line 3: NameError: name 'nothing' is not defined");
    run = process("step.py", "def process(samples, rate):\n    return samples * 1j\n");
    assertThat(run.err()).contains("must return an array (channels, n) of real numbers, but");
    run = process("step.py", "import os\ndef process(samples, rate):\n    os._exit(3)\n");
    assertThat(run.err()).contains("step.py: Python failed");
    assertThat(folder.resolve("out/x.wav")).doesNotExist();
  }
}

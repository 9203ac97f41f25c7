package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.batch.BatchJournal;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Functions in Python as chains of {@code process}, in this process. */
class PythonChainsTest {
  @TempDir Path folder;
  private Path in;
  private Path out;

  @BeforeEach
  void setUp() throws IOException {
    in = Files.createDirectories(folder.resolve("in"));
    out = folder.resolve("out");
    Sounds.write(in.resolve("a.wav"), 8000, 0.1, 1);
    Sounds.write(in.resolve("b.wav"), 44100, 0.1, 2);
    Sounds.write(Files.createDirectories(in.resolve("deep")).resolve("a.wav"), 48000, 0.1, 6);
  }

  private CapturedRun run(String... arguments) {
    return TenutoRun.by(
        Stream.concat(Arrays.stream(arguments), Stream.of("--out", out.toString()))
            .toArray(String[]::new));
  }

  private CapturedRun process(String chain, String... arguments) {
    return run(
        Stream.concat(Stream.of("process", chain), Arrays.stream(arguments))
            .toArray(String[]::new));
  }

  private List<String> made() throws IOException {
    if (Files.notExists(out)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(out)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> out.relativize(file).toString())
          .filter(name -> !name.equals(BatchJournal.NAME))
          .sorted()
          .toList();
    }
  }

  private static double peak(Path file) throws IOException {
    return Arrays.stream(Sounds.read(file))
        .flatMapToDouble(Arrays::stream)
        .map(Math::abs)
        .max()
        .orElseThrow();
  }

  private Metadata metadata(String name) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, out.resolve(name)).metadata();
    }
  }

  @Test
  void aChainMayBeAFunctionInPython() throws IOException {
    Path chain =
        Files.writeString(
            folder.resolve("chain.py"),
            """
            import random
            half = 0.5

            def process(channels):
                noise = sf.WhiteNoise(50) * 0.001
                stored = [sf.Realise(half * x + noise) for x in channels]
                return [sf_do(sf.Reverse, x) for x in stored]
            """);
    Map<String, double[][]> results = new TreeMap<>();
    for (String jobs : List.of("1", "3")) {
      CapturedRun told =
          process(chain.toString(), in.toString(), "--recursive", "--jobs", jobs, "--force");
      assertThat(told.exit()).as(told.err()).isZero();
      for (String name : made()) {
        double[][] samples = Sounds.read(out.resolve(name));
        double[][] same = results.putIfAbsent(name, samples);
        assertThat(samples).isDeepEqualTo(same == null ? samples : same);
      }
    }
    assertThat(peak(out.resolve("b.wav"))).isCloseTo(0.125, within(0.002));
    assertThat(results).hasSize(3);
  }

  @Test
  void aFunctionMayBeOneStepOfAChain() throws IOException {
    Path halves =
        Files.writeString(
            folder.resolve("halves.py"),
            """
            def process(channels):
                return [0.5 * x for x in channels]
            """);
    String b = in.resolve("b.wav").toString();
    String chain = "normalise 0dB, %s, if channels above 1, %s, end".formatted(halves, halves);
    assertThat(process(chain, b).exit()).isZero();
    assertThat(peak(out.resolve("b.wav"))).isCloseTo(0.25, within(1e-6));
    CapturedRun none = process("dc, none.py", b, "--force");
    assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err()).contains("step 2 (none.py): there is no such file");
  }

  @Test
  void whatAFunctionIsWarnedOfIsSaidUnlessQuiet() throws IOException {
    Path chain =
        Files.writeString(
            folder.resolve("chain.py"),
            """
            def process(channels):
                return [x + sf.SineWave(100, 5000) * 0.1 for x in channels]
            """);
    String a = in.resolve("a.wav").toString();
    CapturedRun told = process(chain.toString(), a);
    assertThat(told.exit()).as(told.err()).isZero();
    assertThat(told.err())
        .contains("warning: sf.SineWave: hz is 5000, above half the sample rate of 8000 Hz");
    assertThat(process(chain.toString(), a, "--force", "--quiet"))
        .isEqualTo(new CapturedRun(0, "", ""));
  }

  @Test
  void aWrongFunctionIsEachFilesFailure() throws IOException {
    Map<String, String> wrong =
        Map.of(
            "def process(channels):\n    return 3\n",
            "process(channels) must return a list of signals, but returns 3 (int)",
            "import sys\ndef process(channels):\n    sys.exit(5)\n",
            "chain.py: the chain called exit(5)",
            "import sys\ndef process(channels):\n    sf_do(sys.exit)\n    return channels\n",
            "chain.py: the chain called exit()",
            "def process(channels):\n    return sf.RBJLowPass(channels, -1, 1)\n",
            "hz must be above 0 and below 4000 (half the sample rate), but is -1",
            "def process(channels):\n    return []\n",
            "the chain leaves no channel to write");
    for (Map.Entry<String, String> each : wrong.entrySet()) {
      Path chain = Files.writeString(folder.resolve("chain.py"), each.getKey());
      CapturedRun told = process(chain.toString(), in.resolve("a.wav").toString());
      assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
      assertThat(told.err()).contains(each.getValue());
    }
    assertThat(made()).isEmpty();
  }

  @Test
  void aFileOfPythonThatFailsIsRefusedOnce() throws IOException {
    Map<String, String> wrong =
        Map.of(
            "x = 1\n",
            ": it has no function process(channels)",
            "process = 3\n",
            ": it has no function process(channels)",
            "y = 0\ndef process(channels)\n    return channels\n",
            ":2: SyntaxError: ",
            "x = 1\ny = ('a\u00e4'\n",
            ":2: SyntaxError: the bracket ( is not closed",
            "def f():\n    return 1 / 0\nf()\n",
            ":2: ZeroDivisionError: float division",
            "sf.SineWave(-1, 440)\n",
            ":1: sf.SineWave: ",
            "sf_do(lambda: sf.Mix())\ndef process(channels):\n    return channels\n",
            ":1: sf.Mix: ",
            "raise ValueError('one\\n  two')\n",
            ":1: ValueError: one two",
            "import sys\nsys.exit('enough')\n",
            ": the chain called exit('enough')",
            "def f(x):\n    return f(x)\nf(1)\n",
            ":2: RuntimeError: maximum recursion depth exceeded");
    Path chain = folder.resolve("chain.py");
    for (Map.Entry<String, String> each : wrong.entrySet()) {
      Files.writeString(chain, each.getKey());
      CapturedRun told = process(chain.toString(), in.toString(), "--recursive");
      assertThat(told.exit()).as("%s: %s", each.getKey(), told).isEqualTo(ExitCode.USAGE);
      assertThat(told.err())
          .startsWith("tenuto: " + chain + each.getValue())
          .containsOnlyOnce("\n")
          .doesNotContain("java.");
      assertThat(told.out()).isEmpty();
    }
    assertThat(out).doesNotExist();
  }

  @Test
  void aFileOfPythonIsTriedAtTheFirstFilesRate() throws IOException {
    Path chain = folder.resolve("chain.py");
    Files.writeString(
        chain,
        """
        low = sf.RBJLowPass(sf.WhiteNoise(10), 23000, 1)
        def process(channels):
            return channels
        """);
    String deep = in.resolve("deep/a.wav").toString();
    assertThat(process(chain.toString(), deep).exit()).isZero();
    CapturedRun told = process(chain.toString(), in.resolve("b.wav").toString(), deep);
    assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(told.err())
        .contains(chain + ":1: sf.RBJLowPass: hz must be above 0 and below 22050");
    // The first file tells no rate, so that only the others find out.
    String[] files = {folder + "/none.wav", in + "/a.wav", in + "/b.wav"};
    CapturedRun later =
        process(chain.toString(), files[0], files[1], files[2], "--jobs", "1", "--force");
    assertThat(later.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(later.err())
        .contains(
            "none.wav: there is no such file", "above 0 and below 4000", "above 0 and below 22050");
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.python.core.PyObject;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.scripting.python.MusicTexts;
import tenuto.tools.support.CapturedRun;

/** The command's options, outputs and exit codes; in this process, as a start costs seconds. */
class CommandLineTest {
  @TempDir Path folder;

  private String patch(String text) throws IOException {
    return Files.writeString(folder.resolve("patch.py"), text).toString();
  }

  private CapturedRun render(String text, String... options) throws IOException {
    String[] fixed = {
      "render", patch(text), "--out", folder.resolve("out").toString(), "--scratch", scratch()
    };
    return TenutoRun.by(Stream.concat(Stream.of(fixed), Stream.of(options)).toArray(String[]::new));
  }

  private String scratch() {
    return folder.resolve("scratch").toString();
  }

  /** Libraries for command lines take "@file" for a file with further arguments. */
  @Test
  void aNameThatBeginsWithAnAtIsAName() throws IOException {
    Path options = Files.writeString(folder.resolve("x"), "--json\n");
    CapturedRun run = render("import sys\nprint sys.argv[1:]\n", "@" + options, "@z", "--quiet");
    assertThat(run.out()).isEqualTo("['@%s', '@z']\n".formatted(options));
    for (String[] line :
        new String[][] {
          {"info", "@" + options},
          {"process", "reverse", "@" + options, "--out", folder.resolve("out").toString()}
        }) {
      CapturedRun refused = TenutoRun.by(line);
      assertThat(refused.err()).contains("@" + options).doesNotContain("\tat ");
      assertThat(refused.out()).isEmpty();
      assertThat(refused.exit()).isNotZero();
    }
  }

  @Test
  void wrongUsageIsOneLineAndExit2() throws IOException {
    String patch = patch("");
    String file = Files.createFile(folder.resolve("file")).toString();
    String[][] wrong = {
      {},
      {"rendr"},
      {"--nonsense"},
      {"render"},
      {"render", folder.resolve("none.py").toString()},
      {"render", folder.toString()},
      {"render", patch, "--threads", "0"},
      {"render", patch, "--threads", "-1"},
      {"render", patch, "--threads", "two"},
      {"render", patch, "--threads", "100000"},
      {"render", patch, "--rate", "0"},
      {"render", patch, "--rate", "-1"},
      {"render", patch, "--rate", "NaN"},
      {"render", patch, "--rate", "Infinity"},
      {"render", patch, "--seed", "x"},
      {"render", patch, "--seed"},
      {"render", patch, "--scratch", file},
      {"render", patch, "--scratch", folder.resolve("a") + "," + file},
      {"render", patch, "--scratch", "," + folder.resolve("a")},
      {"render", patch, "--scratch", ""},
      {"render", patch, "--scratch-max", "-5"},
      {"render", patch, "--scratch-max", "-5M"},
      {"render", patch, "--scratch-max", "5X"},
      {"render", patch, "--scratch-max", ""},
      {"render", patch, "--cache", file},
      {"render", patch, "--cache", file + "/cache"},
      {"render", patch, "--cache", ""},
      {"render", patch, "--cache", "/proc/cache"},
      {"render", patch, "--cache-max", "-5"},
      {"render", patch, "--cache-max", "5X"},
      {"render", patch, "--cache-max", ""},
      {"render", patch, "--cache", folder.resolve("cache").toString(), "--cache-max", "much"},
      {"render", patch, "--ownership", "shared"},
      {"render", patch, "--out", file},
      {"render", patch, "--nonsense"},
      {"render", patch, "--path", file},
      {"render", patch, "--then", folder.resolve("none.py").toString()},
      {"render", "-c"},
      {"help", "SinWave"},
      {"info"},
      {"measure"},
      {"measure", file, "--jobs", "0"},
      {"measure", file, "--silence", "NaN"},
      {"ops", "xyzzy"},
      {"ops", "--search", "xyzzy"},
    };
    for (String[] arguments : wrong) {
      CapturedRun told = TenutoRun.by(arguments);
      assertThat(told.exit()).as("%s: %s", List.of(arguments), told).isEqualTo(2);
      assertThat(told.out()).isEmpty();
      assertThat(told.err()).startsWith("tenuto: ").containsOnlyOnce("\n").doesNotContain("java.");
    }
    assertThat(TenutoRun.by("help", "SinWave").err()).contains("did you mean SineWave?");
    assertThat(TenutoRun.by("render", patch, "--threads", "0").err())
        .contains("threads must be between 1 and ");
  }

  @Test
  void runsStatementsWithModulesFromOtherFolders() throws IOException {
    Path modules = Files.createDirectories(folder.resolve("modules/song"));
    Files.createFile(modules.resolve("__init__.py"));
    Files.writeString(
        modules.resolve("verse.py"), "import sys\ndef main(): print 'sung', sys.argv\n");
    CapturedRun told =
        TenutoRun.by(
            "render",
            "-c",
            "import song.verse; song.verse.main()",
            "la",
            "--path",
            modules.getParent().toString(),
            "--quiet");
    assertThat(told).isEqualTo(new CapturedRun(0, "sung ['-c', 'la']\n", ""));
    CapturedRun failed = TenutoRun.by("render", "-c", "x = 1\nsf.Nonsense()", "--quiet");
    assertThat(failed.exit()).isEqualTo(1);
    assertThat(failed.err()).contains("sf has no word 'Nonsense'", "-c:2");
  }

  @Test
  void runsSeveralPatchesInOneInterpreter() throws IOException {
    String second =
        Files.writeString(folder.resolve("second.py"), "print __file__[-9:], x\n").toString();
    String third = Files.writeString(folder.resolve("third.py"), "print 'third', x\n").toString();
    CapturedRun told = render("x = 5\n", "--then", second, "--then", third, "--quiet");
    assertThat(told).isEqualTo(new CapturedRun(0, "second.py 5\nthird 5\n", ""));
  }

  @Test
  void tellsItsVersionAndItsWords() {
    assertThat(TenutoRun.by("--version"))
        .isEqualTo(new CapturedRun(0, "tenuto " + version() + "\n", ""));
    assertThat(TenutoRun.by("--help").out()).contains("render", "ops", "help", "info", "measure");
    Catalogue catalogue = new Catalogue();
    int size = catalogue.words().size() + MusicTexts.texts().size();
    List<JsonObject> words =
        TenutoRun.by("ops", "--json")
            .out()
            .lines()
            .map(line -> JsonParser.parseString(line).getAsJsonObject())
            .toList();
    assertThat(words).hasSize(size);
    assertThat(words).allMatch(word -> word.keySet().contains("parameters"));
    assertThat(TenutoRun.by("help", "RBJLowPass"))
        .isEqualTo(new CapturedRun(0, catalogue.word("RBJLowPass").help() + "\n", ""))
        .isEqualTo(TenutoRun.by("help", "sf.RBJLowPass"));
    assertThat(TenutoRun.by("help", "ReadMidi").out())
        .startsWith("sf.ReadMidi(path, allow_damaged=False)\n    The content of a MIDI");
    assertThat(TenutoRun.by("help").out()).contains("render");
  }

  private static String version() {
    return new Tenuto.Version().getVersion()[0].substring("tenuto ".length());
  }

  @Test
  void tellsWhatFilesHold() throws IOException {
    render("sf.WriteFile([sf.Silence(500)] * 2, 'a.wav', 'pcm24')\n");
    String good = folder.resolve("out/a.wav").toString();
    assertThat(TenutoRun.by("info", good).out())
        .startsWith(good + ": WAV, 24-bit PCM, 2 channels, 96000 Hz, 0.500 s (48000 samples)\n");
    assertThat(TenutoRun.by("measure", good).out()).contains("integrated loudness, LUFS", "-inf");
    assertThat(TenutoRun.by("info", folder.resolve("none.wav").toString()).exit()).isEqualTo(1);
  }

  @Test
  void tellsWhatItHasRendered() throws IOException {
    String text = "import sys\nprint sys.argv[1:]\nsf.WriteFile16(sf.Constant(500, 2), 'a.wav')\n";
    CapturedRun told = render(text, "one", "two");
    assertThat(told.exit()).isZero();
    assertThat(told.out()).isEqualTo("['one', 'two']\n");
    assertThat(told.err().lines().toList()).hasSize(4);
    assertThat(told.err())
        .contains("its peak is 2.00 (+6.0 dB), and x * 0.49", "patch.py:3: sf.WriteFile16(")
        .contains("tenuto: wrote " + folder.resolve("out/a.wav"), "48000 samples clipped")
        .contains("tenuto: 0.5 s of sound written in ", " times real time; at most ");
    assertThat(render(text, "--quiet")).isEqualTo(new CapturedRun(0, "[]\n", ""));
    told = render(text, "--quiet", "--json", "--", "--out");
    assertThat(told.err()).isEmpty();
    assertThat(told.out()).startsWith("['--out']\n");
    JsonObject json = JsonParser.parseString(told.out().lines().toList().get(1)).getAsJsonObject();
    assertThat(json.get("exit").getAsInt()).isZero();
    assertThat(
            json.get("files").getAsJsonArray().get(0).getAsJsonObject().get("clipped").getAsInt())
        .isEqualTo(48000);
    assertThat(json.get("lentBytesAtEnd").getAsLong()).isZero();
  }

  @Test
  void saysNothingOfSoundWhereAnErrorLeftNone() throws IOException {
    CapturedRun told = render("sf.WriteFile(sf.SineWave(100, 440) * 0.5, 'a.wav', 'pcm99')\n");
    assertThat(told.exit()).isNotZero();
    assertThat(told.err()).contains("pcm99").doesNotContain("of sound written");
    CapturedRun later = render("sf.WriteFile(sf.SineWave(100, 440) * 0.5, 'b.wav')\n1 / 0\n");
    assertThat(later.exit()).isNotZero();
    assertThat(later.err()).contains("tenuto: 0.1 s of sound written");
  }

  /** However much had to be computed for it. */
  @Test
  void tellsHowFastTheSoundThatIsWrittenWasMade() throws IOException {
    CapturedRun told =
        render(
            "x = sf.Realise(sf.Realise(sf.WhiteNoise(30000)))\nsf.WriteFile([x] * 2, 'a.wav')\n",
            "--json");
    JsonObject json = JsonParser.parseString(told.out()).getAsJsonObject();
    assertThat(json.get("writtenSeconds").getAsDouble()).isEqualTo(30);
    double wall = json.get("wallSeconds").getAsDouble();
    String speed = String.format(Locale.ROOT, "in %.1f s, %.1f times real time", wall, 30 / wall);
    assertThat(told.err()).contains("tenuto: 30.0 s of sound written " + speed);
  }

  @Test
  void tellsErrorsShortlyOrAtLength() throws IOException {
    String text = "def f():\n    sf.Mix()\nf()\n";
    CapturedRun told = render(text, "--quiet");
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err())
        .isEqualTo(
            "tenuto: sf.Mix: needs x (the signals)\n  %s:2: sf.Mix()\n"
                .formatted(folder.resolve("patch.py")));
    assertThat(render(text, "--quiet", "-v").err())
        .startsWith(told.err())
        .contains("line 3, in <module>", "line 2, in f", "at tenuto.");
    JsonObject json = JsonParser.parseString(render(text, "--json").out()).getAsJsonObject();
    assertThat(json.get("exit").getAsInt()).isEqualTo(1);
    assertThat(json.get("error").getAsString()).startsWith("sf.Mix: ");
    assertThat(json.get("line").getAsInt()).isEqualTo(2);
  }

  @Test
  void listsLeaksAndOverridesOwnership() throws IOException {
    String text = "x = sf.Realise(sf.WhiteNoise(10))\ny = sf.Realise(sf.WhiteNoise(20))\n-y\n";
    CapturedRun told = render(text, "--leaks", "--ownership", "counted");
    assertThat(told.exit()).isZero();
    assertThat(told.err())
        .contains("tenuto: never released: stored signal of 960 samples made at ", "patch.py:1\n")
        .doesNotContain("patch.py:2");
    assertThat(render(text, "--leaks").err()).doesNotContain("never released");
    assertThat(render(text, "--ownership", "COUNTED").err()).doesNotContain("never released");
    Files.copy(folder.resolve("patch.py"), folder.resolve("patch.sy"));
    String counted = folder.resolve("patch.sy").toString();
    assertThat(TenutoRun.by("render", counted, "--leaks").err()).contains("never released");
    assertThat(TenutoRun.by("render", counted, "--leaks", "--ownership", "scoped").err())
        .doesNotContain("never released");
  }

  @Test
  void whatWordsPrintGoesToStdout() throws IOException {
    assertThat(render("print 1\nsf.CheckZeros(sf.Constant(1, 2))\nprint 3\n").out())
        .isEqualTo("1\nno sample is 0\n3\n");
  }

  @Test
  void leaksTellTheJavaThatThePatchCalled() throws Exception {
    String java =
        """
        package composer;
        public class Study {
          public static Object applied(org.python.core.PyObject word, org.python.core.PyObject x) {
            return word.__call__(x);
          }
        }
        """;
    Path source = Files.writeString(folder.resolve("Study.java"), java);
    Path jython =
        Path.of(PyObject.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path javac = Path.of(System.getProperty("java.home"), "bin", "javac");
    String[] options = {"-cp", jython.toString(), "-d", folder.toString(), source.toString()};
    Command compiled = Command.run(Command.of(folder, javac, options));
    assertThat(compiled.exit()).as(compiled.err()).isZero();
    String text =
        """
        from composer import Study
        def f(x):
            return Study.applied(sf.Realise, x)
        x = Study.applied(f, sf.WhiteNoise(10))
        y = sf.Realise(sf.WhiteNoise(20))
        """;
    String patch = folder.resolve("patch.py").toString();
    assertThat(render(text, "--leaks", "--ownership", "counted").err())
        .contains(
            "never released: stored signal of 960 samples made at %s:3, through composer.Study.applied(Study.java:4)\n"
                .formatted(patch),
            "never released: stored signal of 1920 samples made at %s:5\n".formatted(patch));
  }

  @Test
  void sharesStoringAmongScratchFolders() throws IOException {
    String text = "x = sf.Realise(sf.WhiteNoise(60000))\nprint sf.ValueAt(x, 59999)\n";
    String one = render(text).out();
    String[] names = {"a", "b", "c d"};
    List<Path> folders = Stream.of(names).map(folder::resolve).toList();
    String[][] ways = {
      {"--scratch", folders.get(0) + "," + folders.get(1) + "," + folders.get(2)},
      {"--scratch", folders.get(0) + "," + folders.get(1), "--scratch=" + folders.get(2)},
    };
    for (String[] way : ways) {
      for (boolean keep : new boolean[] {false, true}) {
        List<String> line =
            new ArrayList<>(
                List.of("render", patch(text), "--out", folder.resolve("out").toString()));
        line.addAll(List.of(way));
        if (keep) {
          line.add("--keep-swap");
        }
        assertThat(TenutoRun.by(line.toArray(String[]::new)).out()).isEqualTo(one);
        for (Path each : folders) {
          assertThat(swap(each)).hasSize(keep ? 1 : 0);
          for (Path file : swap(each)) {
            Files.delete(file);
          }
        }
      }
    }
    CapturedRun told = render(text, "--scratch", folders.get(1).toString(), "--scratch-max", "1K");
    assertThat(told.exit()).isEqualTo(4);
    assertThat(told.err())
        .startsWith(
            "tenuto: out of scratch space: %s, %s were asked for "
                .formatted(scratch(), folders.get(1)));
  }

  @Test
  void keepsSwapOnlyIfAsked() throws IOException {
    String text = "sf.Realise(sf.WhiteNoise(10))\n";
    render(text);
    assertThat(swap()).isEmpty();
    render(text, "--keep-swap");
    assertThat(swap()).hasSize(1).first().asString().endsWith(".swap");
  }

  private List<Path> swap() throws IOException {
    return swap(Path.of(scratch()));
  }

  private static List<Path> swap(Path scratch) throws IOException {
    if (!Files.exists(scratch)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(scratch)) {
      return files.toList();
    }
  }

  @Test
  void rendersByItsOptions() throws IOException {
    String text =
        "print sf.Silence(1000).samples, sf.ValueAt(sf.WhiteNoise(10), 5)\n"
            + "sf.Realise(sf.Silence(9))\n";
    String plain = render(text).out();
    assertThat(plain)
        .startsWith("96000 ")
        .isEqualTo(render(text, "--seed", "0", "--threads", "1").out());
    assertThat(render(text, "--seed", "-7").out()).startsWith("96000 ").isNotEqualTo(plain);
    assertThat(render(text, "--rate", "44100").out()).startsWith("44100 ");
    assertThat(render(text, "--scratch-max", "20G").exit()).isZero();
    CapturedRun told = render(text, "--scratch-max", "1K");
    assertThat(told.exit()).isEqualTo(4);
    assertThat(told.err())
        .startsWith("tenuto: out of scratch space: " + scratch() + " was asked for ");
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.Bytes;
import tenuto.tools.support.CapturedRun;

/** What a dry run says is what the render then does, and it leaves nothing behind. */
class DryRunTest {
  /** What words use beside signals, such as the spectra of a room, which a dry run cannot know. */
  private static final long WORKING = 16 << 20;

  @TempDir Path folder;

  private Path out() {
    return folder.resolve("out");
  }

  private CapturedRun run(Path patch, List<String> words, String... options) throws IOException {
    Path scratch = Files.createDirectories(folder.resolve("scratch"));
    Stream<String> fixed =
        Stream.of("render", "--out", out().toString(), "--scratch", scratch.toString());
    Stream<String> rest =
        Stream.concat(
            Stream.of(options), Stream.concat(Stream.of(patch.toString()), words.stream()));
    CapturedRun run = TenutoRun.by(Stream.concat(fixed, rest).toArray(String[]::new));
    assertThat(scratch).isEmptyDirectory();
    return run;
  }

  private CapturedRun run(String text, String... options) throws IOException {
    return run(Files.writeString(folder.resolve("patch.py"), text), List.of(), options);
  }

  private JsonObject dry(String text, String... options) throws IOException {
    String[] all =
        Stream.concat(Stream.of("--dry-run", "--json"), Stream.of(options)).toArray(String[]::new);
    CapturedRun run = run(text, all);
    assertThat(run.exit()).as(run.err()).isZero();
    return json(run);
  }

  private static JsonObject json(CapturedRun run) {
    String[] lines = run.out().strip().split("\n");
    return JsonParser.parseString(lines[lines.length - 1]).getAsJsonObject();
  }

  /** Bytes by file. */
  private static Map<Path, Long> planned(JsonObject report) {
    Map<Path, Long> files = new TreeMap<>();
    for (JsonElement file : report.getAsJsonArray("files")) {
      JsonElement bytes = file.getAsJsonObject().get("bytes");
      files.put(
          Path.of(file.getAsJsonObject().get("path").getAsString()),
          bytes == null ? -1 : bytes.getAsLong());
    }
    return files;
  }

  private void assertWritten(Map<Path, Long> planned) throws IOException {
    try (Stream<Path> written = Files.walk(out())) {
      assertThat(written.filter(Files::isRegularFile).toList())
          .containsExactlyInAnyOrderElementsOf(planned.keySet());
    }
    planned.forEach(
        (file, bytes) -> {
          if (bytes >= 0) {
            assertThat(file).hasSize(bytes);
          }
        });
  }

  @Test
  void sizesAreThoseOfTheFilesToTheByte() throws IOException {
    String text =
        """
        x = sf.Realise(sf.SineWave(333, 440))
        y = sf.SineWave(777, 330)
        for end in 'wav rf64 w64 aiff aifc npy raw'.split():
            for samples in ('pcm16', 'float64'):
                sf.WriteFile([x, y], 'a/%s.%s' % (samples, end), samples)
        sf.WriteFile([y], 'odd.wav', 'pcm8')
        sf.WriteFile16([y], 'plain.wav')
        sf.WriteFile([y], 'packed.flac')
        sf.WriteSignal(y, 'y.signal')
        sf.WriteFileString('text', 't.txt')
        first = sf.WriteToSignalPool(x, 'x.pool')
        second = sf.WriteToSignalPool(y, 'x.pool')
        z = sf.ReadFromSignalPool('x.pool', second)
        sf.WriteFile([z], 'z.wav')
        sf.Plot([x], 'x.png')
        """;
    JsonObject report = dry(text);
    assertThat(out()).doesNotExist();
    Map<Path, Long> planned = planned(report);
    assertThat(planned).hasSize(22);
    assertThat(planned.values().stream().filter(bytes -> bytes < 0)).hasSize(2);
    assertThat(run(text).exit()).isZero();
    assertWritten(planned);
  }

  @Test
  void sizesOfAPartAreThoseOfItsFiles() throws IOException {
    String text = "sf.WriteFile([sf.SineWave(2000, 440)], 'a.wav')";
    Map<Path, Long> planned = planned(dry(text, "--from", "0.5", "--to", "0.75"));
    assertThat(run(text, "--from", "0.5", "--to", "0.75").exit()).isZero();
    assertWritten(planned);
    CapturedRun beyond = run(text, "--dry-run", "--from", "3");
    assertThat(beyond.exit()).isEqualTo(1);
    assertThat(beyond.err()).contains("a.wav ends at 0:02", "nothing is written");
  }

  @Test
  void whatIsStoredIsCountedAndNotComputed() throws IOException {
    String text =
        """
        x = sf.Realise(sf.SineWave(36e6, 440))
        y = sf.FixSize(sf.TimeDomain(sf.FrequencyDomain(x)))
        z = sf.NormalisePeak([x], -1)
        sf.WriteFile(z, 'long.wav')
        """;
    JsonObject report = dry(text);
    JsonObject scratch = report.getAsJsonObject("scratch");
    assertThat(scratch.get("mostBytes").getAsLong()).isGreaterThan(4 * 8 * 96_000L * 36_000);
    assertThat(report.getAsJsonArray("computed")).isEmpty();
    JsonObject longest = report.getAsJsonArray("longest").get(0).getAsJsonObject();
    assertThat(longest.get("line").getAsString()).isEqualTo("patch.py:2");
    assertThat(longest.get("stored").getAsBoolean()).isTrue();
    assertThat(planned(report).values().iterator().next())
        .isBetween(3L * 96_000 * 36_000, 3L * 96_000 * 36_000 + 1000);
  }

  @Test
  void theDiskIsEnoughForTheRender() throws IOException {
    String text =
        """
        x = [sf.Realise(sf.SineWave(20000, 440 + i)) for i in range(4)]
        y = sf.Reverse(sf.RBJLowPass(sf.Mix(x), 500, 1))
        sf.WriteFile([y], 'a.wav')
        """;
    JsonObject scratch = dry(text).getAsJsonObject("scratch");
    long lent = json(run(text, "--json")).get("peakLentBytes").getAsLong();
    assertThat(scratch.get("mostBytes").getAsLong()).isGreaterThanOrEqualTo(lent);
    assertThat(scratch.get("mostBytes").getAsLong()).isLessThan(2 * lent);
    assertThat(scratch.get("line").getAsString()).isEqualTo("patch.py:1");
    assertThat(scratch.get("fits").getAsBoolean()).isTrue();
    JsonObject little = dry(text, "--scratch-max", "10M").getAsJsonObject("scratch");
    assertThat(little.get("fits").getAsBoolean()).isFalse();
    assertThat(little.get("freeBytes").getAsLong()).isEqualTo(10 << 20);
  }

  @Test
  void valuesAreThoseOfTheRenderAndTheirLinesAreTold() throws IOException {
    String text =
        """
        x = sf.Realise(sf.SineWave(1000, 440) * 0.5)
        n = sf.FixSize(x)
        peak = sf.MaxValue(x)
        print '%.4f %.4f %.6f' % (peak, sf.MaxValue(n), x.getSample(1000))
        pieces = sf.SplitAtSilences([sf.Concatenate(x, sf.Silence(2000), x)])
        print len(pieces), len(sf.Trim(sf.Concatenate(sf.Silence(500), x)))
        i = 0
        while i < 3 * peak:
            i += 1
            sf.WriteFile(pieces[0][0], '%d.wav' % i)
        """;
    CapturedRun dry = run(text, "--dry-run");
    assertThat(dry.exit()).as(dry.err()).isZero();
    assertThat(dry.out()).contains("computed for values: ", "of signal, at patch.py:3\n");
    JsonObject report = json(run(text, "--dry-run", "--json"));
    List<String> lines =
        report.getAsJsonArray("computed").asList().stream()
            .map(each -> each.getAsJsonObject().get("line").getAsString())
            .toList();
    assertThat(lines).contains("patch.py:3", "patch.py:4", "patch.py:5", "patch.py:6");
    CapturedRun whole = run(text);
    assertThat(dry.out()).startsWith(whole.out());
    assertWritten(planned(report));
  }

  @Test
  void figuresAndTheTimeAreThoseOfTheLastRender() throws IOException {
    String text =
        """
        x = sf.Realise(sf.SineWave(2000, 440) * 0.5)
        print sf.MaxValue(x)
        sf.WriteFile([x], 'a.wav')
        """;
    Path cache = folder.resolve("cache");
    JsonObject first = dry(text, "--cache", cache.toString());
    assertThat(cache).doesNotExist();
    assertThat(first.getAsJsonObject("time").toString())
        .isEqualTo("{\"why\":\"no earlier render of this patch\"}");
    assertThat(run(text, "--cache", cache.toString()).exit()).isZero();
    Map<Path, byte[]> before = contents(cache);
    JsonObject second = dry(text, "--cache", cache.toString());
    assertThat(second.getAsJsonObject("time").get("seconds").getAsDouble()).isPositive();
    assertThat(second.getAsJsonArray("computed")).isEmpty();
    assertThat(second.getAsJsonArray("figures").get(0).getAsString())
        .isEqualTo("extremes at patch.py:2");
    JsonObject longer = dry(text.replace("2000", "4000"), "--cache", cache.toString());
    assertThat(longer.getAsJsonObject("time").get("seconds").getAsDouble())
        .isEqualTo(2 * second.getAsJsonObject("time").get("seconds").getAsDouble());
    assertThat(contents(cache)).containsExactlyEntriesOf(before);
  }

  private static Map<Path, byte[]> contents(Path folder) throws IOException {
    Map<Path, byte[]> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.put(file, Files.readAllBytes(file));
      }
    }
    return all;
  }

  @Test
  void theTableSaysWhatTheJsonSays() throws IOException {
    String text =
        """
        x = sf.Realise(sf.SineWave(61500, 440))
        sf.WriteFile([x, x], 'a.wav', 'float32')
        sf.Monitor(x)
        sf.PlayFile('%s', '')
        """
            .formatted(out().resolve("a.wav"));
    String table = run(text, "--dry-run").out();
    JsonObject report = dry(text);
    JsonObject file = report.getAsJsonArray("files").get(0).getAsJsonObject();
    JsonObject scratch = report.getAsJsonObject("scratch");
    assertThat(table.replaceAll(" +", " "))
        .contains(
            "1:01.5 %s 2 96000 wav float32 %s\n"
                .formatted(
                    Bytes.text(file.get("bytes").getAsLong()), file.get("path").getAsString()),
            "played: 2, 2:03\n",
            " 1:01.5 45.0 MiB 1 yes patch.py:1 Realise\n",
            "scratch disk: at most %s, most of it, %s, at patch.py:1\n"
                .formatted(
                    Bytes.text(scratch.get("mostBytes").getAsLong()),
                    Bytes.text(scratch.get("lineBytes").getAsLong())),
            "it fits\n",
            "time: unknown: no earlier render of this patch\n");
    JsonArray played = report.getAsJsonArray("played");
    assertThat(played.toString()).isEqualTo("[61.5,61.5]");
  }

  @Test
  void mistakesAreThoseOfARender() throws IOException {
    for (String text :
        new String[] {
          "sf.SineWave(1000)",
          "sf.WriteFile([], 'a.wav')",
          "sf.WriteFile([sf.SineWave(10, 1)], 'a.xyz')",
          "x = sf.SineWave(10, 1)\nsf.WriteFile([x], 'a.wav')\nsf.WriteFile([x], 'a.wav')",
          "sf.ReadFile('nowhere.wav')",
          "exit(7)"
        }) {
      CapturedRun dry = run(text, "--dry-run");
      CapturedRun whole = run(text, "--quiet");
      assertThat(dry.exit()).isEqualTo(whole.exit()).isNotZero();
      assertThat(dry.err()).isEqualTo(whole.err());
      assertThat(dry.out()).isEmpty();
    }
    JsonObject report = json(run("sf.SineWave(1000)", "--dry-run", "--json"));
    assertThat(report.get("exit").getAsInt()).isEqualTo(1);
    assertThat(report.get("line").getAsInt()).isEqualTo(1);
  }

  private void checkExample(String name) throws IOException {
    Path patch = Command.root().resolve("examples").resolve(name);
    List<String> words = ExamplesIT.SHORT_FORMS.get(name);
    CapturedRun dry = run(patch, words, "--dry-run", "--json");
    assertThat(dry.exit()).as(dry.err()).isZero();
    assertThat(out()).doesNotExist();
    CapturedRun whole = run(patch, words, "--json", "--threads", "1");
    assertThat(whole.exit()).as(whole.err()).isZero();
    assertWritten(planned(json(dry)));
    assertThat(json(dry).getAsJsonObject("scratch").get("mostBytes").getAsLong() + WORKING)
        .isGreaterThanOrEqualTo(json(whole).get("peakLentBytes").getAsLong());
  }

  @ParameterizedTest
  @ValueSource(strings = {"drone.py", "dialects/chorale.sy"})
  void someExamplesAreWrittenAsForeseen(String name) throws IOException {
    checkExample(name);
  }

  static Stream<String> all() {
    return ExamplesIT.shortForms();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("all")
  void allExamplesAreWrittenAsForeseen(String name) throws IOException {
    checkExample(name);
  }
}

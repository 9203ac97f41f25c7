package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheLimit;
import tenuto.formats.cache.CacheShare;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;

/** {@code render --fill}: workers that share a cache, one after the other, and what is left. */
class FillTest {
  /** Voices, a mix, two stages that need all of a signal, and one of two channels at once. */
  private static final String PATCH =
      """
      def note(i):
          x = sf.WhiteNoise(1500)
          for k in range(24):
              x = sf.RBJLowPass(x, 9000 + 40 * i + k, 0.7)
          return sf.Realise(x)

      mix = sf.Realise(sf.MixAt([(note(i), 1100 * i) for i in range(6)]))
      loud = sf.FixSize(mix)
      for k in range(24):
          loud = sf.RBJHighPass(loud, 50 + k, 0.7)
      loud = sf.FixSize(sf.Realise(loud))
      both = sf.NormalisePeak([loud, sf.RBJLowPass(sf.Reverse(loud), 3000, 1)], -1)
      sf.WriteFile(both, 'a.wav', 'float64')
      sf.WriteSignal(loud, 'a.signal')
      sf.WriteFileString('done', 'a.txt')
      """;

  @TempDir Path folder;

  private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
  private Path patch;

  @BeforeEach
  void writePatch() throws IOException {
    patch = Files.writeString(folder.resolve("patch.py"), PATCH);
  }

  private CacheFolder cache() throws IOException {
    return new CacheFolder(
        folder.resolve("cache"), CacheLimit.of(1L << 40), "program", warnings::add);
  }

  private Run run(List<String> arguments, Settings settings, Path out) {
    Run run =
        new Run(
            List.of(new Script.Source(patch)),
            arguments,
            List.of(),
            new Catalogue(),
            settings,
            Seeds.BY_CONTENT,
            null,
            out);
    run.beQuiet();
    return run;
  }

  private Settings settings(Cache cache) {
    return new Settings().withThreads(2).withScratch(folder).withCache(cache);
  }

  private SortedMap<String, ByteBuffer> written(Path out) throws IOException {
    SortedMap<String, ByteBuffer> written = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        written.put(out.relativize(file).toString(), ByteBuffer.wrap(Files.readAllBytes(file)));
      }
    }
    return written;
  }

  private SortedMap<String, ByteBuffer> render(Cache cache, String... arguments)
      throws IOException {
    Path out = Files.createTempDirectory(folder, "out");
    Run.Result result = run(List.of(arguments), settings(cache), out).run();
    assertThat(result.failure()).isNull();
    return written(out);
  }

  /** What one worker has done: filled, found and left. */
  private record Filled(int filled, int found, int left) {}

  private Filled fill(int number, int count, String... arguments) throws IOException {
    Path out = folder.resolve("never");
    try (CacheShare share = new CacheShare(cache(), number, count, "test", Duration.ZERO)) {
      Settings settings = settings(share).deferring();
      Run run = run(List.of(arguments), settings, out);
      run.outputs().beDry();
      Run.Result result = run.run();
      assertThat(
              result.failure() == null || FillRender.isLeft(new JythonRunner(), result.failure()))
          .as("%s", result.failure())
          .isTrue();
      assertThat(out).doesNotExist();
      return new Filled(share.filled().size(), share.found(), share.left());
    }
  }

  /** Runs all workers again and again until nothing is left; returns what each round has filled. */
  private List<Integer> fillAll(int count, String... arguments) throws IOException {
    List<Integer> rounds = new ArrayList<>();
    int left;
    do {
      int filled = 0;
      left = 0;
      for (int number = 1; number <= count; number++) {
        Filled one = fill(number, count, arguments);
        filled += one.filled;
        left += one.left;
      }
      rounds.add(filled);
      assertThat(rounds).as("%d left", left).hasSizeLessThan(12);
    } while (left > 0);
    return rounds;
  }

  private List<Path> entries() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      return files.filter(file -> file.getFileName().toString().matches("[0-9a-f]{32}")).toList();
    }
  }

  @Test
  void workersTogetherComputeEachEntryOnceAndTheLastRunFindsAll() throws IOException {
    SortedMap<String, ByteBuffer> whole = render(Cache.NONE);
    assertThat(whole).hasSize(3);
    List<Integer> rounds = fillAll(2);
    assertThat(rounds).hasSizeBetween(2, 8);
    assertThat(rounds.stream().mapToInt(Integer::intValue).sum()).isEqualTo(entries().size());
    assertThat(entries()).hasSizeGreaterThan(8);
    try (CacheFolder cache = cache()) {
      assertThat(render(cache)).isEqualTo(whole);
      assertThat(cache.found()).isPositive();
    }
    assertThat(fill(2, 2).filled).isZero();
    assertThat(warnings).isEmpty();
  }

  /** Each of two owners would have to store all that is distorted. */
  @Test
  void whatNeedsSomethingWholeHasOneOwner() throws IOException {
    Files.writeString(
        patch,
        """
        x = sf.WhiteNoise(12000)
        for k in range(40):
            x = sf.RBJLowPass(x, 9000 + k, 0.7)
        sf.WriteFile(sf.Realise(sf.Saturator(x, 2)), 'a.wav')
        """);
    assertThat(List.of(fill(1, 2).filled, fill(2, 2).filled)).containsExactlyInAnyOrder(0, 5);
  }

  /** Whatever was filled, by how many: a render does the rest. */
  @Test
  void aRenderNeedsNoWorker() throws IOException {
    SortedMap<String, ByteBuffer> whole = render(Cache.NONE);
    assertThat(fill(1, 2).left).isPositive();
    assertThat(fill(4, 5).left).isPositive();
    try (CacheFolder cache = cache()) {
      assertThat(render(cache)).isEqualTo(whole);
    }
    fillAll(2);
    try (CacheFolder cache = cache()) {
      assertThat(render(cache)).isEqualTo(whole);
    }
  }

  @Test
  void aDamagedEntryIsNamedAndComputedAnew() throws IOException {
    SortedMap<String, ByteBuffer> whole = render(Cache.NONE);
    fillAll(2);
    for (Path file : entries()) {
      byte[] bytes = Files.readAllBytes(file);
      bytes[bytes.length / 2] ^= 1;
      Files.write(file, bytes);
    }
    List<Path> damaged = entries();
    try (CacheFolder cache = cache()) {
      assertThat(render(cache)).isEqualTo(whole);
    }
    assertThat(warnings)
        .isNotEmpty()
        .allMatch(text -> text.matches("the cache's entry .* is damaged, it is computed anew: .*"))
        .allMatch(text -> damaged.stream().anyMatch(file -> text.contains(file.toString())));
  }

  @Test
  void aWorkerWhoReadsADamagedEntryComputesItWhoseverItIs() throws IOException {
    SortedMap<String, ByteBuffer> whole = render(Cache.NONE);
    fill(1, 2);
    List<Path> first = entries();
    for (Path file : first) {
      byte[] bytes = Files.readAllBytes(file);
      bytes[100] ^= 1;
      Files.write(file, bytes);
    }
    fillAll(2);
    assertThat(warnings).isNotEmpty();
    try (CacheFolder cache = cache()) {
      assertThat(render(cache)).isEqualTo(whole);
    }
  }

  /** The same through the command, for one worker alone, who waits for nobody. */
  @Test
  void theCommandSaysWhatIsFilled() throws IOException {
    String[] fill = {
      "render", patch.toString(), "--out", folder.resolve("out").toString(),
      "--scratch", folder.toString(), "--cache", folder.resolve("cache").toString()
    };
    CapturedRun first = command(fill, "--fill", "1/1");
    assertThat(first.exit()).as(first.err()).isZero();
    assertThat(first.err())
        .matches(
            "tenuto: filled [1-9]\\d* entries, 0 found; none is left: render without --fill to"
                + " write the files\n");
    assertThat(folder.resolve("out")).doesNotExist();
    CapturedRun second = command(fill, "--fill", "1/1", "--json", "--quiet");
    assertThat(second.err()).isEmpty();
    assertThat(JsonParser.parseString(second.out()).getAsJsonObject().asMap().keySet())
        .containsExactly("exit", "filled", "found", "left", "ended", "keys", "measured");
    assertThat(second.out())
        .startsWith("{\"exit\":0,\"filled\":0,")
        .endsWith(",\"left\":0,\"ended\":false,\"keys\":[],\"measured\":[]}\n");
    Files.writeString(patch, "sf.Note('nonsense')");
    CapturedRun failed = command(fill, "--fill", "1/1");
    assertThat(failed.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err()).contains("patch.py:1: ").doesNotContain("filled");
  }

  private static CapturedRun command(String[] line, String... more) {
    return TenutoRun.by(Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--fill=1/2;--fill needs --cache, a folder that all workers share",
        "--fill=0/2;but is '0/2'; to an index that counts from 0 add 1",
        "--fill=1/2 --cache=c --dry-run;--fill writes no files: it cannot be used with --dry-run",
        "--fill=1/2 --cache=c --from=1;--fill writes no files: it cannot be used with",
        "--fill=1/2 --cache=c --leaks;--fill writes no files: it cannot be used with"
      })
  void whatMakesNoSenseIsRefused(String given) {
    String[] parts = given.split(";", 2);
    CapturedRun ran = command(new String[] {"render", patch.toString()}, parts[0].split(" "));
    assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains(parts[1]);
    assertThat(Path.of("c")).doesNotExist();
  }

  static Stream<String> examples() {
    return ExamplesIT.shortForms();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("examples")
  void examplesAreTheSame(String name) throws IOException {
    patch = Command.root().resolve("examples").resolve(name);
    String[] arguments = ExamplesIT.SHORT_FORMS.get(name).toArray(String[]::new);
    SortedMap<String, ByteBuffer> whole = render(Cache.NONE, arguments);
    fillAll(2, arguments);
    try (CacheFolder cache = cache()) {
      assertThat(render(cache, arguments)).isEqualTo(whole);
    }
  }
}

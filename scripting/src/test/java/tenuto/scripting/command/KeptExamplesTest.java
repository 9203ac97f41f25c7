package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;

/** Examples, in their short forms, with no cache, an empty and a full one: the same bytes. */
class KeptExamplesTest {
  @TempDir Path folder;

  /** The sums of what it writes, by names. */
  private SortedMap<String, Integer> render(String name, Settings settings) throws IOException {
    Path out = Files.createTempDirectory(folder, "out");
    Path patch = Command.root().resolve("examples").resolve(name);
    Run run =
        new Run(
            List.of(new Script.Source(patch)),
            ExamplesIT.SHORT_FORMS.get(name),
            List.of(),
            new Catalogue(),
            settings,
            Seeds.BY_CONTENT,
            null,
            out);
    run.beQuiet();
    Run.Result result = run.run();
    assertThat(result.failure()).isNull();
    SortedMap<String, Integer> written = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        written.put(out.relativize(file).toString(), Arrays.hashCode(bytes));
        Files.delete(file);
      }
    }
    assertThat(written).isNotEmpty();
    return written;
  }

  private void check(String name, int... seeds) throws IOException {
    MemoryCache cache = new MemoryCache();
    Settings settings = new Settings().withScratch(folder);
    for (int seed : seeds) {
      Settings seeded = settings.withSeed(seed);
      SortedMap<String, Integer> wanted = render(name, seeded.withThreads(2).withCache(Cache.NONE));
      for (int threads : new int[] {2, 1, 2}) {
        assertThat(render(name, seeded.withThreads(threads).withCache(cache)))
            .as("%s, %d threads, seed %d, %d parts", name, threads, seed, cache.size())
            .isEqualTo(wanted);
      }
    }
    assertThat(cache.reads()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"drone.py", "dialects/chorale.sy"})
  void someSoundTheSame(String name) throws IOException {
    check(name, 0);
  }

  static Stream<String> all() {
    return ExamplesIT.shortForms();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("all")
  void allSoundTheSame(String name) throws IOException {
    check(name, 0, 1);
  }
}

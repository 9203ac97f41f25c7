package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.engine.setup.Settings;
import tenuto.scripting.command.Command;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Script;

/**
 * Whole pieces in the manner of Sonic Field's composers: scripts of 2015, which count references,
 * and modules of 2017, which have memory zones. Each is run in a short form.
 */
class ComposersScriptsTest {
  /** What each script writes. */
  private static final Map<String, Set<String>> COUNTED =
      Map.of(
          "granular_hall.sy", Set.of("granular_hall.wav"),
          "bells.sy", Set.of("bells_16.wav", "bells_32.wav"),
          "shaped.sy", Set.of("shaped.wav"));

  private static final Map<String, Set<String>> MODULES =
      Map.of(
          "caves", Set.of("caves.wav"),
          "positive", Set.of("positive.wav"),
          "strings", Set.of("strings.wav"));

  private static final List<Double> RATES = List.of(96_000.0, 192_000.0);
  private static final String SECONDS = "1.5";
  private static final String LEAST = "least ";

  @TempDir Path folder;

  private static Path scripts() {
    return Command.root().resolve("scripting/src/test/resources/tenuto/scripting/sonicfield");
  }

  private static Stream<Arguments> atEachRate(Map<String, Set<String>> scripts) {
    return scripts.keySet().stream()
        .sorted()
        .flatMap(name -> RATES.stream().map(rate -> Arguments.of(name, rate)));
  }

  private Patches patches(double rate, int threads) {
    return new Patches(
        folder, new Settings().withThreads(threads).withScratch(folder).withSampleRate(rate));
  }

  /**
   * A script says, from its own reckoning, how many bytes must live at once: on one thread, as each
   * further one holds what it is at, and when that meets is chance.
   */
  @ParameterizedTest
  @MethodSource
  void countedScriptHoldsLittleMoreThanItMust(String name, double rate) throws Exception {
    Patches.Ran ran =
        patches(rate, 1).run(scripts().resolve(name), Ownership.COUNTED, SECONDS).ok();
    assertSounds(ran, COUNTED.get(name));
    long least =
        ran.out()
            .lines()
            .filter(line -> line.startsWith(LEAST))
            .mapToLong(line -> Long.parseLong(line.substring(LEAST.length())))
            .sum();
    assertThat(ran.result().usage().peakLent()).isBetween(least, least * 11 / 10);
  }

  static Stream<Arguments> countedScriptHoldsLittleMoreThanItMust() {
    return atEachRate(COUNTED);
  }

  @ParameterizedTest
  @MethodSource
  void moduleRuns(String name, double rate) throws Exception {
    String statements = "import pieces.%s; pieces.%s.main()".formatted(name, name);
    Script script = new Script.Statements(statements);
    Patches.Ran ran =
        patches(rate, 2).run(script, List.of(scripts()), Ownership.SCOPED, SECONDS).ok();
    assertSounds(ran, MODULES.get(name));
  }

  static Stream<Arguments> moduleRuns() {
    return atEachRate(MODULES);
  }

  /** A file takes no sample that is NaN, so that there was none on the way to one of integers. */
  private void assertSounds(Patches.Ran ran, Set<String> names) throws IOException {
    assertThat(ran.result().usage().lent()).isZero();
    assertThat(ran.result().written())
        .hasSameSizeAs(names)
        .allSatisfy(
            file -> {
              assertThat(names).contains(file.path().getFileName().toString());
              assertThat(file.channels()).isEqualTo(2);
              assertThat(file.seconds()).isBetween(1.0, 4.0);
              assertThat(file.clipped()).isZero();
            });
    for (String name : names) {
      Levels levels = Levels.of(folder.resolve("out").resolve(name));
      assertThat(levels.allFinite()).isTrue();
      assertThat(levels.peak()).isBetween(0.5, 0.99);
      assertThat(levels.rms()).isBetween(0.02, 0.4);
    }
  }

  @Test
  void eachScriptIsRun() throws IOException {
    try (Stream<Path> all = Files.walk(scripts())) {
      Set<String> found =
          all.map(file -> file.getFileName().toString())
              .filter(name -> name.matches("[a-z].*\\.[sp]y"))
              .map(name -> name.replace(".py", ""))
              .collect(Collectors.toCollection(TreeSet::new));
      Set<String> named = new TreeSet<>(COUNTED.keySet());
      named.addAll(MODULES.keySet());
      assertThat(found).isEqualTo(named);
    }
  }
}

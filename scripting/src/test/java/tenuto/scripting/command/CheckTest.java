package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheLimit;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;

/** {@code render --check}: entries of a cache that are computed again and compared. */
class CheckTest {
  private static final String PATCH =
      """
      def note(i):
          x = sf.WhiteNoise(1500)
          for k in range(24):
              x = sf.RBJLowPass(x, 9000 + 40 * i + k, 0.7)
          return sf.Realise(x)

      mix = sf.Realise(sf.MixAt([(note(i), 1100 * i) for i in range(3)]))
      sf.WriteFile(sf.FixSize(mix), 'a.wav', 'float64')
      """;

  /** Bytes of an entry before its samples. */
  private static final int HEAD = 4096;

  @TempDir Path folder;

  private List<String> keys;

  @BeforeEach
  void fill() throws IOException {
    Files.writeString(folder.resolve("patch.py"), PATCH);
    JsonObject filled = render("--fill", "1/1", "--patience", "0");
    keys = filled.getAsJsonArray("keys").asList().stream().map(JsonElement::getAsString).toList();
    assertThat(keys).hasSizeGreaterThan(2);
  }

  private CapturedRun run(String... more) {
    String[] line = {
      "render", folder.resolve("patch.py").toString(), "--scratch", folder.toString(),
      "--cache", folder.resolve("cache").toString(), "--out", folder.resolve("out").toString(),
      "--threads", "2", "--json", "--quiet"
    };
    return TenutoRun.by(
        Stream.concat(Arrays.stream(line), Arrays.stream(more)).toArray(String[]::new));
  }

  private JsonObject render(String... more) {
    CapturedRun ran = run(more);
    assertThat(ran.exit()).as(ran.err()).isZero();
    return JsonParser.parseString(ran.out()).getAsJsonObject();
  }

  private Path entry(String key) throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      return files.filter(file -> file.endsWith(key)).findFirst().orElseThrow();
    }
  }

  /** Samples that were computed wrong, with checksums that are right. */
  private void poison(String key) throws IOException {
    Path entry = entry(key);
    String program = entry.getParent().getParent().getFileName().toString();
    try (CacheFolder cache =
            new CacheFolder(folder.resolve("cache"), CacheLimit.of(1L << 40), program, text -> {});
        Arena arena = Arena.ofConfined()) {
      long samples = (Files.size(entry) - HEAD - 1) / Double.BYTES - 1;
      for (long n = samples; n > samples - 4; n--) {
        MemorySegment wrong = arena.allocate(ValueLayout.JAVA_DOUBLE, n);
        Identity identity = CacheFolder.key(key).orElseThrow();
        if (cache.read(identity, List.of(wrong))) {
          double last = wrong.getAtIndex(ValueLayout.JAVA_DOUBLE, n - 1);
          wrong.setAtIndex(ValueLayout.JAVA_DOUBLE, n - 1, Math.nextUp(last));
          Cache.Cost cost = new Cache.Cost(Long.MAX_VALUE / 4, 0);
          assertThat(cache.write(identity, List.of(wrong), cost, () -> {}))
              .isEqualTo(Cache.Outcome.KEPT);
          return;
        }
      }
    }
    throw new AssertionError("no entry");
  }

  private byte[] samples(String key) throws IOException {
    byte[] all = Files.readAllBytes(entry(key));
    return Arrays.copyOfRange(all, HEAD, all.length - 12);
  }

  @Test
  void whatIsRightStaysAndIsCounted() throws IOException {
    byte[] before = Files.readAllBytes(entry(keys.getFirst()));
    JsonObject one = render("--check", keys.getFirst());
    assertThat(one.get("checked").getAsInt()).isEqualTo(1);
    assertThat(one.getAsJsonArray("wrong")).isEmpty();
    JsonObject all = render("--check", String.join(",", keys));
    assertThat(all.get("checked").getAsInt()).isEqualTo(keys.size());
    assertThat(Files.readAllBytes(entry(keys.getFirst()))).isEqualTo(before);
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void whatWasComputedWrongIsNamedAndReplaced() throws IOException {
    String key = keys.getFirst();
    byte[] right = samples(key);
    poison(key);
    assertThat(samples(key)).isNotEqualTo(right);
    CapturedRun ran = run("--check", String.join(",", keys));
    assertThat(ran.err())
        .isEqualTo("tenuto: the cache's entry %s was wrong: it is replaced\n".formatted(key));
    assertThat(ran.out()).contains("\"wrong\":[\"%s\"]".formatted(key));
    assertThat(samples(key)).isEqualTo(right);
    JsonObject sums = sums(ran, key);
    poison(key);
    JsonObject again = sums(run("--check", key), key);
    assertThat(again).as("the same two computations have the same sums").isEqualTo(sums);
    assertThat(sums.get("was")).isNotEqualTo(sums.get("is"));
  }

  private static JsonObject sums(CapturedRun ran, String key) {
    return JsonParser.parseString(ran.out())
        .getAsJsonObject()
        .getAsJsonObject("sums")
        .getAsJsonObject(key);
  }

  @Test
  void whatADiskHasDamagedHasNoSum() throws IOException {
    String key = keys.getFirst();
    byte[] right = samples(key);
    byte[] damaged = Files.readAllBytes(entry(key));
    damaged[HEAD + 100] ^= 1;
    Files.write(entry(key), damaged);
    assertThat(sums(run("--check", key), key).get("was").isJsonNull()).isTrue();
    assertThat(samples(key)).isEqualTo(right);
  }

  @Test
  void whatIsDroppedIsGoneAndNothingElse() throws IOException {
    assertThat(render("--drop", String.join(",", keys.subList(0, 2))).get("dropped").getAsInt())
        .isEqualTo(2);
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsAll(keys.subList(2, keys.size()))
          .doesNotContainAnyElementsOf(keys.subList(0, 2));
    }
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    CapturedRun ran = run("--check", "1234");
    assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err())
        .contains("--check must name entries by their 32 hexadecimal digits, but is '1234'");
    assertThat(run("--check", keys.getFirst(), "--fill", "1/2").err())
        .contains("--fill, --check and --drop cannot be used together");
    assertThat(run("--patience", "3").err())
        .contains("--patience must be seconds from 0 on, with --fill");
  }
}

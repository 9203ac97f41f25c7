package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** What the commands tell of files as JSON: one record each, alike in all of them. */
class JsonRecordsTest {
  @TempDir Path folder;
  private String good;
  private String bad;
  private String missing;

  @BeforeEach
  void setUp() throws IOException {
    double[] half = new double[4000];
    Arrays.setAll(half, i -> 0.5 * Math.sin(i));
    half[100] = 0.5;
    good = Sounds.write(folder.resolve("good.wav"), 8000, half).toString();
    byte[] bytes = Files.readAllBytes(Path.of(good));
    bad = Files.write(folder.resolve("bad.wav"), Arrays.copyOf(bytes, 30)).toString();
    missing = folder.resolve("./missing.wav").toString();
  }

  private static Map<String, JsonObject> records(CapturedRun told, String key) {
    Map<String, JsonObject> records = new HashMap<>();
    for (String line : told.out().lines().toList()) {
      JsonObject record = JsonParser.parseString(line).getAsJsonObject();
      assertThat(records.put(record.get(key).getAsString(), record)).isNull();
    }
    return records;
  }

  private void checkFailures(CapturedRun told, String key) {
    assertThat(told.exit()).as(told.err()).isEqualTo(ExitCode.SOME_FAILED);
    Map<String, JsonObject> records = records(told, key);
    assertThat(records).containsOnlyKeys(good, bad, missing);
    assertThat(records.get(good).has("error")).isFalse();
    assertThat(records.get(bad).get("error").getAsString()).contains("bad.wav");
    assertThat(records.get(missing).get("error").getAsString()).contains("no such file");
    assertThat(told.err()).contains("bad.wav").contains("missing.wav");
  }

  @ParameterizedTest
  @ValueSource(strings = {"info", "info --check", "info --layout", "measure", "measure --jobs 1"})
  void aFileThatFailsIsARecordWithItsError(String command) {
    String[] words = command.split(" ");
    String[] all = Arrays.copyOf(words, words.length + 4);
    System.arraycopy(new String[] {"--json", good, bad, missing}, 0, all, words.length, 4);
    checkFailures(CapturedRun.by(all), "file");
  }

  @Test
  void soItIsInBatchesAndTheirDryRuns() {
    String[] all = {
      "process", "dc", good, bad, missing, "--json", "--out", folder.resolve("out").toString()
    };
    checkFailures(CapturedRun.by(all), "in");
    CapturedRun dry =
        CapturedRun.by(
            "convert", good, missing, "--json", "--dry-run", "-o", folder.resolve("o").toString());
    assertThat(dry.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(records(dry, "in").get(missing).get("action").getAsString()).isEqualTo("fail");
    assertThat(records(dry, "in").get(missing).get("error").getAsString())
        .isEqualTo("there is no such file");
    CapturedRun plain =
        CapturedRun.by("convert", good, missing, "--dry-run", "-o", folder.resolve("o").toString());
    assertThat(plain.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(plain.out()).contains(missing).contains(" (fails: there is no such file)");
  }

  /** Told what was known and forgot the error, which came when the samples were read. */
  @Test
  void whatIsKnownOfADamagedFileIsInItsOneRecord() throws IOException {
    Path flac = folder.resolve("good.flac");
    assertThat(CapturedRun.by("convert", good, "--bits", "16", "--out", flac.toString()).exit())
        .isZero();
    byte[] bytes = Files.readAllBytes(flac);
    Path cut = Files.write(folder.resolve("cut.flac"), Arrays.copyOf(bytes, bytes.length - 99));
    CapturedRun told = CapturedRun.by("info", "--check", "--json", cut.toString());
    assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
    JsonObject record = records(told, "file").get(cut.toString());
    assertThat(record.get("samples").getAsInt()).isEqualTo(4000);
    assertThat(record.get("error").getAsString()).contains("cut.flac");
  }

  @Test
  void peaksAreDecibelsAndWarningsAreInAll() throws IOException {
    // A chunk after the sound that promises more than there is.
    byte[] bytes = Files.readAllBytes(Path.of(good));
    byte[] more = Arrays.copyOf(bytes, bytes.length + 8);
    System.arraycopy(new byte[] {'j', 'u', 'n', 'k', 99, 0, 0, 0}, 0, more, bytes.length, 8);
    Path odd = Files.write(folder.resolve("odd.wav"), more);
    CapturedRun info = CapturedRun.by("info", "--json", odd.toString());
    assertThat(info.exit()).as(info.err()).isZero();
    var warnings = records(info, "file").get(odd.toString()).get("warnings");
    assertThat(warnings.getAsJsonArray()).isNotEmpty();
    JsonObject measured =
        records(CapturedRun.by("measure", "--json", odd.toString()), "file").get(odd.toString());
    JsonObject processed =
        records(
                CapturedRun.by(
                    "process", "gain 0dB", odd.toString(), "--json", "--out", folder + "/out"),
                "in")
            .get(odd.toString());
    assertThat(measured.get("warnings")).isEqualTo(warnings);
    assertThat(processed.get("warnings")).isEqualTo(warnings);
    double peak = measured.get("peak").getAsDouble();
    assertThat(peak).isCloseTo(-6.0206, within(0.001));
    assertThat(processed.get("peak").getAsDouble()).isCloseTo(peak, within(1e-6));
    assertThat(processed.get("loudness").getAsDouble())
        .isCloseTo(measured.get("loudness").getAsDouble(), within(1e-6));
  }

  @Test
  void pathsAreAsGiven() {
    Path here = Path.of("").toAbsolutePath();
    String relative = here.relativize(folder).resolve("single.wav").toString();
    JsonObject record =
        records(CapturedRun.by("convert", good, "--json", "--out", relative), "in").get(good);
    assertThat(record.get("out").getAsString()).isEqualTo(relative);
  }
}

package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

/** {@code measure --check}. */
class RulesTest {
  private static final int RATE = 48_000;

  @TempDir Path folder;

  private static CapturedRun measure(Object... arguments) {
    return CapturedRun.by(
        new MeasureCommand(), Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }

  /** A sine of 997 Hz in some channels: two of them have its peak in dBFS as their LUFS. */
  private Path sine(String name, double rate, int channels, double dB) throws IOException {
    double[][] all = new double[channels][(int) (5 * rate)];
    double level = Math.pow(10, dB / 20);
    for (double[] x : all) {
      double fade = 0.01 * rate; // an abrupt end has a higher true peak
      Arrays.setAll(
          x,
          i ->
              Math.min(1, Math.min(i, x.length - 1 - i) / fade)
                  * level
                  * Math.sin(2 * Math.PI * 997 * i / rate));
    }
    return TestSounds.write(folder.resolve(name), SampleFormat.PCM_24, rate, all);
  }

  @ParameterizedTest
  @CsvSource({
    "ebu-r128, 2, -23, true",
    "ebu-r128, 2, -22.53, true",
    "ebu-r128, 2, -22.4, false",
    "ebu-r128, 2, -23.6, false",
    "ebu-r128-live, 2, -22.1, true",
    "ebu-r128-s1, 2, -23, true",
    "ebu-r128-s2, 2, -18, true",
    "ebu-r128-s2, 2, -15.8, false",
    "atsc-a85, 2, -25.9, true",
    "atsc-a85, 2, -26.2, false",
    "podcast, 2, -15.1, true",
    "podcast, 1, -16, true", // one channel: -19 LUFS
    "podcast, 1, -13, false"
  })
  void theLimitsAreThoseOfTheStandards(String rules, int channels, double dB, boolean passes)
      throws IOException {
    Path file = sine("x.wav", RATE, channels, dB);
    CapturedRun run = measure(file, "--check", rules);
    assertThat(run.exit()).as(run.out()).isEqualTo(passes ? 0 : 1);
    assertThat(run.out()).startsWith((passes ? "pass  " : "FAIL  ") + file);
  }

  @Test
  void eachRuleHasItsValueAndLimitInJson() throws IOException {
    Path file = sine("x.wav", RATE, 2, -0.5);
    CapturedRun run = measure(file, "--check", "ebu-r128", "--json");
    assertThat(run.exit()).isEqualTo(1);
    JsonObject told = JsonParser.parseString(run.out()).getAsJsonObject();
    assertThat(told.get("pass").getAsBoolean()).isFalse();
    JsonObject peak = told.getAsJsonArray("rules").get(1).getAsJsonObject();
    assertThat(peak.get("value").getAsString()).isEqualTo("truePeak");
    assertThat(peak.get("measured").getAsDouble()).isBetween(-0.6, -0.4);
    assertThat(peak.get("unit").getAsString()).isEqualTo("dBTP");
    assertThat(peak.get("most").getAsDouble()).isEqualTo(-1);
    assertThat(peak.get("least").isJsonNull()).isTrue();
    assertThat(peak.get("pass").getAsBoolean()).isFalse();
  }

  /** Speech, as ACX asks: noise of -20 dBFS RMS, room tone of -70, at 44.1 kHz. */
  @Test
  void anAudiobookKeepsToTheRulesOfAcx() throws IOException {
    java.util.SplittableRandom random = new java.util.SplittableRandom(1);
    double[] x = new double[20 * 44_100];
    Arrays.setAll(
        x,
        i -> {
          double seconds = i / 44_100.0;
          boolean speaks = seconds >= 0.7 && seconds < 17 && seconds % 1 < 0.8;
          return random.nextDouble(-1, 1) * (speaks ? 0.21 : 5e-4);
        });
    Path file = TestSounds.write(folder.resolve("x.wav"), SampleFormat.PCM_16, 44_100, x);
    CapturedRun run = measure(file, "--check", "acx");
    assertThat(run.exit()).as(run.out()).isZero();
    assertThat(run.out()).contains("rms").contains("(-23 .. -18 dBFS)").contains("(= 44.1 kHz)");
    Path other = TestSounds.write(folder.resolve("y.wav"), SampleFormat.PCM_16, RATE, x);
    run = measure(other, "--check", "acx", "--csv");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out().lines().toList())
        .startsWith("file,value,measured,unit,limit,verdict")
        .contains(other + ",sampleRate,48000,Hz,= 44.1 kHz,fail");
  }

  @Test
  void rulesOfOnesOwnAreAFile() throws IOException {
    Path rules = folder.resolve("house.rules");
    Files.writeString(
        rules,
        """
        \uFEFFtitle House rules
        # ours
        loudness -20 ± 0.5 LUFS
        bits >= 24            # no less
        maxMomentary <= -30 or crest 2.9..3.2 dB
        seconds 0.1 .. 1 min
        clippedRuns = 0 if channels = 2
        silentEnd <= 0 s if channels = 1
        """);
    Path file = sine("a,b.wav", RATE, 2, -20);
    CapturedRun run = measure(file, "--check", rules);
    assertThat(run.exit()).as(run.out()).isEqualTo(1);
    assertThat(run.out().lines().filter(line -> line.contains("FAIL")).toList())
        .hasSize(2)
        .last()
        .asString()
        .contains("seconds");
    assertThat(run.out()).contains("crest").doesNotContain("silentEnd");
    run = measure(file, "--check", rules, "--csv");
    assertThat(run.out()).contains("\"%s\",crest,3.02,dB,".formatted(file));
  }

  @Test
  void thePageHasEveryFile() throws IOException {
    sine("a<b>.wav", RATE, 2, -23);
    sine("loud.wav", RATE, 2, -3);
    Files.writeString(folder.resolve("bad.wav"), "no sound");
    Path page = folder.resolve("report.html");
    CapturedRun run = measure(folder, "--check", "ebu-r128", "--html", page);
    assertThat(run.exit()).isEqualTo(3);
    assertThat(run.err()).contains("bad.wav");
    assertThat(page)
        .content()
        .contains("<h1>EBU R 128</h1>", "1 of 3 files pass.", "a&lt;b&gt;.wav", "bad.wav")
        .contains("-23.00 LUFS", "-23 +- 0.5 LUFS", "<td class=\"fail\">fail</td>")
        .doesNotContain("<script");
    assertThat(measure(folder, "--check", "acx", "--html", page).err()).contains("--force");
    assertThat(page).content().contains("<h1>EBU R 128</h1>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "loudnes <= 3; line 1: 'loudnes' is none of loudness, maxMomentary",
        "loudness < 3; must be a value and its limits",
        "loudness <= 3 dB; loudness is in LUFS, not in dB",
        "channels = 2 LU; channels has no unit, but 'LU' is one",
        "rms -18 .. -23; allows no value",
        "# nothing; there is no rule"
      })
  void whatIsWrongIsNamed(String rule, String message) throws IOException {
    Path rules = Files.writeString(folder.resolve("x.rules"), rule);
    CapturedRun run = measure(sine("x.wav", RATE, 1, -20), "--check", rules);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("--check: " + rules).contains(message);
  }

  @Test
  void optionsOfACheckNeedOne() throws IOException {
    Path file = sine("x.wav", RATE, 1, -20);
    assertThat(measure(file, "--csv").err()).contains("--csv and --html are for --check");
    assertThat(measure(file, "--check", "x").err()).contains("must be one of ebu-r128,");
    assertThat(measure(file, "--check", "acx", "--csv", "--json").exit()).isEqualTo(2);
  }
}

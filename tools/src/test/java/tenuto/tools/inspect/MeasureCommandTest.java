package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

class MeasureCommandTest {
  private static final int RATE = 48_000;

  @TempDir Path folder;

  private static CapturedRun measure(Object... arguments) {
    return CapturedRun.by(
        new MeasureCommand(), Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }

  private static JsonObject json(Object... arguments) {
    CapturedRun told = measure(Stream.concat(Stream.of("--json"), Stream.of(arguments)).toArray());
    assertThat(told.exit()).as(told.toString()).isZero();
    return JsonParser.parseString(told.out()).getAsJsonObject();
  }

  /** A second of a tone on the left, clipped twice and between silences; nothing on the right. */
  private Path tone() throws IOException {
    double[] left = new double[2 * RATE];
    System.arraycopy(TestSounds.sine(RATE, 440, 0.5, RATE), 0, left, RATE / 2, RATE);
    for (int i = 0; i < 5; i++) {
      left[60_000 + i] = 1;
      left[62_000 + i] = -1;
    }
    return TestSounds.write(
        folder.resolve("tone.wav"), SampleFormat.PCM_16, RATE, left, new double[2 * RATE]);
  }

  @Test
  void everyFigureIsInTheJson() throws IOException {
    JsonObject told = json(tone());
    assertThat(told.keySet())
        .contains("file", "seconds", "sampleRate", "channels", "perChannel")
        .containsAll(Stream.of(Metric.values()).map(Metric::key).toList());
    assertThat(number(told, "peak")).isZero();
    assertThat(number(told, "peakAt")).isCloseTo(62_000.0 / RATE, within(1e-6));
    assertThat(number(told, "truePeak")).isGreaterThan(0);
    assertThat(number(told, "clippedRuns")).isEqualTo(2);
    assertThat(number(told, "firstClippedAt")).isCloseTo(1.25, within(1e-6));
    assertThat(number(told, "silentBegin")).isCloseTo(0.5, within(0.001));
    assertThat(number(told, "silentEnd")).isCloseTo(0.5, within(0.001));
    assertThat(number(told, "pitch")).isCloseTo(440, within(0.5));
    assertThat(number(told, "rms")).isCloseTo(-15.05, within(0.05));
    assertThat(number(told, "maxMomentary")).isBetween(-9.9, -9.0);
    assertThat(told.get("notFinite").getAsString()).isEqualTo("0");
    List<JsonElement> channels = told.get("perChannel").getAsJsonArray().asList();
    assertThat(channels).hasSize(2);
    JsonObject left = channels.get(0).getAsJsonObject();
    JsonObject right = channels.get(1).getAsJsonObject();
    assertThat(left.has("loudness")).isFalse();
    assertThat(number(left, "rms")).isCloseTo(-12.04, within(0.05));
    for (String none : new String[] {"peak", "truePeak", "rms", "pitch", "noiseFloor", "crest"}) {
      assertThat(right.get(none).isJsonNull()).as(none).isTrue();
    }
    assertThat(number(right, "silentBegin")).isEqualTo(2);
  }

  private static double number(JsonObject told, String key) {
    return told.get(key).getAsDouble();
  }

  @Test
  void aPageTellsOneFileAndATableSeveral() throws IOException {
    Path tone = tone();
    String page = measure(tone).out();
    assertThat(page).startsWith(tone + ": WAV, 16-bit PCM, 2 channels, 48000 Hz, 2.000 s");
    assertThat(page.lines()).hasSize(2 + Metric.values().length);
    assertThat(page.lines().toList().get(1)).containsPattern(" all +ch 1 +ch 2$");
    assertThat(page).containsPattern("peak, dBFS +0\\.00 +0\\.00 +-inf\n");
    CapturedRun table = measure(tone, copy(tone, "1.wav"), copy(tone, "2.wav"));
    List<String> lines = table.out().lines().toList();
    assertThat(lines).hasSize(4);
    assertThat(lines.getFirst()).endsWith(" length s  file");
    assertThat(lines.subList(1, 4)).allMatch(line -> line.contains("     2.000  " + folder));
    assertThat(lines.get(1).indexOf(tone.toString())).isEqualTo(lines.getFirst().indexOf("file"));
  }

  private Path copy(Path file, String name) throws IOException {
    return Files.copy(file, folder.resolve(name));
  }

  @Test
  void theOrderAndTheFiguresDoNotDependOnJobs() throws IOException {
    Object[] files = new Object[14];
    files[0] = "--jobs";
    files[1] = 1;
    for (int i = 2; i < files.length; i++) {
      double[] samples = TestSounds.sine(RATE, 100 * i, 0.4, i % 3 == 0 ? 3 * RATE : 500 * i);
      files[i] = TestSounds.write(folder.resolve(i + ".wav"), SampleFormat.FLOAT_32, RATE, samples);
    }
    CapturedRun one = measure(files);
    assertThat(one.out().lines()).hasSize(13);
    for (int jobs : new int[] {2, 5}) {
      files[1] = jobs;
      assertThat(measure(files)).isEqualTo(one);
    }
  }

  @Test
  void theThresholdOfSilenceCanBeChosen() throws IOException {
    double[] samples = new double[RATE];
    samples[24_000] = 0.01;
    Path file = TestSounds.write(folder.resolve("x.wav"), SampleFormat.PCM_24, RATE, samples);
    assertThat(number(json(file), "silentBegin")).isEqualTo(0.5);
    assertThat(number(json(file, "--silence", "-39.9"), "silentBegin")).isEqualTo(1);
    assertThat(measure(file, "--silence", "inf").exit()).isEqualTo(2);
    assertThat(measure(file, "--jobs", "0").exit()).isEqualTo(2);
  }

  @Test
  void aBadFileIsNamedAndTheRestIsMeasured() throws IOException {
    Path good = tone();
    Path other = copy(good, "other.wav");
    Path text = Files.writeString(folder.resolve("text.wav"), "no sound at all");
    Path none = folder.resolve("none.wav");
    for (Path bad : new Path[] {text, none}) {
      CapturedRun told = measure(bad);
      assertThat(told.exit()).isEqualTo(1);
      assertThat(told.out()).isEmpty();
      assertThat(told.err()).startsWith("tenuto: ").contains(bad.toString()).containsOnlyOnce("\n");
      told = measure(good, bad, other);
      assertThat(told.exit()).isEqualTo(3);
      assertThat(told.out().lines()).hasSize(3);
      assertThat(told.err().lines()).hasSize(1);
      assertThat(measure(bad, "--json", folder + "/none").exit()).isEqualTo(1);
    }
  }

  @Test
  void emptyAndSlowFilesAreMeasuredToo() throws IOException {
    Path empty = TestSounds.write(folder.resolve("empty.wav"), SampleFormat.PCM_16, RATE, 2, 0);
    assertThat(json(empty).get("loudness").isJsonNull()).isTrue();
    Path slow =
        TestSounds.write(folder.resolve("slow.wav"), SampleFormat.PCM_16, 100, new double[] {0.5});
    JsonObject told = json(slow);
    assertThat(told.get("loudness").isJsonNull()).isTrue();
    assertThat(number(told, "peak")).isCloseTo(-6.02, within(0.01));
  }
}

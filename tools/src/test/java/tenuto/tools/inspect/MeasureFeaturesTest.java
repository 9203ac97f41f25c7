package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.analysis.FeatureKind;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

/** What {@code measure --features} adds, and what it refuses. */
class MeasureFeaturesTest {
  private static final int RATE = 22_050;

  @TempDir Path folder;

  private static CapturedRun measure(Object... arguments) {
    return CapturedRun.by(
        new MeasureCommand(), Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }

  private static JsonObject features(Object... arguments) {
    CapturedRun told = measure(Stream.concat(Stream.of("--json"), Stream.of(arguments)).toArray());
    assertThat(told.exit()).as(told.toString()).isZero();
    return JsonParser.parseString(told.out()).getAsJsonObject().getAsJsonObject("features");
  }

  /** A second of an a with a third and a fifth on the left, then silence; the same on the right. */
  private Path chord() throws IOException {
    double[] left = new double[2 * RATE];
    for (double hz : new double[] {440, 554.37, 659.26}) {
      double[] tone = TestSounds.sine(RATE, hz, 0.2, RATE);
      for (int i = 0; i < RATE; i++) {
        left[i] += tone[i];
      }
    }
    return TestSounds.write(
        folder.resolve("chord.wav"), SampleFormat.FLOAT_32, RATE, left, left.clone());
  }

  /** Two clicks a second. */
  private Path clicks() throws IOException {
    double[] x = new double[10 * RATE];
    double[] click = TestSounds.sine(RATE, 1000, 0.8, RATE / 200);
    for (int i = 0; i < 20; i++) {
      System.arraycopy(click, 0, x, RATE / 4 + i * RATE / 2, Math.min(click.length, RATE / 4));
    }
    return TestSounds.write(folder.resolve("clicks.wav"), SampleFormat.PCM_16, RATE, x);
  }

  private static double number(JsonObject told, String key) {
    return told.get(key).getAsDouble();
  }

  private static List<Double> numbers(JsonArray array) {
    return array.asList().stream().map(each -> each.getAsDouble()).toList();
  }

  @Test
  void aPlainMeasureHasNone() throws IOException {
    assertThat(features(chord())).isNull();
    assertThat(measure(chord()).out()).doesNotContain("centroid").doesNotContain("key");
  }

  @Test
  void theMeanIsOverWhatSounds() throws IOException {
    JsonObject told = features("--features", "centroid,flatness,rms,chroma,mfcc", chord());
    assertThat(told.keySet()).containsExactly("rms", "centroid", "flatness", "mfcc", "chroma");
    double mean = (440 + 554.37 + 659.26) / 3;
    assertThat(number(told, "centroid")).isCloseTo(mean, within(0.03 * mean));
    assertThat(number(told, "rms")).isCloseTo(0.2 * Math.sqrt(1.5), within(0.01));
    assertThat(number(told, "flatness")).isLessThan(0.001);
    List<Double> chroma = numbers(told.getAsJsonArray("chroma"));
    assertThat(chroma).hasSize(12);
    for (int i = 0; i < 12; i++) {
      assertThat(chroma.get(i) > 0.5).as("class %d", i).isEqualTo(i == 1 || i == 4 || i == 9);
    }
    assertThat(numbers(told.getAsJsonArray("mfcc"))).hasSize(13);
  }

  @Test
  void tempoAndKeyAreTold() throws IOException {
    JsonObject told = features("--features", "key", "--features", "tempo", clicks());
    assertThat(number(told, "tempo")).isCloseTo(120, within(0.5));
    JsonObject chord = features("--features", "tempo,key", chord());
    assertThat(chord.get("key").getAsString()).isEqualTo("a major");
    assertThat(number(chord, "keyConfidence")).isBetween(0.7, 1.0);
    assertThat(chord.get("tempo").isJsonNull()).isTrue();
  }

  @Test
  void everyMomentCanBeTold() throws IOException {
    JsonObject told = features("--features", "peak,mfcc", "--every", "250", chord());
    JsonObject every = told.getAsJsonObject("every");
    assertThat(numbers(every.getAsJsonArray("ms")))
        .containsExactly(0.0, 250.0, 500.0, 750.0, 1000.0, 1250.0, 1500.0, 1750.0);
    assertThat(numbers(every.getAsJsonArray("peak")).subList(5, 8)).containsOnly(0.0);
    assertThat(numbers(every.getAsJsonArray("peak")).getFirst()).isBetween(0.3, 0.6);
    assertThat(every.getAsJsonArray("mfcc")).hasSize(8);
    assertThat(every.getAsJsonArray("mfcc").get(3).getAsJsonArray()).hasSize(13);
  }

  @Test
  void silenceHasNoFeatures() throws IOException {
    Path silence =
        TestSounds.write(
            folder.resolve("silence.wav"), SampleFormat.PCM_16, RATE, new double[RATE]);
    JsonObject told = features("--features", "all", silence);
    for (FeatureKind kind : FeatureKind.values()) {
      assertThat(told.has(kind.key())).as(kind.key()).isTrue();
    }
    assertThat(told.get("centroid").isJsonNull()).isTrue();
    assertThat(told.get("tempo").isJsonNull()).isTrue();
    assertThat(told.get("key").isJsonNull()).isTrue();
    assertThat(told.getAsJsonArray("mfcc").get(0).isJsonNull()).isTrue();
  }

  @Test
  void aPageAndATableHaveThemToo() throws IOException {
    Path chord = chord();
    CapturedRun page = measure("--features", "all", chord);
    assertThat(page.out())
        .containsPattern("mean centroid, Hz +5\\d\\d\\.\\d")
        .containsPattern("mean MFCC +-[\\d.]+( -?[\\d.]+){12}")
        .containsPattern("tempo, beats per minute +-\n")
        .containsPattern("key +a major");
    CapturedRun table = measure("--features", "centroid,mfcc,tempo,key", chord, clicks());
    List<String> lines = table.out().lines().toList();
    assertThat(lines.getFirst()).containsPattern(" NaN +centroid +bpm +key +length s  file");
    assertThat(lines.get(1)).containsPattern(" 0 +5\\d\\d\\.\\d +- +a major +2\\.000  .*chord.wav");
    assertThat(lines.get(2)).containsPattern(" 120\\.0 .*clicks.wav");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--features,brightness|--features: 'brightness' is none of rms, peak, centroid, rolloff,"
            + " flatness, flux, mfcc, chroma, tempo, key, all",
        "--features,rms,--json,--every,0|--every must be between 1 and 10000 ms, but is 0.0",
        "--features,rms,--every,10|--every is for --features other than tempo and key, and for"
            + " --json",
        "--every,10,--json|--every is for --features other than tempo and key, and for --json"
      })
  void whatMakesNoSenseIsRefused(String options, String error) throws IOException {
    CapturedRun told =
        measure(Stream.concat(Stream.of(options.split(",")), Stream.of(chord())).toArray());
    assertThat(told.exit()).isEqualTo(2);
    assertThat(told.err()).contains(error);
  }
}

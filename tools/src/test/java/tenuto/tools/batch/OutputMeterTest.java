package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** What {@code process --json} tells of outputs, beside what {@code measure} tells of them. */
class OutputMeterTest {
  @TempDir Path folder;

  private JsonObject told(Path in, String out, String... options) {
    String[] all = {"process", "gain -6dB", in.toString(), "--out", folder.resolve(out).toString()};
    CapturedRun told =
        CapturedRun.by(Stream.concat(Stream.of(all), Stream.of(options)).toArray(String[]::new));
    assertThat(told.exit()).as(told.err()).isZero();
    return told.out().isEmpty() ? null : JsonParser.parseString(told.out()).getAsJsonObject();
  }

  private static JsonObject measured(String file) {
    CapturedRun told = CapturedRun.by("measure", "--json", file);
    assertThat(told.exit()).as(told.err()).isZero();
    return JsonParser.parseString(told.out()).getAsJsonObject();
  }

  @Test
  void theLoudnessIsThatOfTheFileAsItIsMeasured() throws IOException {
    double[] rates = {8000, 44_100, 48_000, 22_050};
    int[] channels = {1, 2, 6, 17}; // the low-frequency effects of six do not count
    for (int i = 0; i < rates.length; i++) {
      Path in = Sounds.write(folder.resolve(i + ".wav"), rates[i], 1.3, channels[i]);
      JsonObject told = told(in, "out", "--json");
      JsonObject measured = measured(told.get("out").getAsString());
      assertThat(told.get("loudness").getAsDouble())
          .isCloseTo(measured.get("loudness").getAsDouble(), within(0.001));
      assertThat(told.get("peak").getAsDouble())
          .isCloseTo(measured.get("peak").getAsDouble(), within(0.01));
    }
  }

  @Test
  void measuringChangesNothingOfTheOutput() throws IOException {
    Path in = Sounds.write(folder.resolve("x.wav"), 48_000, 0.7, 3);
    for (String format : new String[] {"wav", "flac", "aiff"}) {
      told(in, "plain", "--format", format);
      told(in, "measured", "--format", format, "--json");
      assertThat(folder.resolve("measured/x." + format))
          .hasSameBinaryContentAs(folder.resolve("plain/x." + format));
    }
  }

  @Test
  void whatHasNoLoudnessTellsNone() throws IOException {
    Path silent = Sounds.write(folder.resolve("silent.wav"), 48_000, new double[24_000]);
    Path slow = Sounds.write(folder.resolve("slow.wav"), 3999, 0.1, 2);
    Path empty = Sounds.write(folder.resolve("empty.wav"), 48_000, new double[0]);
    for (Path in : new Path[] {silent, empty}) {
      assertThat(told(in, "out", "--json").keySet())
          .as(in.toString())
          .containsExactly("in", "out", "seconds", "clipped", "warnings", "elapsed");
    }
    assertThat(told(slow, "out", "--json").keySet())
        .containsExactly("in", "out", "seconds", "peak", "clipped", "warnings", "elapsed");
    assertThat(Files.exists(folder.resolve("out/slow.wav"))).isTrue();
  }
}

package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.Container;
import tenuto.tools.support.CapturedRun;

/** The list of formats: whatever can be written or read is in it. */
class FormatsCommandTest {
  @TempDir Path folder;

  private static JsonObject json() {
    CapturedRun run = CapturedRun.by("formats", "--json");
    assertThat(run.exit()).isZero();
    assertThat(run.err()).isEmpty();
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  private static Map<String, String> read() {
    Map<String, String> read = new HashMap<>();
    for (JsonElement each : json().getAsJsonArray("read")) {
      JsonObject format = each.getAsJsonObject();
      String before = read.put(format.get("format").getAsString(), format.get("by").getAsString());
      assertThat(before).as("named twice: %s", format).isNull();
    }
    return read;
  }

  @Test
  void everyContainerIsListedWithItsNamesAndSamples() {
    Map<String, JsonObject> written = new HashMap<>();
    for (JsonElement each : json().getAsJsonArray("written")) {
      JsonObject format = each.getAsJsonObject();
      format.getAsJsonArray("extensions").forEach(name -> written.put(name.getAsString(), format));
    }
    for (Container container : Container.values()) {
      for (String name : container.extensions()) {
        JsonObject format = written.remove(name);
        assertThat(texts(format, "samples")).isEqualTo(container.samples());
        assertThat(texts(format, "qualities"))
            .isEqualTo(container.isLossy() ? List.of("high", "low", "medium", "best") : List.of());
      }
    }
    assertThat(written).isEmpty();
  }

  private static List<String> texts(JsonObject format, String name) {
    return format.getAsJsonArray(name).asList().stream().map(JsonElement::getAsString).toList();
  }

  @Test
  void whatReadsAndWritesThemIsNamed() {
    Map<String, String> read = read();
    assertThat(read)
        .containsEntry("WAV", "Tenuto")
        .containsEntry("FLAC", "Tenuto")
        .containsEntry("MP3", "JLayer")
        .containsEntry("Ogg Opus", "Concentus")
        .containsEntry("MPEG-4", "ffmpeg")
        .containsEntry("WAV with other codecs", "ffmpeg");
    Map<String, String> written = new HashMap<>();
    for (JsonElement each : json().getAsJsonArray("written")) {
      JsonObject format = each.getAsJsonObject();
      written.put(format.get("format").getAsString(), format.get("by").getAsString());
    }
    assertThat(written)
        .containsEntry("WAV file", "Tenuto")
        .containsEntry("MP3 file", "jump3r")
        .containsEntry("Opus file", "Concentus")
        .containsEntry("M4A file", "ffmpeg");
  }

  @Test
  void anUnknownFileIsToldTheSame() throws IOException {
    Path file = Files.writeString(folder.resolve("x.wav"), "no sound at all, but a text");
    String error = CapturedRun.by("info", file.toString()).err();
    read()
        .forEach(
            (name, by) -> {
              if (!name.endsWith("with other codecs")) {
                assertThat(error).contains(name);
              }
            });
  }

  @Test
  void theTableHasALineForEach() {
    CapturedRun run = CapturedRun.by("formats");
    assertThat(run.exit()).isZero();
    List<String> lines = run.out().lines().toList();
    int written = Container.values().length;
    assertThat(lines).hasSize(1 + read().size() + 1 + 1 + written);
    assertThat(lines).anyMatch(line -> line.matches("MP3 file +\\.mp3 +high low .*192k… +jump3r"));
    assertThat(lines).anyMatch(line -> line.matches("WAV +Tenuto"));
  }
}

package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** What {@code process --dry-run} tells of a batch. */
class DryRunTest {
  @TempDir Path folder;
  private Path in;
  private Path out;

  @BeforeEach
  void setUp() throws IOException {
    in = Files.createDirectories(folder.resolve("in"));
    out = folder.resolve("out");
    Files.createDirectories(in.resolve("deep"));
    for (String name : new String[] {"a.wav", "b.wav", "deep/a.wav"}) {
      Sounds.write(in.resolve(name), 8000, 0.1, 1);
    }
  }

  private String dry(String... options) {
    String[] always = {
      "process", "dc", in.toString(), "--recursive", "--dry-run", "--out", out.toString()
    };
    CapturedRun told =
        CapturedRun.by(Stream.concat(Stream.of(always), Stream.of(options)).toArray(String[]::new));
    assertThat(told.exit()).as(told.err()).isZero();
    return told.out();
  }

  /** Makes one output, and puts a file where another would be. */
  private void makeSome() throws IOException {
    String file = in.resolve("a.wav").toString();
    assertThat(CapturedRun.by("process", "dc", file, "--out", out.toString()).exit()).isZero();
    Files.writeString(out.resolve("b.wav"), "of another");
  }

  private String line(String name, String remark) {
    return in.resolve(name) + " -> " + out.resolve(name) + remark;
  }

  @Test
  void onlyTells() throws IOException {
    assertThat(dry().lines())
        .containsExactly(line("a.wav", ""), line("b.wav", ""), line("deep/a.wav", ""));
    assertThat(out).doesNotExist();
    makeSome();
    assertThat(dry("--resume").lines())
        .containsExactly(
            line("a.wav", " (already done)"),
            line("b.wav", " (refused: it exists)"),
            line("deep/a.wav", ""));
    assertThat(dry().lines()).contains(line("a.wav", " (refused: it exists)"));
  }

  @Test
  void tellsAsJsonWhatWouldHappenToEachOutput() throws IOException {
    makeSome();
    assertThat(actions()).containsExactly("refuse", "refuse", "make");
    assertThat(actions("--force")).containsExactly("replace", "replace", "make");
    assertThat(actions("--resume")).containsExactly("skip", "refuse", "make");
    assertThat(actions("--resume", "--force")).containsExactly("skip", "replace", "make");
    assertThat(out.resolve("b.wav")).hasContent("of another");
    assertThat(out.resolve("deep")).doesNotExist();
  }

  private List<String> actions(String... options) {
    List<JsonObject> objects =
        dry(Stream.concat(Stream.of("--json"), Stream.of(options)).toArray(String[]::new))
            .lines()
            .map(line -> JsonParser.parseString(line).getAsJsonObject())
            .toList();
    for (JsonObject object : objects) {
      assertThat(object.keySet()).containsExactly("in", "out", "action");
      assertThat(in.relativize(Path.of(object.get("in").getAsString())))
          .isEqualTo(out.relativize(Path.of(object.get("out").getAsString())));
    }
    return objects.stream().map(object -> object.get("action").getAsString()).toList();
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.page.Page;

/** What is plotted, shown and written at a prompt is seen on its page. */
@Timeout(120)
class ReplServeTest {
  @TempDir Path folder;

  private final InputStream inBefore = System.in;
  private final PipedOutputStream keys = new PipedOutputStream();
  private Path scratch;

  @BeforeEach
  void begin() throws IOException {
    scratch = Files.createDirectory(folder.resolve("scratch"));
    System.setIn(new PipedInputStream(keys));
  }

  @AfterEach
  void end() {
    System.setIn(inBefore);
  }

  private Watching repl(String... more) {
    String[] fixed = {
      "--out", folder.resolve("out").toString(), "--scratch", scratch.toString(), "--serve"
    };
    String[] all = new String[fixed.length + more.length];
    System.arraycopy(fixed, 0, all, 0, fixed.length);
    System.arraycopy(more, 0, all, fixed.length, more.length);
    return new Watching("repl", all);
  }

  private void type(String... lines) throws IOException {
    keys.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    keys.flush();
  }

  /** The state once these are the lanes and nothing is being done. */
  private static JsonObject state(URI page, String... lanes) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(page.resolve("state")).build();
      while (true) {
        String body = client.send(request, BodyHandlers.ofString()).body();
        JsonObject state = JsonParser.parseString(body).getAsJsonObject();
        if (names(state).equals(List.of(lanes))
            && state.get("status").getAsString().equals("ended")) {
          return state;
        }
      }
    }
  }

  private static List<String> names(JsonObject state) {
    return state.getAsJsonArray("lanes").asList().stream()
        .map(lane -> lane.getAsJsonObject().get("name").getAsString())
        .toList();
  }

  private static JsonElement take(JsonObject state, int lane, String which) {
    JsonElement take = state.getAsJsonArray("lanes").get(lane).getAsJsonObject().get(which);
    return take.isJsonNull() ? take : take.getAsJsonObject().get("take");
  }

  @Test
  void whatIsPlottedIsALaneThatTheNextOfItsNameReplaces() throws Exception {
    try (Watching repl = repl()) {
      URI page = URI.create(repl.await("see and hear it at").replaceFirst(".* ", ""));
      type("x = sf.SineWave(300, 440)", "plot x");
      assertThat(repl.await("x is shown at")).endsWith(page.toString());
      JsonObject first = state(page, "x");
      assertThat(take(first, 0, "before").isJsonNull()).isTrue();
      type("1 + 1", "x = sf.SineWave(200, 330)", "plot x", "plot x * 0.5");
      repl.await("x \\* 0.5 is shown at");
      JsonObject second = state(page, "x", "x * 0.5");
      assertThat(take(second, 0, "before")).isEqualTo(take(first, 0, "now"));
      assertThat(take(second, 0, "now")).isNotEqualTo(take(first, 0, "now"));
      type("w = sf.WriteFile([x], 'a.wav')", "y = sf.show(x, 'y')", "y = sf.show([x, x], 'y')");
      repl.await("wrote .*a.wav");
      state(page, "a.wav", "x", "x * 0.5", "y");
      type("w = sf.WriteFile([sf.SineWave(90, 330)], 'a.wav')");
      repl.await("wrote .*a.wav");
      JsonObject last = state(page, "a.wav", "x", "x * 0.5", "y");
      assertThat(take(last, 0, "before").isJsonNull()).isFalse();
      keys.close();
      assertThat(repl.exit()).isZero();
    }
    assertThat(folder.resolve("out")).isDirectoryContaining("glob:**/a.wav");
    assertThat(folder.resolve("out/x.png")).doesNotExist();
    assertThat(scratch).isEmptyDirectory();
  }

  @Test
  void whatThePageNeedsIsBesideTheCacheIfThereIsOne() throws Exception {
    Path cache = folder.resolve("cache");
    try (Watching repl = repl("--cache", cache.toString())) {
      type("plot sf.SineWave(300, 440)");
      repl.await("is shown at");
      assertThat(cache.resolve("page")).isNotEmptyDirectory();
      keys.close();
      assertThat(repl.exit()).isZero();
    }
  }

  @Test
  void aPortThatIsTakenIsRefusedAndNothingIsLeft() throws Exception {
    try (Page page = new Page(0, folder.resolve("page"), "other.py");
        Watching repl = repl("" + URI.create(page.address()).getPort())) {
      repl.await("--serve " + URI.create(page.address()).getPort() + ": ");
      assertThat(repl.exit()).isEqualTo(2);
    }
    assertThat(scratch).isEmptyDirectory();
  }
}

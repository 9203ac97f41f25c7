package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.scripting.page.Page;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;

/** What a patch that is watched tells the page, and what it shows there. */
class WatchServeTest {
  private static final String WROTE = " s: .* wrote ";

  @TempDir Path folder;

  private Path save(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Watching watch(String patch, String... serve) {
    String[] always = {
      folder.resolve(patch).toString(), "--out", folder + "/out", "--scratch", folder.toString()
    };
    return new Watching(Stream.of(serve, always).flatMap(Stream::of).toArray(String[]::new));
  }

  private static URI address(Watching watching) throws InterruptedException {
    return URI.create(watching.await("see and hear it at").replaceFirst(".* ", ""));
  }

  private static String get(URI page, String name) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(page.resolve(name)).build();
      return client.send(request, BodyHandlers.ofString()).body();
    }
  }

  private static JsonObject json(URI page, String name) throws IOException, InterruptedException {
    return JsonParser.parseString(get(page, name)).getAsJsonObject();
  }

  /** The state once the run's end has been told, which is just after its line. */
  private static JsonObject ended(URI page, int run) throws IOException, InterruptedException {
    JsonObject state = json(page, "state");
    while (state.get("run").getAsInt() != run
        || state.get("status").getAsString().equals("renders")) {
      Thread.sleep(5);
      state = json(page, "state");
    }
    return state;
  }

  private static List<String> names(JsonObject state) {
    JsonArray lanes = state.getAsJsonArray("lanes");
    return lanes.asList().stream()
        .map(lane -> lane.getAsJsonObject().get("name").getAsString())
        .toList();
  }

  private static int take(JsonObject state, int lane) {
    JsonObject now =
        state.getAsJsonArray("lanes").get(lane).getAsJsonObject().getAsJsonObject("now");
    return now.get("take").getAsInt();
  }

  @Test
  void whatIsShownIsALaneAndIsWrittenOnlyWhenItChanges() throws Exception {
    String patch =
        """
        x = sf.show(sf.SineWave(300, 200), 'a tone, dry')
        sf.show([sf.SineWave(100, %d)] * 2, 'two')
        sf.WriteFile([x * 0.5], 'x.wav')
        """;
    save("song.py", patch.formatted(300));
    try (Watching watching = watch("song.py", "--serve")) {
      URI page = address(watching);
      assertThat(watching.await(WROTE)).endsWith("wrote x.wav (0.3 s)");
      JsonObject first = ended(page, 1);
      assertThat(names(first)).containsExactly("x.wav", "a tone, dry", "two");
      save("song.py", patch.formatted(301));
      watching.await(WROTE);
      JsonObject second = ended(page, 2);
      assertThat(take(second, 0)).isEqualTo(take(first, 0));
      assertThat(take(second, 1)).isEqualTo(take(first, 1));
      assertThat(take(second, 2)).isNotEqualTo(take(first, 2));
      save("song.py", "sf.WriteFile([sf.SineWave(300, 200)], 'x.wav')\n");
      watching.await(WROTE);
      assertThat(names(ended(page, 3))).containsExactly("x.wav");
      while (isSoundKept()) {
        Thread.sleep(5); // it is deleted after the page has been told
      }
    }
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files).containsExactly(folder.resolve("out/x.wav"));
    }
  }

  private boolean isSoundKept() throws IOException {
    try (Stream<Path> pages = Files.list(folder.resolve(".tenuto/cache/page"));
        Stream<Path> files = Files.list(pages.findFirst().orElseThrow())) {
      return files.anyMatch(each -> each.toString().endsWith(".wav"));
    }
  }

  /** Each note tells of the line that made it, through the library's own modules too. */
  @Test
  void notesTellTheirLines() throws Exception {
    save(
        "song.py",
        """
        own = sf.MidiNote(0, 900, 60)
        copied = own.copy(ms=1000)
        class Other(object):
            ms = 2000
        many = sf.pattern.seq('. . . . c4').notes(bpm=60)
        def play(note):
            return sf.Constant(500, 0.5)
        sf.WriteFile([sf.Perform([own, copied, Other()] + many, play)], 'x.wav')
        """);
    try (Watching watching = watch("song.py", "--serve")) {
      URI page = address(watching);
      watching.await(WROTE);
      ended(page, 1);
      JsonObject told = json(page, "notes?from=0&to=9&most=9");
      String patch = folder.resolve("song.py").toString();
      assertThat(
              told.getAsJsonArray("notes").asList().stream()
                  .map(each -> each.getAsJsonObject())
                  .map(each -> each.get("at") + " " + each.get("line").getAsString()))
          .containsExactlyInAnyOrder(
              "0.0 " + patch + ":1",
              "1.0 " + patch + ":1",
              "2.0 " + patch + ":8",
              "4.0 " + patch + ":5");
      assertThat(told.getAsJsonArray("notes").get(0).getAsJsonObject().get("player").getAsString())
          .isEqualTo("play, " + patch + ":6");
      assertThat(told.getAsJsonObject("lines").get(patch + ":1").getAsString())
          .isEqualTo("own = sf.MidiNote(0, 900, 60)");
    }
  }

  /** However a phrase is changed, its notes are those of the line that wrote them. */
  @Test
  void notesOfPhrasesAreThoseOfTheirSequences() throws Exception {
    save(
        "song.py",
        """
        low = sf.pattern.seq('c3 e3')
        high = sf.pattern.rhythm('x.x.',
                                 ['c5'], step=0.5)
        both = (low.transpose(12) + high) * 2
        own = sf.pattern.Phrase([(8, 1, 72, 80, 0)], 9)
        many = (both | own).notes(bpm=60)
        def play(note):
            return sf.Constant(500, 0.5)
        sf.WriteFile([sf.Perform(many, play)], 'x.wav')
        """);
    try (Watching watching = watch("song.py", "--serve")) {
      URI page = address(watching);
      watching.await(WROTE);
      ended(page, 1);
      JsonObject told = json(page, "notes?from=0&to=9&most=99");
      String patch = folder.resolve("song.py").toString();
      assertThat(
              told.getAsJsonArray("notes").asList().stream()
                  .map(each -> each.getAsJsonObject())
                  .map(each -> each.get("at") + " " + each.get("line").getAsString())
                  .map(each -> each.replace(patch, "")))
          .containsExactlyInAnyOrder(
              "0.0 :1", "1.0 :1", "2.0 :2", "3.0 :2", "4.0 :1", "5.0 :1", "6.0 :2", "7.0 :2",
              "8.0 :5");
    }
  }

  /** Those that a header without a mask means are not told; see the table in docs/formats.md. */
  @Test
  void loudspeakersAreTold() throws Exception {
    save(
        "song.py",
        """
        x = sf.SineWave(10, 440)
        sf.WriteFile([x] * 8, 'usual.wav')
        sf.WriteFile([x] * 8, 'ring.wav', layout='octagon')
        sf.WriteFile([x] * 10, 'high.wav', layout='5.1.4')
        """);
    try (Watching watching = watch("song.py", "--serve")) {
      URI page = address(watching);
      watching.await(WROTE);
      assertThat(
              ended(page, 1).getAsJsonArray("lanes").asList().stream()
                  .map(lane -> lane.getAsJsonObject().getAsJsonObject("now").get("speakers"))
                  .map(String::valueOf))
          .containsExactly("null", "\"none\"", "\"FL FR FC LFE BL BR TFL TFR TBL TBR\"");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--serve", "--serve=0"})
  void thePortMayBeLeftOut(String serve) throws Exception {
    save("song.py", "sf.WriteFile([sf.SineWave(10, 440)], 'x.wav')\n");
    try (Watching watching = watch("song.py", serve.split("="))) {
      assertThat(get(address(watching), "")).contains("<title>Tenuto</title>");
    }
  }

  @Test
  void aPortThatCannotBeHadIsRefused() throws Exception {
    String patch = save("song.py", "sf.SineWave(10, 440)\n").toString();
    assertThat(TenutoRun.by("watch", patch, "--serve", "70000").err())
        .contains("--serve must be a port from 0 to 65535, but is 70000");
    try (Page page = new Page(0, folder.resolve("page"), "other.py")) {
      String port = "" + URI.create(page.address()).getPort();
      CapturedRun taken = TenutoRun.by("watch", patch, "--serve", port);
      assertThat(taken.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(taken.err()).contains("--serve " + port + ": ");
    }
  }

  /** In either ownership it gives back what it was given, and takes nothing. */
  @ParameterizedTest
  @CsvSource({"song.py, ''", "song.sy, ''", "song.py, --serve", "song.sy, --serve"})
  void whatIsShownCanBeUsed(String name, String serve) throws Exception {
    save(
        name,
        """
        x = sf.SineWave(100, 440)
        y = sf.show(x, 'x')
        assert y is x
        pair = [sf.SineWave(50, 441), sf.SineWave(50, 442)]
        assert sf.show(pair, name='pair') is pair
        sf.WriteFile([y], 'x.wav')
        sf.WriteFile(pair, 'pair.wav')
        """);
    if (serve.isEmpty()) {
      CapturedRun run =
          TenutoRun.by("render", folder.resolve(name).toString(), "--out", folder + "/out");
      assertThat(run.exit()).as(run.err()).isZero();
      return;
    }
    try (Watching watching = watch(name, serve)) {
      URI page = address(watching);
      watching.await(WROTE);
      assertThat(names(ended(page, 1))).containsExactly("x.wav", "pair.wav", "x", "pair");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sf.show(x, 'a'); sf.show(x, 'a') | name must be new in a run, but is shown twice: 'a'",
        "sf.show(3, 'a') | x must be a signal, or a list of signals, but is 3",
        "sf.show([], 'a') | x must be a signal, or a list of signals",
        "sf.show(x, 3) | name must be a text, but is 3",
        "x.release(); sf.show(x, 'a') | was already released"
      })
  void mistakesAreErrorsWithoutAPageToo(String line, String error) throws Exception {
    Path patch = save("song.py", "x = sf.SineWave(100, 440)\n" + line + "\n");
    CapturedRun run = TenutoRun.by("render", patch.toString());
    assertThat(run.err()).contains("sf.show: ", error);
  }
}

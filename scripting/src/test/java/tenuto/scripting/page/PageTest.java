package tenuto.scripting.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.outputs.Excerpt;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.PatchError;
import tenuto.tools.support.CapturedRun;

class PageTest {
  private static final int RATE = 96_000;

  @TempDir Path folder;
  private Page page;
  private Visitor visitor;

  @BeforeEach
  void open() throws IOException {
    page = new Page(0, folder.resolve("page"), "song.py");
    visitor = new Visitor(page);
  }

  @AfterEach
  void close() {
    page.close();
  }

  /** Sixteen bits of something that is nowhere alike. */
  private static double sample(int i) {
    return Math.round(0x7000 * Math.sin(i * 0.01 + 1e-7 * i * i)) / 32768.0;
  }

  /** Puts a file of so many frames in the place of one that may be there, as a run does. */
  private Path write(String name, int channels, int frames, IntToDoubleFunction sound)
      throws IOException {
    Path made = CapturedRun.sound(folder.resolve("made.wav"), RATE, channels, frames, sound);
    return Files.move(made, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private void render(Path file) {
    page.begins(new NoteLog());
    page.wrote(file, RATE);
    page.ended("done");
  }

  private JsonObject state() throws IOException {
    return JsonParser.parseString(visitor.get("state").text()).getAsJsonObject();
  }

  private JsonObject lane(int number) throws IOException {
    return state().getAsJsonArray("lanes").get(number).getAsJsonObject();
  }

  private int take() throws IOException {
    return lane(0).getAsJsonObject("now").get("take").getAsInt();
  }

  // ---- Who may come in -------------------------------------------------------------------------

  @Test
  void thePageIsThereWithItsToken() throws IOException {
    Visitor.Answer answer = visitor.get("");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.text()).contains("<title>Tenuto</title>");
    assertThat(answer.header("content-security-policy")).contains("default-src 'none'");
    assertThat(visitor.get("app.js").header("content-type")).startsWith("text/javascript");
    assertThat(visitor.get("", "Sec-Fetch-Site: none").status()).isEqualTo(200);
    String own = "Origin: http://127.0.0.1:" + visitor.page().getPort();
    assertThat(visitor.get("state", own, "Sec-Fetch-Site: same-origin").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/state", "/x/state", "/index.html", "/events"})
  void nobodyComesInWithoutTheToken(String path) throws IOException {
    assertThat(visitor.ask("GET", path).status()).isEqualTo(403);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Host: evil.example",
        "Host: 127.0.0.1",
        "Origin: http://evil.example",
        "Origin: null",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site"
      })
  void nobodyComesInFromElsewhere(String header) throws IOException {
    assertThat(visitor.get("state", header).status()).isEqualTo(403);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "made.wav",
        "../made.wav",
        "%2e%2e/made.wav",
        "..%2fmade.wav",
        "/etc/passwd",
        "Page.class",
        "package-info.class",
        "audio.wav/../state"
      })
  void noPathIsOpened(String name) throws IOException {
    assertThat(visitor.get(name).status()).isEqualTo(404);
  }

  @Test
  void nothingCanBeSent() throws IOException {
    String path = visitor.page().getPath();
    assertThat(visitor.ask("POST", path + "state", "Content-Length: 0").status()).isEqualTo(405);
    assertThat(visitor.ask("PUT", path + "made.wav", "Content-Length: 0").status()).isEqualTo(405);
  }

  @Test
  void aPortThatIsTakenIsRefused() {
    int port = visitor.page().getPort();
    assertThatThrownBy(() -> new Page(port, folder, "song.py")).isInstanceOf(IOException.class);
  }

  // ---- Sound -----------------------------------------------------------------------------------

  @Test
  void anyRangeOfTheSoundIsGiven() throws IOException {
    render(write("song.wav", 1, 50_000, PageTest::sample));
    String audio = "audio.wav?take=" + take();
    Visitor.Answer whole = visitor.get(audio);
    assertThat(whole.status()).isEqualTo(200);
    assertThat(whole.header("accept-ranges")).isEqualTo("bytes");
    int head = lane(0).getAsJsonObject("now").get("head").getAsInt();
    ByteBuffer bytes = ByteBuffer.wrap(whole.body()).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(bytes.remaining()).isEqualTo(head + 4 * 50_000);
    for (int i = 0; i < 50_000; i++) {
      assertThat(bytes.getFloat(head + 4 * i)).isEqualTo((float) sample(i));
    }
    Path copy = Files.write(folder.resolve("copy.wav"), whole.body());
    CapturedRun played = CapturedRun.by("info", copy.toString());
    assertThat(played.out()).as(played.err()).contains("50000", "96000");
    requireRange(audio, whole.body(), "bytes=0-", 0, whole.body().length);
    requireRange(audio, whole.body(), "bytes=10-10", 10, 11);
    requireRange(audio, whole.body(), "bytes=7-100001", 7, 100_002);
    requireRange(audio, whole.body(), "bytes=100001-999999999", 100_001, whole.body().length);
    requireRange(audio, whole.body(), "bytes=-3", whole.body().length - 3, whole.body().length);
    assertThat(visitor.get(audio, "Range: bytes=999999999-").status()).isEqualTo(416);
    assertThat(visitor.get(audio, "Range: lines=1-2").body()).isEqualTo(whole.body());
    Visitor.Answer asked = visitor.ask("HEAD", visitor.page().getPath() + audio);
    assertThat(asked.header("content-length")).isEqualTo("" + whole.body().length);
    assertThat(asked.body()).isEmpty();
  }

  private void requireRange(String name, byte[] whole, String range, int from, int to)
      throws IOException {
    Visitor.Answer answer = visitor.get(name, "Range: " + range);
    assertThat(answer.status()).as(range).isEqualTo(206);
    assertThat(answer.header("content-range"))
        .isEqualTo("bytes %d-%d/%d".formatted(from, to - 1, whole.length));
    assertThat(answer.body()).isEqualTo(java.util.Arrays.copyOfRange(whole, from, to));
  }

  @Test
  void compressedSoundIsGivenAlike() throws IOException {
    Path wav = write("song.wav", 2, 20_000, PageTest::sample);
    CapturedRun converted =
        CapturedRun.by("convert", wav.toString(), "--format", "flac", "--out", folder.toString());
    assertThat(converted.exit()).as(converted.err()).isZero();
    page.begins(new NoteLog());
    page.wrote(wav, RATE);
    page.wrote(folder.resolve("song.flac"), RATE);
    page.ended("done");
    String flac = "audio.wav?take=" + lane(1).getAsJsonObject("now").get("take").getAsInt();
    assertThat(visitor.get(flac, "Range: bytes=80001-").body())
        .isEqualTo(visitor.get("audio.wav?take=" + take(), "Range: bytes=80001-").body());
  }

  @Test
  void theRenderBeforeCanStillBeHeard() throws IOException {
    render(write("song.wav", 1, 3000, i -> 0.5));
    byte[] first = visitor.get("audio.wav?take=" + take()).body();
    render(write("song.wav", 1, 3000, i -> 0.25));
    JsonObject lane = lane(0);
    int before = lane.getAsJsonObject("before").get("take").getAsInt();
    assertThat(visitor.get("audio.wav?take=" + before).body()).isEqualTo(first);
    assertThat(visitor.get("audio.wav?take=" + take()).body()).isNotEqualTo(first);
    render(write("song.wav", 1, 3000, i -> 0.125));
    assertThat(visitor.get("audio.wav?take=" + before).status()).isEqualTo(410);
  }

  @Test
  void whatIsNotWrittenAnewStaysAsItIs() throws IOException {
    Path file = write("song.wav", 1, 3000, i -> 0.5);
    render(file);
    int take = take();
    render(file);
    assertThat(take()).isEqualTo(take);
    assertThat(lane(0).get("before").isJsonNull()).isTrue();
  }

  @Test
  void aRunThatDoesNotWriteItTakesASoundAway() throws IOException {
    render(write("song.wav", 1, 3000, i -> 0.5));
    page.begins(new NoteLog());
    page.failed(new PatchError("wrong", null, 0), "failed");
    assertThat(state().getAsJsonArray("lanes")).hasSize(1);
    page.begins(new NoteLog());
    page.ended("done");
    assertThat(state().getAsJsonArray("lanes")).isEmpty();
  }

  @Test
  void whatIsNoSoundIsNoLane() throws IOException {
    render(Files.writeString(folder.resolve("song.mid"), "MThd and so on"));
    assertThat(state().getAsJsonArray("lanes")).isEmpty();
  }

  // ---- Peaks -----------------------------------------------------------------------------------

  private static final int FRAMES = 1_200_000;

  /** Least, largest and root mean square of each column. */
  private ByteBuffer peaks(long from, long to, int columns) throws IOException {
    while (true) {
      String question = "peaks?take=%d&from=%d&to=%d&columns=%d";
      byte[] body = visitor.get(question.formatted(take(), from, to, columns)).body();
      ByteBuffer peaks = ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN);
      if (peaks.getInt(8) == 1) {
        return peaks;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1200000, 100", // from the level of 4096
    "0, 1200000, 1000", // from the finest
    "65536, 851968, 48", // whole entries
    "8192, 1056768, 256",
    "1199000, 1200000, 3", // to the end
    "0, 1200000, 1",
    "777, 123456, 700", // from the samples
    "100000, 100200, 200", // single ones
    "1199999, 1200000, 1"
  })
  void peaksAreThoseOfTheSamples(int from, int to, int columns) throws IOException {
    render(write("song.wav", 1, FRAMES, PageTest::sample));
    ByteBuffer peaks = peaks(from, to, columns);
    assertThat(peaks.getInt(0)).isEqualTo(1);
    assertThat(peaks.getInt(4)).isEqualTo(columns);
    long each = (to - from) / columns;
    int grain = each < 256 ? 1 : each < 4096 ? 256 : each < 65_536 ? 4096 : 65_536;
    for (int column = 0; column < columns; column++) {
      int first = (int) (from + (long) (to - from) * column / columns);
      int end = (int) (from + (long) (to - from) * (column + 1) / columns);
      int wide = Math.min(FRAMES, (end + grain - 1) / grain * grain);
      float[] own = expected(first / grain * grain, wide);
      for (int i = 0; i < 3; i++) {
        assertThat(peaks.getFloat(12 + 4 * (3 * column + i)))
            .as("%d of column %d", i, column)
            .isCloseTo(own[i], org.assertj.core.data.Offset.offset(i < 2 ? 0f : 0.02f));
      }
    }
  }

  private static float[] expected(int from, int to) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    double squares = 0;
    for (int i = from; i < to; i++) {
      least = Math.min(least, sample(i));
      most = Math.max(most, sample(i));
      squares += sample(i) * sample(i);
    }
    return new float[] {(float) least, (float) most, (float) Math.sqrt(squares / (to - from))};
  }

  @Test
  void peaksAreOfEachChannel() throws IOException {
    render(write("song.wav", 2, 600_000, i -> 0.5));
    ByteBuffer peaks = peaks(0, 600_000, 10);
    assertThat(peaks.getInt(0)).isEqualTo(2);
    assertThat(peaks.remaining()).isEqualTo(12 + 2 * 10 * 3 * 4);
    assertThat(peaks.getFloat(12 + 4 * 3 * 10)).isEqualTo(0.5f);
  }

  @Test
  void peaksAreFoundAgainByTheNextProgram() throws IOException {
    Path file = write("song.wav", 1, FRAMES, PageTest::sample);
    render(file);
    ByteBuffer first = peaks(0, FRAMES, 200);
    Path kept = awaitPeaks();
    var modified = Files.getLastModifiedTime(kept);
    page.close();
    open();
    render(file);
    assertThat(peaks(0, FRAMES, 200)).isEqualTo(first);
    assertThat(awaitPeaks()).isEqualTo(kept);
    assertThat(Files.getLastModifiedTime(kept)).isEqualTo(modified);
  }

  @Test
  void peaksOfSoundsThatAreGoneGo() throws IOException {
    for (int i = 1; i <= 4; i++) {
      double value = i / 8.0;
      render(write("song.wav", 1, 300_000, frame -> value));
      peaks(0, 300_000, 100);
    }
    render(folder.resolve("song.wav"));
    try (Stream<Path> files = Files.list(folder.resolve("page"))) {
      assertThat(files.filter(each -> each.toString().endsWith(".peaks")).count())
          .isLessThanOrEqualTo(2);
    }
  }

  private Path awaitPeaks() throws IOException {
    while (true) {
      try (Stream<Path> files = Files.list(folder.resolve("page"))) {
        List<Path> found = files.filter(each -> each.toString().endsWith(".peaks")).toList();
        if (found.size() == 1) {
          return found.getFirst();
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "peaks?take=1&from=0&to=9999999&columns=10",
        "peaks?take=1&from=5&to=5&columns=10",
        "peaks?take=1&from=-1&to=5&columns=10",
        "peaks?take=1&from=0&to=50&columns=100000",
        "peaks?take=1&from=0&to=50",
        "peaks?take=one&from=0&to=50&columns=10",
        "spectrum?take=1&from=0&to=50&columns=10&rows=0",
        "notes?from=NaN&to=1&most=5"
      })
  void aQuestionThatMakesNoSenseIsRefused(String question) throws IOException {
    render(write("song.wav", 1, 3000, i -> 0.5));
    Visitor.Answer answer = visitor.get(question);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).contains(" must be ");
  }

  @Test
  void aSpectrumIsBrightWhereItsToneIs() throws IOException {
    render(write("song.wav", 1, 96_000, i -> 0.9 * Math.sin(2 * Math.PI * 3000 * i / RATE)));
    int rows = 64;
    byte[] points =
        visitor
            .get("spectrum?take=%d&from=0&to=96000&columns=20&rows=%d".formatted(take(), rows))
            .body();
    assertThat(points).hasSize(20 * rows);
    int brightest = 0;
    for (int row = 0; row < rows; row++) {
      if ((points[row * 20 + 10] & 0xFF) > (points[brightest * 20 + 10] & 0xFF)) {
        brightest = row;
      }
    }
    double hz = 48_000 * Math.pow(30.0 / 48_000, (brightest + 0.5) / rows);
    assertThat(hz).isBetween(2600.0, 3500.0);
    assertThat(points[brightest * 20 + 10] & 0xFF).isGreaterThan(250);
  }

  // ---- Notes -----------------------------------------------------------------------------------

  @Test
  void notesAreToldWithTheirLines() throws IOException {
    Path patch = folder.resolve("song.py");
    Files.writeString(patch, "one\n  sf.MidiNote(0, 900, 60)\n");
    NoteLog log = new NoteLog();
    log.add(new NoteLog.Played(0, 1.5, 60, 100, patch + ":2", "pluck, " + patch + ":1"));
    log.add(new NoteLog.Played(1, 1.5, 64.5, Double.NaN, patch + ":2", ""));
    log.add(new NoteLog.Played(3, 1, Double.NaN, 1, "<string>:7", ""));
    page.begins(log);
    page.ended("done");
    JsonObject at = notes(1.2, 1.2);
    assertThat(at.get("count").getAsInt()).isEqualTo(3);
    assertThat(at.getAsJsonArray("notes")).hasSize(2);
    JsonObject note = at.getAsJsonArray("notes").get(1).getAsJsonObject();
    assertThat(note.get("key").getAsDouble()).isEqualTo(64.5);
    assertThat(at.getAsJsonObject("lines").get(note.get("line").getAsString()).getAsString())
        .isEqualTo("sf.MidiNote(0, 900, 60)");
    assertThat(notes(2.5, 2.9).getAsJsonArray("notes")).isEmpty();
    assertThat(
            notes(3.5, 3.5)
                .getAsJsonArray("notes")
                .get(0)
                .getAsJsonObject()
                .get("key")
                .isJsonNull())
        .isTrue();
    assertThat(notes(0, 9).getAsJsonArray("notes")).hasSize(3);
  }

  private JsonObject notes(double from, double to) throws IOException {
    String question = "notes?from=%s&to=%s&most=100".formatted(from, to);
    return JsonParser.parseString(visitor.get(question).text()).getAsJsonObject();
  }

  // ---- Events ----------------------------------------------------------------------------------

  @Test
  void aRunIsToldAsItHappens() throws IOException {
    Path file = write("song.wav", 1, 3000, i -> 0.5);
    try (Socket socket = visitor.open("GET", visitor.page().getPath() + "events")) {
      InputStream events = socket.getInputStream();
      assertThat(Visitor.readTo(events, "\n\n")).contains("text/event-stream");
      page.begins(new NoteLog());
      Visitor.readTo(events, "\"status\":\"renders\"");
      page.at(() -> new RunProgress("3 of 10 notes", 0.3, 7));
      Visitor.readTo(
          events, "event: progress\ndata: {\"text\":\"3 of 10 notes\",\"part\":0.3,\"left\":7.0}");
      page.wrote(file, RATE);
      Visitor.readTo(events, "\"name\":\"song.wav\""); // before the run has ended
      page.failed(new PatchError("no such word", "song.py", 3), "0.10 s: failed");
      String told = Visitor.readTo(events, "\"lanes\"");
      assertThat(told).contains("\"message\":\"no such word\"", "\"line\":3", "\"failed\"");
      page.begins(new NoteLog());
      page.ended("0.61 s: done");
      Visitor.readTo(events, "\"line\":\"0.61 s: done\",\"error\":null");
    }
  }

  /** Who asks for much and reads nothing has filled all buffers long before this ends. */
  @Test
  void whoIsSlowKeepsNobodyWaiting() throws IOException {
    render(write("song.wav", 1, FRAMES, PageTest::sample));
    String path = visitor.page().getPath();
    try (Socket _ = visitor.open("GET", path + "events");
        Socket _ = visitor.open("GET", path + "audio.wav?take=" + take())) {
      peaks(0, FRAMES, 100); // they are found all the same
      String long_ = "so much to tell ".repeat(1000);
      for (int i = 0; i < 1000; i++) {
        page.begins(new NoteLog());
        page.ended(long_ + i);
      }
      assertThat(state().get("line").getAsString()).isEqualTo(long_ + 999);
      assertThat(state().get("run").getAsInt()).isEqualTo(1001);
    }
  }

  @Test
  void severalPagesAreTold() throws IOException {
    String path = visitor.page().getPath() + "events";
    try (Socket one = visitor.open("GET", path);
        Socket two = visitor.open("GET", path)) {
      page.begins(new NoteLog());
      page.ended("for all");
      Visitor.readTo(one.getInputStream(), "for all");
      Visitor.readTo(two.getInputStream(), "for all");
    }
  }

  /** What is looped, or at the cursor, is told by the page for the next render. */
  @Test
  void thePageSaysWhatItWantsFirst() throws IOException {
    assertThat(page.focus()).isEmpty();
    assertThat(visitor.get("focus?from=1.5&to=2").status()).isEqualTo(200);
    assertThat(page.focus()).contains(new Excerpt(1.5, 2));
    assertThat(visitor.get("focus?from=2&to=2").status()).isEqualTo(400);
    assertThat(visitor.get("focus?from=-1&to=2").status()).isEqualTo(400);
    assertThat(page.focus()).contains(new Excerpt(1.5, 2));
  }

  @Test
  void whyIsAsked() throws IOException {
    assertThat(JsonParser.parseString(visitor.get("why").text()).getAsJsonObject().size()).isZero();
    page.why(() -> "{\"rows\":[{\"line\":7}]}");
    JsonArray rows =
        JsonParser.parseString(visitor.get("why").text()).getAsJsonObject().getAsJsonArray("rows");
    assertThat(rows.get(0).getAsJsonObject().get("line").getAsInt()).isEqualTo(7);
  }
}

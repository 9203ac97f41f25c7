package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.browser.Chromium;
import tenuto.scripting.browser.Tab;
import tenuto.scripting.page.Page;
import tenuto.scripting.reports.NoteLog;

/** What {@code watch --serve} shows and plays, in a real browser; skipped where there is none. */
class PageInBrowserTest {
  private static final String WROTE = " wrote ";

  /** Twelve notes of which one is to be changed, and a signal beside them. */
  private static final String PATCH =
      """
      notes = [sf.MidiNote(i * 1000, 900, 60 + i) for i in range(12)]
      notes[3] = sf.MidiNote(3000, 900, %d)
      def play(note):
          return sf.SineWave(note.length, 440 * 2 ** ((note.key - 69) / 12.0)) * 0.5
      sf.WriteFile([sf.Perform(notes, play)], 'song.wav')
      sf.show(sf.SineWave(12000, 50), 'hum')
      """;

  private static Chromium browser;
  private static Tab tab;

  @TempDir static Path profile;
  @TempDir Path folder;

  @BeforeAll
  static void start() throws Exception {
    assumeTrue(Chromium.find().isPresent(), "there is no Chromium: the page is not tried in one");
    browser = new Chromium(Chromium.find().orElseThrow(), profile);
    tab = browser.tab();
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      tab.close();
      browser.close();
    }
  }

  @BeforeEach
  void write() throws IOException {
    save(PATCH.formatted(63));
  }

  private void save(String text) throws IOException {
    Path made = Files.writeString(folder.resolve("song.py~"), text);
    Files.move(made, folder.resolve("song.py"), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  private Watching watch(String... further) throws Exception {
    String[] always = {
      "--serve",
      folder.resolve("song.py").toString(),
      "--out",
      folder.resolve("out").toString(),
      "--scratch",
      folder.toString()
    };
    Watching watching =
        new Watching(Stream.of(further, always).flatMap(Stream::of).toArray(String[]::new));
    String address = watching.await("see and hear it at").replaceFirst(".* ", "");
    watching.await(WROTE);
    tab.open(address);
    tab.await("document.querySelectorAll('.lane').length == 2");
    tab.await("document.querySelector('.lane canvas').dataset.drawn == 'peaks'");
    return watching;
  }

  private static double data(String name) {
    return tab.number("Number(document.body.dataset." + name + ")");
  }

  private static void play() throws InterruptedException {
    tab.press(" ");
    tab.await("document.body.dataset.begun > 0");
    advances();
  }

  /** Waits until what is heard has gone on. */
  private static void advances() throws InterruptedException {
    double before = data("place");
    tab.await("document.body.dataset.place > " + (before + 0.05));
  }

  private static double[] middle(String element) {
    String box = "document.querySelector('" + element + "').getBoundingClientRect()";
    return new double[] {
      tab.number(box + ".left + " + box + ".width / 2"),
      tab.number(box + ".top + " + box + ".height / 2")
    };
  }

  @Test
  void aLineIsALinkToTheEditorWhereThePatchIsNamedFromAFolderOn() throws Exception {
    Path patch = Path.of("").toAbsolutePath().relativize(folder.resolve("song.py"));
    String out = folder.resolve("out").toString();
    try (Watching watching =
        new Watching("--serve", patch.toString(), "--out", out, "--scratch", folder.toString())) {
      tab.open(watching.await("see and hear it at").replaceFirst(".* ", ""));
      tab.await("document.querySelector('.below a[data-file]')?.href.startsWith('vscode://file/')");
      String link = tab.text("document.querySelector('.below a[data-file]').href");
      String file = link.replaceFirst("^vscode://file", "").replaceFirst(":\\d+$", "");
      assertThat(Path.of(file).normalize()).isEqualTo(folder.resolve("song.py"));
    }
  }

  @Test
  void itPlaysSeeksZoomsAndLoops() throws Exception {
    try (Watching _ = watch()) {
      assertThat(data("place")).isZero();
      assertThat(data("to")).isEqualTo(12);
      play();
      double[] wave = middle(".lane canvas");
      tab.click(wave[0], wave[1]);
      tab.await("document.body.dataset.place > 5.9");
      advances();
      tab.press(" ");
      tab.await("document.body.dataset.playing == 'false'");
      double paused = data("place");
      assertThat(paused).isBetween(5.9, 12.0);

      // The wheel zooms about the pointer, down to single samples.
      for (int i = 0; i < 40; i++) {
        tab.mouse("mouseWheel", wave[0], wave[1], 0, -400);
      }
      tab.await("document.body.dataset.to - document.body.dataset.from < 0.001");
      assertThat((data("from") + data("to")) / 2).isBetween(5.9, 6.0);
      tab.await("document.querySelector('.lane canvas').dataset.drawn == 'samples'");
      double near = data("to") - data("from");
      tab.mouse("mouseWheel", wave[0], wave[1], 2, 100); // two fingers, as the browser tells it
      tab.await("document.body.dataset.to - document.body.dataset.from > " + 2 * near);
      tab.press("0");
      tab.await("document.body.dataset.to == 12");

      // A drag along the ruler selects what is looped.
      double[] ruler = middle("#ruler");
      tab.mouse("mousePressed", ruler[0], ruler[1], 0, 0);
      tab.mouse("mouseMoved", ruler[0] + 20, ruler[1], 0, 0);
      tab.mouse("mouseReleased", ruler[0] + 20, ruler[1], 0, 0);
      tab.await("document.getElementById('loop').getAttribute('aria-pressed') == 'true'");
      tab.press("Home");
      tab.await("document.body.dataset.place == 0");
      double begun = data("begun");
      tab.press(" ");
      tab.await("document.body.dataset.begun > " + begun);
      tab.await("document.body.dataset.place > 6.1 && document.body.dataset.place < 6.3");
      tab.await("document.body.dataset.place < 6.1"); // it has begun again
      assertThat(tab.errors()).isEmpty();
    }
  }

  @Test
  void anEditIsHeardAtTheSamePlaceAndComparedWithTheOneBefore() throws Exception {
    try (Watching watching = watch()) {
      play();
      double[] wave = middle(".lane canvas");
      tab.mouse("mouseWheel", wave[0], wave[1], 0, -200);
      tab.await("document.body.dataset.to < 12");
      double from = data("from");
      tab.await("document.body.dataset.from == document.body.dataset.from");
      double take = data("heard");
      double begun = data("begun");
      double place = data("place");
      assertThat(place).isLessThan(9);
      save(PATCH.formatted(75));
      watching.await(WROTE);
      tab.await("document.body.dataset.heard > " + take);
      tab.await("document.body.dataset.begun > " + begun);
      assertThat(data("place")).isGreaterThanOrEqualTo(place);
      assertThat(data("from")).isGreaterThanOrEqualTo(from); // as it was, or it has followed
      assertThat(tab.text("document.body.dataset.playing")).isEqualTo("true");
      advances();

      double newer = data("heard");
      place = data("place");
      tab.press("x");
      tab.await("document.body.dataset.heard == " + take);
      tab.await("document.body.dataset.begun > " + (begun + 1));
      assertThat(data("place")).isGreaterThanOrEqualTo(place - 0.05);
      tab.press("x");
      tab.await("document.body.dataset.heard == " + newer);
      assertThat(tab.errors()).isEmpty();
    }
  }

  /**
   * What is looped is there, and heard, before the whole. The patch's first run is whole, its
   * second a part, and its third, whole again, waits for the test. The part has been normalised by
   * the peak of the first run, which was twice that of the second: to half of its level.
   */
  @Test
  void whatIsLoopedIsHeardBeforeTheWhole() throws Exception {
    Path gate = Files.createFile(folder.resolve("gate"));
    String patch =
        """
        import os.path, time
        with open('%2$s', 'a') as runs: runs.write('x')
        if len(open('%2$s').read()) == 3:
            while os.path.exists('%1$s'): time.sleep(0.01)
        sf.WriteFile([sf.FixSize(sf.SineWave(12000, 440) * GAIN) * 0.5], 'song.wav')
        sf.show(sf.SineWave(12000, 50), 'hum')
        """
            .formatted(gate, folder.resolve("runs"));
    save(patch.replace("GAIN", "0.5"));
    try (Watching watching = watch("--preview")) {
      Path file = folder.resolve("out/song.wav");
      long size = Files.size(file);
      double[] ruler = middle("#ruler");
      tab.mouse("mousePressed", ruler[0], ruler[1], 0, 0);
      tab.mouse("mouseMoved", ruler[0] + 40, ruler[1], 0, 0);
      tab.mouse("mouseReleased", ruler[0] + 40, ruler[1], 0, 0);
      tab.await(
          "performance.getEntriesByType('resource').some(e => /focus.from=(5[.]9|6)/.test(e.name))");
      save(patch.replace("GAIN", "0.25"));
      tab.await("document.querySelector('.lane canvas').dataset.over > '5.9'");
      assertThat(tab.text("document.body.dataset.status")).isEqualTo("renders");
      assertThat(Files.size(file)).isEqualTo(size);
      String most =
          "fetch('state').then(r => r.json()).then(s => s.lanes[0].part).then(p =>"
              + " fetch('audio.wav?take=' + p.take).then(r => r.arrayBuffer()).then(b =>"
              + " new Float32Array(b.slice(p.head)).reduce((a, x) => Math.max(a, x), 0)))";
      assertThat(tab.number(most)).isBetween(0.2499, 0.2501);
      play();
      tab.await("document.body.dataset.place > 5.9 && document.body.dataset.place < 6.5");
      Files.delete(gate);
      watching.await(WROTE);
      tab.await("document.querySelector('.lane canvas').dataset.over == ''");
      tab.await("document.body.dataset.status == 'ended'");
      assertThat(tab.errors()).isEmpty();
    }
  }

  @Test
  void anErrorIsShownWithItsLineAndMended() throws Exception {
    try (Watching watching = watch()) {
      play();
      save("x = 1\nsf.Nonsense(x)\n");
      watching.await(": failed");
      tab.await("!document.getElementById('error').hidden");
      String told = tab.text("document.getElementById('error').innerText");
      assertThat(told).contains("Nonsense", "song.py, line 2", "sf.Nonsense(x)");
      assertThat(tab.text("document.body.dataset.playing")).isEqualTo("true");
      save(PATCH.formatted(70));
      watching.await(WROTE);
      tab.await("document.getElementById('error').hidden");
      assertThat(tab.errors()).isEmpty();
    }
  }

  @Test
  void whatWasComputedIsListed() throws Exception {
    String row =
        "{'seconds':1.25,'file':'/a/song.py','line':7,'word':'Saw','parts':3,"
            + "'reason':{'text':'<b>never seen</b>'}}";
    try (Page page = new Page(0, folder.resolve("page"), "song.py")) {
      page.why(() -> "{\"rows\":[" + row.replace('\'', '"') + "]}");
      page.begins(new NoteLog());
      page.ended("0.10 s: done");
      tab.open(page.address());
      tab.await("document.querySelector('#why td')");
      assertThat(tab.text("document.querySelectorAll('#why tr')[1].innerText"))
          .isEqualTo("1.250\tsong.py:7\tSaw\t3\t<b>never seen</b>");
      assertThat(tab.errors()).isEmpty();
    }
  }

  @Test
  void notesAndShownSignalsAreThere() throws Exception {
    try (Watching _ = watch()) {
      double[] wave = middle(".lane canvas");
      tab.click(wave[0] + 45, wave[1]); // 6.5 s
      tab.await("document.querySelector('#notes .keys')?.textContent == 'f#4'");
      assertThat(tab.text("document.getElementById('notes').innerText"))
          .contains("song.py:1", "play()", "sf.MidiNote(i * 1000, 900, 60 + i)");
      assertThat(tab.text("document.querySelectorAll('.lane .name')[1].textContent"))
          .isEqualTo("hum");
      double take = data("heard");
      tab.press("2");
      tab.await("document.body.dataset.heard != " + take);
      play();
      tab.press("s");
      tab.await("document.querySelectorAll('.lane canvas')[1].dataset.drawn == 'spectrum'");
      tab.press("?");
      tab.await("document.getElementById('help').open");
      assertThat(tab.errors()).isEmpty();
    }
  }
}

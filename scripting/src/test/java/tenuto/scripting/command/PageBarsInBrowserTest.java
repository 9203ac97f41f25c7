package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The ruler of bars that a patch's timeline gives the page; skipped where there is no browser. */
class PageBarsInBrowserTest extends PageInBrowserFixture {
  private static final Offset<Double> NEAR = Offset.offset(1e-3);

  /** Two bars of four quarters in which the tempo halves in a line, then six eighths at 60. */
  private static final String TIMELINE =
      """
      time = sf.Timeline([(0, 120), (8, 60, 'line')], [(1, 4), (3, '6/8')],
                         sections=[('intro', 2), ('verse', 2)], markers=[((2, 3), 'fill')])
      """;

  private static final String SOUND = "sf.WriteFile([sf.SineWave(12000, %d) * 0.1], 'song.wav')\n";

  /** The seconds after which a beat of the line is reached: 60 / (120 - 7.5 b), summed over b. */
  private static double line(double beat) {
    return 8 * Math.log(120 / (120 - 7.5 * beat));
  }

  private void save(String text) throws Exception {
    Path made = Files.writeString(folder.resolve("song.py~"), text);
    Files.move(made, folder.resolve("song.py"), StandardCopyOption.REPLACE_EXISTING);
  }

  private Watching watch() throws Exception {
    Watching watching =
        new Watching(
            "--serve",
            folder.resolve("song.py").toString(),
            "--out",
            folder.resolve("out").toString(),
            "--scratch",
            folder.toString());
    tab.open(watching.await("see and hear it at").replaceFirst(".* ", ""));
    tab.await("document.querySelectorAll('.lane').length == 1");
    return watching;
  }

  private static void awaitPlace(String place, double seconds) throws InterruptedException {
    tab.await("document.getElementById('bar').textContent == '" + place + "'");
    assertThat(tab.number("Number(document.body.dataset.place)")).isCloseTo(seconds, NEAR);
  }

  @Test
  void barsSectionsAndMarkersAreShown() throws Exception {
    save(TIMELINE + SOUND.formatted(440));
    try (Watching _ = watch()) {
      tab.await("!document.getElementById('barsrow').hidden");
      String label = "document.getElementById('bars').getAttribute('aria-label')";
      // Bar 3 begins at quarter 8, and each of its kind lasts 3 seconds.
      tab.await(label + " == 'Bars 1 to 5: intro, verse, fill'");
      String drawn =
          "(() => { const c = document.getElementById('bars');"
              + " return c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some(v => v); })()";
      assertThat(tab.evaluate(drawn).getAsBoolean()).isTrue();
      awaitPlace("1.1", 0);
      tab.press(".");
      awaitPlace("2.3", line(6));
      tab.press(".");
      awaitPlace("3.1", line(8));
      tab.press(",");
      tab.press(",");
      awaitPlace("1.1", 0);

      // A drag from within bar 2 into bar 3 selects both.
      String box = "document.getElementById('bars').getBoundingClientRect()";
      double left = tab.number(box + ".left");
      double width = tab.number(box + ".width");
      double y = tab.number(box + ".top") + 20;
      tab.mouse("mousePressed", left + width * 3 / 12, y, 0, 0);
      tab.mouse("mouseMoved", left + width * 6 / 12, y, 0, 0);
      tab.mouse("mouseReleased", left + width * 6 / 12, y, 0, 0);
      tab.await("document.getElementById('range').textContent == '0:02.30 – 0:08.54'");

      save(SOUND.formatted(441));
      tab.await("document.getElementById('barsrow').hidden");
      tab.await("document.getElementById('bar').textContent == ''");
    }
  }

  @Test
  void noNameIsOverAnother() throws Exception {
    save(TIMELINE + SOUND.formatted(440));
    try (Watching _ = watch()) {
      String until = "import('./bars.js').then(({ until }) => until(%s))";
      assertThat(tab.number(until.formatted("0, 300, [18, 500]"))).isEqualTo(18);
      assertThat(tab.number(until.formatted("20, 300, [18, 500]"))).isEqualTo(300);
      assertThat(tab.number(until.formatted("20, 300, []"))).isEqualTo(300);
      assertThat(tab.number(until.formatted("-50, 300, [-50, 40]"))).isEqualTo(-50);
    }
  }

  /** Of a pair of eighths with swing of 0.6 the second begins 0.6 quarters after the first. */
  @Test
  void beatsAreWhereThePatchHasThem() throws Exception {
    save(TIMELINE.replace("markers=[", "swing=0.6, markers=[") + SOUND.formatted(440));
    try (Watching _ = watch()) {
      tab.await("!document.getElementById('barsrow').hidden");
      String at =
          "Promise.all([import('./timeline.js'), fetch('bars').then(r => r.json())])"
              + ".then(([{ Timeline }, told]) => new Timeline(told).at(%d, %s))";
      assertThat(tab.number(at.formatted(2, 1))).isCloseTo(line(4), NEAR);
      assertThat(tab.number(at.formatted(2, 2.5))).isCloseTo(line(5.6), NEAR);
      assertThat(tab.number(at.formatted(3, 1))).isCloseTo(line(8), NEAR);
      assertThat(tab.number(at.formatted(3, 4))).isCloseTo(line(8) + 1.6, NEAR);
      assertThat(tab.number(at.formatted(9, 1))).isCloseTo(line(8) + 18, NEAR);
    }
  }
}

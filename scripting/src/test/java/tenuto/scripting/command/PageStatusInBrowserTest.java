package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.scripting.page.RunProgress;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.PatchError;
import tenuto.tools.support.CapturedRun;

/** What a page says of its runs, at any width, to any reader; skipped where there is no browser. */
class PageStatusInBrowserTest extends PageInBrowserFixture {
  private static final int RATE = 48_000;
  private static final String STATUS = "document.querySelector('#status span').textContent";
  private static final String SAID = "document.getElementById('said').textContent";

  private void show(int seconds) throws Exception {
    Path file = CapturedRun.sound(folder.resolve("song.wav"), RATE, 2, seconds * RATE, i -> 0.25);
    NoteLog notes = new NoteLog();
    for (int key = 40; key < 80; key++) {
      notes.add(new NoteLog.Played(key - 40, 1, key, 3 * key - 110, "/a/song.py:7", ""));
    }
    page.begins(notes);
    page.wrote(file, RATE);
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == 1");
    tab.await("document.body.dataset.status == 'ended'");
  }

  /** What is done again and again is shown, and not said. */
  @Test
  void progressIsShownAndNotSaid() throws Exception {
    show(2);
    page.begins(new NoteLog());
    page.at(() -> new RunProgress("3 of 10 notes", 0.725, 4.2));
    tab.await(STATUS + " == '72 %, about 4 s left'");
    assertThat(tab.text(SAID)).isEqualTo("renders …");
    assertThat(tab.text("document.getElementById('progress').getAttribute('aria-valuenow')"))
        .isEqualTo("72");
    assertThat(
            tab.number(
                "[...document.querySelectorAll('[aria-live],[role=status],output')].filter(e => e.id !== 'said' && e.getAttribute('aria-live') !== 'off').length"))
        .isZero();
    page.ended("0.20 s: done");
    tab.await(SAID + ".endsWith('nothing new')");
    assertThat(tab.evaluate("document.getElementById('progress').hidden").getAsBoolean()).isTrue();
  }

  /** Who sees a flat line knows it at once; others are told, of each sound and version once. */
  @Test
  void aSilentSoundIsSaidOnce() throws Exception {
    page.begins(new NoteLog());
    for (String name : new String[] {"pedal", "swell", "great"}) {
      double level = name.equals("great") ? 0.25 : 0;
      page.wrote(CapturedRun.sound(folder.resolve(name + ".wav"), RATE, 2, RATE, i -> level), RATE);
    }
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == 3");
    tab.await(SAID + " == 'pedal.wav, swell.wav are silent'");
    assertThat(tab.text("[...document.querySelectorAll('.facts')].map(e => e.textContent).join()"))
        .contains(", silent")
        .contains("peak −12.0 dB");
    tab.evaluate("document.getElementById('said').textContent = ''");
    tab.press("+");
    tab.press("ArrowDown");
    tab.await("document.querySelectorAll('.lane')[1].classList.contains('heard')");
    assertThat(tab.text(SAID)).isEmpty();
    page.begins(new NoteLog());
    page.wrote(CapturedRun.sound(folder.resolve("great.wav"), RATE, 2, RATE, i -> 0), RATE);
    page.ended("0.20 s: done");
    tab.await(SAID + " == 'great.wav is silent'");
  }

  @Test
  void aRunSaysItsVoicesAndTheLogIsAClickAway() throws Exception {
    String rows =
        "{'rows':[{'seconds':1.25,'file':'/a/song.py','line':7,'word':'Saw','signals':3,'parts':3,"
            + "'reason':{'kind':'parameter','word':'play','parameter':'note','before':"
            + "'<note ms=0.0, length=500.0, key=74, velocity=80>','after':"
            + "'<note ms=0.0, length=500.0, key=69, velocity=80>'}},"
            + "{'seconds':0.7,'word':'Saw','signals':9,'parts':9,'reason':{'kind':'never-kept'}},"
            + "{'seconds':0.5,'file':'/a/song.py','line':9,'word':'Perform','signals':1,'parts':1,"
            + "'reason':{'kind':'input','line':7,'word':'Saw','parameter':'hz','before':'220','after':'246.94'}}]}";
    page.why(() -> rows.replace('\'', '"'));
    page.message("warning: clipped");
    show(2);
    tab.await("/^\\d+\\.\\d s · 3 voices new$/.test(" + STATUS + ")");
    String why = tab.text("document.getElementById('why').innerText");
    assertThat(why).contains("note d5 → a4", "from line 7 (Saw): note a3 → b3");
    assertThat(why).doesNotContain("<note");
    assertThat(tab.text("document.querySelector('#why a').href"))
        .isEqualTo("vscode://file/a/song.py:7");
    tab.evaluate("document.getElementById('status').click()");
    tab.await("document.querySelector('#log pre').textContent.includes('warning: clipped')");
    assertThat(tab.text("document.querySelector('#log pre').textContent"))
        .isEqualTo("warning: clipped\n0.10 s: done");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "parameter | hz     | 587.3295358 | 440         | note d5 → a4",
        "parameter | hz     | 600         | 440         | 600 → 440 Hz",
        "parameter | cutoff | 800         | 1234.5678   | cutoff 800 → 1235",
        "parameter | key    | 60          | 60.5        | note c4 → c#4−50",
        "parameter | note   | <note key=60, velocity=80> | <note key=60, velocity=100> | velocity 80 → 100",
        "never-seen | ?      | ?           | ?           | new"
      })
  void reasonsAreThoseOfAComposer(
      String kind, String parameter, String before, String after, String told) throws Exception {
    show(1);
    String reason =
        "{kind: '%s', parameter: '%s', before: '%s', after: '%s', word: 'x'}"
            .formatted(kind, parameter, before, after);
    assertThat(tab.text("import('./reason.js').then(({ because }) => because(" + reason + "))"))
        .isEqualTo(told);
  }

  @Test
  void whatIsStaleIsSaid() throws Exception {
    show(2);
    assertThat(tab.evaluate("document.getElementById('stale').hidden").getAsBoolean()).isTrue();
    page.begins(new NoteLog());
    tab.await("document.getElementById('stale').title.includes('not there yet')");
    page.failed(new PatchError("no such word", "/a/song.py", 3), "0.10 s: failed");
    tab.await("document.getElementById('stale').title.includes('has not written it')");
    assertThat(tab.evaluate("document.getElementById('stale').hidden").getAsBoolean()).isFalse();
    assertThat(tab.text("document.querySelector('.error a').href"))
        .isEqualTo("vscode://file/a/song.py:3");
    page.begins(new NoteLog());
    page.wrote(folder.resolve("song.wav"), RATE);
    page.ended("0.10 s: done");
    tab.await("document.getElementById('stale').hidden");
  }

  @Test
  void narrowPagesAreStacked() throws Exception {
    tab.call(
        "Emulation.setDeviceMetricsOverride",
        "{\"width\":420,\"height\":800,\"deviceScaleFactor\":1,\"mobile\":false}");
    try {
      page.why(
          () ->
              "{\"rows\":[{\"seconds\":1,\"word\":\"Saw\",\"signals\":1,\"parts\":1,\"reason\":{\"kind\":\"never-seen\"}}]}");
      show(2);
      tab.await("!document.getElementById('whypanel').hidden");
      assertThat(
              tab.number(
                  "{ const [a, b] = [...document.querySelectorAll('.panel')].map(e => e.getBoundingClientRect()); b.top - a.bottom }"))
          .isGreaterThanOrEqualTo(0);
      assertThat(tab.number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(420);
      assertThat(
              tab.number(
                  "Math.max(...[...document.querySelectorAll('button, input, select')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect().right))"))
          .isLessThanOrEqualTo(420);
      assertThat(tab.number("document.querySelector('.lane canvas').clientWidth"))
          .isGreaterThan(250);
    } finally {
      tab.call("Emulation.clearDeviceMetricsOverride", "{}");
    }
  }

  /** Everything can be done, and is said, with the keyboard alone. */
  @Test
  void theKeyboardIsEnough() throws Exception {
    show(60);
    String focused = "(document.activeElement.id || document.activeElement.className)";
    StringBuilder visited = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      tab.call(
          "Input.dispatchKeyEvent",
          "{\"type\":\"keyDown\",\"key\":\"Tab\",\"code\":\"Tab\",\"windowsVirtualKeyCode\":9}");
      visited
          .append(tab.text(focused))
          .append(' ')
          .append(tab.text("document.activeElement.tagName"))
          .append('\n');
    }
    assertThat(visited.toString())
        .contains("status", "play", "loop", "meter", "volume", "mute", "solo", "CANVAS", "fewer");
    tab.evaluate("document.querySelector('.lane canvas').focus()");
    tab.press("0");
    tab.press("ArrowRight");
    tab.await("document.body.dataset.place == 0.6");
    String value = "document.querySelector('.lane canvas').getAttribute('aria-valuetext')";
    tab.await(value + " == '0:00.600: −12.0 dB, −12.0 dB'");
    tab.press(" ");
    tab.await("document.body.dataset.playing == 'true'");
    tab.press(" ");
    double keys = tab.number("Number(document.getElementById('roll').dataset.keys)");
    assertThat(keys).isEqualTo(43);
    tab.press("k");
    tab.await("document.getElementById('roll').dataset.keys < 30");
  }

  /** At 20 minutes what is not drawn yet is hatched, and any place is heard at once. */
  @Test
  void twentyMinutesAreSeenAndHeard() throws Exception {
    show(20 * 60);
    tab.await("document.querySelector('.lane canvas').dataset.drawn == 'peaks'");
    tab.press("End");
    tab.press("ArrowLeft");
    tab.await("document.body.dataset.place == 1188");
    tab.press(" ");
    tab.await("document.body.dataset.place > 1188.5");
    tab.press("+");
    tab.await("document.body.dataset.to - document.body.dataset.from < 800");
  }

  /** A note's link, clicked while it plays, and by Enter; in a folder with a name of a composer. */
  @Test
  void aNotesLineOpensInTheEditor() throws Exception {
    NoteLog notes = new NoteLog();
    for (int i = 0; i < 500; i++) { // always others at the cursor
      notes.add(new NoteLog.Played(i * 0.05, 0.2, 60, 80, "/a/no #1 & 2?/song.py:7", "p"));
    }
    notes.add(new NoteLog.Played(0, 25, 50, 80, "/a/song.py:9", "p"));
    page.begins(notes);
    page.wrote(CapturedRun.sound(folder.resolve("song.wav"), RATE, 2, 25 * RATE, i -> 0.25), RATE);
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('#notes a').length == 2");
    tab.press(" ");
    tab.await("document.body.dataset.place > 0.1");
    // They are not followed: the browser's question whether to open a program would take the focus.
    tab.evaluate(
        "{window.opened = []; addEventListener('click', (e) => { e.preventDefault(); opened.push(e.target.href); })}");
    String address = "vscode://file/a/no%20%231%20%26%202%3F/song.py:7";
    String link = "document.querySelectorAll('#notes a')[0]";
    double x = tab.number(link + ".getBoundingClientRect().left + 5");
    double y = tab.number(link + ".getBoundingClientRect().top + 5");
    double place = tab.number("Number(document.body.dataset.place)");
    tab.mouse("mousePressed", x, y, 0, 0);
    tab.await("document.body.dataset.place > " + (place + 0.2)); // as long as a finger takes
    tab.mouse("mouseReleased", x, y, 0, 0);
    tab.await("opened.length == 1");

    tab.evaluate(link + ".focus()");
    place = tab.number("Number(document.body.dataset.place)");
    tab.await("document.body.dataset.place > " + (place + 0.2));
    tab.press("Enter");
    tab.await("opened.length == 2");
    assertThat(tab.text("opened.join()")).isEqualTo(address + "," + address);
    assertThat(tab.text("document.body.dataset.playing")).isEqualTo("true");

    // Another form counts at once, and an empty one makes plain text of it.
    tab.press(" ");
    editor("idea://open?file={file}&line={line}");
    assertThat(tab.text(link + ".href"))
        .isEqualTo("idea://open?file=/a/no%20%231%20%26%202%3F/song.py&line=7");
    editor("");
    assertThat(tab.number("document.querySelectorAll('#notes :any-link').length")).isZero();
    tab.evaluate("localStorage.clear()");
  }

  private static void editor(String form) {
    tab.evaluate(
        "{const f = document.getElementById('editor'); f.value = '"
            + form
            + "'; f.dispatchEvent(new Event('change'))}");
  }
}

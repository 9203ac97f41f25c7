package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.browser.Chromium;
import tenuto.scripting.browser.Tab;
import tenuto.scripting.page.Page;
import tenuto.scripting.reports.NoteLog;
import tenuto.tools.support.CapturedRun;

/** The page in more tabs than a browser opens connections; skipped where there is no browser. */
class PageInTabsTest {
  private static final int TABS = 10;
  private static final int RATE = 48_000;

  @TempDir Path folder;

  @Test
  void tenTabsPlayAndFollow() throws Exception {
    assumeTrue(Chromium.find().isPresent(), "there is no Chromium: the page is not tried in one");
    Path profile = folder.resolve("profile");
    profile.toFile().mkdir();
    Path song = CapturedRun.sound(folder.resolve("song.wav"), RATE, 2, 20 * RATE, i -> 0.25);
    try (Page page = new Page(0, folder.resolve("page"), "song.py");
        Chromium browser = new Chromium(Chromium.find().orElseThrow(), profile)) {
      page.begins(new NoteLog());
      page.wrote(song, RATE);
      page.ended("0.10 s: the first run");
      List<Tab> tabs = new ArrayList<>();
      try {
        for (int i = 0; i < TABS; i++) {
          Tab tab = browser.newTab();
          tabs.add(tab);
          tab.open(page.address());
          tab.await("document.querySelectorAll('.lane').length == 1");
        }
        Tab last = tabs.getLast();
        last.press(" ");
        last.await("document.body.dataset.place > 2"); // more than what one request has
        page.begins(new NoteLog());
        page.ended("0.20 s: the second run");
        for (Tab tab : tabs) {
          tab.await("document.body.dataset.run == 2 && document.body.dataset.status == 'ended'");
          assertThat(tab.errors()).isEmpty();
        }
      } finally {
        tabs.forEach(Tab::close);
      }
    }
  }
}

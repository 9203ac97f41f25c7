package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.browser.Chromium;
import tenuto.scripting.browser.Tab;
import tenuto.scripting.page.Page;

/** A page of its own for each test, and a tab of a browser; skipped where there is no browser. */
abstract class PageInBrowserFixture {
  static Tab tab;

  private static Chromium browser;

  @TempDir static Path profile;
  @TempDir Path folder;
  Page page;

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
      browser = null;
    }
  }

  @BeforeEach
  void open() throws IOException {
    page = new Page(0, folder.resolve("page"), "song.py");
  }

  @AfterEach
  void close() {
    assertThat(tab.errors()).isEmpty();
    page.close();
  }
}

package tenuto.scripting.sonicfield;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tenuto.engine.setup.Settings;

class SonicFieldPropertiesTest {
  private static final Settings SETTINGS =
      new Settings().withThreads(3).withScratch(List.of(Path.of("/a"), Path.of("/b")));

  @Test
  void theySayHowTheRenderWasAskedFor() {
    Map<String, String> all =
        SonicFieldProperties.of(
            SETTINGS, List.of(Path.of("songs"), Path.of("lib")), Path.of("/out"));
    assertThat(all)
        .containsEntry("synthon.threads", "3")
        .containsEntry("sython.threads", "3")
        .containsEntry("sonicFieldTemp", "/a,/b")
        .containsEntry("sython.temp.dirs", "/a,/b")
        .containsEntry("sython.modules", "songs,lib")
        .containsEntry("sython.restart.dir", "/out/restart");
  }

  @Test
  void oneSetByHandStays() {
    String before = System.getProperty("sython.heart_beat");
    try {
      System.setProperty("sython.heart_beat", "7");
      SonicFieldProperties.setWhereMissing(SETTINGS, List.of(), Path.of(""));
      assertThat(System.getProperty("sython.heart_beat")).isEqualTo("7");
      assertThat(System.getProperty("sython.steal")).isEqualTo("true");
    } finally {
      SonicFieldProperties.of(SETTINGS, List.of(), Path.of(""))
          .keySet()
          .forEach(System::clearProperty);
      if (before != null) {
        System.setProperty("sython.heart_beat", before);
      }
    }
  }
}

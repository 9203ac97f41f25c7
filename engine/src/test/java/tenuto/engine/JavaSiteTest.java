package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import composer.Song;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

/** Signals that tell the line of a Java program that stored them. */
class JavaSiteTest {
  private static final String STORES = "composer.Song.store(Song.java:13)";
  private static final String DRAFTS = "composer.Song.draft(Song.java:17)";

  @TempDir Path scratch;

  @Test
  void signalsNeverLetGoAreListedWithTheLinesThatStoredThem() {
    Session session = new Session(new Settings().withScratch(scratch).withThreads(2));
    session.observe().originsFrom(JavaSite::caller);
    Stored kept = Song.store(session, Kit.backwards(Kit.leak(Kit.ramp(100_000, 1), 0.5)));
    Song.store(session, Kit.ramp(50, 1)).close();
    Song.draft(session);
    assertThat(kept.origin()).isEqualTo(STORES);
    assertThat(kept).hasToString("stored signal of 100000 samples made at " + STORES);
    session.close();
    assertThat(session.memory().lent().stream().map(Stored::origin))
        .containsExactly(DRAFTS, STORES);
  }

  @Test
  void nobodyLooksForLinesUnasked() {
    try (Session session = new Session(new Settings().withScratch(scratch).withThreads(1));
        Stored stored = Song.store(session, Kit.ramp(50, 1))) {
      assertThat(stored.origin()).isEqualTo("an unnamed place");
    }
  }

  @Test
  void tenutoAndTheJdkAreNoSites() throws Exception {
    FutureTask<String> own =
        new FutureTask<>(() -> List.of(1).stream().map(one -> site()).toList().getFirst());
    Thread.ofPlatform().start(own);
    assertThat(own.get()).isEqualTo("an unnamed place");
  }

  private static String site() {
    return JavaSite.caller();
  }

  @Test
  void furtherClassesCanBePassedOver() throws Exception {
    FutureTask<Boolean> found =
        new FutureTask<>(
            () -> JavaSite.find(type -> type.getName().startsWith("org.junit.")).isPresent());
    Thread.ofPlatform().start(found);
    assertThat(found.get()).isFalse();
    assertThat(JavaSite.find(type -> false).orElse("")).startsWith("org.junit.");
    assertThat(JavaSite.find(type -> type.getName().startsWith("org.junit.")).orElse(""))
        .doesNotStartWith("org.junit.");
  }
}

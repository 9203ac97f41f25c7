package tenuto.scripting.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Channels;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;

class JournalFileTest {
  private static final Signal SIGNAL = Channels.steady(1);

  @TempDir Path folder;

  private static Notebook notebook(int stored) {
    Notebook notebook = new Notebook(new RunBefore());
    Identity[] keys = {new Identity(1, 2)};
    for (int i = 0; i < stored; i++) {
      StoreObserver.Entry entry =
          notebook.storing(List.of(SIGNAL), List.<Identity[]>of(keys), "a.py:1");
      entry.computed(0, Cache.Outcome.KEPT);
    }
    return notebook;
  }

  @Test
  void moreThanItHoldsIsCutAndSaidSo() throws Exception {
    JournalFile file = new JournalFile(folder, Path.of("a.py"), List.of());
    file.write(notebook(20_001), true, "program", 0);
    Why why = Why.of(folder, Path.of("a.py"), List.of()).orElseThrow();
    assertThat(why.cut()).isTrue();
    assertThat(why.computed()).isEqualTo(20_000);
    assertThat(Files.size(folder.resolve("runs"))).isLessThan(4 << 20);
  }

  @Test
  void twoRunsAtOnceLeaveAWholeJournal() throws Exception {
    List<CompletableFuture<Void>> writers = new ArrayList<>();
    for (int writer = 0; writer < 2; writer++) {
      int stored = 100 * (writer + 1);
      writers.add(
          CompletableFuture.runAsync(
              () -> {
                for (int run = 0; run < 50; run++) {
                  writeAndRead(stored);
                }
              }));
    }
    writers.forEach(CompletableFuture::join);
    assertThat(files()).hasSize(1);
  }

  private void writeAndRead(int stored) {
    try {
      JournalFile file = new JournalFile(folder, Path.of("a.py"), List.of());
      file.write(notebook(stored), true, "program", 0);
      Why why = Why.of(folder, Path.of("a.py"), List.of()).orElseThrow();
      assertThat(why.computed()).isIn(100, 200);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private List<Path> files() throws java.io.IOException {
    try (Stream<Path> all = Files.list(folder.resolve("runs"))) {
      return all.toList();
    }
  }

  @Test
  void theOldestJournalsGo() throws Exception {
    for (int i = 0; i < 205; i++) {
      new JournalFile(folder, Path.of("a.py"), List.of("" + i)).write(notebook(1), true, "p", 0);
    }
    assertThat(files()).hasSize(200);
    assertThat(Why.of(folder, Path.of("a.py"), List.of("204"))).isPresent();
  }
}

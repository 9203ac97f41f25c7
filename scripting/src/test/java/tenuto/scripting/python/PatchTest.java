package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.support.SilentLoudspeakers;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.setup.Settings;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Tasks;

class PatchTest {
  @TempDir Path folder;

  /** Memory whose disk is gone: touching it is a fault. */
  private MemorySegment torn(Arena arena) throws IOException {
    try (FileChannel file =
        FileChannel.open(
            folder.resolve("torn"),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      MemorySegment memory = file.map(FileChannel.MapMode.READ_WRITE, 0, 4096, arena);
      file.truncate(0);
      return memory;
    }
  }

  /** Words work in memory of the session's disks beside what the session does for them. */
  @Test
  void aFaultInMemoryThatAWordWorksInIsALossForGood() throws IOException {
    try (Arena arena = Arena.ofConfined();
        Session session = new Session(new Settings().withScratch(folder));
        Tasks tasks = new Tasks(1, 0);
        Patch patch =
            new Patch(
                session,
                new Catalogue(),
                new Outputs(folder),
                Ownership.SCOPED,
                tasks,
                full -> {},
                RunObserver.NONE,
                new SilentLoudspeakers(),
                line -> {})) {
      MemorySegment torn = torn(arena);
      assertThatThrownBy(() -> patch.guarded(() -> torn.get(ValueLayout.JAVA_DOUBLE, 0)))
          .isInstanceOf(ScratchLostException.class)
          .hasCauseInstanceOf(InternalError.class);
      assertThatThrownBy(() -> patch.guarded(() -> "later"))
          .isInstanceOf(ScratchLostException.class);
      assertThat(patch.full()).isInstanceOf(ScratchLostException.class);
      assertThatThrownBy(session.memory()::requireIntact).isInstanceOf(ScratchLostException.class);
    }
  }
}

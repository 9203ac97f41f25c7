package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Identity;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.disk.DyingDisk;
import tenuto.engine.disk.SwapArena;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

/**
 * What a cache keeps outlives the run that a lost page ends: a part that was read from one would be
 * heard in the next run, which nothing tells that it is wrong.
 */
class UncachedLossesTest {
  @TempDir Path scratch;

  private final Memory memory = new Memory();
  private final List<SwapArena> arenas = new ArrayList<>();

  @AfterEach
  void nothingStaysOpen() {
    arenas.forEach(SwapArena::close);
  }

  /** Keeps all; while it reads the samples of a part, the disk loses some. */
  private static final class Memory implements Cache {
    final List<String> kept = new ArrayList<>();
    DyingDisk losing;

    @Override
    public boolean has(Identity key) {
      return false;
    }

    @Override
    public boolean read(Identity key, List<MemorySegment> samples) {
      return false;
    }

    @Override
    public Outcome write(
        Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
      if (losing != null) {
        losing.errors.set(1);
      }
      requireIntact.run();
      kept.add("samples");
      return Outcome.KEPT;
    }

    @Override
    public void keep(Identity key, double[] numbers) {
      kept.add("numbers");
    }
  }

  private Session session() {
    Settings settings = new Settings().withScratch(scratch).withThreads(1);
    return new Session(settings.withCache(memory));
  }

  @Test
  void samplesThatMayBeWrongAreNotKept() {
    Session session = session();
    DyingDisk disk =
        DyingDisk.of(session.resources().writebackErrors(), scratch.resolve("a"), arenas::add);
    session.store(Kit.ramp(1000, 1)).close();
    assertThat(memory.kept).containsExactly("samples");
    memory.losing = disk;
    assertThatThrownBy(() -> session.store(Kit.ramp(1000, 2)))
        .isInstanceOf(ScratchLostException.class);
    assertThat(memory.kept).containsExactly("samples");
    session.close();
  }

  @Test
  void numbersThatMayBeWrongAreNotKept() {
    Session session = session();
    DyingDisk disk =
        DyingDisk.of(session.resources().writebackErrors(), scratch.resolve("a"), arenas::add);
    Stored stored = session.store(Kit.ramp(1000, 1));
    session.measure().keepMeasured("peak", List.of(stored), new double[] {1});
    assertThat(memory.kept).containsExactly("samples", "numbers");
    disk.errors.set(1);
    assertThatThrownBy(
            () -> session.measure().keepMeasured("peak", List.of(stored), new double[] {0}))
        .isInstanceOf(ScratchLostException.class);
    assertThat(memory.kept).containsExactly("samples", "numbers");
    stored.close();
    session.close();
  }
}

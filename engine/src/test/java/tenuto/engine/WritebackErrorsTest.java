package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.disk.DyingDisk;
import tenuto.engine.disk.SwapArena;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

/** What follows when a swap file says that its disk has lost something. */
class WritebackErrorsTest {
  @TempDir Path scratch;
  private final List<SwapArena> arenas = new ArrayList<>();
  private Session session;

  @BeforeEach
  void setUp() {
    session = new Session(new Settings().withScratch(scratch).withThreads(1));
  }

  @AfterEach
  void nothingStaysOpen() {
    arenas.stream().filter(arena -> arena.scope().isAlive()).forEach(SwapArena::close);
  }

  private DyingDisk dying(String name, Consumer<SwapArena> arena) {
    Consumer<SwapArena> both = arena.andThen(arenas::add);
    return DyingDisk.of(session.resources().writebackErrors(), scratch.resolve(name), both);
  }

  private DyingDisk dying(String name) {
    return dying(name, arena -> {});
  }

  @Test
  void nothingIsLostOnADiskThatIsWell() {
    dying("a");
    try (Stored stored = session.store(Kit.ramp(100_000, 1))) {
      session.memory().requireIntact();
      assertThat(stored.length()).isEqualTo(100_000);
    }
    assertThatCode(session::close).doesNotThrowAnyException();
    assertThatCode(session.memory()::requireIntact).doesNotThrowAnyException();
  }

  @Test
  void aLossIsTheEndOfAllWorkAndNamesTheFolder() {
    DyingDisk disk = dying("a");
    Stored stored = session.store(Kit.ramp(100, 1));
    disk.errors.set(1);
    for (int again = 0; again < 2; again++) {
      assertThatThrownBy(session.memory()::requireIntact)
          .isInstanceOf(ScratchLostException.class)
          .hasMessage(
              ("scratch space was lost: samples could not be written to the disk of %s"
                      + " (No space left on device); nothing more is written, because it may be"
                      + " wrong (--scratch DIR chooses another folder)")
                  .formatted(scratch.resolve("a")));
    }
    assertThatThrownBy(() -> session.store(Kit.ramp(1, 1)))
        .isInstanceOf(ScratchLostException.class);
    assertThatThrownBy(() -> session.open(stored)).isInstanceOf(ScratchLostException.class);
    assertThatThrownBy(() -> session.results().draft("x", 1))
        .isInstanceOf(ScratchLostException.class);
    assertThatThrownBy(() -> session.visit(List.of(stored), 8, () -> (start, channels, n) -> {}))
        .isInstanceOf(ScratchLostException.class);
    stored.close();
    session.close(); // who closes it was told
  }

  @Test
  void allFoldersThatHaveLostSomethingAreNamed() {
    dying("a").errors.set(1);
    dying("b");
    dying("c").errors.set(1);
    assertThatThrownBy(session.memory()::requireIntact)
        .hasMessageContaining(
            "the disk of %s (No space left on device), %s (No"
                .formatted(scratch.resolve("a"), scratch.resolve("c")));
  }

  @Test
  void whatIsClosedIsAskedBefore() {
    DyingDisk disk = dying("a", SwapArena::close);
    assertThatCode(session.memory()::requireIntact).doesNotThrowAnyException();
    disk.errors.set(1); // nobody relies on it any more
    assertThatCode(session.memory()::requireIntact).doesNotThrowAnyException();

    SwapArena[] arena = new SwapArena[1];
    dying("b", it -> arena[0] = it).errors.set(1);
    arena[0].close();
    assertThatThrownBy(session.memory()::requireIntact).isInstanceOf(ScratchLostException.class);
  }

  @Test
  void theClosingOfTheSessionTellsWhoWasNotTold() {
    SwapArena[] arena = new SwapArena[1];
    dying("a", it -> arena[0] = it).errors.set(1);
    arena[0].close();
    assertThatThrownBy(session::close).isInstanceOf(ScratchLostException.class);
    assertThatCode(session::close).doesNotThrowAnyException();
    assertThatThrownBy(session.memory()::requireIntact).isInstanceOf(ScratchLostException.class);
  }

  @Test
  void anInternalErrorThatIsNoFaultInMemoryStaysOne() {
    InternalError other = new InternalError("other");
    assertThatThrownBy(() -> session.resources().writebackErrors().of(other)).isSameAs(other);
    session.memory().requireIntact();
    session.close();
  }
}

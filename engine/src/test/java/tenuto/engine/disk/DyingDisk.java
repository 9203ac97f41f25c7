package tenuto.engine.disk;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.system.SwapSystem;
import tenuto.engine.system.SwapSystems;

/** A swap file whose disk loses pages; as the kernel does, it reports each error once. */
public final class DyingDisk extends SwapFile {
  private static final SwapSystem SYSTEM = SwapSystems.here();
  public final AtomicInteger errors = new AtomicInteger();

  private DyingDisk(Path folder) {
    super(SYSTEM, folder, false);
  }

  /**
   * One that is asked for its losses.
   *
   * @param arena is given what is made in it
   */
  public static DyingDisk of(
      WritebackErrors writebackErrors, Path folder, Consumer<SwapArena> arena) {
    DyingDisk disk = new DyingDisk(folder);
    SwapArena in = SwapArena.of(SYSTEM, folder, SpareSwap.NONE, null, writebackErrors, () -> disk);
    in.allocate(8);
    arena.accept(in);
    return disk;
  }

  @Override
  Optional<String> writeError() {
    return errors.getAndUpdate(n -> Math.max(0, n - 1)) > 0
        ? Optional.of("No space left on device")
        : Optional.empty();
  }
}

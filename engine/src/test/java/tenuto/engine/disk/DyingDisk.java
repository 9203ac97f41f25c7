package tenuto.engine.disk;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** A swap file whose disk loses pages; as the kernel does, it reports each error once. */
public final class DyingDisk extends SwapFile {
  public final AtomicInteger errors = new AtomicInteger();

  private DyingDisk(Path folder) {
    super(folder, false);
  }

  /**
   * One that is asked for its losses.
   *
   * @param arena is given what is made in it
   */
  public static DyingDisk of(
      WritebackErrors writebackErrors, Path folder, Consumer<SwapArena> arena) {
    DyingDisk disk = new DyingDisk(folder);
    SwapArena in = SwapArena.of(folder, writebackErrors, () -> disk);
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

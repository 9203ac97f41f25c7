package tenuto.engine.disk;

import java.nio.file.Path;
import java.util.List;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.system.PlainSystem;

/**
 * The program that {@link PlainSystemTest} runs on a file system of 8 MiB: takes the disk that a
 * refused stretch has reached, gives it back, takes it again, and says {@code done} at the end.
 */
final class PlainOnFullDisk {
  private static final int MOST = 100;

  private PlainOnFullDisk() {}

  public static void main(String[] args) {
    SwapArena arena =
        SwapArena.in(
            new PlainSystem(), Path.of(args[0]), false, SpareSwap.NONE, new WritebackErrors());
    try (Slabs slabs = new Slabs(List.of(arena), Chunk.SAMPLES)) {
      require(slabs.reserve(1000) == null, "no error on a full disk");
      Extent all = slabs.reserve(1000);
      require(all != null && all.count() > MOST, "lost what was reached: " + all);
      Extent none = slabs.reserve(MOST);
      require(none == null, "disk for " + none);
      slabs.discard(all, false);
      require(all.equals(slabs.reserve(1000)), "lost what was given back");
    }
    System.out.println("done");
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException(otherwise);
    }
  }
}

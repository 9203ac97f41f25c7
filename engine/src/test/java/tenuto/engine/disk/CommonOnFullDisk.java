package tenuto.engine.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.system.SwapSystem;
import tenuto.engine.system.SwapSystems;

/**
 * The program that {@link CommonSwapTest} runs on a small file system that it fills: says {@code
 * done} at the end, if no full disk has killed it.
 */
final class CommonOnFullDisk {
  private static final SwapSystem SYSTEM = SwapSystems.here();
  private static final int EDGE = 1 << 14;

  /** Chunks whose entries are in one page. */
  private static final int PAGE_OF_TABLE = 1 << 14;

  private CommonOnFullDisk() {}

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Path full = folder.resolve("full");
    fill(full);
    requireFull(() -> CommonSwap.in(SYSTEM, folder).close());
    Files.delete(full);
    try (CommonSwap swap = CommonSwap.in(SYSTEM, folder)) {
      require(swap.claim(PAGE_OF_TABLE, EDGE).count() == PAGE_OF_TABLE, "no chunks");
      fill(full);
      requireRefused(() -> swap.claim(1, EDGE));
      Files.delete(full);
      require(swap.claim(1, EDGE).first() == PAGE_OF_TABLE, "another chunk");
    }
    System.out.println("done");
  }

  private static void fill(Path file) {
    try (var out = Files.newOutputStream(file)) {
      while (true) {
        out.write(new byte[1 << 12]);
      }
    } catch (IOException e) {
      // It is full.
    }
  }

  private static void requireFull(Runnable work) {
    try {
      work.run();
    } catch (ScratchFullException e) {
      require(e.getMessage().matches("(?i).*no space left on .*device.*"), e.getMessage());
      return;
    }
    throw new IllegalStateException("no error on a full disk");
  }

  private static void requireRefused(Runnable work) {
    try {
      work.run();
    } catch (UncheckedIOException e) {
      return;
    }
    throw new IllegalStateException("no error on a full disk");
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException(otherwise);
    }
  }
}

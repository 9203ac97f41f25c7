package tenuto.engine.disk;

import org.junit.jupiter.api.condition.OS;

/** How many names a swap file has while it is open: Windows takes its name away only then. */
final class KeptNames {
  static final int OF_OPEN_FILES = OS.WINDOWS.isCurrentOs() ? 1 : 0;

  private KeptNames() {}
}

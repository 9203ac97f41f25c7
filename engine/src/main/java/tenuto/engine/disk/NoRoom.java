package tenuto.engine.disk;

import java.nio.file.Path;
import tenuto.engine.base.Bytes;
import tenuto.engine.system.Refusal;
import tenuto.engine.system.ScratchFileSystem;

/**
 * A scratch folder that gives nothing more.
 *
 * @param why said of the folder, such as "has 1.0 KiB free"
 * @param isFull whether it has no room, as far as can be known
 */
record NoRoom(Path folder, String why, boolean isFull) {
  /** By what is free there. */
  static NoRoom in(Path folder) {
    return new NoRoom(folder, free(folder), true);
  }

  /**
   * Where more is free than can be had.
   *
   * @param reason such as "disk quota exceeded"
   */
  static NoRoom in(Path folder, String reason) {
    return new NoRoom(folder, "%s (%s)".formatted(free(folder), reason), true);
  }

  /** Where there can be no file: no inodes, read-only, a quota, which is as good as full. */
  static NoRoom without(Path folder, String reason) {
    return new NoRoom(folder, "gives none: " + reason, true);
  }

  /** Where the system refuses, for a reason that it may not have told. */
  static NoRoom in(Path folder, Refusal refusal) {
    return refusal.mayBeFull()
        ? in(folder)
        : new NoRoom(folder, "%s (%s)".formatted(free(folder), refusal.why()), false);
  }

  private static String free(Path folder) {
    return "has %s free".formatted(Bytes.text(ScratchFileSystem.freeBytes(folder)));
  }
}

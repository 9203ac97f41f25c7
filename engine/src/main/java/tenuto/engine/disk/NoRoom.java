package tenuto.engine.disk;

import java.nio.file.Path;
import tenuto.engine.base.Bytes;

/**
 * A scratch folder that gives nothing more.
 *
 * @param why said of the folder, such as "has 1.0 KiB free"
 */
record NoRoom(Path folder, String why) {
  /** By what is free there. */
  static NoRoom in(Path folder) {
    return new NoRoom(
        folder, "has %s free".formatted(Bytes.text(ScratchFileSystem.freeBytes(folder))));
  }
}

package tenuto.engine;

import java.nio.file.Path;

/**
 * A scratch folder that gives nothing more.
 *
 * @param why said of the folder, such as "has 1.0 KiB free"
 */
record NoRoom(Path folder, String why) {
  /** By what is free there. */
  static NoRoom in(Path folder) {
    return new NoRoom(
        folder, "has %s free".formatted(Bytes.text(FileSystemBeneath.freeBytes(folder))));
  }
}

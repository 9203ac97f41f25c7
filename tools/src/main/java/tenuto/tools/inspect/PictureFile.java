package tenuto.tools.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.plot.Size;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.tools.input.StopHook;

/**
 * The file of a picture.
 *
 * @param force whether it may overwrite an existing picture
 */
record PictureFile(Path path, boolean force) {
  static final String SUFFIX = ".png";

  /** Fails if writing it would overwrite one of the sounds that it shows, or another picture. */
  void requireFree(List<Path> sounds) throws IOException {
    if (!Files.exists(path)) {
      return;
    }
    for (Path sound : sounds) {
      if (Files.exists(sound) && Files.isSameFile(sound, path)) {
        throw new IOException("%s is a sound to be drawn: it is not overwritten".formatted(sound));
      }
    }
    if (!force) {
      throw new IOException("%s already exists; --force overwrites it".formatted(path));
    }
  }

  /** Writes the picture, all of it or nothing, and reports that. */
  void write(byte[] png, Size size) throws IOException {
    PartFiles parts = new PartFiles();
    StopHook whenStopped = StopHook.of(parts::abandonAll);
    try (PartFile file = parts.create(path)) {
      file.write(0, png, png.length);
      file.commit();
    }
    whenStopped.remove(); // If it is too late for that, the picture is written all the same.
    System.err.printf("tenuto: wrote %s (%dx%d)%n", path, size.width(), size.height());
  }
}

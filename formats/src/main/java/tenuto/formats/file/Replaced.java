package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that is about to lose its name to another. The system frees what it holds when its last
 * handle is closed, which takes as long as the file is large: nobody waits for that here.
 */
final class Replaced implements AutoCloseable {
  /** Freed within a millisecond or two. */
  private static final long SMALL = 1 << 24;

  /** Null if there is none, or it is small. */
  private final RandomAccessFile file;

  private Replaced(RandomAccessFile file) {
    this.file = file;
  }

  /** What has the name now. */
  static Replaced by(Path target) {
    try {
      boolean large = Files.isRegularFile(target) && Files.size(target) > SMALL;
      return new Replaced(large ? new RandomAccessFile(target.toFile(), "r") : null);
    } catch (IOException e) {
      return new Replaced(null); // nobody may read it, say: then it is freed when it is renamed
    }
  }

  @Override
  public void close() {
    if (file != null) {
      Aside.run(this::free);
    }
  }

  private void free() {
    try {
      file.close();
    } catch (IOException e) {
      // Nothing was written through it.
    }
  }
}

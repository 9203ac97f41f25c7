package tenuto.engine.base;

import java.nio.file.Path;

/**
 * Samples that follow one another in a file.
 *
 * @param file that holds them; swap files have lost their names, so it is under {@code /proc}
 * @param offset of the first byte, a multiple of 4096
 * @param bytes a multiple of 65536, but for a signal's last
 */
public record FileSpan(Path file, long offset, long bytes) {
  /** Whether another follows at once. */
  public boolean leadsTo(FileSpan other) {
    return file.equals(other.file) && offset + bytes == other.offset;
  }

  /** Both, where the other follows at once. */
  public FileSpan with(FileSpan other) {
    return new FileSpan(file, offset, bytes + other.bytes);
  }
}

package tenuto.formats.signal;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;

/**
 * A file with one signal, in Sonic Field's format: the number of samples as a 32-bit integer, then
 * the samples as 64-bit floats, all big endian. It has no sample rate.
 */
public final class SignalFile {
  /** The most samples that the 32-bit count can hold. */
  public static final long MOST = Integer.MAX_VALUE;

  private static final int HEAD = Integer.BYTES;

  /** The number of samples written at once. */
  private static final int BLOCK = 8192;

  private SignalFile() {}

  public static Signal open(OpenFiles files, Path path) throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      int count = file.use(handle -> count(path, handle));
      String text =
          "SignalFile[%s, %d bytes of %s]"
              .formatted(path.toAbsolutePath(), file.bytes(), file.modified());
      FileSamples samples = new FileSamples(path, text, file::read, HEAD, count, Optional.of(file));
      file.whenClosed(samples::clear);
      return Generated.of(samples, count);
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  private static int count(Path path, RandomAccessFile handle) throws IOException {
    long bytes = handle.length();
    if (bytes < HEAD) {
      throw new SoundFileException(
          path, 0, "a signal file starts with a count of 4 bytes, but has " + bytes);
    }
    handle.seek(0);
    int count = handle.readInt();
    if (count < 0) {
      throw new SoundFileException(
          path, 0, "the count of samples must be 0 or more, but is " + count);
    }
    if (bytes != HEAD + 8L * count) {
      throw new SoundFileException(
          path,
          0,
          "the count of %d samples declares %d bytes after it, but %d are present"
              .formatted(count, 8L * count, bytes - HEAD));
    }
    return count;
  }

  /**
   * Writes a signal to a file, which gets its final name when it is complete.
   *
   * @throws IllegalArgumentException if it has more than {@link #MOST} samples
   */
  public static void write(PartFiles parts, Path target, Session session, Signal x)
      throws IOException {
    long bytes = bytes(x);
    try (PartFile part = parts.create(target)) {
      part.write(0, ByteBuffer.allocate(HEAD).putInt((int) x.length()).array(), HEAD);
      part.setLength(bytes);
      session.visit(List.of(x), BLOCK, () -> new FileSamples.Writer(part::write, HEAD));
      part.commit();
    }
  }

  /**
   * The size in bytes of a signal's file.
   *
   * @throws IllegalArgumentException if it has more than {@link #MOST} samples
   */
  public static long bytes(Signal x) {
    if (x.length() > MOST) {
      throw new IllegalArgumentException(
          "x must have at most %d samples, as the file's count has 32 bits, but has %d"
              .formatted(MOST, x.length()));
    }
    return HEAD + 8 * x.length();
  }
}

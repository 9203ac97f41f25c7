package tenuto.formats.decoding;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Objects;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.SoundFileException;

/** A stream of the bytes of a section of a file; no file handle is held between reads. */
public final class FileBytes extends InputStream implements ByteSource {
  private static final int BUFFER = 1 << 14;

  private final Path path;
  private final InputFile file;
  private final long end;
  private final byte[] buffer;

  /** The position in the file of the buffer's first byte. */
  private long begin;

  private int at;
  private int filled;

  /**
   * @param path for error messages
   * @param start the first byte
   * @param end the byte after the last one
   */
  public FileBytes(Path path, InputFile file, long start, long end) {
    this.path = path;
    this.file = file;
    this.end = Math.min(end, file.bytes());
    begin = start;
    buffer = new byte[(int) Math.clamp(end - start, 1, BUFFER)];
  }

  /** The position of the next byte in the file. */
  @Override
  public long position() {
    return begin + at;
  }

  /** The number of bytes left. */
  public long left() {
    return Math.max(0, end - position());
  }

  /** Moves to {@code position}, which may be before the current one. */
  @Override
  public void seek(long position) {
    if (position >= begin && position <= begin + filled) {
      at = (int) (position - begin);
    } else {
      begin = position;
      at = 0;
      filled = 0;
    }
  }

  /** The next byte, or -1 at the end. */
  @Override
  public int read() throws IOException {
    return at < filled || fill() ? buffer[at++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] bytes, int from, int n) throws IOException {
    Objects.checkFromIndexSize(from, n, bytes.length);
    if (n == 0) {
      return 0;
    }
    if (at == filled && !fill()) {
      return -1;
    }
    int now = Math.min(n, filled - at);
    System.arraycopy(buffer, at, bytes, from, now);
    at += now;
    return now;
  }

  /**
   * The next {@code n} bytes. Memory is allocated only after checking that the file has them.
   *
   * @param what names them in the error
   * @throws SoundFileException if the file ends before
   */
  public byte[] take(long n, String what) throws IOException {
    if (n > left() || n > Integer.MAX_VALUE - 8) {
      throw new SoundFileException(
          path, position(), "%s must have %d bytes, but %d are present".formatted(what, n, left()));
    }
    byte[] bytes = new byte[(int) n];
    for (int done = 0; done < bytes.length; ) {
      done += read(bytes, done, bytes.length - done);
    }
    return bytes;
  }

  private boolean fill() throws IOException {
    begin += filled;
    at = 0;
    filled = 0;
    int n = (int) Math.min(buffer.length, end - begin);
    if (n <= 0) {
      return false;
    }
    try {
      file.read(begin, buffer, n);
    } catch (EOFException cut) {
      throw new SoundFileException(path, begin, "the file was truncated since it was opened");
    }
    filled = n;
    return true;
  }
}

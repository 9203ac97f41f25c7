package tenuto.formats.decoding;

import java.io.IOException;

/** Bytes that are read in order from any position on. */
public interface ByteSource {
  /**
   * Reads up to {@code n} bytes to {@code bytes}, from index {@code from} on.
   *
   * @return their number, or -1 at the end
   */
  int read(byte[] bytes, int from, int n) throws IOException;

  /** The position of the next byte. */
  long position();

  /** Moves to {@code position}, which may be before the current one. */
  void seek(long position);
}

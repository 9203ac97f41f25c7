package tenuto.engine;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One sparse file that is mapped piece by piece.
 *
 * <p>It loses its name as soon as it is open, so that whatever ends the process leaves nothing
 * behind; only with {@code keep} it stays to be looked at.
 */
final class SwapFile implements AutoCloseable {
  private final Path path;
  private final RandomAccessFile file;
  private long length;

  SwapFile(Path folder, boolean keep) {
    try {
      Files.createDirectories(folder);
      path = Files.createTempFile(folder, "tenuto-", ".swap");
      file = new RandomAccessFile(path.toFile(), "rw");
      if (!keep) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw failed("cannot make a swap file in " + folder + ": " + e, e);
    }
  }

  /** With the message in the cause, where an operator's caller looks for what is wrong. */
  private static UncheckedIOException failed(String message, IOException cause) {
    return new UncheckedIOException(new IOException(message, cause));
  }

  long length() {
    return length;
  }

  /** Maps {@code bytes} more of the file, sparse: neither disk nor memory is taken yet. */
  Piece append(long bytes, Arena arena) {
    long from = length;
    MemorySegment mapped = Uninterrupted.call(() -> map(from, bytes, arena));
    length = from + bytes;
    return new Piece(this, from, mapped);
  }

  private MemorySegment map(long from, long bytes, Arena arena) {
    try {
      MemorySegment mapped = file.getChannel().map(MapMode.READ_WRITE, from, bytes, arena);
      // Seen as ordinary memory: a kernel that has met both kinds is compiled for both, which makes
      // it twice as long and a fifth slower.
      return MemorySegment.ofAddress(mapped.address()).reinterpret(bytes, arena, null);
    } catch (IOException e) {
      throw failed(
          "cannot map %s of %s: %s (see ulimit -v, ulimit -f and sysctl vm.max_map_count)"
              .formatted(Bytes.text(bytes), path, e.getMessage()),
          e);
    }
  }

  /**
   * Gives {@code bytes} at {@code from} their disk by writing what they hold once more, where the
   * system has no call for it.
   *
   * @return whether the disk had room
   */
  boolean rewrite(long from, long bytes) {
    byte[] buffer = new byte[1 << 16];
    synchronized (file) {
      try {
        for (long done = 0; done < bytes; ) {
          int n = (int) Math.min(buffer.length, bytes - done);
          file.seek(from + done);
          file.readFully(buffer, 0, n);
          file.seek(from + done);
          file.write(buffer, 0, n);
          done += n;
        }
        return true;
      } catch (IOException e) {
        return false;
      }
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw failed("cannot close " + path + ": " + e.getMessage(), e);
    }
  }

  /** A mapped stretch of a swap file, beginning at byte {@code from} of it. */
  record Piece(SwapFile file, long from, MemorySegment memory) {
    boolean contains(MemorySegment segment) {
      long at = segment.address() - memory.address();
      return at >= 0 && segment.byteSize() <= memory.byteSize() - at;
    }
  }
}

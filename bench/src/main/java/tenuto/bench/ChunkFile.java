package tenuto.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A sparse swap file without end, each chunk of which is a mapping of its own. */
final class ChunkFile implements AutoCloseable {
  private final FileChannel channel;
  private final Arena arena = Arena.ofShared();
  private long end;

  ChunkFile() {
    try {
      Path file = Files.createTempFile("tenuto-bench-", ".swap");
      channel =
          FileChannel.open(
              file,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The next chunk, zero. */
  synchronized MemorySegment map() {
    try {
      MemorySegment chunk =
          channel.map(FileChannel.MapMode.READ_WRITE, end, PerSample.Chunks.CHUNK_BYTES, arena);
      end += PerSample.Chunks.CHUNK_BYTES;
      return chunk;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    arena.close();
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

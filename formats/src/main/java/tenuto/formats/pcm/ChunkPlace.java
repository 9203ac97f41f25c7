package tenuto.formats.pcm;

import java.io.IOException;
import java.lang.foreign.StructLayout;
import java.util.List;

/**
 * Where a chunk of one file is kept in another, such as a chunk of a WAV file in a FLAC file.
 *
 * @param offset of its header
 * @param bytes of all of it
 */
public record ChunkPlace(long offset, long bytes) {
  /** Takes a chunk. */
  public interface Taker {
    void take(String id, long body, long size) throws IOException;
  }

  /**
   * Hands over chunks in their order.
   *
   * @param header the layout of their headers, with the fields {@code id} and {@code size}
   */
  public static void each(HeaderReader in, List<ChunkPlace> chunks, StructLayout header, Taker to)
      throws IOException {
    for (ChunkPlace place : chunks) {
      if (place.bytes >= header.byteSize()) {
        Structure chunk = in.peek(header, place.offset);
        long size = Math.min(chunk.get("size"), place.bytes - header.byteSize());
        to.take(chunk.text("id"), chunk.end(), size);
      }
    }
  }
}

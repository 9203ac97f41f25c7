package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.CHUNK;
import static tenuto.formats.wav.WavLayout.RIFF;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Metadata;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.Structure;

/**
 * The chunks of a WAV file in a FLAC file: its header without the samples, one chunk in each block,
 * as the program {@code flac} writes them with {@code --keep-foreign-metadata} and makes the WAV
 * file of them again. Markers, loops, bext and iXML are kept so; texts are FLAC's own.
 */
public final class ForeignChunks {
  private ForeignChunks() {}

  /**
   * A chunk in a file.
   *
   * @param offset of its header
   * @param bytes of all of it
   */
  public record Place(long offset, long bytes) {}

  /**
   * What the chunks say, except for texts and pictures.
   *
   * @param rate the sample rate
   */
  public static Metadata read(Path path, List<Place> chunks, double rate) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      HeaderReader in = new HeaderReader(path, file, new DamageLog(false));
      RiffMetadata metadata = new RiffMetadata(in);
      each(in, chunks, CHUNK, metadata::take);
      return metadata.metadata(rate).withTags(List.of()).withPictures(List.of());
    }
  }

  /** Takes a chunk. */
  public interface Taker {
    void take(String id, long body, long size) throws IOException;
  }

  /**
   * Hands over chunks in their order.
   *
   * @param header the layout of their headers, with the fields {@code id} and {@code size}
   */
  public static void each(HeaderReader in, List<Place> chunks, StructLayout header, Taker to)
      throws IOException {
    for (Place place : chunks) {
      if (place.bytes >= header.byteSize()) {
        Structure chunk = in.peek(header, place.offset);
        long size = Math.min(chunk.get("size"), place.bytes - header.byteSize());
        to.take(chunk.text("id"), chunk.end(), size);
      }
    }
  }

  /**
   * The chunks that keep what FLAC has no place for: none if there is nothing.
   *
   * @param pcm the samples as a WAV file has them
   */
  public static List<byte[]> of(Pcm pcm, Metadata metadata) {
    List<byte[]> chunks = new ArrayList<>();
    if (!metadata.hasPlaces()) {
      return chunks;
    }
    WavHeader header =
        WavHeader.of(pcm, metadata.withTags(List.of()).withPictures(List.of()), false);
    byte[] head = header.bytes();
    chunks.add(Arrays.copyOf(head, (int) RIFF.byteSize()));
    cut(head, (int) RIFF.byteSize(), chunks);
    byte[] tail = header.tail();
    cut(tail, (int) (pcm.dataBytes() & 1), chunks);
    return chunks;
  }

  /** Cuts bytes into chunks with their pad bytes; of the samples there is only the header. */
  private static void cut(byte[] bytes, int from, List<byte[]> chunks) {
    for (int at = from; at < bytes.length; ) {
      Structure chunk = Structure.in(MemorySegment.ofArray(bytes), at, CHUNK);
      long size = chunk.text("id").equals("data") ? 0 : chunk.get("size");
      int end = (int) (at + CHUNK.byteSize() + size + (size & 1));
      chunks.add(Arrays.copyOfRange(bytes, at, end));
      at = end;
    }
  }
}

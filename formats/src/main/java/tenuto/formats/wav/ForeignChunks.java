package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.CHUNK;
import static tenuto.formats.wav.WavLayout.RIFF;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Metadata;
import tenuto.formats.pcm.ChunkPlace;
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
   * What the chunks say, except for texts and pictures.
   *
   * @param rate the sample rate
   */
  public static Metadata read(Path path, List<ChunkPlace> chunks, double rate) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      HeaderReader in = new HeaderReader(path, file, new DamageLog(false));
      RiffMetadata metadata = new RiffMetadata(in);
      ChunkPlace.each(in, chunks, CHUNK, metadata::take);
      return metadata.metadata(rate).withTags(List.of()).withPictures(List.of());
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

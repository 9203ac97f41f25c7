package tenuto.formats.wav;

import static tenuto.formats.wav.W64Layout.ALIGNMENT;
import static tenuto.formats.wav.W64Layout.CHUNK;
import static tenuto.formats.wav.W64Layout.FACT;
import static tenuto.formats.wav.W64Layout.RIFF;
import static tenuto.formats.wav.W64Layout.SUMMARY;
import static tenuto.formats.wav.W64Layout.TEXT;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.pcm.Structure;

/** W64 files: WAV with 64-bit sizes throughout. */
public final class W64File {
  private W64File() {}

  /**
   * Opens a file and reads its header.
   *
   * @throws tenuto.formats.file.SoundFileException if it is not a W64 file that we can read
   * @throws IOException if it cannot be opened
   */
  public static SoundFile open(OpenFiles files, Path path) throws IOException {
    return ChunkWalk.open(files, path, W64Parser::new);
  }

  /**
   * Creates a file. Its texts and bext chunk are before the samples, and nothing is after them, not
   * even padding, as libsndfile takes everything there for samples. It has no cue points.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param pcm the samples, at any offset, of a layout that a WAV file can hold
   * @param metadata the metadata to write
   * @param dither added to samples that are rounded to integers
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm pcm, Metadata metadata, Dither dither) throws IOException {
    WavFile.requireTellable("a W64 file", target, pcm);
    FmtChunk fmt = FmtChunk.ofW64(pcm, metadata.speakers());
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    byte[] riff = new byte[(int) RIFF.byteSize()];
    byte[] body = new byte[(int) fmt.bytes()];
    fmt.write(MemorySegment.ofArray(body), 0);
    head.writeBytes(riff);
    chunk(head, W64Layout.ID_FMT, body);
    if (pcm.format().isFloat()) {
      byte[] fact = new byte[(int) FACT.byteSize()];
      Structure.in(MemorySegment.ofArray(fact), 0, FACT).set("frames", pcm.frames());
      chunk(head, W64Layout.ID_FACT, fact);
    }
    metadata(head, metadata);
    byte[] data = new byte[(int) CHUNK.byteSize()];
    Structure.in(MemorySegment.ofArray(data), 0, CHUNK)
        .set("id", W64Layout.ID_DATA)
        .set("size", CHUNK.byteSize() + pcm.dataBytes());
    head.writeBytes(data);
    Pcm placed = pcm.at(head.size());
    byte[] bytes = head.toByteArray();
    Structure.in(MemorySegment.ofArray(bytes), 0, RIFF)
        .set("id", W64Layout.ID_RIFF)
        .set("size", placed.dataOffset() + pcm.dataBytes())
        .set("form", W64Layout.ID_WAVE);
    return PcmWriter.create(parts, target, placed, bytes, new byte[0], dither);
  }

  /** Those tags for which a W64 file has no name. */
  public static List<Tag> unknown(List<Tag> tags) {
    return tags.stream().filter(tag -> !InfoTags.holds(tag)).toList();
  }

  private static void metadata(ByteArrayOutputStream out, Metadata metadata) {
    if (metadata.bext().hasRemaining()) {
      chunk(out, W64Layout.ID_BEXT, metadata.bextBytes());
    }
    List<Map.Entry<String, String>> infos = InfoTags.infos(metadata.tags());
    if (!infos.isEmpty()) {
      ByteArrayOutputStream texts = new ByteArrayOutputStream();
      byte[] count = new byte[(int) SUMMARY.byteSize()];
      Structure.in(MemorySegment.ofArray(count), 0, SUMMARY).set("texts", infos.size());
      texts.writeBytes(count);
      for (Map.Entry<String, String> info : infos) {
        byte[] letters = (info.getValue() + "\0").getBytes(StandardCharsets.UTF_16LE);
        byte[] head = new byte[(int) TEXT.byteSize()];
        Structure.in(MemorySegment.ofArray(head), 0, TEXT)
            .set("id", info.getKey())
            .set("size", letters.length);
        texts.writeBytes(head);
        texts.writeBytes(letters);
      }
      chunk(out, W64Layout.ID_SUMMARY, texts.toByteArray());
    }
  }

  private static void chunk(ByteArrayOutputStream out, String id, byte[] body) {
    byte[] head = new byte[(int) CHUNK.byteSize()];
    Structure.in(MemorySegment.ofArray(head), 0, CHUNK)
        .set("id", id)
        .set("size", CHUNK.byteSize() + body.length);
    out.writeBytes(head);
    out.writeBytes(Arrays.copyOf(body, body.length + ALIGNMENT - 1 & -ALIGNMENT));
  }
}

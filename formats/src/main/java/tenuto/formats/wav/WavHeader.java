package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.CHUNK;
import static tenuto.formats.wav.WavLayout.DS64;
import static tenuto.formats.wav.WavLayout.FACT;
import static tenuto.formats.wav.WavLayout.RIFF;
import static tenuto.formats.wav.WavLayout.SIZE_ELSEWHERE;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import tenuto.formats.file.Metadata;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.Structure;

/**
 * The chunks that we write before and after the samples of a WAV file.
 *
 * <p>Of the optional chunks only bext is before them, as many programs take the first 44 bytes for
 * the whole header.
 */
final class WavHeader {
  /** The largest frame in bytes: the header's block align has 16 bits. */
  static final int MAX_FRAME_BYTES = 0xFFFF;

  private final Pcm pcm;
  private final FmtChunk fmt;
  private final byte[] bext;
  private final byte[] tail;
  private final boolean big;

  private WavHeader(Pcm pcm, FmtChunk fmt, byte[] bext, byte[] tail, boolean big) {
    this.fmt = fmt;
    this.bext = bext;
    this.tail = tail;
    this.big = big;
    this.pcm = pcm.at(headBytes());
  }

  /** The header of a file without metadata. */
  static WavHeader of(SampleFormat format, int channels, long rate, long frames) {
    return of(new Pcm(format, channels, rate, frames, 0), Metadata.NONE, false);
  }

  /**
   * The header of a file: the classical one for up to two usual channels of 16-bit PCM or float,
   * WAVE_FORMAT_EXTENSIBLE for all else, and RF64 if the file has 4 GiB or more.
   *
   * @param rf64 whether to write RF64 in any case
   */
  static WavHeader of(Pcm pcm, Metadata metadata, boolean rf64) {
    byte[] bext = RiffTail.bext(metadata);
    byte[] tail = RiffTail.bytes(metadata, pcm.dataBytes(), pcm.rate());
    FmtChunk fmt = FmtChunk.ofWav(pcm, metadata.speakers());
    WavHeader small = new WavHeader(pcm, fmt, bext, tail, rf64);
    return rf64 || !small.needs64() ? small : new WavHeader(pcm, fmt, bext, tail, true);
  }

  /** The samples, with their offset after this header. */
  Pcm pcm() {
    return pcm;
  }

  /** The size of the whole file in bytes. */
  long fileBytes() {
    return pcm.dataOffset() + pcm.dataBytes() + tail.length;
  }

  /** The bytes after the samples: a pad byte if their size is odd, and metadata. */
  byte[] tail() {
    return tail;
  }

  /** The header's bytes, which end where the first frame begins. */
  byte[] bytes() {
    byte[] bytes = new byte[(int) pcm.dataOffset()];
    MemorySegment header = MemorySegment.ofArray(bytes);
    long riffBytes = fileBytes() - CHUNK.byteSize();
    Structure.in(header, 0, RIFF)
        .set("id", big ? "RF64" : "RIFF")
        .set("size", big ? SIZE_ELSEWHERE : riffBytes)
        .set("form", "WAVE");
    long at = RIFF.byteSize();
    if (big) {
      chunk(header, at, "ds64", DS64)
          .set("riffSize", riffBytes)
          .set("dataSize", pcm.dataBytes())
          .set("frames", pcm.frames());
      at += chunkBytes(DS64.byteSize());
    }
    System.arraycopy(bext, 0, bytes, (int) at, bext.length);
    at += bext.length;
    Structure.in(header, at, CHUNK).set("id", "fmt ").set("size", fmt.bytes());
    fmt.write(header, at + CHUNK.byteSize());
    at += chunkBytes(fmt.bytes());
    if (pcm.format().isFloat()) {
      chunk(header, at, "fact", FACT).set("frames", Math.min(pcm.frames(), SIZE_ELSEWHERE));
      at += chunkBytes(FACT.byteSize());
    }
    Structure.in(header, at, CHUNK)
        .set("id", "data")
        .set("size", big ? SIZE_ELSEWHERE : pcm.dataBytes());
    return bytes;
  }

  /** Writes a chunk's header and returns its body's fields, all zero. */
  private static Structure chunk(MemorySegment header, long at, String id, StructLayout layout) {
    Structure.in(header, at, CHUNK).set("id", id).set("size", layout.byteSize());
    return Structure.in(header, at + CHUNK.byteSize(), layout);
  }

  /**
   * Whether the sizes do not fit 32-bit fields, whose largest number is not a size but a marker.
   */
  private boolean needs64() {
    return fileBytes() - CHUNK.byteSize() >= SIZE_ELSEWHERE;
  }

  private long headBytes() {
    return RIFF.byteSize()
        + (big ? chunkBytes(DS64.byteSize()) : 0)
        + bext.length
        + chunkBytes(fmt.bytes())
        + (fmt.format().isFloat() ? chunkBytes(FACT.byteSize()) : 0)
        + CHUNK.byteSize();
  }

  private static long chunkBytes(long size) {
    return CHUNK.byteSize() + size;
  }
}

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
 * What we write before the samples of a WAV file, and after them.
 *
 * <p>Only a bext chunk stands before them beside what must: programs that take the first 44 bytes
 * for the header are many.
 */
final class WavHeader {
  /** The largest block align, and so frame, that the header's 16 bits can hold. */
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

  /** The header we write, without metadata. */
  static WavHeader of(SampleFormat format, int channels, long rate, long frames) {
    return of(new Pcm(format, channels, rate, frames, 0), Metadata.NONE, false);
  }

  /**
   * The header we write: the classical one for up to two usual channels of 16-bit PCM or float,
   * WAVE_FORMAT_EXTENSIBLE for all else, and RF64 where a file of 4 GiB or more needs it.
   *
   * @param rf64 whether it is RF64 in any case
   */
  static WavHeader of(Pcm pcm, Metadata metadata, boolean rf64) {
    byte[] bext = RiffMetadata.bext(metadata);
    byte[] tail = RiffMetadata.tail(metadata, pcm.dataBytes());
    FmtChunk fmt = FmtChunk.ofWav(pcm, metadata.speakers());
    WavHeader small = new WavHeader(pcm, fmt, bext, tail, rf64);
    return rf64 || !small.needs64() ? small : new WavHeader(pcm, fmt, bext, tail, true);
  }

  /** Where the samples are, after a header of this kind. */
  Pcm pcm() {
    return pcm;
  }

  /** Bytes of a whole file of ours. */
  long fileBytes() {
    return pcm.dataOffset() + pcm.dataBytes() + tail.length;
  }

  /** What follows the samples: a pad byte if they are of an odd size, and metadata. */
  byte[] tail() {
    return tail;
  }

  /** The bytes of the header, as many as stand before the first frame. */
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

  /** Writes a chunk's head and returns its fields, all zero as yet. */
  private static Structure chunk(MemorySegment header, long at, String id, StructLayout layout) {
    Structure.in(header, at, CHUNK).set("id", id).set("size", layout.byteSize());
    return Structure.in(header, at + CHUNK.byteSize(), layout);
  }

  /** Whether the sizes fit no 32-bit field; the largest number there is a sign, not a size. */
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

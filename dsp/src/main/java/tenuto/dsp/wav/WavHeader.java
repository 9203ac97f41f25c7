package tenuto.dsp.wav;

import static tenuto.dsp.wav.WavLayout.CHUNK;
import static tenuto.dsp.wav.WavLayout.DS64;
import static tenuto.dsp.wav.WavLayout.EXTENSION;
import static tenuto.dsp.wav.WavLayout.FACT;
import static tenuto.dsp.wav.WavLayout.FMT;
import static tenuto.dsp.wav.WavLayout.RIFF;
import static tenuto.dsp.wav.WavLayout.SIZE_ELSEWHERE;
import static tenuto.dsp.wav.WavLayout.id;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import tenuto.dsp.files.Pcm;
import tenuto.dsp.files.SampleFormat;
import tenuto.dsp.wav.WavLayout.Fields;

/**
 * What we write before the samples of a WAV file.
 *
 * @param pcm where they lie, behind a header of this kind
 */
record WavHeader(Pcm pcm) {
  /** The largest block align, and so frame, that the header's 16 bits can tell. */
  static final int MAX_FRAME_BYTES = 0xFFFF;

  /** FL 1, FR 2, FC 4, LFE 8, BL 10, BR 20, BC 100, SL 200, SR 400: mono to 7.1, by channels. */
  private static final int[] CHANNEL_MASKS = {0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3F, 0x70F, 0x63F};

  /**
   * The header we write: the classical one for up to two channels of 16-bit PCM or float,
   * WAVE_FORMAT_EXTENSIBLE for all else, and RF64 exactly when a file of 4 GiB or more needs it.
   */
  static WavHeader of(SampleFormat format, int channels, long rate, long frames) {
    long head = headBytes(format, channels);
    WavHeader small = new WavHeader(new Pcm(format, channels, rate, frames, head));
    long big = head + chunkBytes(DS64.byteSize());
    return small.needs64() ? new WavHeader(new Pcm(format, channels, rate, frames, big)) : small;
  }

  /** Bytes of a whole file of ours. */
  long fileBytes() {
    return pcm.dataOffset() + pcm.dataBytes() + tail().length;
  }

  /** What follows the samples: a pad byte if they are of an odd size. */
  byte[] tail() {
    return new byte[(int) (pcm.dataBytes() & 1)];
  }

  /** The bytes of a header made by {@link #of}, as many as stand before the first frame. */
  byte[] bytes() {
    byte[] bytes = new byte[(int) pcm.dataOffset()];
    MemorySegment header = MemorySegment.ofArray(bytes);
    long riffBytes = fileBytes() - CHUNK.byteSize();
    boolean big = needs64();
    new Fields(RIFF, header, 0)
        .set("id", id(big ? "RF64" : "RIFF"))
        .set("size", big ? SIZE_ELSEWHERE : riffBytes)
        .set("form", id("WAVE"));
    long at = RIFF.byteSize();
    if (big) {
      chunk(header, at, "ds64", DS64)
          .set("riffSize", riffBytes)
          .set("dataSize", pcm.dataBytes())
          .set("frames", pcm.frames());
      at += chunkBytes(DS64.byteSize());
    }
    at += format(header, at);
    if (pcm.format().isFloat()) {
      chunk(header, at, "fact", FACT).set("frames", Math.min(pcm.frames(), SIZE_ELSEWHERE));
      at += chunkBytes(FACT.byteSize());
    }
    new Fields(CHUNK, header, at)
        .set("id", id("data"))
        .set("size", big ? SIZE_ELSEWHERE : pcm.dataBytes());
    return bytes;
  }

  /** Writes the fmt chunk and returns its bytes. */
  private long format(MemorySegment header, long at) {
    SampleFormat format = pcm.format();
    int channels = pcm.channels();
    long rate = (long) pcm.rate();
    int tag = format.isFloat() ? WavLayout.TAG_FLOAT : WavLayout.TAG_PCM;
    boolean extensible = isExtensible(format, channels);
    chunk(header, at, "fmt ", FMT)
        .set("tag", extensible ? WavLayout.TAG_EXTENSIBLE : tag)
        .set("channels", channels)
        .set("rate", rate)
        // Too large for its field only in cases nobody plays live, which is what it is for.
        .set("bytesPerSecond", Math.min(rate * pcm.frameBytes(), 0xFFFF_FFFFL))
        .set("blockAlign", pcm.frameBytes())
        .set("bits", format.bits());
    long size = formatBytes(format, channels);
    new Fields(CHUNK, header, at).set("size", size);
    if (extensible) {
      new Fields(EXTENSION, header, at + CHUNK.byteSize() + FMT.byteSize())
          .set("size", EXTENSION.byteSize() - Short.BYTES)
          .set("validBits", format.bits())
          .set("channelMask", channels < CHANNEL_MASKS.length ? CHANNEL_MASKS[channels] : 0)
          .set("tag", tag)
          .set("guidMiddle", WavLayout.GUID_MIDDLE)
          .set("guidEnd", WavLayout.GUID_END);
    }
    return chunkBytes(size);
  }

  /** Writes a chunk's head and returns its fields, all zero as yet. */
  private static Fields chunk(MemorySegment header, long at, String id, StructLayout layout) {
    new Fields(CHUNK, header, at).set("id", id(id)).set("size", layout.byteSize());
    return new Fields(layout, header, at + CHUNK.byteSize());
  }

  /** Whether the sizes fit no 32-bit field; the largest number there is a sign, not a size. */
  private boolean needs64() {
    return fileBytes() - CHUNK.byteSize() >= SIZE_ELSEWHERE;
  }

  private static boolean isExtensible(SampleFormat format, int channels) {
    return channels > 2 || (!format.isFloat() && format.bits() > 16);
  }

  /** A classical float format has an extension too, of no bytes but its own 16-bit size. */
  private static long formatBytes(SampleFormat format, int channels) {
    if (isExtensible(format, channels)) {
      return FMT.byteSize() + EXTENSION.byteSize();
    }
    return FMT.byteSize() + (format.isFloat() ? Short.BYTES : 0);
  }

  private static long headBytes(SampleFormat format, int channels) {
    return RIFF.byteSize()
        + chunkBytes(formatBytes(format, channels))
        + (format.isFloat() ? chunkBytes(FACT.byteSize()) : 0)
        + CHUNK.byteSize();
  }

  private static long chunkBytes(long size) {
    return CHUNK.byteSize() + size;
  }
}

package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.EXTENSION;
import static tenuto.formats.wav.WavLayout.FMT;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import java.util.Optional;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.Structure;

/**
 * The fmt chunk of WAV and W64 files, which describes the frames.
 *
 * @param format the sample format
 * @param channels samples in a frame, at least 1
 * @param rate frames per second, at least 1
 * @param speakers the loudspeakers of the channels
 * @param extensible whether we write it as WAVE_FORMAT_EXTENSIBLE
 * @param adpcm the codec, if the frames are in blocks of ADPCM; the format is then what it gives
 */
record FmtChunk(
    SampleFormat format,
    int channels,
    long rate,
    Speakers speakers,
    boolean extensible,
    Optional<Adpcm> adpcm) {
  FmtChunk(SampleFormat format, int channels, long rate, Speakers speakers, boolean extensible) {
    this(format, channels, rate, speakers, extensible, Optional.empty());
  }

  /**
   * The chunk for a WAV file: the classical one for up to two channels of 16-bit PCM or float with
   * the usual loudspeakers.
   */
  static FmtChunk ofWav(Pcm pcm, Speakers speakers) {
    boolean classical =
        pcm.channels() <= 2
            && speakers.areUsual(pcm.channels())
            && (pcm.format().isFloat() || pcm.format().bits() <= 16);
    return new FmtChunk(pcm.format(), pcm.channels(), (long) pcm.rate(), speakers, !classical);
  }

  /** The chunk for a W64 file: libsndfile rejects an extensible one with floats. */
  static FmtChunk ofW64(Pcm pcm, Speakers speakers) {
    boolean extensible = !pcm.format().isFloat() && ofWav(pcm, speakers).extensible;
    return new FmtChunk(pcm.format(), pcm.channels(), (long) pcm.rate(), speakers, extensible);
  }

  int frameBytes() {
    return channels * format.bytes();
  }

  /** Reads the body of a chunk of {@code size} bytes. */
  static FmtChunk read(HeaderReader in, long at, long size) throws IOException {
    Structure fmt = in.structure(FMT, at, size);
    long tag = fmt.get("tag");
    long bits = fmt.get("bits");
    Speakers speakers = Speakers.UNTOLD;
    if (tag == WavLayout.TAG_EXTENSIBLE) {
      Structure extension = extension(in, at, size, bits);
      tag = extension.get("tag");
      if (in.order() == ByteOrder.BIG_ENDIAN && tag > 0xFFFF) {
        tag >>= 16; // SoX writes it as a number of 16 bits.
      }
      if (Adpcm.isTag(tag)) {
        throw in.refuse(extension.offset("tag"), "ADPCM has no extensible format");
      }
      speakers = Speakers.of(extension.get("channelMask"), (int) fmt.get("channels"));
    }
    long channels = fmt.get("channels");
    long rate = fmt.get("rate");
    SampleFormat format = format(in, fmt, tag, bits);
    if (channels == 0) {
      throw in.refuse(
          fmt.offset("channels"), "the number of channels must be at least 1, but is 0");
    }
    in.requireRate(fmt, "rate", rate);
    if (Adpcm.isTag(tag)) {
      Adpcm adpcm = Adpcm.read(in, fmt, size);
      return new FmtChunk(format, (int) channels, rate, speakers, false, Optional.of(adpcm));
    }
    FmtChunk chunk = new FmtChunk(format, (int) channels, rate, speakers, false);
    if (fmt.get("blockAlign") != chunk.frameBytes()) {
      in.concede(
          fmt.offset("blockAlign"),
          "the block align must be %d (%d × %s), but is %d"
              .formatted(chunk.frameBytes(), channels, format, fmt.get("blockAlign")),
          "ignored");
    }
    return chunk;
  }

  private static SampleFormat format(HeaderReader in, Structure fmt, long tag, long bits)
      throws IOException {
    boolean floating = tag == WavLayout.TAG_FLOAT;
    switch ((int) tag) {
      case WavLayout.TAG_PCM, WavLayout.TAG_FLOAT -> {
        // PCM of 12 or 20 bits is in the upper bits of the next whole bytes.
        int stored = (int) (floating ? bits : (bits + 7) & -8);
        return SampleFormat.of(stored, floating)
            .orElseThrow(
                () ->
                    in.refuse(
                        fmt.offset("bits"),
                        floating
                            ? "bits of a float must be 32 or 64, but are " + bits
                            : "bits of PCM must be 1 to 32, but are " + bits));
      }
      case WavLayout.TAG_MS_ADPCM, WavLayout.TAG_IMA_ADPCM -> {
        return SampleFormat.PCM_16;
      }
      case WavLayout.TAG_A_LAW -> {
        return SampleFormat.A_LAW;
      }
      case WavLayout.TAG_MU_LAW -> {
        return SampleFormat.MU_LAW;
      }
      default ->
          throw in.refuse(
              fmt.offset("tag"),
              "format must be PCM (1), ADPCM (2, 17), IEEE float (3), A-law (6) or µ-law (7), but is "
                  + tag);
    }
  }

  /**
   * Reads the extension, whose format tag counts. It may give fewer valid bits than are stored:
   * they are the upper ones, and the others are zero.
   */
  private static Structure extension(HeaderReader in, long fmt, long size, long bits)
      throws IOException {
    Structure extension = in.structure(EXTENSION, fmt + FMT.byteSize(), size - FMT.byteSize());
    if (extension.get("validBits") > bits) {
      in.concede(
          extension.offset("validBits"),
          "valid bits must be at most " + bits + ", but are " + extension.get("validBits"),
          "ignored");
    }
    boolean big = in.order() == ByteOrder.BIG_ENDIAN;
    long middle = extension.get("guidMiddle");
    long end = big ? Long.reverseBytes(WavLayout.GUID_END) : WavLayout.GUID_END;
    if (extension.get("guidEnd") != end
        || (big
            ? middle != WavLayout.BIG_GUID_MIDDLE && middle != WavLayout.SOX_GUID_MIDDLE
            : middle != WavLayout.GUID_MIDDLE)) {
      throw in.refuse(
          extension.offset("tag"), "the sub-format's GUID must be that of PCM or float");
    }
    return extension;
  }

  /** The size of its body, in bytes, when we write it. */
  long bytes() {
    if (extensible) {
      return FMT.byteSize() + EXTENSION.byteSize();
    }
    // A classical float format has an extension, too, which consists only of its 16-bit size.
    return FMT.byteSize() + (format.isFloat() ? Short.BYTES : 0);
  }

  /** Writes its body. */
  void write(MemorySegment header, long at) {
    int tag = format.isFloat() ? WavLayout.TAG_FLOAT : WavLayout.TAG_PCM;
    Structure.in(header, at, FMT)
        .set("tag", extensible ? WavLayout.TAG_EXTENSIBLE : tag)
        .set("channels", channels)
        .set("rate", rate)
        // It can be too large for its field only at rates at which nobody plays live, which is its
        // purpose.
        .set("bytesPerSecond", Math.min(rate * frameBytes(), 0xFFFF_FFFFL))
        .set("blockAlign", frameBytes())
        .set("bits", format.bits());
    if (extensible) {
      Structure.in(header, at + FMT.byteSize(), EXTENSION)
          .set("size", EXTENSION.byteSize() - Short.BYTES)
          .set("validBits", format.bits())
          .set("channelMask", speakers.maskOf(channels))
          .set("tag", tag)
          .set("guidMiddle", WavLayout.GUID_MIDDLE)
          .set("guidEnd", WavLayout.GUID_END);
    }
  }
}

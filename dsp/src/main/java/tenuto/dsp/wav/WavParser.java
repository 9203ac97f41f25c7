package tenuto.dsp.wav;

import static tenuto.dsp.wav.WavLayout.CHUNK;
import static tenuto.dsp.wav.WavLayout.DS64;
import static tenuto.dsp.wav.WavLayout.EXTENSION;
import static tenuto.dsp.wav.WavLayout.FMT;
import static tenuto.dsp.wav.WavLayout.RIFF;
import static tenuto.dsp.wav.WavLayout.SIZE_ELSEWHERE;
import static tenuto.dsp.wav.WavLayout.id;
import static tenuto.dsp.wav.WavLayout.letters;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.nio.file.Path;
import tenuto.dsp.files.Pcm;
import tenuto.dsp.files.SampleFormat;
import tenuto.dsp.files.SoundFileException;
import tenuto.dsp.wav.WavLayout.Fields;

/**
 * Finds out what a WAV file holds: walks its chunks as far as both {@code fmt } and {@code data}.
 *
 * <p>The size in the file header is not looked at: it is wrong in many files that are otherwise
 * whole. The size of the data chunk is believed, and must be there, with three exceptions that
 * programs writing into a pipe leave behind; then what is there counts: 0xFFFFFFFF; SoX's
 * 0x7FFFF000, or the whole frames in it; and 0, unless another chunk follows.
 */
final class WavParser {
  /** Written by SoX where it cannot know the size. */
  private static final long SOX_SIZE = 0x7FFF_F000L;

  private final Path path;
  private final RandomAccessFile file;
  private final long length;

  private WavParser(Path path, RandomAccessFile file) throws IOException {
    this.path = path;
    this.file = file;
    this.length = file.length();
  }

  static Pcm parse(Path path, RandomAccessFile file) throws IOException {
    return new WavParser(path, file).parse();
  }

  private Pcm parse() throws IOException {
    if (length == 0) {
      throw new SoundFileException(path, 0, "the file is empty");
    }
    Fields riff = fields(RIFF, 0);
    String kind = letters(riff.get("id"));
    if (!kind.equals("RIFF") && !kind.equals("RF64") && !kind.equals("BW64")) {
      throw new SoundFileException(
          path, 0, "a WAV file begins with RIFF, RF64 or BW64, this one with '" + kind + "'");
    }
    if (riff.get("form") != id("WAVE")) {
      long at = riff.offset("form");
      throw new SoundFileException(
          path, at, "the form must be 'WAVE', but is '" + letters(riff.get("form")) + "'");
    }
    Frame frame = null;
    long dataOffset = -1;
    long dataBytes = 0;
    Fields ds64 = null;
    for (long at = RIFF.byteSize(); frame == null || dataOffset < 0; ) {
      if (length - at < CHUNK.byteSize()) {
        String missing = dataOffset < 0 ? "data" : "fmt";
        throw new SoundFileException(path, at, "the file ends without a " + missing + " chunk");
      }
      Fields chunk = fields(CHUNK, at);
      long id = chunk.get("id");
      long size = chunk.get("size");
      long body = at + CHUNK.byteSize();
      if (!WavLayout.isName(id)) {
        throw new SoundFileException(
            path, at, "four letters must name a chunk, not '" + letters(id) + "'");
      }
      if (id == id("data") && dataOffset < 0) {
        boolean big = !kind.equals("RIFF") && size == SIZE_ELSEWHERE;
        if (big && ds64 == null) {
          throw new SoundFileException(
              path, at, kind + " needs a ds64 chunk before the data chunk");
        }
        dataOffset = body;
        size = big ? ds64.get("dataSize") : knownSize(size, body, frame);
        dataBytes = size;
      }
      if (size < 0 || size > length - body) {
        String promised = Long.toUnsignedString(size) + " bytes, but " + (length - body);
        throw new SoundFileException(
            path, at, "the " + letters(id).strip() + " chunk promises " + promised + " are there");
      }
      if (id == id("ds64")) {
        ds64 = fields(DS64, body, size);
      } else if (id == id("fmt ") && frame == null) {
        frame = frame(body, size);
      }
      at = body + size + (size & 1);
    }
    long frames = dataBytes / frame.bytes();
    return new Pcm(frame.format, frame.channels, frame.rate, frames, dataOffset);
  }

  /**
   * The bytes of the data chunk: {@code size}, or all that is there when that was a placeholder.
   */
  private long knownSize(long size, long body, Frame frame) throws IOException {
    long present = length - body;
    boolean placeholder =
        switch ((int) size) {
          case 0 -> !isChunk(body);
          case (int) SIZE_ELSEWHERE -> true;
          default ->
              size > present
                  && size <= SOX_SIZE
                  && size > SOX_SIZE - (frame == null ? 1 : frame.bytes());
        };
    return placeholder ? present : size;
  }

  /** Whether the bytes at {@code at} look like a chunk, and not like samples. */
  private boolean isChunk(long at) throws IOException {
    if (length - at < CHUNK.byteSize()) {
      return false;
    }
    Fields chunk = fields(CHUNK, at);
    return WavLayout.isName(chunk.get("id")) && chunk.get("size") <= length - at - CHUNK.byteSize();
  }

  /** What the fmt chunk says. */
  private record Frame(SampleFormat format, int channels, long rate) {
    int bytes() {
      return channels * format.bytes();
    }
  }

  private Frame frame(long at, long size) throws IOException {
    Fields fmt = fields(FMT, at, size);
    long tag = fmt.get("tag");
    long bits = fmt.get("bits");
    if (tag == WavLayout.TAG_EXTENSIBLE) {
      tag = extendedTag(at, size, bits);
    }
    if (tag != WavLayout.TAG_PCM && tag != WavLayout.TAG_FLOAT) {
      String rule = "format must be PCM (1) or IEEE float (3), but is " + tag;
      throw new SoundFileException(path, at + fmt.offset("tag"), rule);
    }
    long channels = fmt.get("channels");
    if (channels == 0) {
      throw new SoundFileException(
          path, at + fmt.offset("channels"), "the number of channels must be at least 1, but is 0");
    }
    long rate = fmt.get("rate");
    if (rate == 0) {
      throw new SoundFileException(
          path, at + fmt.offset("rate"), "the sample rate must be at least 1 Hz, but is 0");
    }
    boolean floating = tag == WavLayout.TAG_FLOAT;
    // PCM of 12 or 20 bits lies in the upper bits of the next whole bytes.
    int stored = (int) (floating ? bits : (bits + 7) & -8);
    SampleFormat format =
        SampleFormat.of(stored, floating)
            .orElseThrow(
                () ->
                    new SoundFileException(
                        path,
                        at + fmt.offset("bits"),
                        floating
                            ? "bits of a float must be 32 or 64, but are " + bits
                            : "bits of PCM must be 1 to 32, but are " + bits));
    Frame frame = new Frame(format, (int) channels, rate);
    if (fmt.get("blockAlign") != frame.bytes()) {
      throw new SoundFileException(
          path,
          at + fmt.offset("blockAlign"),
          "the block align must be %d (%d × %s), but is %d"
              .formatted(frame.bytes(), channels, format, fmt.get("blockAlign")));
    }
    return frame;
  }

  /**
   * The format tag in the extension. Fewer valid bits than stored ones are no matter: they are the
   * upper ones, and the others zero.
   */
  private long extendedTag(long fmt, long size, long bits) throws IOException {
    long at = fmt + FMT.byteSize();
    Fields extension = fields(EXTENSION, at, size - FMT.byteSize());
    if (extension.get("validBits") > bits) {
      throw new SoundFileException(
          path,
          at + extension.offset("validBits"),
          "valid bits must be at most " + bits + ", but are " + extension.get("validBits"));
    }
    if (extension.get("guidMiddle") != WavLayout.GUID_MIDDLE
        || extension.get("guidEnd") != WavLayout.GUID_END) {
      throw new SoundFileException(
          path, at + extension.offset("tag"), "the sub-format's GUID must be that of PCM or float");
    }
    return extension.get("tag");
  }

  /** The structure at {@code at}, in a chunk that has {@code size} bytes from there on. */
  private Fields fields(StructLayout layout, long at, long size) throws IOException {
    if (size < layout.byteSize()) {
      throw new SoundFileException(
          path,
          at,
          "the %s must have %d bytes or more, but has %d"
              .formatted(name(layout), layout.byteSize(), size));
    }
    return fields(layout, at);
  }

  private Fields fields(StructLayout layout, long at) throws IOException {
    byte[] bytes = new byte[(int) layout.byteSize()];
    if (length - at < bytes.length) {
      throw new SoundFileException(
          path,
          at,
          "the %s must have %d bytes, but the file ends after %d"
              .formatted(name(layout), bytes.length, length - at));
    }
    file.seek(at);
    file.readFully(bytes);
    return new Fields(layout, MemorySegment.ofArray(bytes), 0);
  }

  private static String name(StructLayout layout) {
    return layout.name().orElseThrow();
  }
}

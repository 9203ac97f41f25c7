package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.CHUNK;
import static tenuto.formats.wav.WavLayout.DS64;
import static tenuto.formats.wav.WavLayout.RIFF;
import static tenuto.formats.wav.WavLayout.SIZE_ELSEWHERE;

import java.io.IOException;
import java.lang.foreign.StructLayout;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.Chunks;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmHeader;
import tenuto.formats.pcm.Structure;

/**
 * Parses a WAV file.
 *
 * <p>The size in the file header is ignored: it is wrong in many files that are otherwise intact.
 * The size of the data chunk is believed, and that many bytes must be present, except for three
 * values that programs write into a pipe: 0xFFFFFFFF; SoX's 0x7FFFF000, or the largest multiple of
 * whole frames in it; and 0, unless another chunk follows. Then all present bytes count.
 */
final class WavParser extends ChunkWalk {
  /** The size that SoX writes if it does not know it. */
  private static final long SOX_SIZE = 0x7FFF_F000L;

  private final RiffMetadata metadata;
  private String kind;
  private Structure ds64;

  WavParser(HeaderReader in) {
    super(in);
    this.metadata = new RiffMetadata(in);
  }

  @Override
  PcmHeader parse() throws IOException {
    Structure riff = in.structure(RIFF, 0);
    kind = riff.text("id");
    if (kind.equals("RIFX")) {
      in.readBigEndian();
    } else if (!kind.equals("RIFF") && !kind.equals("RF64") && !kind.equals("BW64")) {
      throw in.refuse(
          0,
          "a WAV file starts with RIFF, RIFX, RF64 or BW64, this one with '%s'"
              .formatted(Structure.printable(kind)));
    }
    if (!riff.text("form").equals("WAVE")) {
      throw in.refuse(
          riff.offset("form"),
          "the form must be 'WAVE', but is '%s'".formatted(Structure.printable(riff.text("form"))));
    }
    Pcm pcm = walk("a WAV file", RIFF.byteSize());
    String container = isClassical() ? "WAV" : kind;
    return in.header(container, pcm, metadata.metadata(pcm.rate()).with(fmt.speakers()));
  }

  /** Whether its sizes have 32 bits. */
  private boolean isClassical() {
    return kind.equals("RIFF") || kind.equals("RIFX");
  }

  /** The start of a missing chunk after a damaged one, if damage is allowed. */
  @Override
  long after(long at, SoundFileException damaged) throws IOException {
    long next = in.allowsDamage() ? in.find(at + 1, "fmt ", "data") : -1;
    if (next < 0) {
      throw damaged;
    }
    in.concede(damaged.offset(), damaged.rule(), "skipped up to byte " + next);
    return next;
  }

  @Override
  StructLayout head() {
    return CHUNK;
  }

  @Override
  long chunk(long at) throws IOException {
    Structure chunk = in.structure(CHUNK, at);
    String id = Chunks.name(in, chunk, at);
    long size = chunk.get("size");
    long body = chunk.end();
    boolean isData = id.equals("data") && dataOffset < 0;
    if (isData) {
      boolean big = !isClassical() && size == SIZE_ELSEWHERE;
      if (big && ds64 == null) {
        in.concede(at, kind + " needs a ds64 chunk before the data chunk", ALL);
        size = in.length() - body;
      } else {
        size = big ? ds64.get("dataSize") : knownSize(size, body);
      }
    }
    if (size < 0 || size > in.length() - body) {
      String rule =
          "the %s chunk declares %s bytes, but %d are present"
              .formatted(id.strip(), Long.toUnsignedString(size), in.length() - body);
      if (!isData) {
        throw in.refuse(at, rule);
      }
      in.concede(at, rule, ALL);
      size = in.length() - body;
    }
    if (isData) {
      dataOffset = body;
      dataBytes = size;
    } else if (id.equals("ds64")) {
      ds64 = in.structure(DS64, body, size);
    } else if (id.equals("fmt ") && fmt == null) {
      fmt = FmtChunk.read(in, body, size);
    } else if (id.equals("fact")) {
      long length = size;
      in.attempt(() -> facts = in.structure(WavLayout.FACT, body, length).get("frames"));
    } else {
      metadata.take(id, body, size);
    }
    // The pad byte after the last chunk is missing in some files.
    return Math.min(body + size + (size & 1), in.length());
  }

  /** The size of the data chunk: {@code size}, or all present bytes if that was a placeholder. */
  private long knownSize(long size, long body) throws IOException {
    long present = in.length() - body;
    boolean placeholder =
        switch ((int) size) {
          case 0 -> !isChunk(body);
          case (int) SIZE_ELSEWHERE -> true;
          default ->
              size > present
                  && size <= SOX_SIZE
                  && size > SOX_SIZE - (fmt == null ? 1 : fmt.frameBytes());
        };
    return placeholder ? present : size;
  }

  /** Whether the bytes at {@code at} look like a chunk header rather than samples. */
  private boolean isChunk(long at) throws IOException {
    if (in.length() - at < CHUNK.byteSize()) {
      return false;
    }
    Structure chunk = in.peek(CHUNK, at);
    return Structure.isPrintable(chunk.text("id"))
        && chunk.get("size") <= in.length() - at - CHUNK.byteSize();
  }
}

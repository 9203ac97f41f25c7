package tenuto.formats.wav;

import static tenuto.formats.wav.W64Layout.ALIGNMENT;
import static tenuto.formats.wav.W64Layout.CHUNK;
import static tenuto.formats.wav.W64Layout.RIFF;
import static tenuto.formats.wav.W64Layout.SUMMARY;
import static tenuto.formats.wav.W64Layout.TEXT;

import java.io.IOException;
import java.lang.foreign.StructLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmHeader;
import tenuto.formats.pcm.Structure;

/**
 * Parses a W64 file.
 *
 * <p>The data chunk's size is believed, and that many bytes must be present, unless it is less than
 * its own header or one of the two largest numbers, which programs write into a pipe: ffmpeg writes
 * the largest signed number, libsndfile one less than the header's size. Then all present bytes
 * count.
 */
final class W64Parser extends ChunkWalk {
  /** The largest chunk of texts that is read, in bytes. */
  private static final long MOST_BYTES = 1 << 20;

  private final List<Tag> tags = new ArrayList<>();
  private byte[] bext = {};

  W64Parser(HeaderReader in) {
    super(in);
  }

  @Override
  PcmHeader parse() throws IOException {
    Structure riff = in.structure(RIFF, 0);
    if (!riff.text("id").equals(W64Layout.ID_RIFF)) {
      throw in.refuse(0, "a W64 file starts with the GUID of 'riff'");
    }
    if (!riff.text("form").equals(W64Layout.ID_WAVE)) {
      throw in.refuse(riff.offset("form"), "the form must be the GUID of 'wave'");
    }
    Pcm pcm = walk("a W64 file", RIFF.byteSize());
    return in.header(
        "W64", pcm, new Metadata(tags, List.of(), ByteBuffer.wrap(bext)).with(fmt.speakers()));
  }

  @Override
  StructLayout head() {
    return CHUNK;
  }

  @Override
  long chunk(long at) throws IOException {
    Structure chunk = in.structure(CHUNK, at);
    String id = chunk.text("id");
    String name = Structure.printable(id.substring(0, 4)).strip();
    long whole = chunk.get("size");
    long present = in.length() - at;
    boolean isData = id.equals(W64Layout.ID_DATA) && dataOffset < 0;
    if (isData && (whole + 1 <= CHUNK.byteSize() || whole == Long.MAX_VALUE)) {
      whole = present;
    }
    if (whole < CHUNK.byteSize() || whole > present) {
      String rule =
          "the %s chunk must have %d to %d bytes with its header, but declares %s"
              .formatted(name, CHUNK.byteSize(), present, Long.toUnsignedString(whole));
      if (!isData) {
        throw in.refuse(at, rule);
      }
      in.concede(at, rule, ALL);
      whole = present;
    }
    long body = chunk.end();
    long size = whole - CHUNK.byteSize();
    if (isData) {
      dataOffset = body;
      dataBytes = size;
    } else if (id.equals(W64Layout.ID_FMT) && fmt == null) {
      fmt = FmtChunk.read(in, body, size);
    } else if (id.equals(W64Layout.ID_FACT)) {
      in.attempt(() -> facts = in.structure(W64Layout.FACT, body, size).get("frames"));
    } else if (id.equals(W64Layout.ID_SUMMARY)) {
      in.attempt(() -> texts(body, size));
    } else if (id.equals(W64Layout.ID_BEXT)) {
      in.attempt(() -> bext(body, size));
    }
    // The padding after the last chunk is missing in some files.
    return Math.min(at + (whole + ALIGNMENT - 1 & -ALIGNMENT), in.length());
  }

  private void require(long body, long size) throws IOException {
    if (size > MOST_BYTES) {
      throw in.refuse(
          body, "such a chunk may have %d bytes, but has %d".formatted(MOST_BYTES, size));
    }
  }

  private void bext(long body, long size) throws IOException {
    require(body, size);
    in.structure(WavLayout.BEXT, body, size);
    bext = in.bytes(body, (int) size);
  }

  private void texts(long body, long size) throws IOException {
    require(body, size);
    long texts = in.structure(SUMMARY, body, size).get("texts");
    long end = body + size;
    long at = body + SUMMARY.byteSize();
    for (long i = 0; i < texts; i++) {
      Structure text = in.structure(TEXT, at, end - at);
      long length = text.get("size");
      if (length > end - text.end()) {
        throw in.refuse(
            at,
            "the text declares %d bytes, but %d are present".formatted(length, end - text.end()));
      }
      byte[] letters = in.bytes(text.end(), (int) length);
      String value = new String(letters, StandardCharsets.UTF_16LE);
      int zero = value.indexOf(0);
      tags.add(InfoTags.tag(text.text("id"), zero < 0 ? value : value.substring(0, zero)));
      at = text.end() + length;
    }
  }
}

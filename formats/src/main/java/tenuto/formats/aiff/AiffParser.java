package tenuto.formats.aiff;

import static tenuto.formats.aiff.AiffLayout.CHAN;
import static tenuto.formats.aiff.AiffLayout.CHUNK;
import static tenuto.formats.aiff.AiffLayout.COMM;
import static tenuto.formats.aiff.AiffLayout.COMPRESSION;
import static tenuto.formats.aiff.AiffLayout.FORM;
import static tenuto.formats.aiff.AiffLayout.FVER;
import static tenuto.formats.aiff.AiffLayout.SSND;

import java.io.IOException;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.Chunks;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmHeader;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.Structure;

/**
 * Parses an AIFF file by walking its chunks to the end. Once both {@code COMM} and {@code SSND} are
 * found, the samples can be read, and errors after that become warnings.
 *
 * <p>The number of frames is that of {@code COMM}, and all must be present. Exceptions are two
 * values that programs write into a pipe: a size of 0 of the {@code SSND} chunk as the last chunk,
 * or one above 2^31 − 2^25 that is more than the file has; then all present frames count. The size
 * in the file header is ignored.
 */
final class AiffParser {
  /** Programs that do not know a size write one above this, a little below 2 GiB. */
  private static final long LARGE_SIZE = 0x7E00_0000L;

  private final HeaderReader in;
  private final AiffMetadata metadata;
  private String type;
  private Frames comm;
  private long dataOffset = -1;
  private long dataBytes;
  private boolean piped;

  /** The loudspeakers; -1 if not given. */
  private long bitmap = -1;

  /** The contents of the COMM chunk. */
  private record Frames(
      SampleFormat format, Compression compression, int channels, double rate, Structure source) {
    int frameBytes() {
      return channels * format.bytes();
    }
  }

  private AiffParser(HeaderReader in) {
    this.in = in;
    this.metadata = new AiffMetadata(in);
  }

  static PcmHeader parse(HeaderReader in) throws IOException {
    return new AiffParser(in).parse();
  }

  private PcmHeader parse() throws IOException {
    Structure form = in.structure(FORM, 0);
    type = form.text("type");
    if (!form.text("id").equals("FORM")) {
      throw in.refuse(
          0,
          "an AIFF file starts with FORM, this one with '%s'"
              .formatted(Structure.printable(form.text("id"))));
    }
    if (!type.equals("AIFF") && !type.equals("AIFC")) {
      throw in.refuse(
          form.offset("type"),
          "the type must be 'AIFF' or 'AIFC', but is '%s'".formatted(Structure.printable(type)));
    }
    new Chunks(in, "an AIFF file", this::isComplete).read(FORM.byteSize(), this::chunk);
    Pcm pcm = pcm();
    return in.header(
        type.equals("AIFF") ? "AIFF" : "AIFF-C",
        pcm,
        metadata.metadata(pcm.rate()).with(speakers()));
  }

  private Pcm pcm() throws IOException {
    long there = dataBytes / comm.frameBytes();
    long frames = comm.source.get("frames");
    if (piped) {
      frames = there;
    } else if (frames < there) {
      in.warn(
          comm.source.offset("frames"),
          ("the COMM chunk declares %d frames, but the SSND chunk has %d: the rest" + " is ignored")
              .formatted(frames, there));
    } else if (frames > there) {
      in.concede(
          comm.source.offset("frames"),
          ("the COMM chunk declares %d frames of %d bytes, but the SSND chunk has" + " %d bytes")
              .formatted(frames, comm.frameBytes(), dataBytes),
          there + " are read");
      frames = there;
    }
    return new Pcm(
        comm.format, comm.compression.order(), comm.channels, comm.rate, frames, dataOffset);
  }

  private boolean isComplete() {
    return comm != null && dataOffset >= 0;
  }

  /** Reads a chunk and returns where the next one begins. */
  private long chunk(long at) throws IOException {
    if (!isComplete() && in.length() - at < CHUNK.byteSize()) {
      if (comm != null && comm.source.get("frames") == 0) {
        dataOffset = in.length(); // A file without frames needs no SSND chunk.
        return in.length();
      }
      String missing = comm == null ? "COMM" : "SSND";
      throw in.refuse(at, "the file ends without a " + missing + " chunk");
    }
    Structure chunk = in.structure(CHUNK, at);
    String id = Chunks.name(in, chunk, at);
    long size = chunk.get("size");
    long body = chunk.end();
    long present = in.length() - body;
    if (id.equals("SSND") && dataOffset < 0) {
      boolean open = size == 0 && present >= SSND.byteSize();
      if (open || (size > present && size >= LARGE_SIZE)) {
        piped = true;
        size = present;
      }
    }
    if (size > present) {
      String rule =
          "the %s chunk declares %d bytes, but %d are present".formatted(id.strip(), size, present);
      if (!id.equals("SSND") || dataOffset >= 0) {
        throw in.refuse(at, rule);
      }
      in.concede(at, rule, "all bytes present are read as samples");
      size = present;
    }
    if (id.equals("SSND") && dataOffset < 0) {
      frames(body, size);
    } else if (id.equals("COMM") && comm == null) {
      comm = common(body, size);
    } else if (id.equals("CHAN")) {
      long length = size;
      in.attempt(() -> channels(body, length));
    } else if (id.equals("FVER")) {
      long length = size;
      in.attempt(() -> in.structure(FVER, body, length));
    } else {
      metadata.take(id, body, size);
    }
    // The pad byte after the last chunk is missing in some files.
    return Math.min(body + size + (size & 1), in.length());
  }

  /** Layouts not given as a bitmap are taken for the usual one. */
  private void channels(long body, long size) throws IOException {
    Structure chan = in.structure(CHAN, body, size);
    if (chan.get("tag") == AiffLayout.IN_BITMAP) {
      bitmap = chan.get("bitmap");
    }
  }

  private Speakers speakers() {
    return bitmap < 0 ? Speakers.UNTOLD : Speakers.of(bitmap, comm.channels);
  }

  private void frames(long body, long size) throws IOException {
    Structure ssnd = in.structure(SSND, body, size);
    long offset = ssnd.get("offset");
    if (offset > size - SSND.byteSize()) {
      throw in.refuse(
          ssnd.offset("offset"),
          ("the first frame must be within the SSND chunk's %d bytes, but is %d"
                  + " after its header")
              .formatted(size, offset));
    }
    dataOffset = ssnd.end() + offset;
    dataBytes = size - SSND.byteSize() - offset;
  }

  private Frames common(long body, long size) throws IOException {
    Structure source = in.structure(COMM, body, size);
    Compression compression = Compression.NONE;
    if (type.equals("AIFC")) {
      Structure its = in.structure(COMPRESSION, source.end(), size - COMM.byteSize());
      compression = Compression.of(its.text("type"));
      if (compression == null) {
        throw in.refuse(
            its.offset("type"),
            "the compression must be NONE, twos, sowt, in24, in32, 42n1, 23ni, raw, fl32, fl64,"
                + " ulaw or alaw, but is '%s'".formatted(Structure.printable(its.text("type"))));
      }
    }
    long channels = source.get("channels");
    if (channels == 0) {
      throw in.refuse(
          source.offset("channels"), "the number of channels must be at least 1, but is 0");
    }
    double rate = source.extended80("rate");
    in.requireRate(source, "rate", rate);
    SampleFormat format =
        compression.format(source.get("bits"), rule -> in.refuse(source.offset("bits"), rule));
    return new Frames(format, compression, (int) channels, rate, source);
  }
}

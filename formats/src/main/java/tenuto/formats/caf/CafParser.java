package tenuto.formats.caf;

import static tenuto.formats.caf.CafLayout.CHUNK;
import static tenuto.formats.caf.CafLayout.DATA;
import static tenuto.formats.caf.CafLayout.DESC;
import static tenuto.formats.caf.CafLayout.FILE;
import static tenuto.formats.caf.CafLayout.PAKT;

import java.io.IOException;
import java.nio.ByteOrder;
import tenuto.formats.pcm.Chunks;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmHeader;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.Structure;

/**
 * Parses a CAF file by walking its chunks to the end. Once both {@code desc} and {@code data} are
 * found, errors become warnings. A data chunk of size −1, as programs write that do not know it,
 * reaches to the file's end.
 */
final class CafParser {
  private static final int MOST_CHANNELS = 0xFFFF;

  private final HeaderReader in;
  private final CafMetadata metadata;
  private Pcm desc;
  private Structure pakt;
  private long dataOffset = -1;
  private long dataBytes;

  private CafParser(HeaderReader in) {
    this.in = in;
    metadata = new CafMetadata(in);
  }

  static PcmHeader parse(HeaderReader in) throws IOException {
    return new CafParser(in).parse();
  }

  private PcmHeader parse() throws IOException {
    Structure file = in.structure(FILE, 0);
    if (!file.text("id").equals("caff")) {
      throw in.refuse(
          0,
          "a CAF file starts with caff, this one with '%s'"
              .formatted(Structure.printable(file.text("id"))));
    }
    if (file.get("version") != 1) {
      throw in.refuse(
          file.offset("version"), "the version must be 1, but is " + file.get("version"));
    }
    new Chunks(in, "a CAF file", this::isComplete).read(FILE.byteSize(), this::chunk);
    Pcm pcm = pcm();
    return in.header("CAF", pcm, metadata.metadata(pcm.channels()));
  }

  private boolean isComplete() {
    return desc != null && dataOffset >= 0;
  }

  /** The samples, without those that a packet table excludes. */
  private Pcm pcm() {
    long there = dataBytes / desc.frameBytes();
    Pcm all = desc.of(there).at(dataOffset);
    if (pakt == null) {
      return all;
    }
    long priming = pakt.get("priming");
    long frames = pakt.get("frames");
    if (frames < 0 || priming > there || frames > there - priming) {
      in.warn(
          pakt.offset("frames"),
          "the packet table declares %d frames after %d, but %d are present: ignored"
              .formatted(frames, priming, there));
      return all;
    }
    return all.of(frames).at(dataOffset + priming * desc.frameBytes());
  }

  /** Reads a chunk and returns where the next one begins. */
  private long chunk(long at) throws IOException {
    if (!isComplete() && in.length() - at < CHUNK.byteSize()) {
      String missing = desc == null ? "desc" : "data";
      throw in.refuse(at, "the file ends without a " + missing + " chunk");
    }
    Structure chunk = in.structure(CHUNK, at);
    String id = Chunks.name(in, chunk, at);
    long size = chunk.get("size");
    long body = chunk.end();
    long present = in.length() - body;
    boolean isData = id.equals("data") && dataOffset < 0;
    if (isData && size == -1) {
      size = present;
    }
    if (size < 0 || size > present) {
      String rule =
          "the %s chunk declares %s bytes, but %d are present"
              .formatted(id.strip(), Long.toUnsignedString(size), present);
      if (!isData) {
        throw in.refuse(at, rule);
      }
      in.concede(at, rule, "all bytes present are read as samples");
      size = present;
    }
    if (isData) {
      Structure data = in.structure(DATA, body, size);
      dataOffset = data.end();
      dataBytes = size - DATA.byteSize();
    } else if (id.equals("desc") && desc == null) {
      desc = description(in.structure(DESC, body, size));
    } else if (id.equals("pakt")) {
      long length = size;
      in.attempt(() -> pakt = in.structure(PAKT, body, length));
    } else {
      metadata.take(id, body, size);
    }
    return body + size;
  }

  private Pcm description(Structure source) throws IOException {
    long channels = source.get("channels");
    if (channels < 1 || channels > MOST_CHANNELS) {
      throw in.refuse(
          source.offset("channels"),
          "the number of channels must be 1 to %d, but is %d".formatted(MOST_CHANNELS, channels));
    }
    double rate = source.real("rate");
    in.requireRate(source, "rate", rate);
    boolean little = (source.get("flags") & CafLayout.IS_LITTLE_ENDIAN) != 0;
    SampleFormat format = format(source);
    Pcm pcm =
        new Pcm(
            format,
            little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN,
            (int) channels,
            rate,
            0,
            0);
    long bytes = source.get("packetBytes");
    if (bytes != pcm.frameBytes() || source.get("packetFrames") != 1) {
      throw in.refuse(
          source.offset("packetBytes"),
          "a packet must have 1 frame of %d bytes (%d × %s), but has %d of %d"
              .formatted(pcm.frameBytes(), channels, format, source.get("packetFrames"), bytes));
    }
    return pcm;
  }

  private SampleFormat format(Structure source) throws IOException {
    String name = source.text("format");
    long bits = source.get("bits");
    boolean floating = (source.get("flags") & CafLayout.IS_FLOAT) != 0;
    return switch (name) {
      case "ulaw" -> SampleFormat.MU_LAW;
      case "alaw" -> SampleFormat.A_LAW;
      case "lpcm" -> {
        if (!floating && (bits + 7) / 8 == 1) {
          yield SampleFormat.PCM_8_SIGNED;
        }
        // If the bits do not fill whole bytes, they are the upper ones, and the others are zero.
        yield SampleFormat.of(stored(bits, floating), floating)
            .orElseThrow(
                () ->
                    in.refuse(
                        source.offset("bits"),
                        floating
                            ? "bits of a float must be 32 or 64, but are " + bits
                            : "bits of PCM must be 1 to 32, but are " + bits));
      }
      default ->
          throw in.refuse(
              source.offset("format"),
              "the format must be lpcm, ulaw or alaw, but is '%s'"
                  .formatted(Structure.printable(name)));
    };
  }

  /** The bits of whole bytes that hold a sample. */
  private static int stored(long bits, boolean floating) {
    long stored = floating ? bits : (bits + 7) / 8 * 8;
    return (int) Math.min(stored, Integer.MAX_VALUE);
  }
}

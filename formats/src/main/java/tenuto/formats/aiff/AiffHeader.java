package tenuto.formats.aiff;

import static tenuto.formats.aiff.AiffLayout.CHAN;
import static tenuto.formats.aiff.AiffLayout.CHUNK;
import static tenuto.formats.aiff.AiffLayout.COMM;
import static tenuto.formats.aiff.AiffLayout.COMPRESSION;
import static tenuto.formats.aiff.AiffLayout.FORM;
import static tenuto.formats.aiff.AiffLayout.FVER;
import static tenuto.formats.aiff.AiffLayout.SSND;

import java.lang.foreign.MemorySegment;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.Structure;

/** The chunks that we write before and after the samples of an AIFF file. */
final class AiffHeader {
  private final Pcm pcm;
  private final Compression compression;
  private final boolean aifc;
  private final byte[] compressionText;
  private final Speakers speakers;
  private final byte[] metadata;

  /**
   * @param pcm the samples, at any offset
   * @param aifc whether to write AIFF-C, which floats and little-endian samples require
   */
  AiffHeader(Pcm pcm, Metadata metadata, boolean aifc) {
    this.aifc = aifc;
    this.compression = Compression.writing(pcm.format(), pcm.order());
    this.compressionText = AiffMetadata.pascal(compression.text);
    this.speakers = metadata.speakers();
    this.metadata = AiffMetadata.chunks(metadata);
    this.pcm = pcm.at(headBytes());
  }

  private long commBytes() {
    return COMM.byteSize() + (aifc ? COMPRESSION.byteSize() + compressionText.length : 0);
  }

  private long headBytes() {
    return FORM.byteSize()
        + (aifc ? CHUNK.byteSize() + FVER.byteSize() : 0)
        + CHUNK.byteSize()
        + commBytes()
        + (speakers.areTold() ? CHUNK.byteSize() + CHAN.byteSize() : 0)
        + CHUNK.byteSize()
        + SSND.byteSize();
  }

  /** The samples, with their offset in the file. */
  Pcm pcm() {
    return pcm;
  }

  /** The size of the whole file in bytes. */
  long fileBytes() {
    return pcm.dataOffset() + pcm.dataBytes() + (pcm.dataBytes() & 1) + metadata.length;
  }

  /** The bytes after the samples: a pad byte if their size is odd, and metadata. */
  byte[] tail() {
    int pad = (int) (pcm.dataBytes() & 1);
    byte[] tail = new byte[pad + metadata.length];
    System.arraycopy(metadata, 0, tail, pad, metadata.length);
    return tail;
  }

  /** The header's bytes, which end where the first frame begins. */
  byte[] bytes() {
    byte[] bytes = new byte[(int) pcm.dataOffset()];
    MemorySegment header = MemorySegment.ofArray(bytes);
    Structure.in(header, 0, FORM)
        .set("id", "FORM")
        .set("size", fileBytes() - CHUNK.byteSize())
        .set("type", aifc ? "AIFC" : "AIFF");
    long at = FORM.byteSize();
    if (aifc) {
      at = chunk(header, at, "FVER", FVER.byteSize());
      Structure.in(header, at, FVER).set("timestamp", AiffLayout.AIFC_VERSION);
      at += FVER.byteSize();
    }
    at = chunk(header, at, "COMM", commBytes());
    Structure.in(header, at, COMM)
        .set("channels", pcm.channels())
        .set("frames", pcm.frames())
        .set("bits", pcm.format().bits())
        .setExtended80("rate", pcm.rate());
    if (aifc) {
      Structure.in(header, at + COMM.byteSize(), COMPRESSION).set("type", compression.letters);
      int text = (int) (at + COMM.byteSize() + COMPRESSION.byteSize());
      System.arraycopy(compressionText, 0, bytes, text, compressionText.length);
    }
    at += commBytes();
    if (speakers.areTold()) {
      at = chunk(header, at, "CHAN", CHAN.byteSize());
      Structure.in(header, at, CHAN)
          .set("tag", AiffLayout.IN_BITMAP)
          .set("bitmap", speakers.mask());
      at += CHAN.byteSize();
    }
    chunk(header, at, "SSND", SSND.byteSize() + pcm.dataBytes());
    return bytes;
  }

  /** Writes a chunk's header and returns where its body begins. */
  private static long chunk(MemorySegment header, long at, String id, long size) {
    Structure.in(header, at, CHUNK).set("id", id).set("size", size);
    return at + CHUNK.byteSize();
  }
}

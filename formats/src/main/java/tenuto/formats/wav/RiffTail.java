package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.CUE;
import static tenuto.formats.wav.WavLayout.CUES;
import static tenuto.formats.wav.WavLayout.LABEL;
import static tenuto.formats.wav.WavLayout.REGION;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Structure;
import tenuto.formats.tags.Id3Frame;
import tenuto.formats.tags.Id3Writer;
import tenuto.formats.tags.Pictures;

/** Writes the metadata chunks of a RIFF file, which {@link RiffMetadata} reads. */
final class RiffTail {
  /** The last frame that 32 bits can count. */
  private static final long LAST = 0xFFFF_FFFFL;

  private RiffTail() {}

  /** The bext chunk, or nothing. */
  static byte[] bext(Metadata metadata) {
    Chunks chunks = new Chunks();
    if (metadata.bext().hasRemaining()) {
      chunks.add("bext", metadata.bextBytes());
    }
    return chunks.bytes();
  }

  /**
   * The bytes after {@code dataBytes} of samples: a pad byte if they need one, cue points that fit
   * 32 bits with what is said of them, loops, iXML, and texts, all of them once more as ID3 if INFO
   * cannot hold them or there are pictures.
   *
   * @param rate the sample rate
   */
  static byte[] bytes(Metadata metadata, long dataBytes, double rate) {
    Chunks all = new Chunks();
    all.pad(dataBytes);
    List<Cue> cues = metadata.cues().stream().filter(cue -> cue.frame() <= LAST).toList();
    if (!cues.isEmpty()) {
      all.add("cue ", points(cues));
      all.add("LIST", labels(cues));
    }
    SamplerChunks.add(all, metadata.instrument(), rate);
    if (!metadata.ixml().isEmpty()) {
      all.add("iXML", HeaderText.encode(metadata.ixml()));
    }
    all.addAll(texts(metadata.tags(), metadata.pictures().stream().map(Pictures::id3).toList()));
    return all.bytes();
  }

  private static byte[] labels(List<Cue> cues) {
    Chunks labels = new Chunks().form("adtl");
    for (int i = 0; i < cues.size(); i++) {
      Cue cue = cues.get(i);
      label(labels, "labl", i + 1, cue.label());
      if (!cue.note().isEmpty()) {
        label(labels, "note", i + 1, cue.note());
      }
      if (cue.length() > 0) {
        byte[] region = new byte[(int) REGION.byteSize()];
        Chunks.fields(region, REGION)
            .set("name", i + 1)
            .set("length", Math.min(cue.length(), LAST))
            .set("purpose", "rgn ");
        labels.add("ltxt", region);
      }
    }
    return labels.bytes();
  }

  private static void label(Chunks to, String id, int name, String text) {
    byte[] body = Chunks.body(LABEL, text);
    Chunks.fields(body, LABEL).set("name", name);
    to.add(id, body);
  }

  /**
   * The chunks with texts: INFO, and ID3 if INFO cannot hold all of them.
   *
   * @param frames further ones for the ID3 tag
   */
  static byte[] texts(List<Tag> tags, List<Id3Frame> frames) {
    Chunks all = new Chunks();
    List<Map.Entry<String, String>> infos = InfoTags.infos(tags);
    if (!infos.isEmpty()) {
      Chunks texts = new Chunks().form("INFO");
      for (Map.Entry<String, String> info : infos) {
        byte[] text = HeaderText.encode(info.getValue());
        texts.add(info.getKey(), Arrays.copyOf(text, text.length + 1));
      }
      all.add("LIST", texts.bytes());
    }
    if (!frames.isEmpty() || !InfoTags.hold(tags)) {
      all.add("id3 ", Id3Writer.bytes(tags, frames));
    }
    return all.bytes();
  }

  private static byte[] points(List<Cue> cues) {
    byte[] bytes = new byte[(int) (CUES.byteSize() + cues.size() * CUE.byteSize())];
    MemorySegment body = MemorySegment.ofArray(bytes);
    Structure.in(body, 0, CUES).set("points", cues.size());
    for (int i = 0; i < cues.size(); i++) {
      Structure.in(body, CUES.byteSize() + i * CUE.byteSize(), CUE)
          .set("name", i + 1)
          .set("position", cues.get(i).frame())
          .set("chunk", "data")
          .set("frame", cues.get(i).frame());
    }
    return bytes;
  }
}

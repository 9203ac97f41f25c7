package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.BEXT;
import static tenuto.formats.wav.WavLayout.CHUNK;
import static tenuto.formats.wav.WavLayout.CUE;
import static tenuto.formats.wav.WavLayout.CUES;
import static tenuto.formats.wav.WavLayout.LABEL;
import static tenuto.formats.wav.WavLayout.LIST;
import static tenuto.formats.wav.WavLayout.REGION;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Structure;
import tenuto.formats.tags.Id3Contents;
import tenuto.formats.tags.Id3Tag;

/**
 * Reads the metadata chunks of a RIFF file: lists of texts (LIST-INFO), cue points with their
 * labels, notes and lengths (cue and LIST-adtl), loops (smpl, inst), the broadcast extension (bext)
 * and iXML, which are kept unchanged, and an ID3 tag ("id3 "), which has the texts that INFO has no
 * names for.
 */
final class RiffMetadata {
  /** The largest chunk that is read, in bytes. */
  private static final long MOST_BYTES = 1 << 20;

  /** The most texts, labels and cue points that are read. */
  private static final int MOST_PARTS = 10_000;

  private final HeaderReader in;
  private final List<Tag> tags = new ArrayList<>();
  private final List<Long> names = new ArrayList<>();
  private final List<Long> frames = new ArrayList<>();
  private final Map<Long, String> labels = new HashMap<>();
  private final Map<Long, String> notes = new HashMap<>();

  /** The texts of regions. */
  private final Map<Long, String> texts = new HashMap<>();

  private final Map<Long, Long> lengths = new HashMap<>();
  private final SamplerChunks sampler = new SamplerChunks();
  private byte[] bext = {};
  private String ixml = "";
  private Id3Contents id3 = Id3Contents.NONE;
  private int parts;

  RiffMetadata(HeaderReader in) {
    this.in = in;
  }

  /** Reads a chunk's body if it is one of these; damage in it becomes a warning. */
  void take(String id, long body, long size) throws IOException {
    switch (id) {
      case "LIST" -> in.attempt(() -> list(body, size));
      case "cue " -> in.attempt(() -> cues(body, size));
      case "bext" ->
          in.attempt(
              () -> {
                if (in.order() == ByteOrder.BIG_ENDIAN) {
                  throw in.refuse(body, "a bext chunk is little endian, and RIFX is not");
                }
                require(id, body, size);
                in.structure(BEXT, body, size);
                bext = in.bytes(body, (int) size);
              });
      case "iXML" ->
          in.attempt(
              () -> {
                require(id, body, size);
                ixml = HeaderText.decode(in.bytes(body, (int) size), 0, (int) size);
              });
      case "smpl" -> in.attempt(() -> sampler.sampler(in, body, size));
      case "inst" -> in.attempt(() -> sampler.instrument(in, body, size));
      case "id3 ", "ID3 " -> {
        int most = (int) Math.min(size, Id3Tag.MOST_BYTES);
        in.attempt(() -> id3 = Id3Contents.read(in.bytes(body, most)));
      }
      default -> {}
    }
  }

  private void require(String id, long body, long size) throws IOException {
    if (size > MOST_BYTES) {
      throw in.refuse(
          body, "a %s chunk may have %d bytes, but has %d".formatted(id, MOST_BYTES, size));
    }
  }

  private void countPart(long at) throws IOException {
    if (++parts > MOST_PARTS) {
      throw in.refuse(
          at, "a file may have %d texts, labels and cues, but has more".formatted(MOST_PARTS));
    }
  }

  private void list(long body, long size) throws IOException {
    require("LIST", body, size);
    String form = in.structure(LIST, body, size).text("form");
    if (!form.equals("INFO") && !form.equals("adtl")) {
      return;
    }
    long end = body + size;
    for (long at = body + LIST.byteSize(); at + CHUNK.byteSize() <= end; ) {
      countPart(at);
      Structure chunk = in.structure(CHUNK, at);
      long length = chunk.get("size");
      long text = chunk.end();
      if (length > end - text) {
        throw in.refuse(
            at,
            "the %s of a LIST chunk declares %d bytes, but %d are present"
                .formatted(Structure.printable(chunk.text("id")), length, end - text));
      }
      byte[] bytes = in.bytes(text, (int) length);
      if (form.equals("INFO")) {
        Tag tag = InfoTags.tag(chunk.text("id"), HeaderText.decode(bytes, 0, bytes.length).strip());
        if (!tag.text().isEmpty() && !tags.contains(tag)) {
          tags.add(tag);
        }
      } else {
        label(chunk.text("id"), text, bytes);
      }
      at = text + length + (length & 1);
    }
  }

  /** What a chunk of an adtl list, whose body is there, says about a cue point. */
  private void label(String id, long at, byte[] bytes) throws IOException {
    int fields = (int) (id.equals("ltxt") ? REGION : LABEL).byteSize();
    if (bytes.length < fields) {
      return;
    }
    long name = in.peek(LABEL, at).get("name");
    String text = HeaderText.decode(bytes, fields, bytes.length - fields);
    switch (id) {
      case "labl" -> labels.put(name, text);
      case "note" -> notes.put(name, text);
      case "ltxt" -> {
        lengths.put(name, in.peek(REGION, at).get("length"));
        texts.put(name, text);
      }
      default -> {}
    }
  }

  private void cues(long body, long size) throws IOException {
    require("cue", body, size);
    long points = in.structure(CUES, body, size).get("points");
    long at = body + CUES.byteSize();
    if (points > (size - CUES.byteSize()) / CUE.byteSize()) {
      throw in.refuse(
          body,
          "the cue chunk declares %d points, but has %d bytes for them"
              .formatted(points, size - CUES.byteSize()));
    }
    for (long i = 0; i < points; i++) {
      countPart(at);
      Structure point = in.structure(CUE, at + i * CUE.byteSize());
      names.add(point.get("name"));
      frames.add(point.get("frame"));
    }
  }

  /**
   * All metadata read. The text of a region is its label, or a note if it has another label; if
   * there are no cue points, the chapters of an ID3 tag are.
   *
   * @param rate the sample rate
   */
  Metadata metadata(double rate) {
    List<Cue> cues = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      long name = names.get(i);
      String text = texts.getOrDefault(name, "");
      String label = labels.getOrDefault(name, text);
      String note = notes.getOrDefault(name, text.equals(label) ? "" : text);
      cues.add(new Cue(frames.get(i), label, lengths.getOrDefault(name, 0L), note));
    }
    List<Cue> all = names.isEmpty() ? id3.cues(rate) : cues;
    return new Metadata(Metadata.merged(id3.tags(), tags), all, ByteBuffer.wrap(bext))
        .with(sampler.read())
        .withPictures(id3.pictures())
        .withIxml(ixml);
  }
}

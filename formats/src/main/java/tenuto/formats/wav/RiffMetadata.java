package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.BEXT;
import static tenuto.formats.wav.WavLayout.CHUNK;
import static tenuto.formats.wav.WavLayout.CUE;
import static tenuto.formats.wav.WavLayout.CUES;
import static tenuto.formats.wav.WavLayout.LIST;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Structure;
import tenuto.formats.tags.Id3Frame;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.tags.Id3Writer;

/**
 * The metadata chunks of a RIFF file: lists of texts (LIST-INFO), cue points and their labels (cue
 * and LIST-adtl), the broadcast extension (bext), which is kept unchanged, and an ID3 tag ("id3 "),
 * which has the texts that INFO has no names for.
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
  private byte[] bext = {};
  private List<Tag> id3 = List.of();
  private int parts;

  RiffMetadata(HeaderReader in) {
    this.in = in;
  }

  // ---- Reading ---------------------------------------------------------------------------------

  /** Reads a chunk's body if it is one of these; damage in it becomes a warning. */
  void take(String id, long body, long size) throws IOException {
    switch (id) {
      case "LIST" -> in.attempt(() -> list(body, size));
      case "cue " -> in.attempt(() -> cues(body, size));
      case "bext" ->
          in.attempt(
              () -> {
                require(id, body, size);
                in.structure(BEXT, body, size);
                bext = in.bytes(body, (int) size);
              });
      case "id3 ", "ID3 " -> {
        int most = (int) Math.min(size, Id3Tag.MOST_BYTES);
        in.attempt(() -> id3 = Id3Tag.read(in.bytes(body, most)));
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
        tags.add(InfoTags.tag(chunk.text("id"), HeaderText.decode(bytes, 0, bytes.length)));
      } else if (chunk.text("id").equals("labl") && length >= Integer.BYTES) {
        ByteBuffer label = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        long name = Integer.toUnsignedLong(label.getInt(0));
        labels.put(name, HeaderText.decode(bytes, Integer.BYTES, bytes.length - Integer.BYTES));
      }
      at = text + length + (length & 1);
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

  /** All metadata read. */
  Metadata metadata() {
    List<Cue> cues = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      cues.add(new Cue(frames.get(i), labels.getOrDefault(names.get(i), "")));
    }
    return new Metadata(Metadata.merged(id3, tags), cues, ByteBuffer.wrap(bext));
  }

  // ---- Writing ---------------------------------------------------------------------------------

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
   * 32 bits and their labels, and texts, all of them once more as ID3 if INFO cannot hold them.
   */
  static byte[] tail(Metadata metadata, long dataBytes) {
    Chunks all = new Chunks();
    all.pad(dataBytes);
    List<Cue> cues = metadata.cues().stream().filter(cue -> cue.frame() <= 0xFFFF_FFFFL).toList();
    if (!cues.isEmpty()) {
      all.add("cue ", points(cues));
      Chunks labels = new Chunks();
      labels.text("adtl");
      for (int i = 0; i < cues.size(); i++) {
        byte[] text = HeaderText.encode(cues.get(i).label());
        byte[] label = new byte[Integer.BYTES + text.length + 1];
        ByteBuffer.wrap(label).order(ByteOrder.LITTLE_ENDIAN).putInt(i + 1).put(text);
        labels.add("labl", label);
      }
      all.add("LIST", labels.bytes());
    }
    all.addAll(texts(metadata.tags(), List.of()));
    return all.bytes();
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
      Chunks texts = new Chunks();
      texts.text("INFO");
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

  /** A sequence of chunks being written. */
  private static final class Chunks {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    void text(String letters) {
      out.writeBytes(letters.getBytes(StandardCharsets.ISO_8859_1));
    }

    void addAll(byte[] chunks) {
      out.writeBytes(chunks);
    }

    void pad(long size) {
      if ((size & 1) == 1) {
        out.write(0);
      }
    }

    void add(String id, byte[] body) {
      byte[] head = new byte[(int) CHUNK.byteSize()];
      Structure.in(MemorySegment.ofArray(head), 0, CHUNK).set("id", id).set("size", body.length);
      out.writeBytes(head);
      out.writeBytes(body);
      pad(body.length);
    }

    byte[] bytes() {
      return out.toByteArray();
    }
  }
}

package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.CHUNK;

import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.nio.charset.StandardCharsets;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Structure;

/** A sequence of chunks being written. */
final class Chunks {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Adds letters that name what a list contains. */
  Chunks form(String letters) {
    out.writeBytes(letters.getBytes(StandardCharsets.ISO_8859_1));
    return this;
  }

  void addAll(byte[] chunks) {
    out.writeBytes(chunks);
  }

  /** Adds a zero after an odd size. */
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

  /** The fields at the start of a body. */
  static Structure fields(byte[] body, StructLayout layout) {
    return Structure.in(MemorySegment.ofArray(body), 0, layout);
  }

  /** A body of fields, all zero, and a text that ends with a zero. */
  static byte[] body(StructLayout fields, String text) {
    byte[] letters = HeaderText.encode(text);
    byte[] body = new byte[(int) fields.byteSize() + letters.length + 1];
    System.arraycopy(letters, 0, body, (int) fields.byteSize(), letters.length);
    return body;
  }

  byte[] bytes() {
    return out.toByteArray();
  }
}

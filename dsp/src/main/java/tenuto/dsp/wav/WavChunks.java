package tenuto.dsp.wav;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.PaddingLayout;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The chunks of a WAV file one after the other, and the fields of those that we know, for people to
 * look at: of a damaged file all up to the damage.
 *
 * <p>It judges nothing that the samples do not depend on; what can be read is {@link WavFile}'s to
 * say.
 */
public final class WavChunks {
  private static final ValueLayout.OfInt SIZE =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfLong LARGE_SIZE =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** A file may hold nothing but heads of chunks. */
  private static final int MOST = 1000;

  private final RandomAccessFile file;
  private final long length;
  private final List<Field> fields = new ArrayList<>();
  private final List<Chunk> chunks = new ArrayList<>();
  private String damage;

  /**
   * A field of a header.
   *
   * @param offset its first byte in the file
   * @param bytes how many it has
   * @param name the structure it belongs to and its own, such as "fmt chunk: channels"
   * @param value a number, or letters in quotes
   */
  public record Field(long offset, long bytes, String name, String value) {}

  /**
   * A chunk.
   *
   * @param offset of its head in the file
   * @param bytes that follow its head
   */
  public record Chunk(String id, long offset, long bytes) {}

  private WavChunks(RandomAccessFile file) throws IOException {
    this.file = file;
    this.length = file.length();
  }

  /** Walks through a file. */
  public static WavChunks of(Path path) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      WavChunks walk = new WavChunks(file);
      walk.walk();
      return walk;
    }
  }

  /** The fields of all headers, in the order of the file. */
  public List<Field> fields() {
    return fields;
  }

  /** The chunks, in the order of the file; a thousand at most. */
  public List<Chunk> chunks() {
    return chunks;
  }

  /** Where and why the walk came to its end before the file did. */
  public Optional<String> damage() {
    return Optional.ofNullable(damage);
  }

  private void walk() throws IOException {
    long at = WavLayout.RIFF.byteSize();
    MemorySegment head = read(WavLayout.RIFF, 0, length);
    if (head == null || !letters(head, 8).equals("WAVE")) {
      damage = "byte 0: there is no WAV header";
      return;
    }
    long sizeElsewhere = -1;
    while (at < length && damage == null) {
      MemorySegment chunk = read(WavLayout.CHUNK, at, length - at);
      String id = chunk == null ? "" : letters(chunk, 0);
      long body = at + WavLayout.CHUNK.byteSize();
      if (!id.matches("[ -~]{4}") || chunks.size() == MOST) {
        damage = "byte %d: %d bytes that are no chunk follow".formatted(at, length - at);
        return;
      }
      long size = Integer.toUnsignedLong(chunk.get(SIZE, Integer.BYTES));
      if (size == WavLayout.SIZE_ELSEWHERE && id.equals("data") && sizeElsewhere >= 0) {
        size = sizeElsewhere;
      }
      long there = Math.min(size, length - body);
      chunks.add(new Chunk(id, at, there));
      if (there < size) {
        damage =
            "byte %d: the %s chunk promises %d bytes, but %d are there"
                .formatted(at, id.strip(), size, there);
      }
      sizeElsewhere = body(id, body, there, sizeElsewhere);
      at = body + there + (there & 1);
    }
  }

  /** Tells what lies in a chunk, and returns the size of the samples if it says it. */
  private long body(String id, long at, long size, long sizeElsewhere) throws IOException {
    switch (id) {
      case "fmt " -> {
        read(WavLayout.FMT, at, size);
        long base = WavLayout.FMT.byteSize();
        if (size >= base + WavLayout.EXTENSION.byteSize()) {
          read(WavLayout.EXTENSION, at + base, size - base);
        }
      }
      case "ds64" -> {
        MemorySegment sizes = read(WavLayout.DS64, at, size);
        return sizes == null ? -1 : sizes.get(LARGE_SIZE, Long.BYTES);
      }
      case "fact" -> read(WavLayout.FACT, at, size);
      default -> {
        if (size > 0) {
          String what = id.equals("data") ? "samples" : "body";
          fields.add(new Field(at, size, id.strip() + " chunk: " + what, "-"));
        }
      }
    }
    return sizeElsewhere;
  }

  /** The structure at a place, its fields noted; null if fewer bytes are there. */
  private MemorySegment read(StructLayout layout, long at, long there) throws IOException {
    if (there < layout.byteSize() || length - at < layout.byteSize()) {
      return null;
    }
    byte[] bytes = new byte[(int) layout.byteSize()];
    file.seek(at);
    file.readFully(bytes);
    MemorySegment memory = MemorySegment.ofArray(bytes);
    note(layout, memory, 0, at);
    return memory;
  }

  /**
   * Notes the fields of a structure.
   *
   * @param from where it begins in {@code bytes}
   * @param at where {@code bytes} begin in the file
   */
  private void note(GroupLayout layout, MemorySegment bytes, long from, long at) {
    long offset = from;
    for (MemoryLayout member : layout.memberLayouts()) {
      String name = layout.name().orElse("") + ": " + member.name().orElse("");
      switch (member) {
        case PaddingLayout _ -> {}
        case GroupLayout inner -> note(inner, bytes, offset, at);
        case SequenceLayout letters -> note(name, at + offset, letters, quoted(bytes, offset));
        case ValueLayout number -> {
          boolean named = name.endsWith(": id") || name.endsWith(": form");
          String text =
              named ? quoted(bytes, offset) : Long.toUnsignedString(number(number, bytes, offset));
          note(name, at + offset, number, text);
        }
      }
      offset += member.byteSize();
    }
  }

  private void note(String name, long at, MemoryLayout field, String value) {
    fields.add(new Field(at, field.byteSize(), name, value));
  }

  private static long number(ValueLayout field, MemorySegment bytes, long at) {
    return switch (field) {
      case ValueLayout.OfByte b -> Byte.toUnsignedLong(bytes.get(b, at));
      case ValueLayout.OfShort s -> Short.toUnsignedLong(bytes.get(s, at));
      case ValueLayout.OfInt i -> Integer.toUnsignedLong(bytes.get(i, at));
      case ValueLayout.OfLong l -> bytes.get(l, at);
      default -> throw new AssertionError(field);
    };
  }

  /** Four letters that no terminal takes for more. */
  private static String quoted(MemorySegment bytes, long at) {
    return "'" + letters(bytes, at).replaceAll("[^ -~]", "?") + "'";
  }

  /** Four letters, as they are. */
  private static String letters(MemorySegment bytes, long at) {
    byte[] four = bytes.asSlice(at, Integer.BYTES).toArray(ValueLayout.JAVA_BYTE);
    return new String(four, StandardCharsets.ISO_8859_1);
  }
}

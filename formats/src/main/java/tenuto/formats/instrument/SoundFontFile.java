package tenuto.formats.instrument;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.HeaderReader;

/**
 * The lists of a SoundFont 2 file: records of presets, instruments, zones ("bags"), generators and
 * samples.
 *
 * <p>Source: Creative, "SoundFont technical specification", version 2.04, 2006.
 */
final class SoundFontFile {
  /** A list of records of one size, the last of which only ends the one before it. */
  enum Table {
    PRESETS("phdr", 38),
    PRESET_BAGS("pbag", 4),
    PRESET_GENERATORS("pgen", 4),
    INSTRUMENTS("inst", 22),
    INSTRUMENT_BAGS("ibag", 4),
    INSTRUMENT_GENERATORS("igen", 4),
    SAMPLES("shdr", 46);

    private final String id;
    private final int size;

    Table(String id, int size) {
      this.id = id;
      this.size = size;
    }
  }

  /** The largest table, in bytes. */
  private static final int MOST_BYTES = 1 << 24;

  private static final int MOST_CHUNKS = 10_000;

  private static final int HEAD = 8;

  private final HeaderReader in;
  private final Map<String, Long> offsets = new HashMap<>();
  private final Map<String, Long> sizes = new HashMap<>();
  private final Map<Table, ByteBuffer> tables = new HashMap<>();
  private int chunks;

  SoundFontFile(HeaderReader in) throws IOException {
    this.in = in;
    if (!in.isAt(0, "RIFF") || !in.isAt(8, "sfbk")) {
      throw in.refuse(0, "a SoundFont starts with RIFF, a size and sfbk");
    }
    walk(12, in.length(), false);
    if (!offsets.containsKey("smpl")) {
      throw in.refuse(in.length(), "a SoundFont must have a smpl chunk");
    }
    for (Table each : Table.values()) {
      tables.put(each, table(each));
    }
  }

  /** Notes the chunks between two bytes, and those in lists. */
  private void walk(long from, long to, boolean isList) throws IOException {
    long at = from;
    while (to - at >= HEAD) {
      ByteBuffer head = buffer(at, HEAD);
      String id = text(head, 0, 4);
      long size = Integer.toUnsignedLong(head.getInt(4));
      if (size > to - at - HEAD) {
        throw in.refuse(
            at,
            "the %s chunk declares %d bytes, but %d are present"
                .formatted(printable(id), size, to - at - HEAD));
      }
      if (++chunks > MOST_CHUNKS) {
        throw in.refuse(at, "a SoundFont must have at most %d chunks".formatted(MOST_CHUNKS));
      }
      if (!isList && id.equals("LIST") && size >= 4) {
        walk(at + HEAD + 4, at + HEAD + size, true);
      } else {
        offsets.putIfAbsent(id, at + HEAD);
        sizes.putIfAbsent(id, size);
      }
      at += HEAD + size + (size & 1);
    }
  }

  private ByteBuffer table(Table table) throws IOException {
    Long at = offsets.get(table.id);
    if (at == null) {
      throw in.refuse(in.length(), "a SoundFont must have a %s chunk".formatted(table.id));
    }
    long size = sizes.get(table.id);
    if (size % table.size != 0 || size < table.size || size > MOST_BYTES) {
      throw in.refuse(
          at,
          "the %s chunk must have records of %d bytes, one or more and at most %d bytes, but has %d"
              .formatted(table.id, table.size, MOST_BYTES, size));
    }
    return buffer(at, (int) size);
  }

  private ByteBuffer buffer(long at, int n) throws IOException {
    return ByteBuffer.wrap(in.bytes(at, n)).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** The number of records, without the one that ends them. */
  int count(Table table) {
    return tables.get(table).capacity() / table.size - 1;
  }

  /** The 16 bits of a record from a byte of it on. */
  int number(Table table, int record, int from) {
    return Short.toUnsignedInt(tables.get(table).getShort(record * table.size + from));
  }

  /** The 32 bits of a record from a byte of it on. */
  long large(Table table, int record, int from) {
    return Integer.toUnsignedLong(tables.get(table).getInt(record * table.size + from));
  }

  /** A byte of a record. */
  int small(Table table, int record, int from) {
    return tables.get(table).get(record * table.size + from);
  }

  /** The name with which a record begins. */
  String name(Table table, int record) {
    String name = text(tables.get(table), record * table.size, 20);
    int end = name.indexOf(0);
    return printable(end < 0 ? name : name.substring(0, end)).strip();
  }

  /**
   * The number of a record, in a field of 16 bits, of another table; that of the next record is
   * where what belongs to it ends.
   */
  int begin(Table table, int record, int from, Table of) throws SoundFileException {
    int begin = number(table, record, from);
    int end = number(table, record + 1, from);
    if (begin > end || end > count(of)) {
      throw refuse(
          table,
          record,
          "its part of the %s chunk, %d to %d, must be within its %d records"
              .formatted(of.id, begin, end, count(of)));
    }
    return begin;
  }

  SoundFileException refuse(Table table, int record, String rule) {
    return in.refuse(
        offsets.get(table.id) + (long) record * table.size,
        "%s record %d: %s".formatted(table.id, record, rule));
  }

  /** The byte of the file at which the samples begin. */
  long data() {
    return offsets.get("smpl");
  }

  /** The number of samples. */
  long frames() {
    return sizes.get("smpl") / 2;
  }

  private static String text(ByteBuffer bytes, int from, int n) {
    return new String(bytes.array(), from, n, StandardCharsets.ISO_8859_1);
  }

  private static String printable(String text) {
    return text.replaceAll("[^\\x20-\\x7e]", "?");
  }
}

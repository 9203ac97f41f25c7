package tenuto.formats.pcm;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Field;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Warning;

/**
 * Reads the structures of one file's header, and records them and any defects for {@link
 * PcmHeader}.
 */
public final class HeaderReader {
  /** The most structures and warnings recorded, which limits memory. */
  private static final int MOST_KEPT = 1000;

  private static final int MOST_SEARCHED = 1 << 20;

  private final Path path;
  private final RandomAccessFile file;
  private final long length;
  private final DamageLog losses;
  private final List<Structure> structures = new ArrayList<>();
  private final List<Warning> warnings = new ArrayList<>();
  private boolean reversed;

  /**
   * @param losses the log of damage
   * @throws SoundFileException if the file is empty
   */
  public HeaderReader(Path path, RandomAccessFile file, DamageLog losses) throws IOException {
    this.path = path;
    this.file = file;
    this.losses = losses;
    this.length = file.length();
    if (length == 0) {
      throw refuse(0, "the file is empty");
    }
  }

  /** The file's length in bytes. */
  public long length() {
    return length;
  }

  /** Creates the error that the file breaks a rule. */
  public SoundFileException refuse(long offset, String rule) {
    List<Field> fields = structures.stream().flatMap(each -> each.fields().stream()).toList();
    return new SoundFileException(path, offset, rule, fields);
  }

  /**
   * Reads the fields of all further structures as big endian, whatever their layouts say: some
   * formats exist in both byte orders.
   */
  public void readBigEndian() {
    reversed = true;
  }

  /** The byte order of a format that exists in both, and otherwise is little endian. */
  public ByteOrder order() {
    return reversed ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
  }

  private StructLayout ordered(StructLayout layout) {
    return reversed
        ? MemoryLayout.structLayout(
                layout.memberLayouts().stream()
                    .map(
                        member ->
                            member instanceof ValueLayout value
                                ? value.withOrder(ByteOrder.BIG_ENDIAN)
                                : member)
                    .toArray(MemoryLayout[]::new))
            .withName(layout.name().orElseThrow())
        : layout;
  }

  /** Whether the intact parts of a damaged file are read. */
  public boolean allowsDamage() {
    return losses.areAllowed();
  }

  /**
   * Handles a broken rule: throws the error or, where damage is allowed, records it.
   *
   * @param instead what is read in its place
   */
  public void concede(long offset, String rule, String instead) throws SoundFileException {
    losses.concede(refuse(offset, rule), instead);
  }

  /** The position of the first of these identifiers from {@code from} on, within 1 MiB; or -1. */
  public long find(long from, String... ids) throws IOException {
    int n = (int) Math.clamp(length - from, 0, MOST_SEARCHED);
    String bytes = new String(bytes(from, n), java.nio.charset.StandardCharsets.ISO_8859_1);
    long first = -1;
    for (String id : ids) {
      int at = bytes.indexOf(id);
      first = at >= 0 && (first < 0 || from + at < first) ? from + at : first;
    }
    return first;
  }

  /**
   * Rejects an invalid sample rate.
   *
   * @param field of {@code structure} that contains the rate
   */
  public void requireRate(Structure structure, String field, double rate) throws IOException {
    if (!SampleRates.contain(rate)) {
      throw refuse(structure.offset(field), SampleRates.rule(rate));
    }
  }

  /** Records that the file breaks a rule but can be read. */
  public void warn(long offset, String text) {
    if (warnings.size() < MOST_KEPT) {
      warnings.add(new Warning(offset, text));
    }
  }

  /** Reads a part of the header that is not needed to read the samples. */
  public interface Optional {
    void read() throws IOException;
  }

  /** Reads such a part; a rule that it breaks becomes a warning. */
  public void attempt(Optional part) throws IOException {
    try {
      part.read();
    } catch (SoundFileException damaged) {
      warn(damaged.offset(), damaged.rule() + ": ignored");
    }
  }

  /**
   * The structure at {@code at}, in a chunk with {@code size} bytes from there on.
   *
   * @throws SoundFileException if that is too small
   */
  public Structure structure(StructLayout layout, long at, long size) throws IOException {
    if (size < layout.byteSize()) {
      throw refuse(
          at,
          "the %s must have %d bytes or more, but has %d"
              .formatted(layout.name().orElseThrow(), layout.byteSize(), size));
    }
    return structure(layout, at);
  }

  /**
   * The structure at {@code at}.
   *
   * @throws SoundFileException if the file ends within it
   */
  public Structure structure(StructLayout layout, long at) throws IOException {
    Structure structure = peek(layout, at);
    if (structures.size() < MOST_KEPT) {
      structures.add(structure);
    }
    return structure;
  }

  /** The bytes at {@code at} as a structure, which is not recorded. */
  public Structure peek(StructLayout layout, long at) throws IOException {
    long size = layout.byteSize();
    if (length - at < size) {
      throw refuse(
          at,
          "the %s must have %d bytes, but the file ends after %d"
              .formatted(layout.name().orElseThrow(), size, length - at));
    }
    return new Structure(at, ordered(layout), MemorySegment.ofArray(bytes(at, (int) size)));
  }

  /** Whether the file has these letters at {@code at}. */
  public boolean isAt(long at, String letters) throws IOException {
    return length - at >= letters.length()
        && new String(bytes(at, letters.length()), java.nio.charset.StandardCharsets.ISO_8859_1)
            .equals(letters);
  }

  /** The {@code n} bytes at {@code at}, which must exist. */
  public byte[] bytes(long at, int n) throws IOException {
    byte[] bytes = new byte[n];
    file.seek(at);
    file.readFully(bytes);
    return bytes;
  }

  /** The header with all that was read and recorded. */
  public PcmHeader header(String container, Pcm pcm, Metadata metadata) {
    return new PcmHeader(container, pcm, metadata, List.copyOf(warnings), List.copyOf(structures));
  }
}

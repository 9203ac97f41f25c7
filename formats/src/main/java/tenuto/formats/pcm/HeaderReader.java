package tenuto.formats.pcm;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Field;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Warning;

/**
 * Reads the structures of one file's header, and keeps them and what was wrong, for {@link
 * PcmHeader}.
 */
public final class HeaderReader {
  /** Structures and warnings kept: whatever the file, they fit in memory. */
  private static final int MOST_KEPT = 1000;

  private static final int MOST_SEARCHED = 1 << 20;

  private final Path path;
  private final RandomAccessFile file;
  private final long length;
  private final DamageLog losses;
  private final List<Structure> structures = new ArrayList<>();
  private final List<Warning> warnings = new ArrayList<>();

  /**
   * @param losses what is lost of it
   * @throws SoundFileException if there is nothing in it
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

  /** Bytes of the file. */
  public long length() {
    return length;
  }

  /** The error that the file breaks a rule. */
  public SoundFileException refuse(long offset, String rule) {
    List<Field> fields = structures.stream().flatMap(each -> each.fields().stream()).toList();
    return new SoundFileException(path, offset, rule, fields);
  }

  /** Whether what is sound of a damaged file is wanted. */
  public boolean allowsDamage() {
    return losses.areAllowed();
  }

  /**
   * Refuses a file that breaks a rule, or, where damage is allowed, notes that it does.
   *
   * @param instead what becomes of it then
   */
  public void concede(long offset, String rule, String instead) throws SoundFileException {
    losses.concede(refuse(offset, rule), instead);
  }

  /** Where one of these letters comes first from {@code from} on, within 1 MiB; or -1. */
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
   * Refuses a sample rate that no file may have.
   *
   * @param field of {@code structure}, where it stands
   */
  public void requireRate(Structure structure, String field, double rate) throws IOException {
    if (!SampleRates.contain(rate)) {
      throw refuse(structure.offset(field), SampleRates.rule(rate));
    }
  }

  /** Notes that the file breaks a rule, and can be read all the same. */
  public void warn(long offset, String text) {
    if (warnings.size() < MOST_KEPT) {
      warnings.add(new Warning(offset, text));
    }
  }

  /** Something read that the samples can do without. */
  public interface Optional {
    void read() throws IOException;
  }

  /** Reads what the samples can do without: if it breaks a rule, that is noted. */
  public void attempt(Optional part) throws IOException {
    try {
      part.read();
    } catch (SoundFileException damaged) {
      warn(damaged.offset(), damaged.rule() + ": ignored");
    }
  }

  /**
   * The structure at {@code at}, in a chunk that has {@code size} bytes from there on.
   *
   * @throws SoundFileException if that is too little
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
   * @throws SoundFileException if the file ends before it does
   */
  public Structure structure(StructLayout layout, long at) throws IOException {
    Structure structure = peek(layout, at);
    if (structures.size() < MOST_KEPT) {
      structures.add(structure);
    }
    return structure;
  }

  /** What would be the structure at {@code at} if there is one. */
  public Structure peek(StructLayout layout, long at) throws IOException {
    long size = layout.byteSize();
    if (length - at < size) {
      throw refuse(
          at,
          "the %s must have %d bytes, but the file ends after %d"
              .formatted(layout.name().orElseThrow(), size, length - at));
    }
    return new Structure(at, layout, MemorySegment.ofArray(bytes(at, (int) size)));
  }

  /** The {@code n} bytes at {@code at}, which must be there. */
  public byte[] bytes(long at, int n) throws IOException {
    byte[] bytes = new byte[n];
    file.seek(at);
    file.readFully(bytes);
    return bytes;
  }

  /** All that was read and noted, with what it says. */
  public PcmHeader header(String container, Pcm pcm, Metadata metadata) {
    return new PcmHeader(container, pcm, metadata, List.copyOf(warnings), List.copyOf(structures));
  }
}

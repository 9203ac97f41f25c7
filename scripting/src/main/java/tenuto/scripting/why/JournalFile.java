package tenuto.scripting.why;

import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import tenuto.formats.file.PlainFile;

/**
 * The journal of a patch and its arguments, in the folder of a cache: the notebook of its last run,
 * and that of the run before, with which it is compared.
 *
 * <p>{@code FOLDER/runs/…}: the letters {@code TENUTOJ1}, and for each run the number of its bytes
 * in four bytes, the bytes, and their CRC32C (RFC 3720) in four, all big endian. The file gets its
 * name when it is complete, so two runs at the same time do no harm: the later one remains.
 */
public final class JournalFile {
  private static final byte[] MAGIC = "TENUTOJ1".getBytes(StandardCharsets.US_ASCII);

  /** The most journals in a folder: the oldest are deleted. */
  private static final int MOST_FILES = 200;

  private static final long MOST_BYTES = 1L << 30;

  private final Path file;

  /**
   * @param cache the folder
   * @param patch its path counts, not its content
   */
  public JournalFile(Path cache, Path patch, List<String> arguments) {
    List<String> all = new ArrayList<>(arguments);
    all.addFirst(patch.toAbsolutePath().normalize().toString());
    byte[] sum = sha256().digest(String.join("\0", all).getBytes(StandardCharsets.UTF_8));
    this.file = cache.resolve("runs").resolve(HexFormat.of().formatHex(sum, 0, 16));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Writes the notebook of a run, and keeps that of the run before: of the last successful one, if
   * there is one, as others know only a part.
   *
   * @param complete whether the run has succeeded
   * @param program a checksum of the program's code
   */
  public void write(Notebook notebook, boolean complete, String program, long seed)
      throws IOException {
    RunRecord.About about =
        new RunRecord.About(
            Instant.now().toEpochMilli(), complete, notebook.isCut(), program, seed);
    byte[] now = RecordWriter.bytes(about, notebook);
    byte[] before = toCompareWith(sections());
    Path folder = Files.createDirectories(file.getParent());
    Path part = folder.resolve("part-" + UUID.randomUUID());
    try {
      try (DataOutputStream out = new DataOutputStream(new FileOutputStream(part.toFile()))) {
        out.write(MAGIC);
        write(out, now);
        if (before != null) {
          write(out, before);
        }
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
    removeOldest(folder);
  }

  private static void write(DataOutputStream out, byte[] section) throws IOException {
    out.writeInt(section.length);
    out.write(section);
    out.writeInt(sum(section));
  }

  private static int sum(byte[] section) {
    CRC32C sum = new CRC32C();
    sum.update(section);
    return (int) sum.getValue();
  }

  private static byte[] toCompareWith(List<byte[]> there) {
    if (there.isEmpty()) {
      return null;
    }
    boolean complete = RecordReader.isComplete(there.getFirst());
    return complete || there.size() == 1 ? there.getFirst() : there.get(1);
  }

  /**
   * The last run, and the one to compare it with if there is one.
   *
   * @return empty if the file does not exist, is damaged or was written by another program
   */
  List<RunRecord> read() throws IOException {
    List<RunRecord> runs = new ArrayList<>();
    try {
      for (byte[] section : sections()) {
        runs.add(RecordReader.read(section));
      }
    } catch (IndexOutOfBoundsException e) { // It is intact, but of another version.
      return List.of();
    }
    return runs;
  }

  private List<byte[]> sections() throws IOException {
    List<byte[]> sections = new ArrayList<>();
    byte[] all;
    try {
      PlainFile.require(file);
    } catch (NoSuchFileException | PlainFile.NotOneException e) {
      return sections;
    }
    // A stream, as an interrupt would close a channel.
    try (FileInputStream in = new FileInputStream(file.toFile())) {
      if (in.getChannel().size() > MOST_BYTES) {
        return sections;
      }
      all = in.readAllBytes();
    } catch (FileNotFoundException e) {
      return sections;
    }
    if (!Arrays.equals(MAGIC, 0, MAGIC.length, all, 0, Math.min(MAGIC.length, all.length))) {
      return sections;
    }
    ByteBuffer bytes = ByteBuffer.wrap(all).position(MAGIC.length);
    while (bytes.remaining() > Integer.BYTES) {
      int length = bytes.getInt();
      if (length < 1 || length > bytes.remaining() - Integer.BYTES) {
        return List.of();
      }
      byte[] section = new byte[length];
      bytes.get(section);
      if (bytes.getInt() != sum(section)) {
        return List.of();
      }
      sections.add(section);
    }
    return sections;
  }

  private static void removeOldest(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      if (all.size() > MOST_FILES) {
        Map<Path, FileTime> times = new HashMap<>();
        for (Path each : all) {
          times.put(each, Files.getLastModifiedTime(each, LinkOption.NOFOLLOW_LINKS));
        }
        List<Path> oldest = all.stream().sorted(Comparator.comparing(times::get)).toList();
        for (Path each : oldest.subList(0, all.size() - MOST_FILES)) {
          Files.deleteIfExists(each);
        }
      }
    } catch (NoSuchFileException e) {
      // Another run has deleted one.
    }
  }
}

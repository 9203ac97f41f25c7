package tenuto.scripting.objects;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.python.core.BytecodeLoader;
import org.python.core.PyCode;
import org.python.core.PyException;
import org.python.core.PySystemState;
import org.python.core.imp;
import tenuto.formats.file.PlainFile;

/**
 * Python texts that were compiled before, kept in a folder. To parse and compile even one line
 * takes Jython some 200 ms in a JVM that has just begun; to load what it made of it, 20.
 *
 * <p>A file's name is a short sum of the text, its name and Python's version, and the file begins
 * with all three: so the sum need not be a strong one, which takes 20 ms to get ready.
 *
 * <p>It only saves time: what cannot be kept or read is compiled anew, and nothing is said.
 */
public final class CompiledPython {
  /** Files kept; the oldest go first. */
  private static final int MOST = 256;

  /** Of what was compiled. */
  private static final int MOST_BYTES = 1 << 26;

  /** The name of each class; every one of them has a loader of its own. */
  private static final String NAME = "patch";

  private final Optional<Path> folder;

  /**
   * @param folder made when it is first needed; without one nothing is kept
   */
  public CompiledPython(Optional<Path> folder) {
    this.folder = folder;
  }

  /** Where the launcher's installation keeps them, if it was the launcher that started this JVM. */
  public static CompiledPython ofInstallation() {
    return new CompiledPython(
        Optional.ofNullable(System.getProperty("tenuto.home"))
            .map(home -> Path.of(home, ".tenuto", "compiled")));
  }

  /**
   * The code of a text, or nothing if it must be compiled in the ordinary way, which then says what
   * is wrong with it.
   *
   * @param filename as it shall stand in tracebacks
   */
  public Optional<PyCode> code(byte[] text, String filename) {
    return folder.flatMap(in -> code(in, head(text, filename), text, filename));
  }

  private static Optional<PyCode> code(Path folder, byte[] head, byte[] text, String filename) {
    CRC32C sum = new CRC32C();
    sum.update(head);
    Path kept = folder.resolve("%08x-%x.class".formatted(sum.getValue(), head.length));
    try {
      byte[] file = PlainFile.read(kept, head.length + MOST_BYTES);
      if (Arrays.mismatch(head, file) == head.length) {
        return Optional.of(load(Arrays.copyOfRange(file, head.length, file.length), filename));
      }
    } catch (IOException | RuntimeException | LinkageError e) {
      // Not there, or damaged: compiled below and written again.
    }
    try {
      byte[] compiled = imp.compileSource(NAME, new ByteArrayInputStream(text), filename);
      PyCode code = load(compiled, filename);
      keep(kept, head, compiled);
      return Optional.of(code);
    } catch (PyException | LinkageError e) {
      return Optional.empty();
    }
  }

  /** What a file begins with. */
  private static byte[] head(byte[] text, String filename) {
    byte[] name = (PySystemState.version + "\n" + filename + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] head = Arrays.copyOf(name, name.length + text.length + 1);
    System.arraycopy(text, 0, head, name.length, text.length);
    return head;
  }

  private static PyCode load(byte[] compiled, String filename) {
    return BytecodeLoader.makeCode(NAME + "$py", compiled, filename);
  }

  private static void keep(Path kept, byte[] head, byte[] compiled) {
    Path folder = kept.getParent();
    try {
      Files.createDirectories(folder);
      Path part = Files.createTempFile(folder, "", ".part");
      try {
        Files.write(part, head);
        Files.write(part, compiled, StandardOpenOption.APPEND);
        Files.move(part, kept, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        // A reader might see half of it.
      } finally {
        Files.deleteIfExists(part);
      }
      for (Path old : oldest(folder)) {
        Files.deleteIfExists(old);
      }
    } catch (IOException e) {
      // The folder cannot be written to, or is full.
    }
  }

  /** The files that are too many. */
  private static List<Path> oldest(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .sorted(Comparator.comparingLong((Path file) -> file.toFile().lastModified()).reversed())
          .skip(MOST)
          .toList();
    }
  }
}

package tenuto.scripting.objects;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.python.compiler.Module;
import org.python.core.BytecodeLoader;
import org.python.core.CompileMode;
import org.python.core.Py;
import org.python.core.PyCode;
import org.python.core.PyException;
import org.python.core.PySystemState;
import tenuto.formats.file.PlainFile;

/**
 * A cache of compiled Python code in a folder. Parsing and compiling even one line takes Jython
 * some 200 ms in a new JVM; loading the compiled code takes 20.
 *
 * <p>A file's name is a short checksum of the code, its file name and Python's version, and the
 * file begins with all three: so the checksum need not be a strong one, which would take 20 ms to
 * initialise.
 *
 * <p>It only saves time: code that cannot be kept or read is compiled again, without a warning.
 */
public final class CompiledPython {
  /** The most files kept; the oldest are deleted. */
  private static final int MOST = 256;

  /** The largest file in bytes. */
  private static final int MOST_BYTES = 1 << 26;

  /** The name of each class; every one has its own loader. */
  private static final String NAME = "patch";

  private final Optional<Path> folder;
  private final LoadedCode loaded;

  /**
   * @param folder created when it is first needed; if empty nothing is kept
   * @param loaded what this process has loaded before
   */
  public CompiledPython(Optional<Path> folder, LoadedCode loaded) {
    this.folder = folder;
    this.loaded = loaded;
  }

  /** The cache of the launcher's installation, if the launcher started this JVM. */
  public static CompiledPython ofInstallation(LoadedCode loaded) {
    return new CompiledPython(
        Optional.ofNullable(System.getProperty("tenuto.state"))
            .filter(state -> !state.isEmpty()) // a release that may write nowhere
            .map(state -> Path.of(state, "compiled")),
        loaded);
  }

  /**
   * The compiled code, or empty if it must be compiled in the ordinary way, which then reports
   * errors.
   *
   * @param filename as it appears in tracebacks
   */
  public Optional<PyCode> code(byte[] text, String filename) {
    return kept(PythonSource.PYTHON_2, text, filename);
  }

  /**
   * The compiled code, kept or not.
   *
   * @param how the source is read
   * @param filename as it appears in tracebacks
   * @throws PyException if it is wrong
   */
  public PyCode code(PythonSource how, byte[] text, String filename) {
    return kept(how, text, filename)
        .orElseGet(
            () -> {
              PyCode code = compiled(how.parsed(text, filename), filename);
              loaded.keep(head(how, text, filename), code);
              return code;
            });
  }

  private static PyCode compiled(PythonSource.Parsed source, String filename) {
    return Py.compile_flags(source.tree(), filename, CompileMode.exec, source.flags());
  }

  private Optional<PyCode> kept(PythonSource how, byte[] text, String filename) {
    byte[] head = head(how, text, filename);
    return loaded
        .of(head)
        .or(
            () -> {
              Optional<PyCode> code =
                  folder.flatMap(in -> fromFolder(in, head, how, text, filename));
              code.ifPresent(it -> loaded.keep(head, it));
              return code;
            });
  }

  private static Optional<PyCode> fromFolder(
      Path folder, byte[] head, PythonSource how, byte[] text, String filename) {
    CRC32C sum = new CRC32C();
    sum.update(head);
    Path kept = folder.resolve("%08x-%x.class".formatted(sum.getValue(), head.length));
    try {
      byte[] file = PlainFile.read(kept, head.length + MOST_BYTES);
      if (Arrays.mismatch(head, file) == head.length) {
        return Optional.of(load(Arrays.copyOfRange(file, head.length, file.length), filename));
      }
    } catch (IOException | RuntimeException | LinkageError e) {
      // Missing or damaged: it is compiled below and written again.
    }
    try {
      byte[] compiled = bytes(how.parsed(text, filename), filename);
      PyCode code = load(compiled, filename);
      keep(kept, head, compiled);
      return Optional.of(code);
    } catch (Exception | LinkageError e) {
      return Optional.empty();
    }
  }

  private static byte[] bytes(PythonSource.Parsed source, String filename) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Module.compile(source.tree(), bytes, NAME + "$py", filename, true, false, source.flags());
    return bytes.toByteArray();
  }

  /** The header of a file. */
  private static byte[] head(PythonSource how, byte[] text, String filename) {
    byte[] name =
        (PySystemState.version + "\n" + how + "\n" + filename + "\n")
            .getBytes(StandardCharsets.UTF_8);
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
        // Otherwise a reader might see half of it.
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

  /** The files above the limit. */
  private static List<Path> oldest(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      if (all.size() <= MOST) {
        return List.of();
      }
      return all.stream()
          .map(file -> Map.entry(file.toFile().lastModified(), file)) // asked once for each
          .sorted(Map.Entry.<Long, Path>comparingByKey().reversed())
          .skip(MOST)
          .map(Map.Entry::getValue)
          .toList();
    }
  }
}

package tenuto.tools.input;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Standard input and output as files: what comes in is copied to a folder of its own in the scratch
 * folder, and what goes out is made there, so that any format's header can be right from its first
 * byte. The folder goes away on closing, and when the user stops the program.
 */
public final class Streams implements AutoCloseable {
  /** How the user calls them. */
  public static final String STANDARD = "-";

  private final boolean reads;
  private final boolean writes;
  private final Path folder;
  private final StopHook whenStopped;

  /**
   * @param names what the user calls the inputs
   * @param writes whether the output is standard output
   * @param scratch the scratch folder; null for the system's temporary one
   */
  public Streams(List<String> names, boolean writes, Path scratch) throws IOException {
    reads = names.contains(STANDARD);
    this.writes = writes;
    if (!reads && !writes) {
      folder = null;
      whenStopped = null;
      return;
    }
    if (scratch == null) {
      folder = Files.createTempDirectory("tenuto-stream");
    } else {
      folder = Files.createTempDirectory(Files.createDirectories(scratch), "tenuto-stream");
    }
    whenStopped = StopHook.of(this::delete);
  }

  /** Whether the output is standard output. */
  public boolean writes() {
    return writes;
  }

  /** Where outputs are made that go to standard output. */
  public Path folder() {
    return folder.resolve("out");
  }

  /** The inputs with standard input, read to its end, in its place if it is one of them. */
  public List<Input> withStdin(List<Input> inputs) throws IOException {
    if (!reads) {
      return inputs;
    }
    Path copy = folder.resolve("stdin.wav");
    Files.copy(System.in, copy);
    return inputs.stream()
        .map(
            input ->
                input.label().equals(STANDARD) ? new Input(copy, Path.of(""), STANDARD) : input)
        .toList();
  }

  /** Writes a file to standard output; whoever set that up knows whether it has taken all. */
  public void writeStdout(Path made) throws IOException {
    Files.copy(made, System.out);
  }

  /** Takes away what was copied. */
  @Override
  public void close() {
    if (folder != null) {
      delete();
      whenStopped.remove(); // if that is too late it finds nothing any more
    }
  }

  private void delete() {
    delete(folder);
  }

  private static void delete(Path path) {
    try {
      if (Files.isDirectory(path)) {
        try (DirectoryStream<Path> within = Files.newDirectoryStream(path)) {
          within.forEach(Streams::delete);
        }
      }
      Files.deleteIfExists(path);
    } catch (IOException | DirectoryIteratorException e) {
      // The system's temporary folder is cleared in time.
    }
  }
}

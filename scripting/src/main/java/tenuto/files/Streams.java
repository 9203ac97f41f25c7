package tenuto.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Standard input and output as files of a batch: what comes in is copied to a folder of its own in
 * the scratch folder, and what goes out is made there, so that any format's header can be right
 * from its first byte.
 */
final class Streams implements AutoCloseable {
  /** How the user calls them. */
  private static final String STANDARD = "-";

  private final boolean reads;
  private final boolean writes;
  private final Path folder;

  Streams(BatchOptions options) throws IOException {
    reads = options.files.contains(STANDARD);
    writes = options.out.equals(STANDARD);
    if (!reads && !writes) {
      folder = null;
      return;
    }
    if (options.scratch == null) {
      folder = Files.createTempDirectory("tenuto-stream");
    } else {
      folder = Files.createTempDirectory(Files.createDirectories(options.scratch), "tenuto-stream");
    }
  }

  /** Whether an input is standard input. */
  boolean reads() {
    return reads;
  }

  /** Whether the output is standard output. */
  boolean writes() {
    return writes;
  }

  /** Where outputs are made that go to standard output. */
  Path folder() {
    return folder.resolve("out");
  }

  /** The inputs with standard input, read to its end, in its place. */
  List<Input> withStdin(List<Input> inputs) throws IOException {
    Path copy = folder.resolve("stdin.wav");
    Files.copy(System.in, copy);
    return inputs.stream()
        .map(input -> input.label().equals(STANDARD) ? new Input(copy, Path.of(""), "-") : input)
        .toList();
  }

  void writeStdout(Path made) throws IOException {
    Files.copy(made, System.out);
    System.out.flush();
  }

  /** Takes away what was copied. */
  @Override
  public void close() {
    if (folder != null) {
      delete(folder);
    }
  }

  private static void delete(Path path) {
    try {
      if (Files.isDirectory(path)) {
        try (DirectoryStream<Path> within = Files.newDirectoryStream(path)) {
          within.forEach(Streams::delete);
        }
      }
      Files.deleteIfExists(path);
    } catch (IOException | UncheckedIOException e) {
      // The system's temporary folder is cleared in time.
    }
  }
}

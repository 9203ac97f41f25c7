package tenuto.tools.input;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Standard input and output as files in a folder of their own, in the scratch folder. Input is
 * copied there, and output is first written there, because the header of most formats is complete
 * only at the end. The folder is deleted on closing, and when the user stops the program.
 */
public final class Streams implements AutoCloseable {
  /** The name by which the user requests them. */
  public static final String STANDARD = "-";

  private final boolean reads;
  private final boolean writes;
  private final Path folder;
  private final StopHook whenStopped;

  /**
   * @param names the inputs as the user named them
   * @param writes whether the output is standard output
   * @param scratch the scratch folder; null for the system's temporary folder
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

  /** The folder for outputs that go to standard output. */
  public Path folder() {
    return folder.resolve("out");
  }

  /** The inputs, with standard input replaced by a copy of all its data. */
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

  /** Copies a file to standard output; the caller checks that stream for errors. */
  public void writeStdout(Path made) throws IOException {
    Files.copy(made, System.out);
  }

  /** Deletes the folder. */
  @Override
  public void close() {
    if (folder != null) {
      delete();
      whenStopped.remove(); // If the folder is gone already, there is nothing to do.
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
      // The system clears its temporary folder in time.
    }
  }
}

package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Files that a program has open for writing, as Linux lists them in /proc: those of programs of the
 * same user, or of all to root. Elsewhere none is known.
 */
final class OpenForWriting {
  private static final Path PROCESSES = Path.of("/proc");

  private static final int OCTAL = 8;

  /** The bits of a descriptor's flags that say whether it reads, writes or both. */
  private static final long ACCESS = 3;

  private OpenForWriting() {}

  /** Those of some files that a program has open for writing. */
  static Set<Path> of(Collection<Path> files) {
    Set<Path> open = new HashSet<>();
    if (!Files.isDirectory(PROCESSES.resolve("self/fd"))) {
      return open;
    }
    Map<Path, Path> named = new HashMap<>();
    for (Path file : files) {
      try {
        named.put(file.toRealPath(), file);
      } catch (IOException e) {
        // It has gone.
      }
    }
    try (DirectoryStream<Path> processes =
        Files.newDirectoryStream(PROCESSES, each -> isNumber(each.getFileName().toString()))) {
      for (Path process : processes) {
        addOpen(process, named, open);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // What cannot be listed is not known.
    }
    return open;
  }

  private static boolean isNumber(String name) {
    return name.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static void addOpen(Path process, Map<Path, Path> named, Set<Path> open) {
    try (DirectoryStream<Path> descriptors = Files.newDirectoryStream(process.resolve("fd"))) {
      for (Path descriptor : descriptors) {
        Path file = named.get(Files.readSymbolicLink(descriptor));
        if (file != null && isWriting(process, descriptor.getFileName())) {
          open.add(file);
        }
      }
    } catch (IOException | DirectoryIteratorException | SecurityException e) {
      // Another user's process, or one that has just ended.
    }
  }

  private static boolean isWriting(Path process, Path descriptor) throws IOException {
    for (String line : Files.readAllLines(process.resolve("fdinfo").resolve(descriptor))) {
      if (line.startsWith("flags:")) {
        return (Long.parseLong(line.substring("flags:".length()).strip(), OCTAL) & ACCESS) != 0;
      }
    }
    return false;
  }
}

package tenuto.scripting.warm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The process that hands a command over, as the kernel shows it in {@code /proc}.
 *
 * @param pid its number
 */
record Caller(long pid) {
  private Path at(String name) {
    return Path.of("/proc", Long.toString(pid), name);
  }

  /** A file that the kernel writes about it. */
  String text(String name) throws IOException {
    return Files.readString(at(name), StandardCharsets.ISO_8859_1);
  }

  /** Where one of its links leads. */
  String link(String name) throws IOException {
    return Files.readSymbolicLink(at(name)).toString();
  }

  /** Whether the process has the file open by that number, so that it is the one that wrote it. */
  boolean holds(int descriptor, Path file) throws IOException {
    return Files.isSameFile(at("fd/" + descriptor), file);
  }

  /** Whether this process is in the same folder, by whatever name. */
  boolean isInOurFolder() throws IOException {
    return Files.isSameFile(at("cwd"), Path.of("/proc/self/cwd"));
  }

  /** The path by which one of its open files can be opened again. */
  Path descriptor(int number) {
    return at("fd/" + number);
  }

  /** The flags and the position of one of its open files. */
  OpenFile open(int number) throws IOException {
    long position = 0;
    int flags = 0;
    for (String line : text("fdinfo/" + number).lines().toList()) {
      if (line.startsWith("pos:")) {
        position = Long.parseLong(line.substring(4).strip());
      } else if (line.startsWith("flags:")) {
        flags = Integer.parseInt(line.substring(6).strip(), 8);
      }
    }
    return new OpenFile(flags, position);
  }

  /**
   * An open file.
   *
   * @param flags of {@code open(2)}
   */
  record OpenFile(int flags, long position) {}
}

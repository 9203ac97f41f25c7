package tenuto.engine.system;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is mounted where, as Linux reports to a process in {@code /proc/self/mountinfo} (proc(5)):
 * only there an overlay says which folder takes what is written to it.
 */
final class Mounts {
  private static final Path TABLE = Path.of("/proc/self/mountinfo");

  private final List<Mount> all;

  private Mounts(List<Mount> all) {
    this.all = all;
  }

  /**
   * A file system at a place.
   *
   * @param type such as "ext4"
   * @param upper the folder beneath an overlay that takes what is written, as the process that
   *     mounted it called it
   */
  record Mount(Path point, String type, Optional<Path> upper) {}

  /** What is mounted now, or nothing if the system does not say. */
  static Mounts now() {
    try {
      return in(Files.readString(TABLE, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return new Mounts(List.of());
    }
  }

  /**
   * @param table the text of mountinfo, a byte a letter
   */
  static Mounts in(String table) {
    List<Mount> all = new ArrayList<>();
    for (String line : table.split("\n", -1)) {
      mount(line.split(" ", -1)).ifPresent(all::add);
    }
    return new Mounts(all);
  }

  /**
   * Number, parent, device, root, point, options, any number of tags, "-", type, source, options.
   */
  private static Optional<Mount> mount(String[] fields) {
    int dash = List.of(fields).indexOf("-");
    if (dash < 6 || fields.length < dash + 4) {
      return Optional.empty();
    }
    Optional<Path> upper = Optional.empty();
    for (String option : fields[dash + 3].split(",", -1)) {
      if (option.startsWith("upperdir=")) {
        upper = path(option.substring("upperdir=".length()));
      }
    }
    String type = fields[dash + 1];
    Optional<Path> above = upper;
    return path(fields[4]).map(point -> new Mount(point, type, above));
  }

  /** Blanks, commas and the like are written as a backslash and three octal digits. */
  private static Optional<Path> path(String written) {
    byte[] bytes = new byte[written.length()];
    int n = 0;
    for (int i = 0; i < written.length(); i++) {
      char letter = written.charAt(i);
      if (letter == '\\' && written.length() - i > 3) {
        letter = (char) Integer.parseInt(written.substring(i + 1, i + 4), 8);
        i += 3;
      }
      bytes[n++] = (byte) letter;
    }
    try {
      return Optional.of(Path.of(new String(bytes, 0, n, StandardCharsets.UTF_8)));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** What a path without links is on: the deepest mount, of several at one place the last. */
  Optional<Mount> of(Path real) {
    Mount found = null;
    for (Mount mount : all) {
      if (real.startsWith(mount.point)
          && (found == null || mount.point.getNameCount() >= found.point.getNameCount())) {
        found = mount;
      }
    }
    return Optional.ofNullable(found);
  }
}

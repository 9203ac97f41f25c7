package tenuto.scripting.warm;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Whether a caller is like the one that started this program, so that its command runs here as in a
 * process of its own: the same surroundings, folder, program and JDK.
 */
final class Likeness {
  private final Surroundings first;
  private final Map<Path, String> code;
  private final String temporary;

  Likeness(Caller caller) throws IOException {
    first = Surroundings.of(caller);
    code = code();
    temporary = temporary();
    if (!caller.isInOurFolder()) {
      throw new IOException("commands of this caller cannot share a process");
    }
  }

  boolean isOf(Caller caller) throws IOException {
    return Surroundings.of(caller).equals(first)
        && caller.isInOurFolder()
        && temporary().equals(temporary)
        && !isOutdated();
  }

  /** Whether the program's jars, or the JDK, are others now. */
  boolean isOutdated() throws IOException {
    return !code().equals(code);
  }

  /** The JVM's own folder for temporary files, which the launcher sets from {@code TMPDIR}. */
  private static String temporary() {
    String set = System.getenv("TMPDIR");
    return set != null && !set.isEmpty() && Files.isDirectory(Path.of(set)) ? set : "";
  }

  private static Map<Path, String> code() throws IOException {
    Map<Path, String> all = new TreeMap<>();
    Path release = Path.of(System.getProperty("java.home"), "release");
    all.put(release, version(release));
    try (DirectoryStream<Path> jars =
        Files.newDirectoryStream(Path.of(System.getProperty("tenuto.lib")))) {
      for (Path jar : jars) {
        all.put(jar, version(jar));
      }
    }
    return all;
  }

  private static String version(Path file) throws IOException {
    return Files.readAttributes(file, "unix:size,lastModifiedTime,ino").toString();
  }
}

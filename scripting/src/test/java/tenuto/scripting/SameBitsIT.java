package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every example writes the same bytes whatever the threads, the vectors' width, and whether its
 * code was compiled.
 */
class SameBitsIT {
  /** How each example is made short enough for an interpreter. */
  private static final Map<String, List<String>> SHORT =
      Map.of(
          "bell_garden.py", List.of("0.1"),
          "chorale.py", List.of("0.3"),
          "chorale.sy", List.of("0.3"),
          "first_light.py", List.of("0.1"),
          "larger_than_memory.py", List.of("1M", "20"),
          "storage_loop.sy", List.of("1", "1"));

  @TempDir Path folder;

  private record Way(String name, String flags, String... options) {}

  private static final List<Way> WAYS =
      List.of(
          new Way("default", ""),
          new Way("interpreted", "-Xint"),
          new Way("avx2", "-XX:UseAVX=2"),
          new Way("1 thread", "", "--threads", "1"),
          new Way("2 threads", "", "--threads", "2"),
          new Way("8 threads", "", "--threads", "8"));

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> all = Files.walk(Command.root().resolve("examples"))) {
      return all
          .filter(file -> file.toString().endsWith(".py") || file.toString().endsWith(".sy"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleWritesTheSameBytesInEveryWay(Path example) throws Exception {
    SortedMap<String, String> expected = null;
    for (Way way : WAYS) {
      SortedMap<String, String> written = render(example, way);
      if (expected == null) {
        expected = written;
      }
      assertThat(written).as(way.name()).isEqualTo(expected);
    }
  }

  private SortedMap<String, String> render(Path example, Way way) throws Exception {
    Path out = Files.createTempDirectory(folder, "out");
    List<String> arguments = new ArrayList<>(List.of("render", "--quiet", "--out", out.toString()));
    arguments.addAll(List.of(way.options()));
    arguments.add(example.toString());
    arguments.addAll(SHORT.getOrDefault(example.getFileName().toString(), List.of()));
    ProcessBuilder process = Command.tenuto(Command.root(), arguments.toArray(String[]::new));
    if (!way.flags().isEmpty()) {
      process.environment().put("TENUTO_JAVA_OPTS", way.flags());
    }
    Command command = Command.run(process);
    assertThat(command.exit()).as(command.err()).isZero();
    return hashes(out);
  }

  private static SortedMap<String, String> hashes(Path folder) throws IOException {
    SortedMap<String, String> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(Files::isRegularFile)
          .forEach(file -> hashes.put(folder.relativize(file).toString(), hash(file)));
    }
    return hashes;
  }

  private static String hash(Path file) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return HexFormat.of().formatHex(digest);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}

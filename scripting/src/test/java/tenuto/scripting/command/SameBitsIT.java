package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a patch writes is the same to the bit, interpreted or compiled, for any width of vectors and
 * number of threads: each example in its shortest form, and a patch of every family.
 *
 * <p>That it can fail was seen when a constant had been made to depend on the number of lanes.
 */
class SameBitsIT {
  /** The shortest form of each example: it is interpreted here, a hundred times slower. */
  private static final Map<String, List<String>> SHORT_FORMS =
      Map.of(
          "first_light.py", List.of("0.15", "--rate", "12000"),
          "bell_garden.py", List.of("0.1"),
          "organ_canon.py", List.of("0.9", "--rate", "12000"),
          "grain_cloud.py", List.of("0.1"),
          "wave_shapes.py", List.of("0.3", "--rate", "12000"),
          "larger_than_memory.py", List.of("200K", "30"),
          "gallery.py", List.of("0.2"),
          "storage_loop.sy", List.of("1", "1"),
          "chorale.py", List.of("0.3", "--rate", "12000"),
          "chorale.sy", List.of("0.3", "--rate", "12000"));

  /** Of the JVM, of the command; each value that must make no difference stands in one of them. */
  private record Setting(String java, List<String> options) {}

  private static final List<Setting> COMPILED =
      List.of(
          new Setting("", List.of()),
          new Setting("", List.of("--threads", "1")),
          new Setting("-XX:UseAVX=2", List.of("--threads", "8")));

  private static final Setting INTERPRETED = new Setting("-Xint", List.of("--threads", "2"));

  @TempDir Path folder;

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> files = Files.walk(Command.root().resolve("examples"))) {
      return files.filter(file -> file.toString().matches(".*\\.[ps]y")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examplesAreTheSameEverywhere(Path patch) throws Exception {
    String name = patch.getFileName().toString();
    List<String> arguments = SHORT_FORMS.get(name);
    assertThat(arguments).as("a short form of %s must be named in this test", name).isNotNull();
    assertSame(patch, arguments, true);
  }

  /** Long enough for the kernels to be compiled, and again for the interpreter. */
  @ParameterizedTest
  @CsvSource({"3000, false", "30, true"})
  void everyFamilyIsTheSameEverywhere(String ms, boolean interpreted) throws Exception {
    Path resources = Command.root().resolve("scripting/src/test/resources/tenuto/scripting");
    assertSame(resources.resolve("every_family.py"), List.of(ms), interpreted);
  }

  private void assertSame(Path patch, List<String> arguments, boolean interpreted)
      throws Exception {
    List<Setting> settings = new ArrayList<>(COMPILED);
    if (interpreted) {
      settings.add(INTERPRETED);
    }
    Map<String, String> first = null;
    for (Setting setting : settings) {
      Map<String, String> hashes = rendered(patch, arguments, setting);
      first = first == null ? hashes : first;
      assertThat(hashes).as("%s with %s", patch, setting).isNotEmpty().isEqualTo(first);
    }
  }

  private Map<String, String> rendered(Path patch, List<String> arguments, Setting setting)
      throws Exception {
    Path out = Files.createTempDirectory(folder, "out");
    List<String> line = new ArrayList<>(List.of("render", patch.toString()));
    line.addAll(arguments);
    line.addAll(setting.options());
    line.addAll(List.of("--quiet", "--out", out.toString(), "--scratch", folder.toString()));
    ProcessBuilder process = Command.tenuto(folder, line.toArray(String[]::new));
    process.environment().put("TENUTO_JAVA_OPTS", setting.java());
    Command run = Command.run(process);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    Map<String, String> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        hashes.put(out.relativize(file).toString(), hash(file));
      }
    }
    if (patch.endsWith("every_family.py")) {
      hashes.put("stdout", run.out());
    }
    return hashes;
  }

  private static String hash(Path file) throws IOException, NoSuchAlgorithmException {
    return HexFormat.of()
        .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
  }
}

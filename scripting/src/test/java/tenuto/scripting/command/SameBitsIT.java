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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a patch writes is the same to the bit, interpreted or compiled, for any width of vectors,
 * number of threads and kind of system: a patch of every family, and each example in its shortest
 * form.
 *
 * <p>The examples in Python run one after the other in one JVM, as most of the time would else go
 * to starts; so the later ones also have kernels that are compiled by then. They are in the profile
 * {@code faults}, as are the same examples interpreted.
 *
 * <p>That it can fail was seen when a constant had been made to depend on the number of lanes.
 */
class SameBitsIT {
  private static final Path RESOURCES =
      Command.root().resolve("scripting/src/test/resources/tenuto/scripting");

  private record Short(int rate, List<String> arguments) {}

  /** Of the JVM, of the command; each value that must make no difference stands in one of them. */
  private record Setting(String java, List<String> options) {}

  private static final List<Setting> COMPILED =
      List.of(
          new Setting("", List.of()),
          new Setting("", List.of("--threads", "1")),
          new Setting("-XX:UseAVX=2", List.of("--threads", "8")));

  /** As on other processors: without Intel's functions of numbers, of two lanes, without FMA. */
  private static final List<Setting> OTHER_PROCESSORS =
      List.of(
          new Setting(
              "-XX:+UnlockDiagnosticVMOptions -XX:-UseLibmIntrinsic -XX:UseAVX=1", List.of()),
          new Setting("-XX:UseAVX=0", List.of()));

  /** And with swap files as on macOS and Windows. */
  private static final Setting INTERPRETED =
      new Setting("-Xint -Dos.name=Darwin", List.of("--threads", "2"));

  @TempDir Path folder;

  private static List<Path> examples(String ending) throws IOException {
    Path all = Command.root().resolve("examples");
    try (Stream<Path> files = Files.walk(all)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .filter(file -> !file.startsWith(all.resolve("share")))
          .filter(file -> !file.startsWith(all.resolve("farm")))
          .sorted()
          .toList();
    }
  }

  /** The shortest form of each example: its path, sample rate and arguments in each line. */
  private static Short shortForm(Path patch) throws IOException {
    String name = Command.root().resolve("examples").relativize(patch).toString();
    for (String line : Files.readAllLines(RESOURCES.resolve("short_forms.tsv"))) {
      String[] cells = line.split("\t", -1);
      if (cells[0].equals(name)) {
        List<String> arguments = cells[2].isEmpty() ? List.of() : List.of(cells[2].split(" ", -1));
        return new Short(Integer.parseInt(cells[1]), arguments);
      }
    }
    throw new AssertionError("short_forms.tsv has no line for " + patch);
  }

  @Tag("long")
  @Test
  void examplesAreTheSameEverywhere() throws Exception {
    Path all = RESOURCES.resolve("one_after_the_other.py");
    List<String> words = new ArrayList<>();
    for (Path patch : examples(".py")) {
      Short form = shortForm(patch);
      words.addAll(
          List.of(
              patch.toString(), Integer.toString(form.rate()), String.join(" ", form.arguments())));
    }
    assertThat(assertSame(all, words, everywhere())).hasSizeGreaterThanOrEqualTo(words.size() / 3);
  }

  /** Whose references are counted because of their names' ending. */
  @Tag("long")
  @Test
  void countedExamplesAreTheSameEverywhere() throws Exception {
    for (Path patch : examples(".sy")) {
      assertSame(patch, words(shortForm(patch)), everywhere());
    }
  }

  @Tag("long")
  @Test
  void examplesAreTheSameInterpreted() throws Exception {
    for (String ending : List.of(".py", ".sy")) {
      for (Path patch : examples(ending)) {
        assertSame(patch, words(shortForm(patch)), List.of(COMPILED.getFirst(), INTERPRETED));
      }
    }
  }

  private static List<Setting> everywhere() {
    return Stream.concat(COMPILED.stream(), OTHER_PROCESSORS.stream()).toList();
  }

  private static List<String> words(Short form) {
    List<String> words = new ArrayList<>(form.arguments());
    words.addAll(List.of("--rate", Integer.toString(form.rate())));
    return words;
  }

  /** Long enough for the kernels to be compiled. */
  @Test
  void everyFamilyIsTheSameWhateverThreadsAndVectors() throws Exception {
    assertEveryFamily(
        3000, List.of(COMPILED.getFirst(), COMPILED.getLast(), OTHER_PROCESSORS.getLast()));
  }

  @Test
  void everyFamilyIsTheSameInterpreted() throws Exception {
    assertEveryFamily(30, List.of(COMPILED.getFirst(), INTERPRETED));
  }

  @Tag("long")
  @Test
  void everyFamilyIsTheSameEverywhere() throws Exception {
    assertEveryFamily(3000, everywhere());
    assertEveryFamily(30, Stream.concat(everywhere().stream(), Stream.of(INTERPRETED)).toList());
  }

  private void assertEveryFamily(int ms, List<Setting> settings) throws Exception {
    assertSame(RESOURCES.resolve("every_family.py"), List.of(Integer.toString(ms)), settings);
  }

  /** Returns what was written, by name. */
  private Map<String, String> assertSame(Path patch, List<String> words, List<Setting> settings)
      throws Exception {
    Map<String, String> first = null;
    for (Setting setting : settings) {
      Map<String, String> hashes = rendered(patch, words, setting);
      first = first == null ? hashes : first;
      assertThat(hashes).as("%s with %s", patch, setting).isNotEmpty().isEqualTo(first);
    }
    return first;
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

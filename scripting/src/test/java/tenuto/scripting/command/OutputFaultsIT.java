package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Outputs whose open, write, fsync, rename or close fails, by a library in front of the system's:
 * the command says so, what stands under a final name is whole, and no part of a file is left.
 *
 * <p>Each call is made to fail at its first time alone, and at its last; with {@code tenuto.trials}
 * at so many in between, each once and also from then on for ever. That it can fail was seen: parts
 * of files stayed when they could be made and then not opened or closed.
 */
@Tag("trial")
@EnabledOnOs(OS.LINUX)
class OutputFaultsIT {
  private static final int TRIALS = Integer.getInteger("tenuto.trials", 1);
  private static final int NO_SPACE = 28;
  private static final boolean[] EITHER = {false, true};

  private static final String PATCH =
      """
      x = sf.SineWave(300, 440)
      sf.WriteFile([x, x], 'a.wav', 'pcm24')
      sf.WriteFile([x], 'b.flac', 'pcm16')
      """;

  @TempDir static Path folder;
  private static Path library;
  private static Map<String, Whole> wholes;

  /**
   * A command that met no fault.
   *
   * @param files what it wrote
   * @param calls the first letters of those that it made
   */
  private record Whole(Map<String, ByteBuffer> files, String calls) {
    static Whole of(String command, String out) throws Exception {
      Path log = folder.resolve("calls");
      Command ran = Command.run(failing(tenuto(command, out), "any", 0, false, log));
      assertThat(ran.exit()).as(ran.err()).isZero();
      return new Whole(OutputFaultsIT.files(out), Files.readString(log));
    }

    long count(String call) {
      return calls.chars().filter(letter -> letter == call.charAt(0)).count();
    }
  }

  @BeforeAll
  static void setUp() throws Exception {
    Path source = folder.resolve("failing_calls.c");
    try (var text = OutputFaultsIT.class.getResourceAsStream("failing_calls.c")) {
      Files.copy(text, source);
    }
    library = folder.resolve("failing_calls.so");
    Command compiled = compile(source);
    assertThat(compiled.exit()).as(compiled.err()).isZero();
    Files.writeString(folder.resolve("patch.py"), PATCH);
    // In this order: the second's inputs are what the first writes.
    Whole rendered = Whole.of("render", "in");
    wholes = Map.of("render", rendered, "process", Whole.of("process", "processed"));
  }

  private static Command compile(Path source) throws InterruptedException {
    try {
      return Command.run(
          new ProcessBuilder(
              "cc", "-shared", "-fPIC", "-o", library.toString(), source.toString(), "-ldl"));
    } catch (IOException e) {
      assumeTrue(false, "no C compiler is there: " + e.getMessage());
      throw new AssertionError(e);
    }
  }

  private static ProcessBuilder tenuto(String command, String out) {
    return command.equals("render")
        ? Command.tenuto(folder, "render", "patch.py", "--out", out)
        : Command.tenuto(folder, "process", "gain -3dB", "in", "--jobs", "1", "--out", out);
  }

  static Stream<Arguments> calls() {
    return Stream.of("render", "process")
        .flatMap(
            command ->
                Stream.of("open", "write", "fsync", "rename", "close")
                    // New outputs of a batch are put on the disk by the system.
                    .filter(call -> command.equals("render") || !call.equals("fsync"))
                    // A render starts slowly, and its files are made in the same way.
                    .filter(
                        call ->
                            TRIALS > 1
                                || command.equals("process")
                                || call.equals("fsync")
                                || call.equals("write"))
                    .map(call -> Arguments.of(command, call)));
  }

  @ParameterizedTest
  @MethodSource("calls")
  void aCallThatFailsLeavesWholeFilesOrNone(String command, String call) throws Exception {
    Path log = folder.resolve("calls");
    Map<String, ByteBuffer> expected = wholes.get(command).files();
    long calls = wholes.get(command).count(call);
    assertThat(calls).isPositive();
    for (long at : times(calls)) {
      for (boolean ever : TRIALS > 1 ? EITHER : new boolean[] {at > 1}) {
        remove(folder.resolve("out"));
        Command ran = Command.run(failing(tenuto(command, "out"), call, at, ever, log));
        String what =
            "%s %d of %d failed%s: %s"
                .formatted(call, at, calls, ever ? " and all later" : "", ran.err());
        if (Files.size(log) < at) { // On a busy machine it may make some more writes, or fewer.
          assertThat(ran.exit()).as(what).isZero();
          continue;
        }
        assertThat(ran.exit()).as(what).isIn(1, 3);
        assertThat(ran.err())
            .as(what)
            .contains("tenuto: ")
            .contains("/out/")
            .doesNotContain("\tat ");
        assertThat(expected).as(what).containsAllEntriesOf(files("out"));
      }
    }
  }

  /** The first and the last, and so many in between, evenly. */
  private static TreeSet<Long> times(long calls) {
    TreeSet<Long> times = new TreeSet<>();
    for (int i = 0; i <= TRIALS; i++) {
      times.add(1 + (calls - 1) * i / TRIALS);
    }
    return times;
  }

  /** In all that is done to files under their first names. */
  private static ProcessBuilder failing(
      ProcessBuilder process, String call, long at, boolean ever, Path log) throws IOException {
    Files.deleteIfExists(log);
    process
        .environment()
        .putAll(
            Map.of(
                "LD_PRELOAD", library.toString(),
                "FAIL_CALL", call,
                "FAIL_PATH", ".part",
                "FAIL_AT", Long.toString(at),
                "FAIL_EVER", ever ? "1" : "0",
                "FAIL_ERRNO", Integer.toString(NO_SPACE),
                "FAIL_COUNT", log.toString()));
    return process;
  }

  /** All files of a folder but a batch's journal, parts of files too. */
  private static Map<String, ByteBuffer> files(String name) throws IOException {
    Map<String, ByteBuffer> files = new TreeMap<>();
    if (Files.exists(folder.resolve(name))) {
      try (Stream<Path> all = Files.list(folder.resolve(name))) {
        for (Path file : all.filter(path -> !path.endsWith(".tenuto-journal")).toList()) {
          files.put(file.getFileName().toString(), ByteBuffer.wrap(Files.readAllBytes(file)));
        }
      }
    }
    return files;
  }

  private static void remove(Path out) throws IOException {
    if (Files.exists(out)) {
      Files.walkFileTree(
          out,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes about)
                throws IOException {
              Files.delete(file);
              return FileVisitResult.CONTINUE;
            }
          });
    }
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The ffmpeg that decodes or encodes for a command, and the Python of a step, end with it, in every
 * way that it ends: nothing of it is left, and no file under a final name.
 *
 * <p>The Python is in a loop of C, in which none of its threads sees that its input has ended: it
 * was left by a command that was killed.
 */
@EnabledOnOs(OS.LINUX)
class ChildStopIT {
  private static final String SILENCE = "anullsrc=r=44100:cl=stereo";

  /** Of silence, which take some seconds to decode or encode. */
  private static final String SECONDS = "1200";

  @TempDir Path temporary;
  private ResidentPrograms programs;
  private Path folder;

  /** Other tests of the package skip where there is none, too. */
  private static void assumeThereIs(String program) {
    assumeThat(System.getenv("PATH").split(":"))
        .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
  }

  @BeforeEach
  void makeFolders() throws IOException {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
    Files.createDirectory(folder.resolve("out"));
  }

  /** Makes the input of a command: for ffmpeg by encoding it. */
  private void makeInput(String way) throws Exception {
    if (way.equals("calls")) {
      assumeThereIs("python3");
      Files.copy(Command.root().resolve("samples/bell.wav"), folder.resolve("in.wav"));
      Files.writeString(folder.resolve("step.py"), "# tenuto: python3\nsum(iter(int, 1))\n");
      return;
    }
    assumeThereIs("ffmpeg");
    String name = way.equals("decodes") ? "in.m4a" : "in.wav";
    String codec = way.equals("decodes") ? "alac" : "pcm_s16le";
    List<String> line =
        List.of(
            "ffmpeg",
            "-v",
            "error",
            "-nostdin",
            "-f",
            "lavfi",
            "-i",
            SILENCE,
            "-t",
            SECONDS,
            "-c:a",
            codec,
            name);
    Process process = new ProcessBuilder(line).directory(folder.toFile()).inheritIO().start();
    assertThat(process.waitFor()).isZero();
  }

  @AfterEach
  void end() throws IOException {
    programs.close();
  }

  private List<String> line(String way) {
    return switch (way) {
      case "decodes" ->
          List.of(
              "process",
              "--quiet",
              "reverse, reverse",
              "in.m4a",
              "--format",
              "wav",
              "--out",
              "out");
      case "encodes" -> List.of("convert", "--quiet", "in.wav", "--format", "m4a", "--out", "out");
      default -> List.of("process", "--quiet", folder + "/step.py", "in.wav", "--out", "out");
    };
  }

  /** The processes whose command line shows that they are such a child of the command. */
  private List<Long> children(String way) throws IOException {
    List<Long> found = new ArrayList<>();
    List<String> marks =
        switch (way) {
          case "decodes" -> List.of("ffmpeg\0", "pcm_f64le");
          case "encodes" -> List.of("ffmpeg\0", "pipe:0");
          default -> List.of("runpy", "step.py");
        };
    for (ProcessHandle each : ProcessHandle.allProcesses().toList()) {
      try {
        String line = Files.readString(Path.of("/proc", each.pid() + "", "cmdline"));
        if (marks.stream().allMatch(line::contains) && line.contains(folder.toString())) {
          found.add(each.pid());
        }
      } catch (IOException | RuntimeException gone) {
        continue;
      }
    }
    return found;
  }

  /** Starts a command, and waits until a child works for it. */
  private Process begun(ProcessBuilder builder, String way) throws Exception {
    makeInput(way);
    List<String> line = new ArrayList<>(List.of("/usr/bin/env", "--default-signal=INT"));
    line.addAll(builder.command());
    Process process = builder.command(line).start();
    ResidentPrograms.await("a child", () -> !children(way).isEmpty());
    return process;
  }

  private void assertNothingIsLeft(String way) throws Exception {
    ResidentPrograms.await("the end of the child", () -> children(way).isEmpty());
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.endsWith(".wav") || name.endsWith(".m4a"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "decodes, KILL, 137",
    "decodes, TERM, 143",
    "decodes, INT, 130",
    "encodes, KILL, 137",
    "encodes, TERM, 143",
    "encodes, INT, 130",
    "calls, KILL, 137",
    "calls, INT, 130",
  })
  void itEndsWithTheCommand(String way, String signal, int code) throws Exception {
    Process process = begun(programs.cold(line(way).toArray(String[]::new)).inheritIO(), way);
    Command.signal(signal, process.pid());
    assertThat(Command.await(process).exit()).isEqualTo(code);
    assertNothingIsLeft(way);
  }

  @ParameterizedTest
  @ValueSource(strings = {"decodes", "encodes", "calls"})
  void itEndsWithAResidentProgramWhoseCallerIsKilled(String way) throws Exception {
    Command.run(programs.command("--version"));
    Process process = begun(programs.command(line(way).toArray(String[]::new)), way);
    Command.signal("KILL", process.pid());
    assertThat(Command.await(process).exit()).isEqualTo(137);
    assertNothingIsLeft(way);
  }
}

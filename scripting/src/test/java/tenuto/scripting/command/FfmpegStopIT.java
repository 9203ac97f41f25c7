package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The ffmpeg that decodes or encodes for a command ends with it, in every way that it ends: nothing
 * of it is left, and no file under a final name.
 */
@EnabledOnOs(OS.LINUX)
@EnabledIf("hasFfmpeg")
class FfmpegStopIT {
  private static final String SILENCE = "anullsrc=r=44100:cl=stereo";

  /** Of silence, which take some seconds to decode or encode. */
  private static final String SECONDS = "1200";

  @TempDir Path temporary;
  private ResidentPrograms programs;
  private Path folder;

  static boolean hasFfmpeg() {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(each -> Files.isExecutable(Path.of(each, "ffmpeg")));
  }

  @BeforeEach
  void makeFolders() throws IOException {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
    Files.createDirectory(folder.resolve("out"));
  }

  /** Encodes the input of a command. */
  private void makeInput(String way) throws Exception {
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
    return way.equals("decodes")
        ? List.of(
            "process", "--quiet", "reverse, reverse", "in.m4a", "--format", "wav", "--out", "out")
        : List.of("convert", "--quiet", "in.wav", "--format", "m4a", "--out", "out");
  }

  /** The processes whose command line has both texts. */
  private List<Long> ffmpegs(String way) throws IOException {
    List<Long> found = new ArrayList<>();
    String mark = way.equals("decodes") ? "pcm_f64le" : "pipe:0";
    for (ProcessHandle each : ProcessHandle.allProcesses().toList()) {
      try {
        String line = Files.readString(Path.of("/proc", each.pid() + "", "cmdline"));
        if (line.contains("ffmpeg\0") && line.contains(mark) && line.contains(folder.toString())) {
          found.add(each.pid());
        }
      } catch (IOException | RuntimeException gone) {
        continue;
      }
    }
    return found;
  }

  /** Starts a command, and waits until ffmpeg works for it. */
  private Process begun(ProcessBuilder builder, String way) throws Exception {
    makeInput(way);
    List<String> line = new ArrayList<>(List.of("/usr/bin/env", "--default-signal=INT"));
    line.addAll(builder.command());
    Process process = builder.command(line).start();
    ResidentPrograms.await("an ffmpeg", () -> !ffmpegs(way).isEmpty());
    return process;
  }

  private static void signal(String signal, long process) throws Exception {
    new ProcessBuilder("kill", "-" + signal, Long.toString(process)).start().waitFor();
  }

  private void assertNothingIsLeft(String way) throws Exception {
    ResidentPrograms.await("the end of ffmpeg", () -> ffmpegs(way).isEmpty());
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
  })
  void itEndsWithTheCommand(String way, String signal, int code) throws Exception {
    Process process = begun(programs.cold(line(way).toArray(String[]::new)).inheritIO(), way);
    signal(signal, process.pid());
    assertThat(Command.await(process).exit()).isEqualTo(code);
    assertNothingIsLeft(way);
  }

  @ParameterizedTest
  @ValueSource(strings = {"decodes", "encodes"})
  void itEndsWithAResidentProgramWhoseCallerIsKilled(String way) throws Exception {
    Command.run(programs.command("--version"));
    Process process = begun(programs.command(line(way).toArray(String[]::new)), way);
    signal("KILL", process.pid());
    assertThat(Command.await(process).exit()).isEqualTo(137);
    assertNothingIsLeft(way);
  }
}

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A command in a resident program that is stopped or killed, or whose program is. */
@EnabledOnOs(OS.LINUX)
class WarmStopIT {
  /** Writes files until it is stopped. */
  private static final String PATCH =
      """
      noise = sf.WhiteNoise(2000)
      for i in range(1000000):
          sf.WriteFile([sf.RBJLowPass(noise, 400 + i % 1000, 1)], 'out/%d.wav' % i, 'pcm24')
      """;

  @TempDir Path temporary;
  private ResidentPrograms programs;
  private Path folder;

  @BeforeEach
  void makePatch() throws IOException {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
    Files.createDirectory(folder.resolve("out"));
    Files.createDirectory(folder.resolve("scratch"));
    Files.writeString(folder.resolve("patch.py"), PATCH);
  }

  @AfterEach
  void end() throws IOException {
    programs.close();
  }

  /** Starts it in the program that is there, and waits for its first file. */
  private Process begun() throws Exception {
    ProcessBuilder process =
        programs.command("render", "--quiet", "patch.py", "--scratch", "scratch");
    Process begun = interruptible(process).start();
    ResidentPrograms.await("a file", () -> Files.exists(folder.resolve("out/0.wav")));
    return begun;
  }

  private long program() throws Exception {
    Command.run(interruptible(programs.command("--version")));
    return programs.program();
  }

  /** Tests may have been started by a shell in the background, which ignores INT. */
  private static ProcessBuilder interruptible(ProcessBuilder process) {
    List<String> line = new ArrayList<>(List.of("/usr/bin/env", "--default-signal=INT"));
    line.addAll(process.command());
    return process.command(line);
  }

  private List<String> left(String name) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143", "HUP, 129"})
  void aStoppedCommandEndsAsByItself(String signal, int code) throws Exception {
    long program = program();
    Process process = begun();
    Command.signal(signal, process.pid());
    Command end = Command.await(process);
    assertThat(end)
        .isEqualTo(new Command(code, "", "tenuto: stopped; files already completed are kept\n"));
    assertThat(ResidentPrograms.isAlive(program)).isFalse();
    assertThat(left("out")).isNotEmpty().noneMatch(name -> name.endsWith(".part"));
    assertThat(left("scratch")).isEmpty();
    assertThat(Command.run(programs.command("--version")).exit()).isZero();
  }

  @Test
  void aCommandEndsWithItsKilledCaller() throws Exception {
    long program = program();
    Process process = begun();
    process.toHandle().destroyForcibly();
    ResidentPrograms.await("ended", () -> !ResidentPrograms.isAlive(program));
    assertThat(Command.await(process).exit()).isEqualTo(137);
    List<String> files = left("out");
    assertThat(files).noneMatch(name -> name.endsWith(".part"));
    assertThat(left("scratch")).isEmpty();
    Thread.sleep(200);
    assertThat(left("out")).isEqualTo(files);
  }

  @Test
  void aKilledProgramIsReported() throws Exception {
    long program = program();
    Process process = begun();
    Command.signal("KILL", program);
    Command end = Command.await(process);
    assertThat(end)
        .isEqualTo(
            new Command(
                137,
                "",
                "tenuto: the program that ran this command was killed; it is not complete\n"));
    assertThat(left("scratch")).isEmpty();
    assertThat(Command.run(programs.command("--version")).exit()).isZero();
  }

  /** As where the system kills all that it counts together. */
  @Test
  void aProgramThatIsKilledWithItsKeeperLeavesNothing() throws Exception {
    long program = program();
    Process process = begun();
    Command.signal("KILL", ProcessHandle.of(program).orElseThrow().parent().orElseThrow().pid());
    Command.signal("KILL", program);
    assertThat(Command.await(process))
        .isEqualTo(
            new Command(
                137,
                "",
                "tenuto: the program that ran this command has vanished; it is not complete\n"));
    assertThat(Command.run(programs.command("--version")).exit()).isZero();
    assertThat(left(programs.places().toString())).hasSize(1);
  }

  /** The other is not waited for; its signals are its own. */
  @Test
  void asManyCommandsAsThereAreRunAtOnce() throws Exception {
    long program = program();
    Process first = begun();
    for (int i = 0; i < 2; i++) {
      Command second =
          Command.run(
              interruptible(programs.command("render", "--quiet", "-c", ResidentPrograms.WHERE)));
      assertThat(second.exit()).as(second.err()).isZero();
      assertThat(second.out()).isNotEqualTo(program + "\n");
    }
    assertThat(first.isAlive()).isTrue();
    assertThat(programs.program()).isEqualTo(program);
    Command.signal("TERM", first.pid());
    assertThat(Command.await(first).exit()).isEqualTo(143);
  }

  @Test
  void aStoppedProgramKeepsNobodyWaiting() throws Exception {
    long program = program();
    Command.signal("STOP", program);
    try {
      ProcessBuilder version = programs.command("--version");
      version.environment().remove("TENUTO_WARM_PATIENCE");
      Command run = Command.run(version);
      assertThat(run.exit()).isZero();
      assertThat(run.out()).startsWith("tenuto ");
    } finally {
      Command.signal("CONT", program);
    }
    assertThat(
            Command.run(
                    interruptible(
                        programs.command("render", "--quiet", "-c", ResidentPrograms.WHERE)))
                .out())
        .isEqualTo(program + "\n");
  }
}

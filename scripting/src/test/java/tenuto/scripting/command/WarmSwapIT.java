package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Swap that a command leaves to one that follows at once. */
@EnabledOnOs(OS.LINUX)
class WarmSwapIT {
  /** Stores 64 MiB, which the sine's frequency tells from another's. */
  private static final String PATCH =
      """
      import sys
      x = sf.Realise(sf.SineWave(43691, 440 * int(sys.argv[1])))
      sf.WriteFile(sf.Realise(x * 0.5), "y.wav", "float64")
      """;

  @TempDir Path temporary;
  private ResidentPrograms programs;

  @BeforeEach
  void setUp() throws IOException {
    programs = ResidentPrograms.in(temporary);
    Files.writeString(programs.folder().resolve("patch.py"), PATCH);
    String kind = Files.getFileStore(temporary).type();
    assumeTrue(
        !kind.equals("tmpfs") && temporary.toFile().getUsableSpace() > 5L << 30,
        "nothing is kept where there is little room");
  }

  @AfterEach
  void end() throws IOException {
    programs.close();
  }

  private static List<String> swap(long process) throws IOException {
    try (Stream<Path> handles = Files.list(Path.of("/proc/" + process + "/fd"))) {
      return handles.map(WarmSwapIT::target).filter(name -> name.contains(".swap")).toList();
    }
  }

  private static String target(Path handle) {
    try {
      return Files.readSymbolicLink(handle).toString();
    } catch (IOException closed) {
      return "";
    }
  }

  private byte[] rendered(ProcessBuilder command) throws Exception {
    Command run = Command.run(command);
    assertThat(run.exit()).as(run.err()).isZero();
    return Files.readAllBytes(programs.folder().resolve("y.wav"));
  }

  private static String[] render(int which) {
    return new String[] {
      "render", "--quiet", "--scratch", ".", "patch.py", Integer.toString(which)
    };
  }

  @Test
  void theNextCommandGoesOnWithItAndAfterSomeSecondsThereIsNone() throws Exception {
    byte[] one = rendered(programs.cold(render(1)));
    byte[] two = rendered(programs.cold(render(2)));
    assertThat(rendered(programs.command(render(1)))).isEqualTo(one);
    long program = programs.program();
    assertThat(rendered(programs.command(render(2)))).isEqualTo(two);
    // On a machine that is busy enough it may be gone before we look.
    ResidentPrograms.await(
        "left",
        () ->
            Arrays.equals(rendered(programs.command(render(1))), one) && !swap(program).isEmpty());
    ResidentPrograms.await("given back", () -> swap(program).isEmpty());
    assertThat(Command.run(programs.command("--version")).exit()).isZero();
    assertThat(swap(program)).isEmpty();
    assertThat(programs.program()).isEqualTo(program);
  }
}

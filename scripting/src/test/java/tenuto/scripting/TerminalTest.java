package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalTest {
  @TempDir Path temporary;

  /** What the children run. */
  static final class Speaker {
    private Speaker() {}

    public static void main(String[] args) {
      java.io.PrintStream before = System.err;
      Terminal.reclaim();
      System.out.println("one");
      before.println("two");
      System.out.println("three");
      System.err.println("four");
    }
  }

  @Test
  void errorsGoToTheNamedDescriptorInOrderWithStandardOutput() throws Exception {
    Path both = temporary.resolve("both");
    Path second = temporary.resolve("second");
    String flags = "-Dtenuto.stderr=3 --add-opens=java.base/java.io=ALL-UNNAMED";
    speak("exec >'" + both + "' 3>&1 2>'" + second + "'", flags);
    assertThat(both).content().isEqualTo("one\ntwo\nthree\nfour\n");
    assertThat(second).isEmptyFile();
  }

  @Test
  void nothingChangesWithoutTheLauncher() throws Exception {
    assertThat(speak(":", "").err()).isEqualTo("two\nfour\n");
  }

  @Test
  void closedDoorIsAnError() throws Exception {
    Command result = speak("exec 3>&2", "-Dtenuto.stderr=3");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("cannot be had back from the launcher");
  }

  private Command speak(String redirect, String flags) throws Exception {
    Path script = temporary.resolve("speak");
    Path target = Command.root().resolve("scripting/target");
    String classes = target.resolve("classes") + ":" + target.resolve("test-classes");
    Files.writeString(
        script,
        "#!/bin/sh\n%s\nexec \"$JAVA_HOME/bin/java\" %s -cp '%s' '%s'\n"
            .formatted(redirect, flags, classes, Speaker.class.getName()));
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return Command.run(Command.of(temporary, script));
  }
}

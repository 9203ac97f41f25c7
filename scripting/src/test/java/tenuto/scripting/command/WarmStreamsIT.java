package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output of a command in a resident program goes where the caller's goes, as it would itself. */
@EnabledOnOs(OS.LINUX)
class WarmStreamsIT {
  /** Writes to a file which process it is, and prints in turn on both. */
  private static final String PATCH =
      """
      import sys
      from java.lang import ProcessHandle
      open('process', 'w').write(str(ProcessHandle.current().pid()))
      for i in range(20):
          print 'out', i
          sys.stderr.write('err %d\\n' % i)
      """;

  /** The same as any program does it, in a hundredth of the time that a JVM takes. */
  private static final String PLAIN =
      """
      i=0
      while [ $i -lt 20 ]; do
        echo out $i
        echo err $i >&2
        i=$((i + 1))
      done
      """;

  /** What shows that scripts are about messages and codes of tenuto. */
  private static final Pattern OWN = Pattern.compile("tenuto|/dev/full|head|>&-");

  /** Of all commands here but those of terminals. */
  private static ResidentPrograms programs;

  private static Path folder;

  /** The program of callers like this JVM; others may have one beside it. */
  private static long program;

  @BeforeAll
  static void makePatch(@TempDir Path temporary) throws Exception {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
    Files.writeString(folder.resolve("patch.py"), PATCH);
    Files.writeString(folder.resolve("plain.sh"), PLAIN);
    Files.copy(Command.root().resolve("samples/bell.wav"), folder.resolve("bell.wav"));
    program = programs.program();
  }

  @AfterAll
  static void end() throws IOException {
    programs.close();
  }

  @BeforeEach
  void forget() throws IOException {
    Files.deleteIfExists(folder.resolve("process"));
  }

  /** What a script prints, and what is in the file {@code to} after it. */
  private String said(String script, String warm) throws Exception {
    return said("tenuto render --quiet patch.py", script, warm);
  }

  private static String said(String program, String script, String warm) throws Exception {
    Files.deleteIfExists(folder.resolve("to"));
    Command run = Command.run(programs.script("p() { " + program + "; }\n" + script, warm));
    Path to = folder.resolve("to");
    return run + (Files.exists(to) ? Files.readString(to) : "");
  }

  /** What a script prints without a resident program. */
  private String expected(String script) throws Exception {
    return OWN.matcher(script).find() ? said(script, "0") : said("sh plain.sh", script, "0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p",
        "p 2>&1",
        "p 2>&1 | cat",
        "p >to",
        "echo before >to; p >>to; echo after >>to",
        "{ echo before; p; echo after; p; echo end; } >to 2>/dev/null",
        "p >>to 2>&1",
        "p 2>to",
        "{ p 2>/dev/null; echo code $?; } | head -n 3", // it ends at a print after head has
        "p >/dev/null",
        "p >/dev/full; echo code $?",
        "exec 3>to; p >&3; echo more >&3; cat to",
        "mkfifo pipe; cat pipe & p >pipe; wait; rm pipe",
        "p </dev/null",
        "echo 'a line' | tenuto render --quiet -c 'print raw_input()'",
        "tenuto ops | true",
        "(exec </dev/zero; p)"
      })
  void goesWhereTheCallersGoes(String script) throws Exception {
    String expected = expected(script);
    assertThat(said(script, "1")).isEqualTo(expected);
    assertThat(programs.programs()).contains(program);
    if (Files.exists(folder.resolve("process"))) {
      String process = Files.readString(folder.resolve("process"));
      assertThat(process).isEqualTo(Long.toString(program));
    }
  }

  /** What cannot be opened twice alike is left to a JVM of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "p >to 2>&1",
        "echo 12345678 >to; p 1<>to",
        "p <patch.py",
        "p >to & wait $!", // it ignores INT
        "p <&-",
        "p >&-",
        "tenuto info - <bell.wav",
        "tenuto info /dev/stdin <bell.wav"
      })
  void whatCannotBeLentRunsByItself(String script) throws Exception {
    String expected = expected(script);
    Files.deleteIfExists(folder.resolve("process"));
    assertThat(said(script, "1")).isEqualTo(expected);
    if (Files.exists(folder.resolve("process"))) {
      assertThat(Files.readString(folder.resolve("process"))).isNotEqualTo(Long.toString(program));
    }
    assertThat(programs.programs()).contains(program);
  }

  /** At a terminal commands run there by default; it shows the same. */
  @Test
  void aTerminalIsATerminal(@TempDir Path temporary) throws Exception {
    assertThat(Files.isExecutable(Path.of("/usr/bin/script"))).as("util-linux is there").isTrue();
    String look =
        "import sys; from java.lang import System;"
            + " print System.getProperty('tenuto.terminal'); sys.stderr.write('err\\n')";
    try (ResidentPrograms own = ResidentPrograms.in(temporary)) {
      assertSameAtATerminal(own, look);
    }
  }

  private static void assertSameAtATerminal(ResidentPrograms own, String look) throws Exception {
    Files.writeString(own.folder().resolve("look.py"), look);
    String line = "script -qec \"'%s' render look.py\" /dev/null </dev/null";
    String tenuto = Command.root().resolve("tenuto").toString();
    String cold = shown(own.script(line.formatted(tenuto), "0"));
    assertThat(cold).startsWith("true\r\nerr\r\n");
    assertThat(own.programs()).isEmpty();
    ProcessBuilder usual = own.script(line.formatted(tenuto), "");
    assertThat(shown(usual)).isEqualTo(cold);
    long program = own.program();
    assertThat(shown(usual)).isEqualTo(cold);
    assertThat(own.program()).isEqualTo(program);
  }

  /** Without the status line, which is drawn so many times, and times. */
  private static String shown(ProcessBuilder process) throws Exception {
    String all = Command.run(process).out();
    return all.replaceAll("[^\\n]*?\u001b\\[K", "")
        .replaceAll("\\d+\\.\\d+ s|\\d+\\.\\d+ times", "#");
  }
}

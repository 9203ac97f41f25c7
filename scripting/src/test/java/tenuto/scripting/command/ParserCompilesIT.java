package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What reads patches is compiled by C1 alone, as C2 takes longer than it saves: tenuto.jvm. */
class ParserCompilesIT {
  private static final int C1 = 1;
  private static final int C2 = 4;

  private static final List<String> PARTS =
      List.of("org.python.antlr.", "org.python.compiler.", "org.python.objectweb.asm.");

  /** So many that C2 would compile each part. */
  private static final String PATCH =
      """
      for patch in range(20):
          notes = ''.join('(%d, 100, 60, 80),' % (note + patch) for note in range(1000))
          compile('NOTES = [' + notes + ']', 'notes.py', 'exec')
      """;

  @TempDir Path temporary;

  @Test
  void c1AloneCompilesParserAndCompilerOfPatches() throws Exception {
    Path recording = temporary.resolve("compilations.jfr");
    ProcessBuilder process = Command.tenuto(temporary, "render", "--quiet", "-c", PATCH);
    process
        .environment()
        .put(
            "TENUTO_JAVA_OPTS",
            "-XX:StartFlightRecording:settings=none,+jdk.Compilation#enabled=true,"
                + "+jdk.Compilation#threshold=0ms,filename="
                + recording);
    Command run = Command.run(process);
    assertThat(run.exit()).as(run.err()).isZero();
    List<RecordedEvent> compilations = RecordingFile.readAllEvents(recording);
    for (String part : PARTS) {
      assertThat(methods(compilations, part, C1)).as(part).isNotEmpty();
      assertThat(methods(compilations, part, C2)).as(part).isEmpty();
    }
  }

  /** The methods beneath a package that were compiled at a level. */
  private static List<String> methods(List<RecordedEvent> events, String part, int level) {
    return events.stream()
        .filter(event -> event.getEventType().getName().equals("jdk.Compilation"))
        .filter(event -> event.getShort("compileLevel") == level && event.getBoolean("succeded"))
        .map(event -> event.<RecordedMethod>getValue("method"))
        .map(method -> method.getType().getName() + "::" + method.getName())
        .filter(name -> name.startsWith(part))
        .toList();
  }
}

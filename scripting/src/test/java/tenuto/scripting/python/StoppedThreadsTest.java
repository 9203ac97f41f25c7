package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.python.core.Py;
import org.python.core.PyString;

/** What becomes of the threads of a run that is stopped, and of what they write to. */
@Timeout(120)
class StoppedThreadsTest {
  private static final String WRITE =
      """
      import sys
      from java.lang import Thread
      for stream in sys.stderr, sys.__stderr__:
          Thread.currentThread().interrupt()
          stream.write('stopped\\n')
          stream.flush()
          Thread.interrupted()
          stream.write('later\\n')
          stream.flush()
      """;

  @Test
  void aThreadThatIsInterruptedLeavesStandardErrorOpen() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try (Interpreter interpreter = new Interpreter(List.of(), List.of(), Compatibility.NONE)) {
      interpreter.enter();
      exec(interpreter, WRITE);
      System.err.println("the program's");
    } finally {
      System.setErr(before);
    }
    assertThat(err.toString(StandardCharsets.UTF_8).lines())
        .containsExactly("stopped", "later", "stopped", "later", "the program's");
  }

  /** A task's thread may be made when all others have ended already. */
  @Test
  void aThreadThatEntersAfterTheStopIsStopped() throws Exception {
    FutureTask<Void> stopping = new FutureTask<>(StoppedThreadsTest::enterAfterTheStop);
    // A thread of its own, as what stops a thread stays with it.
    Thread.ofPlatform().start(stopping);
    stopping.get();
  }

  private static Void enterAfterTheStop() throws Exception {
    try (Interpreter interpreter = new Interpreter(List.of(), List.of(), Compatibility.NONE)) {
      interpreter.stop();
      FutureTask<Void> late =
          new FutureTask<>(interpreter.around(() -> exec(interpreter, "while True: pass")), null);
      Thread.ofPlatform().daemon().start(late);
      assertThatThrownBy(() -> late.get(100, TimeUnit.SECONDS))
          .isInstanceOf(ExecutionException.class)
          .hasRootCauseInstanceOf(CancellationException.class);
    }
    return null;
  }

  private static void exec(Interpreter interpreter, String text) {
    Py.exec(new PyString(text), interpreter.names(), interpreter.names());
  }
}

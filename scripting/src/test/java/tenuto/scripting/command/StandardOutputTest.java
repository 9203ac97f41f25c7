package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a run's exit code when its standard output does not take all. */
class StandardOutputTest {
  private final PrintStream outBefore = System.out;
  private final PrintStream errBefore = System.err;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void restore() {
    System.setOut(outBefore);
    System.setErr(errBefore);
  }

  private static OutputStream refusing(int after, String why) {
    return new OutputStream() {
      private int taken;

      @Override
      public void write(int value) throws IOException {
        if (taken++ >= after) {
          throw new IOException(why);
        }
      }
    };
  }

  private int printed(StandardOutput out, int code) {
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    for (int i = 0; i < 100; i++) {
      System.out.println("a line of data");
    }
    return out.exit(code);
  }

  @Test
  void whatIsLostIsSaidOnceAndNeverSuccess() {
    for (int after : new int[] {0, 700, 1499}) {
      err.reset();
      StandardOutput out = new StandardOutput(refusing(after, "No room"), () -> false);
      assertThat(printed(out, 0)).isEqualTo(1);
      assertThat(err).hasToString("tenuto: standard output cannot be written: No room\n");
    }
    assertThat(printed(new StandardOutput(refusing(5, "No room"), () -> false), 3)).isEqualTo(3);
  }

  @Test
  void aClosedPipeIsNotedByTheExitCodeAlone() {
    StandardOutput closed = new StandardOutput(refusing(9, "Broken pipe"), () -> false);
    assertThat(printed(closed, 0)).isEqualTo(141);
    StandardOutput translated = new StandardOutput(refusing(9, "Rohr kaputt"), () -> true);
    assertThat(printed(translated, 0)).isEqualTo(141);
    assertThat(printed(translated, 3)).isEqualTo(3);
    assertThat(err.size()).isZero();
  }

  @Test
  void whatIsTakenIsSuccess() {
    assertThat(printed(new StandardOutput(refusing(1500, "full"), () -> false), 0)).isZero();
    assertThat(err.size()).isZero();
  }

  /** Otherwise one that prints in an endless loop would never end, whatever reads it. */
  @Test
  void aPatchEndsAtItsNextPrintWithoutAReader(@TempDir Path folder) {
    StandardOutput closed = new StandardOutput(refusing(9, "Broken pipe"), () -> false);
    System.setOut(new PrintStream(closed, true, StandardCharsets.UTF_8));
    int code =
        Tenuto.line()
            .execute(
                "render",
                "--quiet",
                "-c",
                "for i in range(9): print i\nraise ValueError",
                "--out",
                folder.toString());
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(closed.exit(code)).isEqualTo(141);
  }
}

package tenuto.scripting;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tenuto.engine.Settings;

/**
 * What the command said when it was run in this process, as a start costs seconds.
 *
 * @param out all that came on standard output
 * @param err all that came on standard error
 */
public record Told(int exit, String out, String err) {
  /** Runs the command. */
  public static Told by(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream outBefore = System.out;
    PrintStream errBefore = System.err;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      int exit =
          Tenuto.line(arguments)
              .setOut(new PrintWriter(System.out, true))
              .setErr(new PrintWriter(System.err, true))
              .execute(arguments);
      return new Told(
          exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(outBefore);
      System.setErr(errBefore);
      // They stay set for the process, which a command has to itself; not so a test.
      OldProperties.of(new Settings(), List.of(), Path.of(""))
          .keySet()
          .forEach(System::clearProperty);
    }
  }
}

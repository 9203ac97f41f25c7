package tenuto.scripting.warm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tenuto.tools.input.ExitCode;

/**
 * {@code tenuto warm status|stop}: lists, or ends, the resident programs that commands have left.
 */
@Command(
    name = "warm",
    description = {
      "Lists or ends resident programs: JVMs that earlier commands have left running.",
      "A command in the same folder runs in the resident program; without one it "
          + "starts its own JVM."
    },
    mixinStandardHelpOptions = true)
public final class WarmCommand implements Callable<Integer> {
  private static final long PATIENCE_MS = 3000;
  private static final long LOOK_MS = 20;

  /** What to do. */
  private enum Action {
    STATUS,
    STOP
  }

  @Parameters(
      paramLabel = "status|stop",
      description = "status (default): list them; stop: end those that run no command.",
      defaultValue = "status")
  private Action action;

  @Override
  public Integer call() throws IOException, InterruptedException {
    String folder = System.getProperty("tenuto.warm", "");
    List<Residents.Resident> all =
        folder.isEmpty() ? List.of() : new Residents(Path.of(folder)).all();
    if (all.isEmpty()) {
      System.out.println("there is no resident program");
      return ExitCode.OK;
    }
    for (Residents.Resident each : all) {
      if (action == Action.STOP) {
        String works = each.works().orElse("?"); // which nobody can ask when it has ended
        each.end();
        System.out.printf(
            "%d in %s: %s%n",
            each.pid(),
            works,
            hasEnded(each) ? "ended" : "ends after the command that it is running");
      } else {
        System.out.printf(
            "%d in %s: %s, used %s%n",
            each.pid(), each.works().orElse("?"), each.memory(), each.used());
      }
    }
    return ExitCode.OK;
  }

  private static boolean hasEnded(Residents.Resident each) throws InterruptedException {
    for (long ms = 0; ms < PATIENCE_MS; ms += LOOK_MS) {
      if (ProcessHandle.of(each.pid()).filter(ProcessHandle::isAlive).isEmpty()) {
        return true;
      }
      Thread.sleep(LOOK_MS);
    }
    return false;
  }
}

package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.base.VectorApi;
import tenuto.engine.setup.Carryover;
import tenuto.engine.setup.WarmupState;
import tenuto.scripting.python.JythonStart;
import tenuto.scripting.python.SharedPython;
import tenuto.scripting.warm.Resident;
import tenuto.tools.input.ExitCode;

/**
 * The program that {@code ./tenuto} leaves behind for the commands to come, started with the first
 * of them.
 */
public final class WarmProgram implements Resident.Commands {
  /** Bytes of swap that are kept for a command that follows at once. */
  private static final long MOST_SPARE = 4L << 30;

  /** The most processor time that one program spends on rehearsing, some ten rounds. */
  private static final Duration MOST_REHEARSAL = Duration.ofSeconds(3);

  /** Whether Python may have been initialised, which takes long. */
  private boolean python;

  private boolean begun;
  private final Carryover carryover = new Carryover(new WarmupState(), new SpareSwap(MOST_SPARE));

  private final IdleRehearsal rehearsal;

  /**
   * @param own the program's folder
   */
  private WarmProgram(Path own) {
    rehearsal =
        IdleRehearsal.of(
            new ShortPiece(own, carryover.spare()), MOST_REHEARSAL, IdleRehearsal::isMachineBusy);
  }

  /**
   * Serves until nobody has asked for some time.
   *
   * @param args the program's own folder, and the process that has the first command
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    VectorApi.load(); // before anything is computed, or it would be too late for a render
    try {
      new Resident(Path.of(args[0]), Long.parseLong(args[1]), new WarmProgram(Path.of(args[0])))
          .serve();
    } catch (IOException | RuntimeException e) {
      System.exit(ExitCode.FAILED);
    }
    System.exit(ExitCode.OK); // whatever threads are left
  }

  @Override
  public int run(String... arguments) {
    boolean runsPython =
        List.of(arguments).stream().anyMatch(it -> it.equals("render") || it.contains(".py"));
    if (runsPython && begun) { // the first finds its own
      JythonStart.initialize();
      SharedPython.setEnvironment(System.getenv());
    }
    python |= runsPython;
    begun = true;
    return Tenuto.run(carryover, arguments);
  }

  @Override
  public void rest(BooleanSupplier wanted) {
    carryover.warmup().learn(wanted);
    if (python) {
      rehearsal.play(wanted);
    }
  }

  @Override
  public void giveBack() {
    carryover.spare().giveBack();
  }

  @Override
  public boolean hasChanged() {
    return python && !SharedPython.changed().isEmpty();
  }
}

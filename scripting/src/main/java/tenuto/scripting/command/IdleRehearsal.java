package tenuto.scripting.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.setup.Carryover;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.WarmupState;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;

/**
 * Renders a short built-in piece repeatedly while the program is idle, so that the JVM compiles
 * what patches use before the next command.
 *
 * <p>Its only file is written into the program's folder and deleted. Each rendering has its own
 * interpreter and session, as each command has.
 */
final class IdleRehearsal {
  /** The most processor time that one program spends on it, some ten rounds. */
  private static final Duration MOST = Duration.ofSeconds(3);

  /** How long the program is idle before it begins: commands of a shell's loop follow sooner. */
  private static final long QUIET_MS = 200;

  private static final long LOOK_MS = 2;

  /** A typical command line, which is parsed and not run. */
  private static final String[] LINE = {"render", "--quiet", "--out", "out", "patch.py"};

  private static final int LINES = 40;

  /** How long a round may take to stop at its next word before it is interrupted. */
  private static final long LEAVE_MS = 100;

  /** How long an interrupted round may take to stop: far more than it does. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Path folder;
  private final Supplier<Duration> spent;
  private final BooleanSupplier busy;
  private Duration left = MOST;

  /**
   * @param folder for its file, which is deleted after each round
   * @param spent the processor time of this process so far
   * @param busy whether others need the processors
   */
  IdleRehearsal(Path folder, Supplier<Duration> spent, BooleanSupplier busy) {
    this.folder = folder;
    this.spent = spent;
    this.busy = busy;
  }

  /** One for this process. */
  static IdleRehearsal in(Path folder) {
    return new IdleRehearsal(folder, IdleRehearsal::ofThisProcess, IdleRehearsal::isBusy);
  }

  private static Duration ofThisProcess() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(MOST);
  }

  /** Whether more threads are running on this machine than it has processors. */
  private static boolean isBusy() {
    try {
      String running = Files.readString(Path.of("/proc/loadavg")).split("[ /]")[3];
      return Integer.parseInt(running) > Runtime.getRuntime().availableProcessors();
    } catch (IOException | RuntimeException e) {
      return true;
    }
  }

  /**
   * Renders until its processor time is spent or a command arrives.
   *
   * @param spare swap that the last command has left for the next one, used meanwhile
   * @param wanted whether a command has arrived; polled every few milliseconds
   */
  void play(SpareSwap spare, BooleanSupplier wanted) {
    try {
      for (int ms = 0; ms < QUIET_MS; ms += (int) LOOK_MS) {
        if (wanted.getAsBoolean()) {
          return;
        }
        Thread.sleep(LOOK_MS);
      }
      for (int i = 0; left.isPositive() && i < LINES && !wanted.getAsBoolean(); i++) {
        Tenuto.line(LINE).parseArgs(LINE);
      }
      while (left.isPositive() && !wanted.getAsBoolean() && !busy.getAsBoolean()) {
        Duration before = spent.get();
        boolean goesOn = round(spare, wanted);
        left = goesOn ? left.minus(spent.get().minus(before)) : Duration.ZERO;
      }
    } catch (InterruptedException | IOException | RuntimeException | Error e) {
      left = Duration.ZERO; // what cannot be done, such as for want of disk, is not tried again
    }
  }

  /**
   * Renders once; returns whether it may be done again. It starts without what was learned of
   * kernels, so all are scalar: vectors learned from short sounds would be compiled in the next
   * command, which costs more than they save there.
   */
  private boolean round(SpareSwap spare, BooleanSupplier wanted)
      throws IOException, InterruptedException {
    Path out = Files.createTempDirectory(folder, "rehearsal-");
    try {
      Run run =
          new Run(
              List.of(new Script.Statements(text())),
              List.of(),
              List.of(),
              Catalogue.with(List.of()),
              new Settings().withCarryover(new Carryover(new WarmupState(), spare)),
              Seeds.BY_CONTENT,
              Ownership.SCOPED,
              out);
      run.beQuiet();
      CompletableFuture<Run.Result> end = run.start();
      Thread thread = run.stopper().thread();
      while (thread.isAlive() && !wanted.getAsBoolean()) {
        thread.join(LOOK_MS);
      }
      if (!thread.isAlive()) {
        return end.join().failure() == null;
      }
      run.stopper().leaveOff();
      thread.join(LEAVE_MS);
      boolean stopped = run.stopper().stop(PATIENCE);
      run.outputs().parts().abandonAll();
      return stopped;
    } finally {
      Files.deleteIfExists(out.resolve("rehearsal.wav"));
      Files.deleteIfExists(out);
    }
  }

  private static String text() throws IOException {
    try (InputStream piece = IdleRehearsal.class.getResourceAsStream("rehearsal.py")) {
      return new String(piece.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

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
 * Renders a short piece of the program's own, again and again, while nobody asks for anything, so
 * that the JVM compiles what patches use before the next one comes.
 *
 * <p>Its only file is written into a folder of the program's and deleted. It runs in an interpreter
 * and a session of its own, as each command does.
 */
final class IdleRehearsal {
  /** Processor time that a program spends so in its life, in some ten rounds. */
  private static final Duration MOST = Duration.ofSeconds(3);

  /** How long nobody asks before it begins: commands of a loop in a shell follow sooner. */
  private static final long QUIET_MS = 200;

  private static final long LOOK_MS = 2;

  /** A command line as most are, and how often it is parsed: not run. */
  private static final String[] LINE = {"render", "--quiet", "--out", "out", "patch.py"};

  private static final int LINES = 40;

  /** How long a round has to leave off by itself, at its next word, before it is interrupted. */
  private static final long LEAVE_MS = 100;

  /** How long it may take to stop then, far more than it does. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Path folder;
  private final Supplier<Duration> spent;
  private final BooleanSupplier busy;
  private Duration left = MOST;

  /**
   * @param folder where its file is until it is deleted
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
   * Renders until it has spent what it may, or somebody asks.
   *
   * @param spare swap that the command before has left, to be left again
   * @param wanted whether somebody does; asked every few milliseconds
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
   * Renders once; returns whether it may be done again. It knows nothing of kernels, so that all
   * are scalar: what it learned of vectors by short sounds would have them compiled in the next
   * command, which takes longer than all that they save there.
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

package tenuto.scripting.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Renders a built-in piece repeatedly while the program is idle, so that the JVM compiles what
 * patches use before the next one is rendered.
 */
final class IdleRehearsal implements AutoCloseable {
  /** The name of the file that pieces write. */
  static final String FILE = "rehearsal.wav";

  /** How long the program is idle before it begins: commands of a shell's loop follow sooner. */
  private static final long QUIET_MS = 200;

  private static final long LOOK_MS = 2;

  /** How long a round may take to stop at its next word before it is interrupted. */
  private static final long LEAVE_MS = 100;

  /** How long an interrupted round may take to stop: far more than it does. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Piece piece;
  private final Supplier<Duration> spent;
  private final BooleanSupplier busy;
  private volatile Duration left;
  private volatile Run current;

  /** What is rendered. */
  interface Piece extends AutoCloseable {
    /** Compiles what is needed before a patch is run; each time that the program becomes idle. */
    default void prepare(BooleanSupplier wanted) {}

    /** The next run; its only output is {@value #FILE}. */
    Run next() throws IOException;

    /** Deletes what the last run has written for others. */
    void clear() throws IOException;

    /** Deletes everything, when there is no further round, and at the end. */
    @Override
    default void close() throws IOException {}
  }

  /**
   * @param most processor time that it may spend; the last round may exceed it
   * @param spent the processor time of this process so far
   * @param busy whether others need the processors
   */
  IdleRehearsal(Piece piece, Duration most, Supplier<Duration> spent, BooleanSupplier busy) {
    this.piece = piece;
    this.left = most;
    this.spent = spent;
    this.busy = busy;
  }

  /** One that measures the processor time of this process. */
  static IdleRehearsal of(Piece piece, Duration most, BooleanSupplier busy) {
    return new IdleRehearsal(
        piece, most, () -> ProcessHandle.current().info().totalCpuDuration().orElse(most), busy);
  }

  /** Whether more threads are running on this machine than it has processors. */
  static boolean isMachineBusy() {
    try {
      String running = Files.readString(Path.of("/proc/loadavg")).split("[ /]")[3];
      return Integer.parseInt(running) > Runtime.getRuntime().availableProcessors();
    } catch (IOException | RuntimeException e) {
      return true;
    }
  }

  /**
   * Renders until its processor time is spent or the program has something to do.
   *
   * @param wanted whether it has; polled every few milliseconds
   */
  void play(BooleanSupplier wanted) {
    try {
      for (int ms = 0; ms < QUIET_MS; ms += (int) LOOK_MS) {
        if (wanted.getAsBoolean()) {
          return;
        }
        Thread.sleep(LOOK_MS);
      }
      if (left.isPositive()) {
        piece.prepare(wanted);
      }
      while (left.isPositive() && !wanted.getAsBoolean() && !busy.getAsBoolean()) {
        Duration before = spent.get();
        boolean goesOn = round(wanted);
        left = goesOn ? left.minus(spent.get().minus(before)) : Duration.ZERO;
        if (!left.isPositive()) {
          piece.close();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException | RuntimeException | Error e) {
      left = Duration.ZERO; // what cannot be done, such as for want of disk, is not tried again
    }
  }

  /** Renders once; returns whether it may be done again. */
  private boolean round(BooleanSupplier wanted) throws IOException, InterruptedException {
    Run run = piece.next();
    run.beQuiet();
    CompletableFuture<Run.Result> end = run.start();
    current = run;
    Thread thread = run.stopper().thread();
    boolean goesOn = false;
    try {
      while (thread.isAlive() && !wanted.getAsBoolean()) {
        thread.join(LOOK_MS);
      }
      goesOn = thread.isAlive() || end.join().failure() == null;
    } finally {
      if (thread.isAlive()) {
        goesOn &= isStopped(run);
      }
      current = null;
      piece.clear();
    }
    return goesOn;
  }

  private static boolean isStopped(Run run) throws InterruptedException {
    run.stopper().leaveOff();
    run.stopper().thread().join(LEAVE_MS);
    boolean stopped = run.stopper().stop(PATIENCE);
    run.outputs().parts().abandonAll();
    return stopped;
  }

  /** Stops it, and deletes what it has written. */
  @Override
  public void close() {
    left = Duration.ZERO;
    try {
      Run run = current;
      if (run != null) {
        run.stopper().leaveOff();
        run.stopper().stop(PATIENCE);
        run.outputs().parts().abandonAll();
      }
      piece.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException | UncheckedIOException e) {
      // Nothing that anybody needs is left behind.
    }
  }

  /** A piece's text. */
  static String text(String resource) throws IOException {
    try (InputStream piece = IdleRehearsal.class.getResourceAsStream(resource)) {
      return new String(piece.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

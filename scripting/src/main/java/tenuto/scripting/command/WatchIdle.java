package tenuto.scripting.command;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import tenuto.dsp.outputs.Outputs;
import tenuto.formats.file.SpareFiles;

/**
 * What {@code watch} does between a run and the next save: it copies the written files for the next
 * run, and rehearses.
 */
final class WatchIdle implements AutoCloseable {
  /** The delay before files are copied, so that the page shows the run first. */
  private static final Duration BEFORE_COPIES = Duration.ofMillis(300);

  /** The shortest sound that is rehearsed for: edits of shorter ones are quick anyway. */
  private static final int LONG_S = 30;

  private static final Duration POLL = Duration.ofMillis(10);

  private final SpareFiles copies;
  private final IdleRehearsal rehearsal;

  WatchIdle(SpareFiles copies, IdleRehearsal rehearsal) {
    this.copies = copies;
    this.rehearsal = rehearsal;
  }

  /** The copies made so far. */
  SpareFiles copies() {
    return copies;
  }

  /**
   * Works until something is saved or there is no more to do.
   *
   * @param written the last run's files
   * @param over whether something is saved, or the program is to end
   */
  void work(List<Outputs.Written> written, BooleanSupplier over) throws InterruptedException {
    long begin = System.nanoTime();
    BooleanSupplier seldom = seldom(over);
    while (System.nanoTime() - begin < BEFORE_COPIES.toNanos()) {
      if (seldom.getAsBoolean()) {
        return;
      }
      Thread.sleep(POLL);
    }
    copies.begin(written.stream().map(Outputs.Written::path).toList());
    if (written.stream().mapToDouble(Outputs.Written::seconds).sum() >= LONG_S) {
      rehearsal.play(seldom);
    }
  }

  /** Asks only every few milliseconds, as it looks at files. */
  private static BooleanSupplier seldom(BooleanSupplier over) {
    return new BooleanSupplier() {
      private long last = System.nanoTime();
      private boolean isOver;

      @Override
      public boolean getAsBoolean() {
        long now = System.nanoTime();
        if (!isOver && now - last > POLL.toNanos()) {
          isOver = over.getAsBoolean();
          last = now;
        }
        return isOver;
      }
    };
  }

  /** Ends what is still being done. */
  void stop() throws InterruptedException {
    copies.stop();
  }

  @Override
  public void close() {
    copies.close();
    rehearsal.close();
  }
}

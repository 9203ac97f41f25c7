package tenuto.engine;

import java.util.function.LongSupplier;
import tenuto.engine.Settings.Forms;

/**
 * Chooses between the two forms of a kernel, which give the same bits: vectors, and plain numbers.
 *
 * <p>Until the JVM has compiled them, which takes it some tenths of a second, vectors cost a
 * thousand times what they cost then; plain numbers are compiled within milliseconds. So blocks are
 * made of plain numbers at first. Now and then one tries the vectors, which is also what makes the
 * JVM compile them, but never for more than a {@value #SHARE}th of the time; as soon as they were
 * faster they are taken for good.
 *
 * <p>Threads share it and may overtake each other in it: at worst one tries once more.
 */
final class Ripening {
  private static final int SHARE = 8;

  /**
   * Nanoseconds of plain numbers before the first trial, 1 s: in a shorter job what compiling costs
   * never comes back.
   */
  private static final long FIRST = 1_000_000_000;

  private static final double FORGETTING = 1.02;

  private final LongSupplier clock;
  private final Forms forms;
  private volatile boolean ripe;

  /** Nanoseconds of plain numbers until the next trial. */
  private long untilTrial;

  /**
   * Nanoseconds that a sample took as a plain number, the least that was seen lately: a thread that
   * was interrupted must not make vectors look fast.
   */
  private double plain = Double.MAX_VALUE;

  Ripening(Forms forms) {
    this(forms, FIRST, System::nanoTime);
  }

  /**
   * @param clock returns nanoseconds
   */
  Ripening(Forms forms, long first, LongSupplier clock) {
    this.untilTrial = first;
    this.clock = clock;
    this.forms = forms;
    this.ripe = forms == Forms.VECTORS;
  }

  /** Whether vectors are taken from now on. */
  boolean isRipe() {
    return ripe;
  }

  /** Makes a block of {@code n} samples in one form or the other. */
  void run(int n, Runnable vectors, Runnable numbers) {
    if (forms == Forms.PLAIN) {
      numbers.run();
      return;
    }
    boolean trial = untilTrial < 0;
    long begin = clock.getAsLong();
    (trial ? vectors : numbers).run();
    long took = clock.getAsLong() - begin;
    if (trial) {
      ripe = (double) took / n < plain;
      untilTrial = SHARE * took;
    } else {
      plain = Math.min((double) took / n, plain * FORGETTING);
      untilTrial -= took;
    }
  }
}

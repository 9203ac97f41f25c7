package tenuto.engine.plan;

import java.util.function.LongSupplier;
import tenuto.engine.setup.Settings.Forms;

/**
 * Chooses between the two forms of a kernel, which give the same bits: vectors, and a loop over
 * single numbers.
 *
 * <p>Until the JVM has compiled them, which takes it some tenths of a second, vectors cost a
 * thousand times what they cost then; scalar loops are compiled within milliseconds. So the first
 * blocks are scalar. Now and then one tries the vectors, which is also what makes the JVM compile
 * them, but after the first, which loads classes, for no more than a {@value #SHARE}th of the time;
 * as soon as they were faster they are taken for good.
 *
 * <p>Threads share it and may overtake each other in it: at worst one tries once more.
 */
final class FormSelector {
  private static final int SHARE = 8;

  /**
   * Nanoseconds of the scalar form before the first trial, 0.4 s: in a shorter job what compiling
   * costs never comes back.
   */
  private static final long FIRST = 400_000_000;

  private static final double FORGETTING = 1.02;

  private final LongSupplier clock;
  private final Forms forms;
  private volatile boolean vectorsAreFaster;

  /** Nanoseconds of the scalar form until the next trial. */
  private long untilTrial;

  /** Whether the next trial is the first, which loads classes. */
  private boolean loads = true;

  /**
   * Nanoseconds that a sample took in scalar form, the least that was seen lately: a thread that
   * was interrupted must not make vectors look fast.
   */
  private double scalar = Double.MAX_VALUE;

  FormSelector(Forms forms) {
    this(forms, FIRST, System::nanoTime);
  }

  /**
   * @param clock tells nanoseconds
   */
  FormSelector(Forms forms, long first, LongSupplier clock) {
    this.untilTrial = first;
    this.clock = clock;
    this.forms = forms;
    this.vectorsAreFaster = forms == Forms.VECTORS;
  }

  /** Whether vectors are taken from now on. */
  boolean vectorsAreFaster() {
    return vectorsAreFaster;
  }

  /** Computes a block of {@code n} samples in one form or the other. */
  void run(int n, Runnable vectors, Runnable scalars) {
    if (forms == Forms.SCALAR) {
      scalars.run();
      return;
    }
    boolean trial = untilTrial < 0;
    long begin = clock.getAsLong();
    (trial ? vectors : scalars).run();
    long took = clock.getAsLong() - begin;
    if (trial) {
      vectorsAreFaster = (double) took / n < scalar;
      untilTrial = loads ? took : SHARE * took;
      loads = false;
    } else {
      scalar = Math.min((double) took / n, scalar * FORGETTING);
      untilTrial -= took;
    }
  }
}

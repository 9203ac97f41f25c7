package tenuto.engine.plan;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import tenuto.engine.setup.Settings.Forms;

/**
 * Chooses between the two forms of a kernel, which give the same bits: vectors, and a loop over
 * single numbers.
 *
 * <p>Until the JVM has compiled them, which takes it some tenths of a second, vectors cost a
 * thousand times what they cost then; scalar loops are compiled within milliseconds. So the first
 * blocks are scalar, and vectors are made fast only where that pays: beside the job if there is a
 * {@link Rehearsal} and a thread for it, and otherwise within it. Then now and then a block tries
 * the vectors, which is also what makes the JVM compile them, but after the first, which loads
 * classes, for no more than a {@value #SHARE}th of the time. As soon as they were faster they are
 * taken for good.
 *
 * <p>Threads share it and may overtake each other in it: at worst one tries once more.
 */
final class FormSelector {
  private static final int SHARE = 8;

  /**
   * Nanoseconds of the scalar form, done or foreseen, from which on vectors are made fast, 0.6 s:
   * in a shorter job what compiling costs never comes back.
   */
  private static final long FIRST = 600_000_000;

  /** Nanoseconds of the scalar form after which its speed says what is to come. */
  private static final long TELLS = 20_000_000;

  /**
   * Nanoseconds of the scalar form after which a rehearsal between two jobs, which takes three
   * times as long, will pay off in the next few.
   */
  private static final long USED = 100_000_000;

  private static final double FORGETTING = 1.02;

  private final LongSupplier clock;
  private final long first;
  private final Forms forms;
  private volatile boolean vectorsAreFaster;

  private long spent;

  /** What they must have come to before the next trial or rehearsal. */
  private long next;

  /** Whether the next trial is the first, which loads classes. */
  private boolean loads = true;

  /** How it can be rehearsed, or null. */
  private volatile Rehearsal rehearsal;

  private final AtomicBoolean rehearsing = new AtomicBoolean();

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
    this.first = first;
    this.clock = clock;
    this.forms = forms;
    this.vectorsAreFaster = forms == Forms.VECTORS;
  }

  /** Whether there is only the scalar form. */
  boolean isScalar() {
    return forms == Forms.SCALAR;
  }

  /** Whether vectors are taken from now on. */
  boolean vectorsAreFaster() {
    return vectorsAreFaster;
  }

  /** Nanoseconds of the scalar form so far. */
  long spent() {
    return spent;
  }

  /** Computes a block of {@code n} samples in one form or the other; tries vectors now and then. */
  void run(int n, Runnable vectors, Runnable scalars) {
    if (forms != Forms.SCALAR && spent > Math.max(first, next)) {
      long took = timed(vectors);
      vectorsAreFaster = (double) took / n < scalar;
      next = spent + (loads ? took : SHARE * took);
      loads = false;
    } else {
      scalars(n, scalars);
    }
  }

  /**
   * Computes a block of {@code n} samples in scalar form, and has vectors rehearsed if that pays.
   *
   * @param ahead samples that are still to come
   * @param ends whether that is of no use any more
   */
  void run(int n, long ahead, Rehearsal how, BooleanSupplier ends, Runnable scalars) {
    scalars(n, scalars);
    rehearsal = how;
    if (isDue(TELLS) && spent + ahead * scalar > first) {
      rehearse(work -> Thread.ofPlatform().daemon().name("tenuto-forms").start(work), ends);
    }
  }

  private void scalars(int n, Runnable scalars) {
    long took = timed(scalars);
    scalar = Math.min((double) took / n, scalar * FORGETTING);
    spent += took;
  }

  private long timed(Runnable work) {
    long begin = clock.getAsLong();
    work.run();
    return clock.getAsLong() - begin;
  }

  private boolean isDue(long least) {
    return forms != Forms.SCALAR && spent > Math.max(Math.min(first, least), next);
  }

  /** Rehearses here and now what was used, if it can be and vectors may still become faster. */
  void rehearse(BooleanSupplier ends) {
    if (rehearsal != null && !vectorsAreFaster && isDue(USED)) {
      rehearse(Runnable::run, ends);
    }
  }

  private void rehearse(Executor executor, BooleanSupplier ends) {
    if (!rehearsing.compareAndSet(false, true)) {
      return;
    }
    try {
      executor.execute(
          () -> {
            long begin = clock.getAsLong();
            try {
              vectorsAreFaster = rehearsal.makesFaster(scalar, clock, ends);
              if (!ends.getAsBoolean()) {
                next = spent + clock.getAsLong() - begin;
              }
            } catch (RuntimeException | Error e) {
              next = Long.MAX_VALUE; // a job goes on without
            } finally {
              rehearsing.set(false);
            }
          });
    } catch (OutOfMemoryError noThread) {
      next = Long.MAX_VALUE;
      rehearsing.set(false);
    }
  }
}

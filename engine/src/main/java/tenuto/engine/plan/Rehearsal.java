package tenuto.engine.plan;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/**
 * Runs the vectors of a kernel apart from any job, on noise and silence, until the JVM has compiled
 * them. A job that did so itself would wait for each of some hundred runs that take a thousand
 * times as long as they will.
 *
 * @param begins makes what is run
 */
record Rehearsal(Supplier<Part> begins) {
  /** Samples of the first runs: few, as what the JVM counts are runs. */
  private static final int SHORT = 128;

  /** Samples of the last runs: as many as a session computes at a time. */
  private static final int LONG = 2048;

  /** Runs in a row that are fast before it is over. */
  private static final int ENOUGH = 16;

  /**
   * Nanoseconds of a run that cannot be compiled yet. After a pause even a compiled one is slow, so
   * between others there is none.
   */
  private static final long SLOW = 10_000;

  /**
   * Nanoseconds of its runs after which it gives up: far more than they take, even where the
   * compiler has to wait for others.
   */
  private static final long MOST = 5_000_000_000L;

  /** Pauses over runs, while they are slow. */
  private static final int PAUSES = 3;

  /** Nanoseconds of a pause at most. */
  private static final long LONGEST = 5_000_000;

  /** A kernel at work. */
  interface Part {
    /**
     * @param blocks three of {@code n} samples
     */
    void run(Block[] blocks, int n);
  }

  /**
   * How to rehearse what makes a signal, which keeps nothing of the signal; null if it works with
   * other signals, or is not the project's.
   */
  static Rehearsal of(Signal signal) {
    // No switch: the JVM makes a class for each that asks for types, which takes 20 ms at the
    // start.
    if (signal instanceof Mapped it) {
      return of(it.kernel());
    }
    if (signal instanceof Combined it) {
      return of(it.combiner());
    }
    if (signal instanceof Generated it && it.inputs().isEmpty()) {
      return of(it.maker().make(List.of()));
    }
    if (signal instanceof Filtered it && it.isSingle() && it.beside().isEmpty()) {
      return of(it.filter());
    }
    return null;
  }

  private static Rehearsal of(Source source) {
    return of(source, () -> (blocks, n) -> source.fill(0, blocks[0], n));
  }

  static Rehearsal of(Kernel kernel) {
    return of(kernel, () -> (blocks, n) -> kernel.apply(blocks[0], blocks[1], n));
  }

  private static Rehearsal of(Combiner combiner) {
    return of(combiner, () -> (blocks, n) -> combiner.apply(blocks[0], blocks[1], blocks[2], n));
  }

  private static Rehearsal of(Filter filter) {
    return of(
        filter,
        () -> {
          Filter.State state = (Filter.State) filter.begin();
          return (blocks, n) -> state.apply(blocks[0], blocks[1], n);
        });
  }

  private static Rehearsal of(Object kernel, Supplier<Part> begins) {
    return Origins.isOurs(kernel) ? new Rehearsal(begins) : null;
  }

  /**
   * Rehearses: short blocks until they are fast, which costs least, and then such as jobs have, as
   * what was compiled for short ones may not be what these need.
   *
   * @param scalar nanoseconds that a sample takes in scalar form
   * @param clock tells nanoseconds
   * @param ends whether nobody needs it any more
   * @return whether vectors are faster now
   */
  boolean makesFaster(double scalar, LongSupplier clock, BooleanSupplier ends) {
    try (Buffers memory = new Buffers(LONG)) {
      Block[] noise = {memory.lend(), memory.lend(), memory.lend()};
      Block[] silence = {memory.lend(), memory.lend(), memory.lend()};
      for (int block = 0; block < noise.length; block++) {
        for (int i = 0; i < LONG; i++) {
          noise[block].set(i, 0.5 - (i * 0x9E3779B9L & 0xFFFF) * 0x1p-16);
        }
        silence[block].silence(0, LONG);
      }
      Part sounding = begins.get();
      Part silent = begins.get();
      int n = SHORT;
      int fast = 0;
      int runs = 0;
      for (long spent = 0; spent < MOST && !ends.getAsBoolean(); runs++) {
        boolean sounds = runs % 4 != 0;
        long begin = clock.getAsLong();
        (sounds ? sounding : silent).run(sounds ? noise : silence, n);
        long took = clock.getAsLong() - begin;
        spent += took;
        fast = took < scalar * n ? fast + 1 : 0;
        if (fast == ENOUGH && n == LONG) {
          return true;
        }
        if (fast == ENOUGH) {
          n = LONG;
          fast = 0;
        }
        if (took > SLOW) {
          LockSupport.parkNanos(
              Math.min(PAUSES * took, LONGEST)); // the compiler needs the processor as well
        }
      }
      return false;
    }
  }
}

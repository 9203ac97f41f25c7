package tenuto.engine.plan;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.base.Block;

/**
 * Lets several threads compute signals that can only be read onward, each another stretch at a
 * time.
 *
 * <p>Only the filters' states tie a stretch to the one before. So each thread runs through all
 * steps of its stretch in the plan's order, and waits before a step with a state until the thread
 * ahead has done the same step: they follow each other through the plan as runners on a track, at a
 * distance, whether it is many filters side by side or one long chain of them. Nothing is stored in
 * between, and every sum is added in the plan's order.
 *
 * <p>Stretches must be taken in rising order, each by a thread that does not wait for anything else
 * before it is done.
 */
public final class Relay implements AutoCloseable {
  /** Longs in a cache line: two threads' progress must not share one. */
  private static final int LINE = 8;

  /** Rounds of looking before the thread sleeps; to offer the processor meanwhile was slower. */
  private static final int SPINS = 2_000;

  private static final long PAUSE_NANOS = 20_000;

  private final Plan plan;
  private final int stretch;

  /** Turns in a stretch: its start, and each of the plan's steps with a state. */
  private final int turns;

  /**
   * For the stretches that may be under way at once, stretch x turns + turns done, which only
   * grows, also from one stretch to the next in the same place.
   */
  private final AtomicLongArray done;

  private final int places;
  private final int threads;

  /** The first stretch that will never be done, or -1 if a thread could not even begin. */
  private final AtomicLong failed = new AtomicLong(Long.MAX_VALUE);

  /**
   * @param stretch samples in a stretch, a multiple of the plan's block size
   * @param threads how many take part at most
   */
  Relay(Plan plan, int stretch, int threads) {
    this.plan = plan;
    this.stretch = stretch;
    this.threads = threads;
    turns = 1 + plan.inTurn();
    places = Integer.highestOneBit(threads) * 2;
    done = new AtomicLongArray(places * LINE);
  }

  /**
   * Computes all blocks of a plan, and closes it.
   *
   * @param hire makes a worker for each thread that takes part, who joins and does blocks
   */
  static void run(Resources resources, Plan plan, Function<Relay, ? extends Workers.Worker> hire) {
    run(resources, plan, plan.length(), hire);
  }

  /** Computes those blocks alone that begin before sample {@code end}. */
  static void run(
      Resources resources, Plan plan, long end, Function<Relay, ? extends Workers.Worker> hire) {
    try (Relay relay = of(resources, plan)) {
      relay.goOn(resources, 0, Math.ceilDiv(end, plan.blockSize()), () -> hire.apply(relay));
    }
  }

  /** One that goes through a plan block by block, with halts between. */
  public static Relay of(Resources resources, Plan plan) {
    return of(resources, plan, plan.blockSize());
  }

  /** The same in stretches of some blocks. */
  static Relay of(Resources resources, Plan plan, int stretch) {
    return new Relay(plan, stretch, plan.isShareable() ? resources.threads() : 1);
  }

  /**
   * Computes blocks {@code first} to {@code end - 1}, the first of which follows the last one that
   * was computed.
   */
  void goOn(Resources resources, long first, long end, Supplier<? extends Workers.Worker> hire) {
    Supplier<Workers.Worker> guarded = guarding(hire);
    resources.workers().run(end - first, threads, () -> guarded.get().from(first));
  }

  int blockSize() {
    return plan.blockSize();
  }

  /** Workers whose failures wake the threads that wait for them. */
  Supplier<Workers.Worker> guarding(Supplier<? extends Workers.Worker> hire) {
    return () -> {
      try {
        return new Guarded(hire.get());
      } catch (Throwable e) {
        failed.set(-1);
        throw e;
      }
    };
  }

  private final class Guarded implements Workers.Worker {
    private final Workers.Worker worker;

    Guarded(Workers.Worker worker) {
      this.worker = worker;
    }

    @Override
    public void take(long index) {
      try {
        worker.take(index);
      } catch (Throwable e) {
        failed.accumulateAndGet(index, Math::min);
        throw e;
      }
    }

    @Override
    public void close() {
      worker.close();
    }
  }

  /** A part for the calling thread. */
  Runner join() {
    return new Runner();
  }

  /** One thread's part. */
  final class Runner implements Plan.Turns, AutoCloseable {
    private final Plan.Room room = plan.room();
    private long index;
    private int turn;
    private boolean first;
    private boolean last;

    /**
     * Computes stretch {@code index} of every signal.
     *
     * @param beginning done first, by one thread after the other in the stretches' order
     * @param n samples that are wanted
     * @throws CancellationException if an earlier stretch failed
     */
    void compute(long index, Runnable beginning, Block[] blocks, int n) {
      this.index = index;
      turn = 0;
      first = true;
      last = true;
      await();
      beginning.run();
      pass();
      for (int at = 0; at < n; at += plan.blockSize()) {
        first = at == 0;
        last = at + plan.blockSize() >= n;
        turn = 1;
        room.compute(index * stretch, blocks, at, this);
      }
    }

    @Override
    public void await() {
      if (!first || index == 0) {
        return;
      }
      int place = (int) ((index - 1) % places) * LINE;
      long needed = (index - 1) * turns + turn + 1;
      int looks = 0;
      while (done.get(place) < needed) {
        if (failed.get() < index) {
          throw new CancellationException("an earlier stretch failed");
        }
        if (++looks < SPINS) {
          Thread.onSpinWait();
        } else {
          LockSupport.parkNanos(PAUSE_NANOS);
        }
      }
    }

    @Override
    public void pass() {
      turn++;
      if (last) {
        done.setRelease((int) (index % places) * LINE, index * turns + turn);
      }
    }

    @Override
    public void close() {
      room.close();
    }
  }

  @Override
  public void close() {
    plan.close();
  }
}

package tenuto.engine.plan;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import tenuto.engine.base.Closing;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Ledger;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.base.VectorApi;
import tenuto.engine.disk.Pieces;
import tenuto.engine.disk.Pool;
import tenuto.engine.disk.Reservations;
import tenuto.engine.disk.Scratch;
import tenuto.engine.disk.SwapArena;
import tenuto.engine.disk.WorkingMemory;
import tenuto.engine.disk.WritebackErrors;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Backing;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Stored;
import tenuto.engine.system.SwapSystems;

/**
 * What a session gives to all that computes and stores in it: memory, threads and the ledger of
 * what is lent. It knows nothing of how signals are read.
 */
public final class Resources implements AutoCloseable {
  /**
   * Samples, times the signals they are computed through, that are worth a second thread: some 0.1
   * ms of work. To share less makes it slower.
   */
  private static final long WORTH_SHARING = 1 << 19;

  private final Settings settings;
  private final Scratch scratch;
  private final Pool pool;
  private final Forecast forecast;
  private final DryRunCount dryRunCount;
  private final WorkingMemory working;
  private final Stop stop = new Stop();
  private final Workers workers;
  private final Background background;
  private final Map<Integer, Buffers> buffers = new ConcurrentHashMap<>();
  private final Ledger<Stored> lent = new Ledger<>();
  private final LongAdder rendered = new LongAdder();
  private final ExclusiveClock exclusiveClock = new ExclusiveClock();
  private volatile StoreObserver observer = StoreObserver.NONE;
  private volatile Reclaimer reclaimer;

  /** Held to close what there is, once. */
  private final ReentrantLock closing = new ReentrantLock();

  private volatile boolean torn;

  public Resources(Settings settings) {
    this.settings = settings;
    this.workers = new Workers(settings.threads(), stop);
    this.background = new Background(settings.threads());
    this.scratch = scratch(settings);
    List<SwapArena> arenas = scratch.arenas();
    Reservations reservations = new Reservations(scratch.max(), new Reclaiming());
    this.pool = new Pool(scratch, arenas, reservations);
    this.forecast = new Forecast(scratch.folders(), scratch.max(), pool::usage, lent::all);
    this.dryRunCount = new DryRunCount(forecast, settings.threads(), new Reclaiming());
    this.working = new WorkingMemory(scratch, new Pieces(arenas), reservations, pool);
  }

  private static Scratch scratch(Settings settings) {
    // What was left has its disk already, which a session with a cap could not count.
    boolean capped = settings.scratchMax() < Long.MAX_VALUE;
    return new Scratch(
        settings.scratch(),
        settings.scratchMax(),
        settings.keepSwap(),
        settings.sharesScratch(),
        capped || settings.keepSwap() ? SpareSwap.NONE : settings.spare(),
        new WritebackErrors(),
        SwapSystems.here());
  }

  public Settings settings() {
    return settings;
  }

  public int threads() {
    return settings.threads();
  }

  /**
   * The threads that so much work is worth.
   *
   * @param work samples, times the signals they are computed through
   */
  public int threads(long work) {
    return work < WORTH_SHARING ? 1 : threads();
  }

  int blockSize() {
    return settings.blockSize();
  }

  public Scratch scratch() {
    return scratch;
  }

  public WritebackErrors writebackErrors() {
    return scratch.writebackErrors();
  }

  public Pool pool() {
    return pool;
  }

  /** What says that there is no room for what is to be stored. */
  public Forecast forecast() {
    return forecast;
  }

  /** What counts what a dry session would store. */
  public DryRunCount dryRunCount() {
    return dryRunCount;
  }

  /** Memory for workspaces, on the same disk as the pool and under the same cap. */
  public WorkingMemory working() {
    return working;
  }

  /** What may end all work. */
  public Stop stop() {
    return stop;
  }

  public Workers workers() {
    return workers;
  }

  public Background background() {
    return background;
  }

  public <T> T warmup(Class<T> field, Supplier<T> beginner) {
    return settings.warmup().in(field, beginner);
  }

  /** What chooses the form of such kernels: where the JVM has no vectors, always the scalar one. */
  FormSelector selector(Class<?> kernel) {
    Settings.Forms forms = VectorApi.isPresent() ? settings.forms() : Settings.Forms.SCALAR;
    return warmup(FormSelectors.class, FormSelectors::new).of(kernel, forms);
  }

  /** Buffers of a block. */
  Buffers buffers() {
    return buffers(blockSize());
  }

  /** Buffers of n samples. */
  Buffers buffers(int samples) {
    return buffers.computeIfAbsent(samples, Buffers::new);
  }

  /** Counts samples that were computed. */
  void rendered(long samples) {
    rendered.add(samples);
  }

  /** Samples computed so far, over all channels. */
  public long rendered() {
    return rendered.sum();
  }

  /** Makes samples a signal, which holds them until it is released. */
  public Stored stored(
      Backing backing, long length, Identity identity, CacheKeys keys, Object origin) {
    return new Stored(backing, length, identity, keys, origin, lent);
  }

  /** The stored signals that hold memory. */
  public List<Stored> lent() {
    return lent.all();
  }

  /** Is notified of what is stored. */
  public StoreObserver observer() {
    return observer;
  }

  /** Sets who is notified of what is stored. */
  public void observe(StoreObserver by) {
    observer = by;
  }

  /** The time that threads have spent on what the observer is notified of. */
  public ExclusiveClock exclusiveClock() {
    return exclusiveClock;
  }

  /** Whom the pool asks for room. */
  public void reclaimWith(Reclaimer unreachable) {
    reclaimer = unreachable;
  }

  /** Whether it has ended, or is about to. */
  boolean isClosed() {
    return torn;
  }

  /** Ends all of it, whoever is still at work; again does nothing, but returns when it is done. */
  @Override
  public void close() {
    closing.lock();
    try {
      if (!torn) {
        torn = true;
        Closing.all(
            List.of(
                workers::close,
                background::close,
                working::close,
                pool::close,
                () -> buffers.values().forEach(Buffers::close)));
      }
    } finally {
      closing.unlock();
    }
  }

  /** Passes the pool's wish for room on to whoever can fulfil it by then. */
  private final class Reclaiming implements Reclaimer {
    @Override
    public void sweep() {
      if (reclaimer != null) {
        reclaimer.sweep();
      }
    }

    @Override
    public void collect() {
      if (reclaimer != null) {
        reclaimer.collect();
      }
    }
  }
}

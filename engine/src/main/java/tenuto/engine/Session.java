package tenuto.engine;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.Usage;
import tenuto.engine.base.Workspace;
import tenuto.engine.disk.LentWorkspace;
import tenuto.engine.disk.WritebackErrors;
import tenuto.engine.keep.FromCache;
import tenuto.engine.keep.Recording;
import tenuto.engine.keep.SignalStore;
import tenuto.engine.keep.UncachedTimer;
import tenuto.engine.plan.Rendering;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Scanning;
import tenuto.engine.plan.Traversal;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.DryRunUsage;
import tenuto.engine.setup.Figures;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Finding;
import tenuto.engine.signal.Journal;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Measuring;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Tally;
import tenuto.engine.signal.Uncacheable;

/**
 * Where signals are rendered and stored: sample rate, pool, threads, seed and the ledger of what is
 * lent. Several sessions live side by side; nothing here is static.
 *
 * <p>Closing it takes every stored signal's memory away: whoever reads or stores then, or is still
 * at it, gets an {@link IllegalStateException}. Closing it again does nothing; of two who close it
 * at once both return when it is done.
 *
 * <p>A scratch disk may lose what it has taken. No error is reported when that happens; so before
 * samples become anything that stays, {@link #requireIntact} is to be called. Once a loss is known,
 * all work in the session ends in a {@link tenuto.engine.base.ScratchLostException}.
 */
public final class Session implements AutoCloseable {
  private final Resources resources;
  private final SignalStore copies;
  private volatile double sampleRate;
  private volatile boolean roundsTimes;
  private volatile boolean closed;
  private volatile Supplier<?> origins = () -> "an unnamed place";

  /** A session with these settings. */
  public Session(Settings settings) {
    this.resources = new Resources(settings);
    this.copies = new SignalStore(resources, () -> origins.get());
    this.sampleRate = settings.sampleRate();
  }

  /** A session with the default settings. */
  public static Session open() {
    return new Session(new Settings());
  }

  public Settings settings() {
    return resources.settings();
  }

  /** Samples a second that operators use from now on. */
  public double sampleRate() {
    return sampleRate;
  }

  /** Changes the sample rate for operators called from now on; no signal is converted. */
  public void sampleRate(double hz) {
    sampleRate = settings().withSampleRate(hz).sampleRate();
  }

  public int threads() {
    return resources.threads();
  }

  /**
   * The whole samples in {@code ms} milliseconds, cut off as Sonic Field does or rounded; before 0,
   * the sample that it is in. See {@link Milliseconds}.
   */
  public long samples(double ms) {
    return roundsTimes ? Milliseconds.nearest(ms, sampleRate) : Milliseconds.whole(ms, sampleRate);
  }

  /** Has times mean the samples nearest to them from now on. */
  public void roundTimes() {
    roundsTimes = true;
  }

  /**
   * Computes and stores a signal; a stored one only gains a reference.
   *
   * @return a signal with one reference for the caller to close
   * @throws tenuto.engine.base.ScratchFullException if no scratch folder has room
   * @throws tenuto.engine.base.ReleasedException if a stored signal beneath it was released
   * @throws IllegalArgumentException if one belongs to another session
   */
  public Stored store(Signal signal) {
    requireOpen();
    return copies.store(signal);
  }

  /**
   * Stores a signal that may never be read: with a cache it is computed only when somebody does.
   *
   * @return as {@link #store(Signal)}
   */
  public Stored storeLater(Signal signal) {
    requireOpen();
    return copies.later(signal);
  }

  /**
   * Stores signals and shows them meanwhile, side by side. What signals of one length share is
   * computed once.
   *
   * @return for each a signal with one reference for the caller to close
   */
  public List<Stored> store(List<Signal> signals, Look look) {
    requireOpen();
    return copies.store(signals, look);
  }

  /**
   * Stores a signal through a kernel that is chosen when all its samples are known, as a
   * normalisation is.
   *
   * @param look is shown all of the signal
   * @param choose is then given it, or a copy of it that was computed meanwhile
   * @return a signal with one reference for the caller to close
   */
  public Stored storeWith(Signal signal, Look look, Function<Signal, ? extends Kernel> choose) {
    return storeWith(List.of(signal), look, copies -> choose.apply(copies.getFirst())).getFirst();
  }

  /** Stores signals through one kernel for all, chosen when all their samples are known. */
  public List<Stored> storeWith(
      List<Signal> signals, Look look, Function<List<Signal>, ? extends Kernel> choose) {
    requireOpen();
    return copies.storeWith(signals, look, choose);
  }

  /**
   * Stores signals through one kernel for all, which follows from numbers that are measured of
   * them: a cache may know these.
   *
   * @return for each a signal with one reference for the caller to close
   */
  public List<Stored> storeWith(List<Signal> signals, Measuring measuring) {
    requireOpen();
    return copies.storeWith(signals, measuring);
  }

  /**
   * What work makes of all of some signals: now, or in a dry session when somebody reads it.
   *
   * @param length that it will have
   * @param beside bytes of disk that the work uses, beside those of what it makes
   * @return with one reference for the caller to close
   */
  public Stored made(List<? extends Signal> from, long length, long beside, Supplier<Stored> work) {
    requireOpen();
    return copies.made(from, length, beside, work);
  }

  /**
   * The same of work that makes one signal of each, as long as it is.
   *
   * @return what the work gave, or stored signals
   */
  public <T extends Signal> List<? extends Signal> made(
      List<Signal> signals, Supplier<List<T>> work) {
    requireOpen();
    return copies.made(signals, work);
  }

  /**
   * A signal that stays readable in a dry session, and counts for nothing there.
   *
   * @return with one reference for the caller to close
   */
  public Stored readable(Signal signal) {
    requireOpen();
    return copies.readable(signal);
  }

  /**
   * Does what is done where signals would be read side by side, if nobody is to read them: a dry
   * session counts what would be stored, and one whose cache several processes fill computes its
   * share of what the signals are made from.
   */
  public void foresee(List<Signal> signals) {
    requireOpen();
    if (settings().cache().division() == null) {
      resources.foresight().reads(signals);
    } else {
      FromCache.computeOwn(resources, signals);
    }
  }

  /** What a dry session would have stored so far. */
  public DryRunUsage foreseen() {
    return resources.foresight().foreseen();
  }

  /**
   * Stores what recorders write, several threads at once and in any order.
   *
   * @param recipe says what it is
   * @param recorders makes one recorder for each thread
   * @return a signal for each channel, each with one reference
   */
  public List<Stored> record(
      Recipe recipe, int channels, long length, Supplier<? extends ChunkWriter> recorders) {
    requireOpen();
    return Recording.record(resources, channels, length, recipe, origins.get(), recorders);
  }

  /**
   * Stores what recorders write, several threads at once and in any order, as what it turns out to
   * be.
   *
   * @param same a lazy signal of the samples that were written, asked for when all are
   * @return a signal with one reference for the caller to close
   */
  public Stored record(
      long length, Supplier<? extends ChunkWriter> recorders, Supplier<Signal> same) {
    requireOpen();
    return copies.made(
        List.of(),
        length,
        0,
        () -> Recording.record(resources, length, same, origins.get(), recorders));
  }

  /**
   * Begins a signal whose samples are set one by one.
   *
   * @param what distinguishes it from others, for its identity
   * @throws tenuto.engine.base.ScratchFullException if no scratch folder has room
   */
  public SignalBuilder draft(String what, long length) {
    requireOpen();
    return new SignalBuilder(resources, what, length, origins.get());
  }

  /**
   * Opens a signal for the calling thread.
   *
   * @throws tenuto.engine.base.ReleasedException if a stored signal beneath it was released
   */
  public Reader open(Signal signal) {
    requireOpen();
    try {
      Rendering rendering = new Rendering(resources, signal);
      try {
        return new OwnReader(rendering.open(signal), rendering, losses(), resources.stop());
      } catch (Throwable e) {
        rendering.close();
        throw e;
      }
    } catch (InternalError e) {
      throw losses().of(e);
    }
  }

  /**
   * Shows signals side by side, {@code stretch} samples at a time, on many threads and in any
   * order. What they share is computed once.
   *
   * @param stretch a multiple of {@link Block#GROUP}
   * @param visitors makes one visitor for each thread
   */
  public void visit(List<Signal> signals, int stretch, Supplier<? extends SampleSink> visitors) {
    requireVisits(stretch);
    telling(signals, () -> Traversal.visit(resources, signals, stretch, visitors));
  }

  /**
   * Shows those stretches alone in which samples {@code from} to {@code to - 1} are, and computes
   * as little as possible of what comes before and after.
   */
  public void visit(
      List<Signal> signals,
      long from,
      long to,
      int stretch,
      Supplier<? extends SampleSink> visitors) {
    requireVisits(stretch);
    telling(signals, () -> Traversal.visit(resources, signals, from, to, stretch, visitors));
  }

  private void telling(List<Signal> signals, Runnable visiting) {
    UncachedTimer told = new UncachedTimer(resources);
    visiting.run();
    if (!signals.stream().allMatch(signal -> signal instanceof Stored)) {
      told.end(
          signals,
          new Uncacheable("it is computed while it is written, and not stored"),
          origins.get());
    }
  }

  private void requireVisits(int stretch) {
    requireOpen();
    if (stretch < Block.GROUP || stretch % Block.GROUP != 0) {
      throw new IllegalArgumentException(
          "stretch must be a multiple of %d above 0, but is %d".formatted(Block.GROUP, stretch));
    }
  }

  /**
   * Shows signals side by side, part by part: stored ones in their chunks, others as soon as a
   * block is computed. What they share is computed once.
   */
  public void scan(List<Signal> signals, Look look) {
    requireOpen();
    Scanning.scan(resources, signals, look);
  }

  /** Shows a signal, but not those of its parts of which a cache knows what is found in them. */
  public void scan(Signal signal, Tally tally) {
    requireOpen();
    copies.scan(signal, tally);
  }

  /**
   * What a search finds out about a signal. A stored one keeps what was found last, so that nobody
   * has to look again.
   *
   * @param kind tells one search from others
   */
  public <T> T found(Signal signal, Class<T> kind, Supplier<T> search) {
    requireOpen();
    return signal instanceof Stored stored
        ? stored.found(resources.pool(), kind, search)
        : search.get();
  }

  /**
   * Finds where a stored signal's samples are, for other programs to map. It holds the signal.
   *
   * @throws tenuto.engine.base.ReleasedException if it was released
   * @throws IllegalArgumentException if it belongs to another session
   * @throws UnsupportedOperationException where files without names cannot be reached: on systems
   *     without {@code /proc}
   */
  public Placement place(Stored stored) {
    requireOpen();
    return Placement.of(resources, stored);
  }

  /** The same of what can be put down in numbers, which a cache may know. */
  public <T> T found(Signal signal, Finding<T> finding, Supplier<T> search) {
    requireOpen();
    return signal instanceof Stored stored ? copies.found(stored, finding, search) : search.get();
  }

  /**
   * Numbers that a cache knows of signals.
   *
   * @param what they were measured for, with all else that they follow from
   */
  public Optional<double[]> measured(String what, List<Signal> signals) {
    requireOpen();
    return copies.measured(what, signals);
  }

  /** Offers such numbers to the cache. */
  public void keepMeasured(String what, List<Signal> signals, double[] numbers) {
    requireOpen();
    copies.keepMeasured(what, signals, numbers);
  }

  /** What signals are made from, part by part; none without a cache, or if nobody can tell. */
  public Optional<PartContents> contents(List<Signal> signals) {
    requireOpen();
    return settings().cache() == Cache.NONE ? Optional.empty() : PartContents.of(signals);
  }

  /** Does pieces of other work on many threads, in any order; returns when all are done. */
  public void share(long pieces, LongConsumer work) {
    requireOpen();
    resources.workers().run(pieces, threads(), () -> work::accept);
  }

  /** What was learned about the speed of this process in one field. */
  public <T> T practice(Class<T> field, Supplier<T> beginner) {
    return resources.practice(field, beginner);
  }

  /** Memory for work on a whole signal, which the caller closes. */
  public Workspace workspace() {
    return new LentWorkspace(resources.working());
  }

  /**
   * Begins work beside the calling thread, which must wait for nothing itself.
   *
   * @return what waits until it is done, or does it if no thread was free, and throws what it threw
   */
  public Runnable begin(Runnable work) {
    return resources.background().begin(work);
  }

  /**
   * Asks the system whether any scratch disk has lost what was stored on it, for some tenths of a
   * millisecond a file; what was read before is right if it has not. Once the session is closed, it
   * says what was found out by then.
   *
   * @throws tenuto.engine.base.ScratchLostException if one has
   */
  public void requireIntact() {
    losses().ask();
  }

  /**
   * Ends whatever is being computed, on any thread, within moments: it fails with {@link
   * tenuto.engine.base.StoppedException}, as does all that is begun until {@link #resume}. What was
   * stored before stays, and what was under way gives its memory back.
   */
  public void stop() {
    resources.stop().want(true);
  }

  /**
   * Goes on if nothing is to stop: for who works long without reading or storing.
   *
   * @throws tenuto.engine.base.StoppedException if it is
   */
  public void requireGoing() {
    resources.stop().check();
  }

  /** Lets work begin again, once what was stopped has ended. */
  public void resume() {
    resources.stop().want(false);
  }

  /** Bytes lent and reserved. */
  public Usage usage() {
    return resources.pool().usage();
  }

  /** Samples computed so far, over all channels. */
  public long rendered() {
    return resources.rendered();
  }

  /**
   * The stored signals that still hold memory, in the order of where they were made; once the
   * session is closed, those that were never released.
   */
  public Collection<Stored> lent() {
    return resources.lent().stream().sorted(Comparator.comparing(Stored::origin)).toList();
  }

  /**
   * Says where a stored signal is made, for messages and {@link #lent}, such as {@link
   * JavaSite#caller}; asked on the storing thread for each. The text of what it gives is taken only
   * when somebody wants to read it.
   */
  public void originsFrom(Supplier<?> where) {
    origins = where;
  }

  /** Who is told from now on what is stored, if there is a cache. */
  public void tell(Journal journal) {
    resources.tell(settings().cache() == Cache.NONE ? Journal.NONE : journal);
  }

  /** Where numbers measured of whole signals are remembered, beside what the cache knows. */
  public void figuresFrom(Figures remembered) {
    copies.figuresFrom(remembered);
  }

  /** Whom the pool asks for room: what finds signals that nobody can reach. */
  public void reclaimWith(Reclaimer unreachable) {
    resources.reclaimWith(unreachable);
  }

  /** Who is told before something is stored for which there may be no room. */
  public void forecastTo(Consumer<String> listener) {
    resources.forecast().tell(listener);
  }

  /** What the user should be told about the scratch folders, or an empty text. */
  public String scratchWarning() {
    return resources.scratch().warning();
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the session is closed");
    }
    losses().requireNone();
  }

  private WritebackErrors losses() {
    return resources.losses();
  }

  public Resources resources() {
    return resources;
  }

  /** What a fault in memory that was touched outside of this session's own work comes from. */
  public RuntimeException lossOf(InternalError fault) {
    return losses().of(fault);
  }

  /**
   * Closes it.
   *
   * @throws tenuto.engine.base.ScratchLostException if a scratch disk is found to have lost
   *     something that was not reported yet
   */
  @Override
  public void close() {
    closed = true;
    resources.close();
    losses().requireNoneUntold();
  }
}

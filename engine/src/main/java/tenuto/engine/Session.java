package tenuto.engine;

import java.util.List;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.keep.SharedFilters;
import tenuto.engine.keep.UncachedTimer;
import tenuto.engine.plan.Rendering;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Traversal;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
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
 * samples become anything that stays, {@link SessionMemory#requireIntact} is to be called. Once a
 * loss is known, all work in the session ends in a {@link tenuto.engine.base.ScratchLostException}.
 */
public final class Session implements AutoCloseable {
  private final SessionState state;
  private final SessionMemory memory;
  private final SessionMeasures measures;
  private final SessionWork work;
  private final SessionResults results;
  private final SessionObservers observers;
  private volatile double sampleRate;
  private volatile boolean roundsTimes;

  /** A session with these settings. */
  public Session(Settings settings) {
    this.state = new SessionState(settings);
    this.memory = new SessionMemory(state);
    this.measures = new SessionMeasures(state);
    this.work = new SessionWork(state);
    this.results = new SessionResults(state);
    this.observers = new SessionObservers(state);
    this.sampleRate = settings.sampleRate();
  }

  /** A session with the default settings. */
  public static Session open() {
    return new Session(new Settings());
  }

  public Settings settings() {
    return state.settings();
  }

  /** Samples a second that operators use from now on. */
  public double sampleRate() {
    return sampleRate;
  }

  /** Changes the sample rate for operators called from now on; no signal is converted. */
  public void sampleRate(double hz) {
    sampleRate = state.settings().withSampleRate(hz).sampleRate();
  }

  public int threads() {
    return state.resources().threads();
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
    state.requireOpen();
    return state.store().store(signal);
  }

  /**
   * Computes and stores signals. Without a cache, filters that several signals of one length share,
   * as both sides of a reverb do, run once.
   *
   * @return for each what {@link #store(Signal)} returns
   */
  public List<Stored> store(List<Signal> signals) {
    state.requireOpen();
    return SharedFilters.store(state.resources().settings(), state.store(), signals);
  }

  /**
   * Stores a mix of signals: a cache keeps it however little it costs, so that what it is mixed
   * from is not read again.
   *
   * @return as {@link #store(Signal)}
   */
  public Stored storeMix(Signal signal) {
    state.requireOpen();
    return state.store().mix(signal);
  }

  /**
   * Stores a signal that may never be read: with a cache it is computed only when somebody does.
   *
   * @return as {@link #store(Signal)}
   */
  public Stored storeLater(Signal signal) {
    state.requireOpen();
    return state.store().later(signal);
  }

  /**
   * Opens a signal for the calling thread.
   *
   * @throws tenuto.engine.base.ReleasedException if a stored signal beneath it was released
   */
  public Reader open(Signal signal) {
    state.requireOpen();
    try {
      Rendering rendering = new Rendering(state.resources(), signal);
      try {
        return new OwnReader(
            rendering.open(signal), rendering, state.writebackErrors(), state.resources().stop());
      } catch (Throwable e) {
        rendering.close();
        throw e;
      }
    } catch (InternalError e) {
      throw state.writebackErrors().of(e);
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
    telling(signals, () -> Traversal.visit(state.resources(), signals, stretch, visitors));
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
    telling(
        signals, () -> Traversal.visit(state.resources(), signals, from, to, stretch, visitors));
  }

  private void telling(List<Signal> signals, Runnable visiting) {
    UncachedTimer timer = new UncachedTimer(state.resources());
    visiting.run();
    if (!signals.stream().allMatch(signal -> signal instanceof Stored)) {
      timer.end(
          signals,
          new Uncacheable("it is computed while it is written, and not stored"),
          state.origin());
    }
  }

  private void requireVisits(int stretch) {
    state.requireOpen();
    if (stretch < Block.GROUP || stretch % Block.GROUP != 0) {
      throw new IllegalArgumentException(
          "stretch must be a multiple of %d above 0, but is %d".formatted(Block.GROUP, stretch));
    }
  }

  /**
   * The memory and the disk of a session: what is lent, where it is, and whether all of it is still
   * there.
   */
  public SessionMemory memory() {
    return memory;
  }

  /**
   * What is measured of whole signals: while they are stored, in their chunks, or once for ever in
   * a cache.
   */
  public SessionMeasures measure() {
    return measures;
  }

  /** The threads of a session, and what may end or count their work. */
  public SessionWork work() {
    return work;
  }

  /** Signals that are made by work which is no signal itself: recorders, drafts, searches. */
  public SessionResults results() {
    return results;
  }

  /** Who is notified of what a session stores, and where. */
  public SessionObservers observe() {
    return observers;
  }

  Resources resources() {
    return state.resources();
  }

  /**
   * Closes it.
   *
   * @throws tenuto.engine.base.ScratchLostException if a scratch disk is found to have lost
   *     something that was not reported yet
   */
  @Override
  public void close() {
    state.close();
  }
}

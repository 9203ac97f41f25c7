package tenuto.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.keep.ResumedTally;
import tenuto.engine.keep.Tallying;
import tenuto.engine.plan.Scanning;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Finding;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Measuring;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Tally;

/**
 * What is measured of whole signals: while they are stored, in their chunks, or once for ever in a
 * cache. See {@link Session#measure}.
 */
public final class SessionMeasures {
  private final SessionState state;

  SessionMeasures(SessionState state) {
    this.state = state;
  }

  /**
   * Stores signals and shows them meanwhile, side by side. What signals of one length share is
   * computed once.
   *
   * @return for each a signal with one reference for the caller to close
   */
  public List<Stored> store(List<Signal> signals, Look look) {
    state.requireOpen();
    return state.store().store(signals, look);
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
    state.requireOpen();
    return state.store().storeWith(signals, look, choose);
  }

  /**
   * Stores signals through one kernel for all, which follows from numbers that are measured of
   * them: a cache may know these.
   *
   * @return for each a signal with one reference for the caller to close
   */
  public List<Stored> storeWith(List<Signal> signals, Measuring measuring) {
    state.requireOpen();
    return state.store().storeWith(signals, measuring);
  }

  /**
   * Shows signals side by side, part by part: stored ones in their chunks, others as soon as a
   * block is computed. What they share is computed once.
   */
  public void scan(List<Signal> signals, Look look) {
    state.requireOpen();
    Scanning.scan(state.resources(), signals, look);
  }

  /** Shows a signal, but not those of its parts of which a cache knows what is found in them. */
  public void scan(Signal signal, Tally tally) {
    state.requireOpen();
    Tallying.scan(state.resources(), signal, tally);
  }

  /**
   * Shows what filters make, side by side, as {@link Session#visit(List, int, Supplier)}, but not
   * those parts of which a cache knows what is found in them. A tally is asked what it has found in
   * a part when all of it was shown.
   *
   * @param stretch samples that are shown at once, of which a part has a whole number
   */
  public void visit(List<Signal> signals, int stretch, Tally tally) {
    state.requireOpen();
    ResumedTally.visit(state.resources(), signals, stretch, tally);
  }

  /**
   * What a search finds out about a signal. A stored one keeps what was found last, so that nobody
   * has to look again.
   *
   * @param kind tells one search from others
   */
  public <T> T found(Signal signal, Class<T> kind, Supplier<T> search) {
    state.requireOpen();
    return signal instanceof Stored stored
        ? stored.found(state.resources().pool(), kind, search)
        : search.get();
  }

  /** The same of what can be put down in numbers, which a cache may know. */
  public <T> T found(Signal signal, Finding<T> finding, Supplier<T> search) {
    state.requireOpen();
    return signal instanceof Stored stored
        ? state.store().numbers().found(stored, finding, search)
        : search.get();
  }

  /**
   * Numbers that a cache knows of signals.
   *
   * @param what they were measured for, with all else that they follow from
   */
  public Optional<double[]> measured(String what, List<Signal> signals) {
    state.requireOpen();
    return state.store().numbers().measured(what, signals);
  }

  /** Offers such numbers to the cache. */
  public void keepMeasured(String what, List<Signal> signals, double[] numbers) {
    state.requireOpen();
    state.store().numbers().keep(what, signals, numbers);
  }

  /** What signals are made from, part by part; none without a cache, or if nobody can tell. */
  public Optional<PartContents> contents(List<Signal> signals) {
    state.requireOpen();
    return state.settings().cache() == Cache.NONE ? Optional.empty() : PartContents.of(signals);
  }
}

package tenuto.scripting.calls;

import java.util.Collection;
import java.util.List;
import tenuto.engine.SignalBuilder;
import tenuto.engine.signal.Signal;

/**
 * A signal as a patch has it: a handle on its {@link SignalRef}, with its sample rate. In a scoped
 * patch the signal is released when its handle is unreachable.
 */
public final class Handle {
  private final SignalRef holding;

  /** In a scoped patch how the handle is released; null in a counted one. */
  private final RefRegistry.Entry entry;

  /** In a counted patch by whom references are dropped; null in a scoped one. */
  private final OrderedReleases releases;

  /** How many tasks had been begun before it was made. */
  private final long tasksBefore;

  private SignalBuilder draft;
  private double rate;
  private Object face;

  public Handle(RunContext<?> run, SignalRef holding) {
    this.holding = holding;
    this.rate = run.session().sampleRate();
    this.entry = run.counted() ? null : run.references().add(this, holding);
    this.releases = run.counted() ? run.releases() : null;
    this.tasksBefore = run.tasks().count();
  }

  /** The handle of silence that can be written until it is {@linkplain #seal used}. */
  public static Handle draft(RunContext<?> run, long samples) {
    String what = "Draft[%016x]".formatted(run.tasks().current().nextCallSeed("draft"));
    SignalBuilder draft = run.guarded(() -> run.session().results().draft(what, samples));
    Handle handle = new Handle(run, new SignalRef(draft.signal(), List.of(), run.python().place()));
    handle.draft = draft;
    return handle;
  }

  /** The signals of handles. */
  public static List<Signal> signals(Collection<Handle> handles) {
    return handles.stream().map(Handle::signal).toList();
  }

  /** The object of the patch that it belongs to, or null. */
  public Object face() {
    return face;
  }

  /** Has it belong to an object of the patch: the two are reachable together. */
  public void show(Object object) {
    face = object;
  }

  public SignalRef holding() {
    return holding;
  }

  public Signal signal() {
    return holding.signal();
  }

  /**
   * Refuses to be looked at by a word that takes nothing over, once it was released.
   *
   * @param what looks
   */
  public void requireOwned(String what) {
    if (!isOwned()) {
      throw released(what);
    }
  }

  /** Whether the patch has a reference. */
  public boolean isOwned() {
    return releases == null ? holding.isOwned() : releases.isOwned(this);
  }

  long tasksBefore() {
    return tasksBefore;
  }

  /** That {@code what} cannot be done, as it was released. */
  public IllegalArgumentException released(String what) {
    return new IllegalArgumentException(what + ": the " + holding + " was already released");
  }

  /**
   * Releases the signal now.
   *
   * @param how the patch said so, for the error
   * @throws IllegalArgumentException if it was released
   */
  public void release(String how) {
    boolean dropped = entry == null ? releases.release(this, how) : entry.release();
    if (!dropped) {
      throw released(how);
    }
  }

  /** Takes note that it is used from now on, and does not change any more. */
  public void seal() {
    draft = null;
  }

  /** What its samples are set through, or null if they cannot be. */
  public SignalBuilder draft() {
    return draft;
  }

  /** Leaves a scoped signal to the surrounding scope. */
  public void keep() {
    if (entry != null) {
      entry.keep();
    }
  }

  /** Takes a scoped signal out of all scopes. */
  public void pin() {
    if (entry != null) {
      entry.pin();
    }
  }

  /** Leaves it to what surrounds {@code scope} if it was made in that one. */
  public void keepFrom(RefRegistry.Scope scope) {
    if (entry != null) {
      scope.keep(entry);
    }
  }

  /** The sample rate that it is of, or {@link Rates#ANY}. */
  public double rate() {
    return rate;
  }

  /** Says what sample rate it is of, which has just been made. */
  Handle at(double rateOfInputs) {
    rate = rateOfInputs;
    return this;
  }
}

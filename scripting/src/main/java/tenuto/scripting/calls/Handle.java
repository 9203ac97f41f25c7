package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import tenuto.engine.SignalBuilder;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * A signal as a patch has it: a handle on its {@link SignalRef}, with its sample rate. In a scoped
 * patch the signal is released when its handle is unreachable.
 */
public final class Handle {
  private final SignalRef holding;

  /** In a scoped patch the entry that releases the handle; null in a counted one. */
  private final RefRegistry.Entry entry;

  /** In a counted patch the releases through which references are dropped; null in a scoped one. */
  private final OrderedReleases releases;

  /** The number of tasks begun before it was made. */
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

  /** A handle on silence whose samples can be set until it is {@linkplain #seal used}. */
  public static Handle draft(RunContext<?> run, long samples) {
    long seed = run.tasks().current().nextCallSeed("draft");
    String what = "Draft[%016x]".formatted(seed);
    SignalBuilder draft = run.guarded(() -> run.session().results().draft(what, samples));
    long key = Keys.made("draft", seed, List.of());
    Handle handle =
        new Handle(run, new SignalRef(draft.signal(), key, List.of(), run.python().place()));
    handle.draft = draft;
    return handle;
  }

  /** The signals of handles. */
  public static List<Signal> signals(Collection<Handle> handles) {
    List<Signal> signals = new ArrayList<>(handles.size());
    for (Handle each : handles) {
      signals.add(each.signal());
    }
    return signals;
  }

  /** The Python object for it, or null. */
  public Object face() {
    return face;
  }

  /** Attaches a Python object, which keeps the handle reachable and is kept by it. */
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
   * Checks that it is not released, for a caller that takes no reference.
   *
   * @param what names the caller
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

  /** The error that {@code what} cannot be done after the release. */
  public IllegalArgumentException released(String what) {
    return new IllegalArgumentException(what + ": the " + holding + " was already released");
  }

  /**
   * Releases the signal now.
   *
   * @param how the call in the patch, for the error
   * @throws IllegalArgumentException if it was released
   */
  public void release(String how) {
    boolean dropped = entry == null ? releases.release(this, how) : entry.release();
    if (!dropped) {
      throw released(how);
    }
  }

  /** Marks a draft as used: from now on it does not change. */
  public void seal() {
    draft = null;
  }

  /** The builder that sets its samples, or null if they cannot be set. */
  public SignalBuilder draft() {
    return draft;
  }

  /** Moves a scoped signal to the surrounding scope. */
  public void keep() {
    if (entry != null) {
      entry.keep();
    }
  }

  /** Removes a scoped signal from all scopes. */
  public void pin() {
    if (entry != null) {
      entry.pin();
    }
  }

  /** Moves it to the scope around {@code scope} if it was made in that one. */
  public void keepFrom(RefRegistry.Scope scope) {
    if (entry != null) {
      scope.keep(entry);
    }
  }

  /** Its sample rate, or {@link Rates#ANY}. */
  public double rate() {
    return rate;
  }

  /** Sets the sample rate of a new signal. */
  Handle at(double rateOfInputs) {
    rate = rateOfInputs;
    return this;
  }

  /** The text that Python prints for a signal. */
  @Override
  public String toString() {
    Signal signal = signal();
    String text =
        signal instanceof Stored stored
            ? stored.toString()
            : "%s, %d samples made at %s".formatted(signal, signal.length(), holding.origin());
    return "<" + text + (holding.isOwned() ? ">" : ", released>");
  }
}

package tenuto.scripting;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.engine.Reclaimer;

/**
 * The holdings of a scoped patch that are still to be let go: when their handle is unreachable,
 * when their scope ends, or at the end of the run, whatever comes first.
 */
final class Holdings implements Reclaimer {
  /** Looks for what the garbage collector has found; the collector hands it over with a delay. */
  private static final int WAIT_MS = 20;

  private final ReferenceQueue<PySignal> unreachable = new ReferenceQueue<>();
  private final Set<Entry> all = ConcurrentHashMap.newKeySet();
  private final ThreadLocal<Deque<Scope>> scopes = ThreadLocal.withInitial(ArrayDeque::new);

  /** A handle's holding, let go once. */
  final class Entry extends PhantomReference<PySignal> {
    private final Holding holding;
    private volatile Scope scope;

    private Entry(PySignal handle, Holding holding, Scope scope) {
      super(handle, unreachable);
      this.holding = holding;
      this.scope = scope;
    }

    /** Drops the patch's reference; false if that was done before. */
    boolean letGo() {
      Scope within = scope;
      if (within != null) {
        within.made.remove(this);
      }
      return all.remove(this) && holding.disown();
    }
  }

  /** What was made between two points of one thread's run. */
  final class Scope {
    private final Set<Entry> made = ConcurrentHashMap.newKeySet();
    private final Scope outer = scopes.get().peek();

    /** Leaves the entry to the surrounding scope. */
    void keep(Entry entry) {
      if (made.remove(entry)) {
        entry.scope = outer;
        if (outer != null) {
          outer.made.add(entry);
        }
      }
    }

    /** Ends it and lets go of everything made in it that was not kept. */
    void end() {
      Deque<Scope> open = scopes.get();
      while (open.contains(this) && open.pop() != this) {
        // scopes that a failure left open inside this one end with it
      }
      made.forEach(Entry::letGo);
    }
  }

  /** Begins a scope on the calling thread. */
  Scope begin() {
    Scope scope = new Scope();
    scopes.get().push(scope);
    return scope;
  }

  /** The calling thread's innermost scope, or null. */
  Scope current() {
    return scopes.get().peek();
  }

  Entry add(PySignal handle, Holding holding) {
    Scope scope = current();
    Entry entry = new Entry(handle, holding, scope);
    all.add(entry);
    if (scope != null) {
      scope.made.add(entry);
    }
    return entry;
  }

  @Override
  public void sweep() {
    for (Object found = unreachable.poll(); found != null; found = unreachable.poll()) {
      ((Entry) found).letGo();
    }
  }

  @Override
  public void collect() {
    Runtime.getRuntime().gc();
    try {
      for (Object found = unreachable.remove(WAIT_MS);
          found != null;
          found = unreachable.remove(WAIT_MS)) {
        ((Entry) found).letGo();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Lets everything go, at the end of a run. */
  void end() {
    all.forEach(Entry::letGo);
  }
}

package tenuto.scripting.calls;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tenuto.engine.base.Reclaimer;

/**
 * The references of a scoped patch that are still to be released: when their handle is unreachable,
 * when their scope ends, or at the end of the run, whichever comes first.
 */
public final class RefRegistry implements Reclaimer {
  private final ReferenceQueue<Object> unreachable = new ReferenceQueue<>();
  private final Set<Entry> all = ConcurrentHashMap.newKeySet();
  private final ThreadLocal<Deque<Scope>> scopes = ThreadLocal.withInitial(ArrayDeque::new);

  /** The reference of a handle, released once. */
  final class Entry extends PhantomReference<Object> {
    private final SignalRef holding;
    private volatile Scope scope;

    private Entry(Handle handle, SignalRef holding, Scope scope) {
      super(handle, unreachable);
      this.holding = holding;
      this.scope = scope;
    }

    /** Removes it from all scopes. */
    void pin() {
      Scope within = scope;
      if (within != null) {
        within.made.remove(this);
        scope = null;
      }
    }

    /** Moves it to the scope around the one it was made in. */
    void keep() {
      Scope within = scope;
      if (within != null) {
        within.keep(this);
      }
    }

    /** Drops the patch's reference; false if that was done before. */
    boolean release() {
      Scope within = scope;
      if (within != null) {
        within.made.remove(this);
      }
      return all.remove(this) && holding.release();
    }
  }

  /** What a thread made between two points of its run. */
  public final class Scope {
    private final Set<Entry> made = ConcurrentHashMap.newKeySet();
    private final Scope outer = scopes.get().peek();
    private Object face;

    /** Its Python object, made when it is first needed. */
    public synchronized <T> T face(Class<T> type, Function<Scope, T> maker) {
      if (face == null) {
        face = maker.apply(this);
      }
      return type.cast(face);
    }

    /** Moves the entry to the surrounding scope. */
    void keep(Entry entry) {
      if (made.remove(entry)) {
        entry.scope = outer;
        if (outer != null) {
          outer.made.add(entry);
        }
      }
    }

    /** Ends it and releases everything made in it that was not kept. */
    public void end() {
      Deque<Scope> open = scopes.get();
      while (open.contains(this) && open.pop() != this) {
        // Scopes inside it that a failure left open end with it.
      }
      made.forEach(Entry::release);
    }
  }

  /** Begins a scope on the calling thread. */
  public Scope begin() {
    Scope scope = new Scope();
    scopes.get().push(scope);
    return scope;
  }

  /** The scope that the calling thread is in, or null. */
  public Scope current() {
    return scopes.get().peek();
  }

  /**
   * Adds what the calling thread makes from now on to a scope that another thread has begun, or to
   * a new one.
   *
   * @return the scope
   */
  public Scope stack(Scope scope) {
    Scope stacked = scope == null ? new Scope() : scope;
    scopes.get().push(stacked);
    return stacked;
  }

  /** Leaves the calling thread's innermost scope without ending it; null without one. */
  public Scope unstack() {
    return scopes.get().poll();
  }

  /** Forgets scopes that a task has begun and not ended, as its thread will run other tasks. */
  public void forgetScopes() {
    scopes.remove();
  }

  Entry add(Handle handle, SignalRef holding) {
    sweep(); // Otherwise signals that need no space in the pool would accumulate without limit.
    Scope scope = scopes.get().peek();
    Entry entry = new Entry(handle, holding, scope);
    all.add(entry);
    if (scope != null) {
      scope.made.add(entry);
    }
    return entry;
  }

  @Override
  public void sweep() {
    for (Reference<?> found = unreachable.poll(); found != null; found = unreachable.poll()) {
      release(found);
    }
  }

  @Override
  public void collect() {
    Runtime.getRuntime().gc();
    // The collector has cleared unreachable references but enqueues them on another thread, which
    // may take long on a busy machine.
    for (Entry entry : all) {
      if (entry.refersTo(null)) {
        entry.release();
      }
    }
  }

  private static void release(Reference<?> found) {
    if (found instanceof Entry entry) {
      entry.release();
    }
  }

  /** Releases everything, at the end of a run. */
  public void end() {
    all.forEach(Entry::release);
  }
}

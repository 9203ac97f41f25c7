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
 * when their scope ends, or at the end of the run, whatever comes first.
 */
public final class RefRegistry implements Reclaimer {
  private final ReferenceQueue<Object> unreachable = new ReferenceQueue<>();
  private final Set<Entry> all = ConcurrentHashMap.newKeySet();
  private final ThreadLocal<Deque<Scope>> scopes = ThreadLocal.withInitial(ArrayDeque::new);

  /** A handle's holding, released once. */
  final class Entry extends PhantomReference<Object> {
    private final SignalRef holding;
    private volatile Scope scope;

    private Entry(Handle handle, SignalRef holding, Scope scope) {
      super(handle, unreachable);
      this.holding = holding;
      this.scope = scope;
    }

    /** Takes it out of all scopes. */
    void pin() {
      Scope within = scope;
      if (within != null) {
        within.made.remove(this);
        scope = null;
      }
    }

    /** Leaves it to what surrounds the scope it was made in. */
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

  /** What was made between two points of one thread's run. */
  public final class Scope {
    private final Set<Entry> made = ConcurrentHashMap.newKeySet();
    private final Scope outer = scopes.get().peek();
    private Object face;

    /** What it is in Python, made when somebody first asks. */
    public synchronized <T> T face(Class<T> type, Function<Scope, T> maker) {
      if (face == null) {
        face = maker.apply(this);
      }
      return type.cast(face);
    }

    /** Leaves the entry to the surrounding scope. */
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
        // scopes that a failure left open inside this one end with it
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
   * Lets what the calling thread makes from now on belong to a scope that another thread has begun,
   * or to none.
   *
   * @return the scope, a new one for none
   */
  public Scope stack(Scope scope) {
    Scope stacked = scope == null ? new Scope() : scope;
    scopes.get().push(stacked);
    return stacked;
  }

  /** Takes the innermost scope of the calling thread off, without ending it; null without one. */
  public Scope unstack() {
    return scopes.get().poll();
  }

  /** Forgets scopes that a task has begun and not ended: its thread will do other tasks. */
  public void forgetScopes() {
    scopes.remove();
  }

  Entry add(Handle handle, SignalRef holding) {
    sweep(); // or signals that take no room of the pool would pile up without end
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
    // The collector has cleared what it found, and hands it over on a thread of its own, which may
    // be long in coming to it on a busy machine.
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

  /** Lets everything go, at the end of a run. */
  public void end() {
    all.forEach(Entry::release);
  }
}

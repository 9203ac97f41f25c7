package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import tenuto.scripting.tasks.Task;
import tenuto.scripting.tasks.TaskPath;
import tenuto.scripting.tasks.Tasks;

/**
 * The references that the tasks of a counted patch drop, ordered as if tasks ran one after the
 * other in the order in which they were begun, so that errors about released signals do not depend
 * on the number of threads.
 *
 * <p>A reference that is dropped, or taken over by a result, while earlier tasks are unfinished
 * still counts as held for these. It is dropped when they are done. A call that finds no reference
 * waits for the earlier tasks, which may still add one. Signals made after such a task was begun
 * cannot be known to it, and are released at once.
 */
public final class OrderedReleases {
  /** A reference that still counts, though a task has dropped it. */
  private static final class Drop {
    private final Handle handle;
    private final TaskPath moment;
    private final boolean held;
    private final String what;

    Drop(Handle handle, TaskPath moment, boolean held, String what) {
      this.handle = handle;
      this.moment = moment;
      this.held = held;
      this.what = what;
    }
  }

  private final Tasks tasks;

  /** The drops of each signal, in the order of tasks. */
  private final Map<SignalRef, Set<Drop>> drops = new IdentityHashMap<>();

  /** For each task the drops that wait for it, and perhaps for others. */
  private final Map<Task<?>, List<Drop>> waiting = new IdentityHashMap<>();

  private Drop failed;

  OrderedReleases(Tasks tasks) {
    this.tasks = tasks;
    tasks.whenEnded(this::ended);
  }

  /** Transfers one of the patch's references to a result; false if there is none. */
  boolean transfer(Handle x, String what) {
    return drop(x, true, what);
  }

  /** Drops a reference of the patch; false if there is none. */
  boolean release(Handle x, String what) {
    return drop(x, false, what);
  }

  /** Undoes {@link #transfer} after a failed call. */
  synchronized void undoTransfer(Handle x) {
    TaskPath now = tasks.current().moment();
    Optional<Drop> undone =
        of(x).stream()
            .filter(drop -> drop.held && drop.moment.isBeside(now))
            .reduce((before, last) -> last);
    if (undone.isPresent()) {
      forget(undone.get());
      x.holding().drop();
    } else {
      x.holding().undoTransfer();
    }
  }

  private Set<Drop> of(Handle x) {
    return drops.getOrDefault(x.holding(), Set.of());
  }

  /** False if it was undone before. */
  private boolean forget(Drop drop) {
    SignalRef ref = drop.handle.holding();
    Set<Drop> all = drops.getOrDefault(ref, Set.of());
    boolean known = all.remove(drop);
    if (known && all.isEmpty()) {
      drops.remove(ref);
    }
    return known;
  }

  /** Whether the patch has a reference, as far as the calling task can know. */
  synchronized boolean isOwned(Handle x) {
    if (of(x).isEmpty()) {
      return x.holding().owned() > 0;
    }
    dropForEnded();
    long owned = x.holding().owned();
    return owned > of(x).size() || owned > dropped(x, tasks.current().moment());
  }

  /** Gives a result its own reference; false if the patch has none. */
  boolean share(Handle x) {
    return afterThose(x, it -> isOwned(it) && it.holding().share());
  }

  /** Adds a reference of the patch; false if nobody holds any. */
  public boolean own(Handle x) {
    return afterThose(x, it -> (isOwned(it) || isHeld(it)) && it.holding().own());
  }

  /** Whether results hold it, other than those that ended tasks have dropped. */
  private synchronized boolean isHeld(Handle x) {
    dropForEnded();
    return x.holding().isHeld();
  }

  private boolean drop(Handle x, boolean held, String what) {
    return afterThose(x, it -> tryDrop(it, held, what));
  }

  private synchronized boolean tryDrop(Handle x, boolean held, String what) {
    SignalRef ref = x.holding();
    if (!isOwned(x)) {
      return false;
    }
    TaskPath now = tasks.current().moment();
    Optional<Task<?>> before = unfinishedBefore(x, now);
    if (before.isEmpty()) {
      return held ? ref.transfer() : ref.release();
    }
    if (held && !ref.share()) {
      return false;
    }
    Drop drop = new Drop(x, now, held, what);
    drops.computeIfAbsent(ref, it -> new LinkedHashSet<>()).add(drop);
    await(drop, before.get());
    return true;
  }

  /** Tries, and if that fails tries once more when the earlier tasks are done. */
  private boolean afterThose(Handle x, Predicate<Handle> work) {
    if (work.test(x)) {
      return true;
    }
    TaskPath now = tasks.current().moment();
    boolean waited = false;
    try {
      for (Optional<Task<?>> before = unfinishedBefore(x, now);
          before.isPresent();
          before = unfinishedBefore(x, now)) {
        tasks.await(before.get());
        waited = true;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (CancellationException stopped) {
      throw stopped;
    } catch (IllegalStateException waitsForMe) {
      return false;
    }
    return waited && work.test(x);
  }

  private Optional<Task<?>> unfinishedBefore(Handle x, TaskPath moment) {
    return tasks.unfinishedBefore(moment, x.tasksBefore());
  }

  /** The number of its references that still count but were dropped before a moment. */
  private long dropped(Handle x, TaskPath moment) {
    return of(x).stream()
        .filter(drop -> drop.moment.isBeside(moment) || drop.moment.precedes(moment))
        .count();
  }

  private void await(Drop drop, Task<?> task) {
    waiting.computeIfAbsent(task, it -> new ArrayList<>()).add(drop);
    if (task.isDone()) {
      ended(task); // The task may have ended before.
    }
  }

  /** Drops what waited for a task, unless it waits for others. */
  private synchronized void ended(Task<?> task) {
    List<Drop> ready = waiting.remove(task);
    if (ready == null) {
      return;
    }
    for (Drop drop : ready) {
      Optional<Task<?>> next = unfinishedBefore(drop.handle, drop.moment);
      if (next.isPresent()) {
        await(drop, next.get());
      } else if (forget(drop)
          && !drop.handle.holding().release()
          && (failed == null || drop.moment.precedes(failed.moment))) {
        failed = drop;
      }
    }
  }

  /**
   * Drops what waited for tasks that have ended but whose threads have not said so yet: whoever has
   * read a task's result finds its references dropped.
   */
  private void dropForEnded() {
    List.copyOf(waiting.keySet()).stream().filter(Task::isDone).forEach(this::ended);
  }

  /** The error of dropping a reference that did not exist; the first in the order of tasks. */
  public synchronized Optional<Throwable> failure() {
    dropForEnded();
    return Optional.ofNullable(failed).map(drop -> drop.handle.released(drop.what));
  }
}

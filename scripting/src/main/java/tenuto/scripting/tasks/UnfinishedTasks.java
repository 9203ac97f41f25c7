package tenuto.scripting.tasks;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The tasks that are not done, in the order in which they were begun and in the order of the tree.
 * {@link TaskScheduler} calls it under its lock; only {@link #begun} and {@link #isEmpty} need
 * none.
 */
final class UnfinishedTasks {
  private final NavigableMap<Long, Task<?>> byNumber = new TreeMap<>();

  /** A moment precedes the task that is begun next. */
  private final NavigableMap<TaskPath, Task<?>> byPath =
      new TreeMap<>((a, b) -> b.precedes(a) ? 1 : a == b ? 0 : -1);

  private volatile long begun;
  private volatile boolean isEmpty = true;

  void add(Task<?> task) {
    task.number(begun);
    byNumber.put(begun, task);
    byPath.put(task.path(), task);
    isEmpty = false;
    begun = begun + 1;
  }

  void remove(Task<?> task) {
    byNumber.remove(task.number());
    byPath.remove(task.path());
    isEmpty = byNumber.isEmpty();
  }

  Collection<Task<?>> all() {
    return byNumber.values();
  }

  /** The number of tasks begun so far. */
  long begun() {
    return begun;
  }

  boolean isEmpty() {
    return isEmpty;
  }

  /**
   * A task that precedes a moment of the tree, if possible the last one, with at least {@code
   * first} tasks begun before it.
   *
   * <p>Both the tasks before the moment and those begun since may be many; so both are searched,
   * one step each, until one search finds a task or ends.
   */
  Optional<Task<?>> before(TaskPath moment, long first) {
    Iterator<Task<?>> since = byNumber.tailMap(first, true).values().iterator();
    Map.Entry<TaskPath, Task<?>> earlier = byPath.lowerEntry(moment);
    while (earlier != null && since.hasNext()) {
      if (!earlier.getKey().isAbove(moment)) {
        if (earlier.getValue().number() >= first) {
          return Optional.of(earlier.getValue());
        }
        Task<?> later = since.next();
        if (later.path().precedes(moment) && !later.path().isAbove(moment)) {
          return Optional.of(later);
        }
      }
      earlier = byPath.lowerEntry(earlier.getKey());
    }
    return Optional.empty();
  }
}

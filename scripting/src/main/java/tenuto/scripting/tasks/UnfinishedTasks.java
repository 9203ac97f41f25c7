package tenuto.scripting.tasks;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The tasks that are not done, by when they were begun and by their place in the tree. {@link
 * TaskScheduler} calls it under its lock; only {@link #begun} and {@link #isEmpty} need none.
 */
final class UnfinishedTasks {
  private final NavigableMap<Long, Task<?>> byNumber = new TreeMap<>();

  /** Of a moment and the task that is begun next the moment comes first. */
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

  /** How many there have been. */
  long begun() {
    return begun;
  }

  boolean isEmpty() {
    return isEmpty;
  }

  /**
   * One that comes before a moment of the tree, if possible the last, and had {@code first} tasks
   * or more begun before it.
   *
   * <p>What is before the moment may be much, and so may what was begun since; so both are gone
   * through, one step each, until one has an answer or an end.
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

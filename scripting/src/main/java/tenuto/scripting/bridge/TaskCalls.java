package tenuto.scripting.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import tenuto.scripting.calls.Bars;
import tenuto.scripting.calls.Performance;
import tenuto.scripting.tasks.Task;

/** Tasks of Python functions, and notes that are played in them. */
public final class TaskCalls {
  private final CPythonHost host;

  TaskCalls(CPythonHost host) {
    this.host = host;
  }

  /**
   * Begins a task.
   *
   * @param what a key of what it is made of, see {@link tenuto.scripting.calls.Keys}
   */
  public Task<Object> task(long what, Callable<Object> work) {
    return host.tasks().submit(what, work);
  }

  /** Waits for a task as if on the calling thread; the Python side knows what it threw. */
  public PendingCall awaited(Task<Object> task) {
    return host.aside(
        () -> {
          read(task);
          return null;
        });
  }

  /** Waits for a task on the calling thread. */
  public void read(Task<Object> task) throws InterruptedException {
    try {
      task.get();
    } catch (ExecutionException e) {
      // The Python side has the failure.
    }
  }

  /** Runs all tasks to their end, and throws the first failure that nobody has read. */
  public PendingCall finished() {
    return host.aside(
        () -> {
          Optional<Throwable> unread = host.tasks().finish();
          if (unread.isPresent() && unread.get() instanceof Exception failure) {
            throw failure;
          }
          return null;
        });
  }

  /**
   * Plays notes, each in a task of its own, and mixes them.
   *
   * @param ms when each begins
   * @param keys a key of each note's content
   * @param instrument a key of the player
   * @param player plays the note of a number; null, Python's None, is no sound
   */
  public PendingCall perform(
      Object place, double[] ms, long[] keys, long instrument, Function<Integer, Object> player) {
    host.at(place);
    return host.aside(
        () -> {
          Function<Integer, Object> plays =
              number -> Objects.requireNonNullElse(player.apply(number), Values.NONE);
          Performance<Object, Integer> performance =
              new Performance<>(host, plays, (note, at, seconds) -> {});
          List<Bars.Note<Integer>> all = new ArrayList<>();
          for (int i = 0; i < ms.length; i++) {
            all.add(performance.note(i, ms[i], keys[i]));
          }
          return performance.of(all, instrument);
        });
  }
}

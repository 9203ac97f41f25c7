package tenuto.scripting.tasks;

/**
 * What one piece of work, the main patch or a task, counts while it runs: its calls and its
 * children.
 *
 * <p>It belongs to the one thread that does the work, and nothing is shared between two of them; so
 * the seeds it gives are the same in every run, for any number of threads and any order in which
 * tasks happen to run.
 */
public final class TaskContext {
  // Seeds of the three kinds come from three generators, told apart by these bits: none for the
  // children, the fractions of the roots of 2 and 3 for calls and for Python's random.
  private static final long CALLS = 0x6A09E667F3BCC909L;
  private static final long RANDOM = 0xBB67AE8584CAA73BL;

  private final TaskPath path;
  private final long callKey;
  private long calls;
  private long children;

  /** What this work waits for now, or null; guarded by the lock of {@link TaskScheduler}. */
  private Task<?> waitsFor;

  TaskContext(TaskPath path) {
    this.path = path;
    this.callKey = TaskPath.mix(path.key() ^ CALLS);
  }

  /** Where in the tree of tasks this work stands. */
  public TaskPath path() {
    return path;
  }

  /** The seed for this work's next call of something random: a new one each time. */
  public long nextCallSeed() {
    return TaskPath.nth(callKey, calls++);
  }

  /** The seed with which Python's {@code random} begins in this work: always the same one. */
  public long randomSeed() {
    return TaskPath.mix(path.key() ^ RANDOM);
  }

  /** The context of the next child. */
  TaskContext nextChild() {
    return new TaskContext(path.child(children++));
  }

  Task<?> waitsFor() {
    return waitsFor;
  }

  void waitFor(Task<?> task) {
    waitsFor = task;
  }
}

package tenuto.scripting.tasks;

import tenuto.engine.base.SplitMix;

/**
 * The position of a piece of work in the tree of tasks: the root, or child number k of its parent.
 *
 * <p>The number counts the parent's children in the order in which the parent begins them, so a
 * path is the same in every run, whatever the thread and whenever it runs. It defines which task
 * comes first. Seeds are derived from {@link #key}, which is derived from the parent's key and the
 * child's content: {@link SeedScope}.
 *
 * <p>A key is a chain of {@link SplitMix} steps. Nothing here is recursive: a path may be as deep
 * as memory allows.
 */
public final class TaskPath {
  /** The child of the root for threads that do not belong to a task; tasks count from 0. */
  private static final long OTHER_THREADS = -1;

  /** The most steps in the text of a path; longer ones are shortened. */
  private static final int SHOWN = 16;

  private final TaskPath parent;
  private final long number;
  private final int depth;
  private final long key;

  private TaskPath(TaskPath parent, long number, int depth, long key) {
    this.parent = parent;
    this.number = number;
    this.depth = depth;
    this.key = key;
  }

  /** The root of a tree, whose seeds are derived from {@code seed}. */
  static TaskPath root(long seed) {
    return new TaskPath(null, 0, 0, SplitMix.mix(seed + SplitMix.GOLDEN_RATIO));
  }

  /** Child number {@code number}, counted from 0, with the key from which its seeds are derived. */
  TaskPath child(long number, long key) {
    return new TaskPath(this, number, depth + 1, key);
  }

  /** A child whose seeds depend on its number. */
  private TaskPath child(long number) {
    return child(number, nth(key, number));
  }

  /** A thread that another program part has started: a branch beside all tasks. */
  TaskPath otherThread(long number) {
    return child(OTHER_THREADS).child(number);
  }

  /** The 64-bit key from which its seeds are derived. */
  public long key() {
    return key;
  }

  /** The number of steps from the root, whose depth is 0. */
  public int depth() {
    return depth;
  }

  /** Whether this precedes the other in the tree's pre-order: parents before children. */
  public boolean precedes(TaskPath other) {
    TaskPath a = this;
    TaskPath b = other;
    while (a.depth > b.depth) {
      a = a.parent;
    }
    while (b.depth > a.depth) {
      b = b.parent;
    }
    if (a == b) {
      return depth < other.depth;
    }
    while (a.parent != b.parent) {
      a = a.parent;
      b = b.parent;
    }
    return a.number < b.number;
  }

  /** Whether both have the same parent: moments of the same work. */
  public boolean isBeside(TaskPath other) {
    return parent == other.parent;
  }

  /** Whether the other one is a descendant of this one. */
  boolean isAbove(TaskPath other) {
    TaskPath b = other;
    while (b.depth > depth) {
      b = b.parent;
    }
    return b == this && other.depth > depth;
  }

  /** Output number {@code n} of the SplitMix64 generator begun at {@code state}. */
  static long nth(long state, long n) {
    return SplitMix.mix(state + SplitMix.GOLDEN_RATIO * (n + 1));
  }

  /**
   * The child numbers from the root, as in {@code 0.3.1}; {@code main} for the root itself, {@code
   * thread.0} for a thread beside the tasks. A deep path keeps its last steps and names its depth.
   */
  @Override
  public String toString() {
    if (parent == null) {
      return "main";
    }
    StringBuilder text = new StringBuilder();
    TaskPath step = this;
    for (int shown = 0; shown < SHOWN && step.parent != null; shown++) {
      text.insert(0, step.number == OTHER_THREADS ? "thread." : step.number + ".");
      step = step.parent;
    }
    text.setLength(text.length() - 1);
    return step.parent == null ? text.toString() : "..." + text + " (" + depth + " deep)";
  }
}

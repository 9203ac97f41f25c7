package tenuto.scripting.tasks;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What one piece of work, the main patch or a task, counts while it runs: its calls and its
 * children.
 *
 * <p>It belongs to the one thread that does the work, and nothing is shared between two of them; so
 * the seeds it gives are the same in every run, for any number of threads and any order in which
 * tasks happen to run.
 */
public final class TaskContext {
  private final TaskPath path;
  private final Seeds seeds;

  /** The work itself, and the named parts of it that go on now, the innermost first. */
  private final Deque<SeedScope> scopes = new ArrayDeque<>();

  private long children;

  /** The word in whose call this work is now. */
  private String called = "";

  /** What this work waits for now, or null; guarded by the lock of {@link TaskScheduler}. */
  private Task<?> waitsFor;

  TaskContext(TaskPath path, Seeds seeds) {
    this.path = path;
    this.seeds = seeds;
    scopes.push(new SeedScope(seeds, path.key()));
  }

  /** Where in the tree of tasks this work stands. */
  public TaskPath path() {
    return path;
  }

  /** Notes that a word is called now, and returns the one in whose call it is, or null. */
  public String call(String word) {
    String before = called;
    called = word;
    return before;
  }

  /** The word in whose call this work is; empty for none. */
  public String called() {
    return called == null ? "" : called;
  }

  /** The seed for what is random in this call of a word: a new one each time. */
  public long nextCallSeed() {
    return nextCallSeed(called);
  }

  /** The seed for the next call of that. */
  public long nextCallSeed(String word) {
    return scopes.peek().nextCall(word);
  }

  /**
   * The seed with which Python's {@code random} begins in this work, or the named part of it that
   * goes on: always the same one.
   */
  public long randomSeed() {
    return scopes.peek().random();
  }

  /** Stands for this work, or the named part of it that goes on. */
  public Object part() {
    return scopes.peek();
  }

  /** Begins a part of this work with a name, from which its seeds follow. */
  public void begin(String name) {
    scopes.push(scopes.peek().part(name));
  }

  /** Ends the part that was begun last. */
  public void end() {
    scopes.pop();
  }

  /**
   * The moment that this work has come to: where its next child would be. What it has begun comes
   * before that, what it will begin after.
   */
  public TaskPath moment() {
    return path.child(children, 0);
  }

  /** The context of the next child, made of that. */
  TaskContext nextChild(long what) {
    return child(scopes.peek().nextChild(what));
  }

  /** The context of a child with a key of {@link #nextNotes}. */
  TaskContext child(long key) {
    return new TaskContext(path.child(children++, key), seeds);
  }

  /** The keys of the tasks of a performance made of that, one for each note in order of time. */
  public long[] nextNotes(long what, long[] notes) {
    return scopes.peek().nextNotes(what, notes);
  }

  Task<?> waitsFor() {
    return waitsFor;
  }

  void waitFor(Task<?> task) {
    waitsFor = task;
  }
}

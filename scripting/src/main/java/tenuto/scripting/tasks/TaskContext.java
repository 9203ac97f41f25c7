package tenuto.scripting.tasks;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The counters of one piece of work, the main patch or a task, while it runs: its calls and its
 * children.
 *
 * <p>Only the thread that does the work uses it, and two of them share nothing; so the seeds it
 * gives are the same in every run, for any number of threads and any order in which tasks happen to
 * run.
 */
public final class TaskContext {
  private final TaskPath path;
  private final Seeds seeds;

  /** The work itself, and its open named parts, the innermost first. */
  private final Deque<SeedScope> scopes = new ArrayDeque<>();

  private long children;

  /** The word in whose call this work is now. */
  private String called = "";

  /** The seeds that the call has drawn, hashed; 0 for none. */
  private long drawn;

  /**
   * The task that this work waits for now, or null; guarded by the lock of {@link TaskScheduler}.
   */
  private Task<?> waitsFor;

  TaskContext(TaskPath path, Seeds seeds) {
    this.path = path;
    this.seeds = seeds;
    scopes.push(new SeedScope(seeds, path.key()));
  }

  /** The position of this work in the tree of tasks. */
  public TaskPath path() {
    return path;
  }

  /** Records that a word is called now, and returns the word in whose call that is, or null. */
  public String call(String word) {
    String before = called;
    called = word;
    drawn = 0;
    return before;
  }

  /** The word in whose call this work is; empty for none. */
  public String called() {
    return called == null ? "" : called;
  }

  /** The seed for this call of a word: a new one each time. */
  public long nextCallSeed() {
    long seed = nextCallSeed(called);
    drawn = ContentHash.of(drawn, seed);
    return seed;
  }

  /** The seeds that this call of a word has drawn, hashed; 0 for none. */
  public long drawn() {
    return drawn;
  }

  /** The seed for the next call of a word. */
  public long nextCallSeed(String word) {
    return scopes.peek().nextCall(word);
  }

  /**
   * The initial seed of Python's {@code random} in this work, or in its open named part: always the
   * same one.
   */
  public long randomSeed() {
    return scopes.peek().random();
  }

  /** An object that identifies this work, or its open named part. */
  public Object part() {
    return scopes.peek();
  }

  /** Begins a named part of this work; its seeds depend on the name. */
  public void begin(String name) {
    scopes.push(scopes.peek().part(name));
  }

  /** Ends the innermost named part. */
  public void end() {
    scopes.pop();
  }

  /**
   * The current moment of this work in the tree: the position of its next child. What it has begun
   * precedes that, what it will begin does not.
   */
  public TaskPath moment() {
    return path.child(children, 0);
  }

  /** The context of the next child with this content. */
  TaskContext nextChild(long what) {
    return child(scopes.peek().nextChild(what));
  }

  /** The context of a child with a key of {@link #nextNotes}. */
  TaskContext child(long key) {
    return new TaskContext(path.child(children++, key), seeds);
  }

  /**
   * The keys of the tasks of a performance with this content, one for each note in order of time.
   *
   * @param notes their names: by content, notes of one name have the same seeds
   */
  public long[] nextNotes(long what, long[] notes) {
    return scopes.peek().nextNotes(what, notes);
  }

  /**
   * Random numbers for some things, each of which draws its own: another thing among them changes
   * no other's.
   *
   * @param kind what they are drawn for; with another kind the same things draw others
   * @param things keys of their content
   * @param each how many numbers each thing gets, one after the other in the result
   */
  public double[] nextNumbers(String kind, long[] things, int each) {
    return scopes.peek().nextNumbers(kind, things, each);
  }

  Task<?> waitsFor() {
    return waitsFor;
  }

  void waitFor(Task<?> task) {
    waitsFor = task;
  }
}

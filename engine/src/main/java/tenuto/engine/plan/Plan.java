package tenuto.engine.plan;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.base.Closing;
import tenuto.engine.signal.SampleSink;

/**
 * Signals made ready for computing: the steps that make one block of each, in order, over a few
 * slots.
 *
 * <p>All signals that are read at the same places (maps, combinations, filters) are steps of one
 * plan, so a chain of any depth is a loop here and not a recursion, and a signal that occurs twice
 * is computed once. A {@link tenuto.engine.signal.Gather} reads its inputs through plans of their
 * own.
 *
 * <p>What a thread writes is in its own {@link Room}. So several threads may compute blocks of one
 * plan at once, as long as they do its steps {@linkplain Step#inTurn in turn}.
 */
public final class Plan implements AutoCloseable {
  private final Buffers lender;
  private final Stop stop;
  private final int blockSize;
  private final Step[] steps;
  private final List<Runnable> endings;

  /** For each slot whether it is a buffer; the others are views of stored signals. */
  private final boolean[] buffers;

  private final Result[] results;
  private final long length;

  /** Who is shown each block as soon as it is computed, or null. */
  private final SampleSink eye;

  /**
   * Where one of the signals is when all steps are done.
   *
   * @param direct whether its slot is a buffer of its own, and so can be where the block is wanted
   */
  record Result(int slot, boolean direct, long length) {}

  /**
   * @param lender gives the buffers
   * @param stop asked before each block
   * @param blockSize samples in a block
   * @param buffers which slots are buffers
   * @param endings end its filters' states, sources and the readers of its gathers
   * @param eye is shown each block of its signals, in turn; or null
   */
  Plan(
      Buffers lender,
      Stop stop,
      int blockSize,
      List<Step> steps,
      List<Boolean> buffers,
      List<Result> results,
      List<Runnable> endings,
      SampleSink eye) {
    this.lender = lender;
    this.stop = stop;
    this.blockSize = blockSize;
    this.steps = steps.toArray(Step[]::new);
    this.endings = List.copyOf(endings);
    this.buffers = new boolean[buffers.size()];
    for (int i = 0; i < this.buffers.length; i++) {
      this.buffers[i] = buffers.get(i);
    }
    this.results = results.toArray(Result[]::new);
    this.length = longest(this.results);
    this.eye = eye;
  }

  private static long longest(Result[] results) {
    long longest = 0;
    for (Result result : results) {
      longest = Math.max(longest, result.length);
    }
    return longest;
  }

  /** One piece of work on a block. */
  interface Step {
    /**
     * @param n samples of the plan's block, whole groups
     */
    void run(Block[] slots, long start, int n);

    /** Whether it keeps a state that must have seen the block before when it comes to a block. */
    default boolean inTurn() {
      return false;
    }

    /** Whether it does more than to show where something is. */
    default boolean computes() {
      return true;
    }
  }

  /** Who sees to it that the steps done in turn are. */
  interface Turns {
    /** Returns when the same step is done for the block before. */
    void await();

    /** Tells that it is done for this block. */
    void pass();
  }

  /** How many of the {@code n} samples from {@code start} on a signal of {@code length} has. */
  static int valid(long length, long start, int n) {
    return (int) Math.clamp(length - start, 0, n);
  }

  /** The samples of the longest of its signals. */
  long length() {
    return length;
  }

  /** Steps done in turn, and the showing. */
  int inTurn() {
    int count = eye == null ? 0 : 1;
    for (Step step : steps) {
      count += step.inTurn() ? 1 : 0;
    }
    return count;
  }

  /** Whether threads have anything to share: one step is nothing. */
  boolean isShareable() {
    int work = results.length - 1;
    for (Step step : steps) {
      work += step.computes() ? 1 : 0;
    }
    return work > 1;
  }

  /** The memory in which one thread computes; to be closed by it. */
  final class Room implements AutoCloseable {
    /** After the plan's own slots a spare block and a spare group: see {@link Steps}. */
    private final Block[] slots = new Block[buffers.length + 2];

    private final List<Block> lent = new ArrayList<>();

    /** Where in the stretch asked for the block is that is being computed. */
    private final Block[] outs = Block.views(results.length);

    private Room() {
      boolean[] given = new boolean[buffers.length];
      for (Result result : results) {
        given[result.slot] |= result.direct;
      }
      for (int i = 0; i < slots.length; i++) {
        if (i < buffers.length && !buffers[i]) {
          slots[i] = new Block(MemorySegment.NULL, 0);
        } else if (i >= buffers.length || !given[i]) {
          slots[i] = lender.lend();
          slots[i].hold(0);
          lent.add(slots[i]);
        }
      }
    }

    /**
     * Computes a stretch of every signal.
     *
     * @param start a multiple of the block size
     * @param stretch one block for each signal, silent after its end
     * @param n samples, whole blocks but for the last ones of the longest signal
     */
    void compute(long start, Block[] stretch, int n) {
      for (int at = 0; at < n; at += blockSize) {
        int groups = begin(start + at, stretch, at);
        for (Step step : steps) {
          step.run(slots, start + at, groups);
        }
        finish(start + at, groups);
        show(start + at);
      }
    }

    /**
     * Computes the block {@code at} samples into a stretch, beside other threads that compute
     * others.
     */
    void compute(long start, Block[] stretch, int at, Turns turns) {
      int groups = begin(start + at, stretch, at);
      for (Step step : steps) {
        if (step.inTurn()) {
          turns.await();
          step.run(slots, start + at, groups);
          turns.pass();
        } else {
          step.run(slots, start + at, groups);
        }
      }
      finish(start + at, groups);
      if (eye != null) {
        turns.await();
        show(start + at);
        turns.pass();
      }
    }

    private int begin(long start, Block[] stretch, int at) {
      stop.check();
      for (int i = 0; i < outs.length; i++) {
        outs[i].moveTo(stretch[i], at);
        if (results[i].direct) {
          slots[results[i].slot] = outs[i];
        }
      }
      return Block.wholeGroups(valid(length, start, blockSize));
    }

    private void finish(long start, int n) {
      for (int i = 0; i < outs.length; i++) {
        Result result = results[i];
        int valid = valid(result.length, start, n);
        if (!result.direct && valid > 0) {
          slots[result.slot].copyTo(0, outs[i], 0, valid);
        }
        outs[i].silence(valid, n - valid);
      }
    }

    private void show(long start) {
      if (eye != null) {
        eye.take(start, outs, valid(length, start, blockSize));
      }
    }

    @Override
    public void close() {
      lent.forEach(lender::giveBack);
      lent.clear();
    }
  }

  /** Room for the calling thread. */
  Room room() {
    return new Room();
  }

  /** Room for the only thread there will be; if there is none the plan ends. */
  Room onlyRoom() {
    try {
      return room();
    } catch (Throwable e) {
      Closing.after(e, List.of(this::close));
      throw e;
    }
  }

  int blockSize() {
    return blockSize;
  }

  @Override
  public void close() {
    Closing.all(endings);
  }
}

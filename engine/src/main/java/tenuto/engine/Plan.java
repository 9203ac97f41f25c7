package tenuto.engine;

import java.lang.foreign.Arena;
import java.util.List;

/**
 * A signal made ready for reading: the steps that compute one block, in order, over a few buffers.
 *
 * <p>All signals that are read at the same places (maps, combinations, filters) are steps of one
 * plan, so a chain of any depth is a loop here and not a recursion, and a signal that occurs twice
 * is computed once. A {@link Gather} reads its inputs through plans of their own.
 *
 * <p>Blocks begin at multiples of the session's block size, whatever is asked for; any other
 * stretch is copied out of the last block. So a sample's value never depends on who reads how.
 */
final class Plan implements Reader {
  /** A filter was left in the middle of a block: nothing right can follow. */
  private static final long FAILED = -1;

  private final long length;
  private final boolean addressable;
  private final int blockSize;
  private final Step[] steps;
  private final List<GatherInput> children;
  private final Thread owner = Thread.currentThread();
  private final Arena arena = Arena.ofConfined();
  private final Block[] slots;
  private final int result;

  /** Whether the last step writes to a buffer, and so can write where the block is wanted. */
  private final boolean direct;

  /**
   * The last two blocks computed for stretches that are not blocks, and where they begin. Two,
   * because a stretch over a border needs both sides, and so does its neighbour, on either side:
   * with one, reading backwards would compute each block twice at every level of a deep graph.
   */
  private final Block[] held = new Block[2];

  private final long[] heldStart = {-1, -1};
  private int older;

  /** Where the next block of a signal that is read onward begins, or {@link #FAILED}. */
  private long next;

  private boolean closed;

  /**
   * @param buffers which slots are buffers; the others are views of stored signals
   * @param spare whether a step needs a spare block and group, behind all other slots
   */
  Plan(
      long length,
      boolean addressable,
      int blockSize,
      Step[] steps,
      List<Boolean> buffers,
      boolean spare,
      int result,
      List<GatherInput> children) {
    this.length = length;
    this.addressable = addressable;
    this.blockSize = blockSize;
    this.steps = steps;
    this.children = children;
    this.result = result;
    this.direct = buffers.get(result);
    // Beside the buffers a spare block and a spare group: see spare.
    slots = new Block[buffers.size() + 2];
    for (int i = 0; i < buffers.size(); i++) {
      if (buffers.get(i) && i != result) {
        slots[i] = room(blockSize);
      }
    }
    if (spare) {
      slots[buffers.size()] = room(blockSize);
      slots[buffers.size() + 1] = room(Block.GROUP);
    }
  }

  private Block room(int samples) {
    return new Block(arena.allocate(8L * samples, 64), 0);
  }

  /** One piece of work on a block. */
  interface Step {
    /**
     * @param n samples of the plan's block, whole groups
     */
    void run(Block[] slots, long start, int n);
  }

  /** How many of the {@code n} samples from {@code start} on a signal of {@code length} has. */
  static int valid(long length, long start, int n) {
    return (int) Math.clamp(length - start, 0, n);
  }

  @Override
  public long length() {
    return length;
  }

  @Override
  public void read(long start, Block out, int at, int n) {
    if (Thread.currentThread() != owner) {
      throw new WrongThreadException("a reader belongs to the thread that opened it");
    }
    if (closed) {
      throw new IllegalStateException("the reader is closed");
    }
    long position = start;
    int place = at;
    int left = n;
    if (position < 0) {
      int before = position < -left ? left : (int) -position;
      out.silence(place, before);
      position += before;
      place += before;
      left -= before;
    }
    while (left > 0 && position < length) {
      long blockStart = position - position % blockSize;
      int valid = valid(length, blockStart, blockSize);
      int taken;
      if (addressable
          && position == blockStart
          && left >= Block.wholeGroups(valid)
          && (out.memory().address() + out.offset() + 8L * place) % 64 == 0) {
        compute(blockStart, new Block(out.memory(), out.offset() + 8L * place));
        taken = Block.wholeGroups(valid);
      } else {
        taken = (int) Math.min(left, blockStart + valid - position);
        hold(blockStart).copyTo((int) (position - blockStart), out, place, taken);
      }
      position += taken;
      place += taken;
      left -= taken;
    }
    out.silence(place, left);
  }

  private Block hold(long blockStart) {
    if (heldStart[1 - older] == blockStart) {
      return held[1 - older];
    }
    if (heldStart[older] != blockStart) {
      heldStart[older] = -1;
      compute(blockStart, held(older));
      heldStart[older] = blockStart;
    }
    older = 1 - older;
    return held[1 - older];
  }

  /** Room for a held block, made when the first one is. */
  private Block held(int which) {
    if (held[which] == null) {
      held[which] = room(blockSize);
    }
    return held[which];
  }

  /** Computes the block at {@code start}, a multiple of the block size, into {@code out}. */
  void compute(long start, Block out) {
    if (addressable) {
      run(start, out);
    } else {
      if (next == FAILED) {
        throw new IllegalStateException("the signal could not be computed before");
      }
      if (start < next) {
        throw new IllegalStateException(
            "a signal that can only be read onward was asked for sample %d after sample %d"
                .formatted(start, next - 1));
      }
      long from = next;
      next = FAILED;
      for (; from < start; from += blockSize) {
        heldStart[older] = -1;
        run(from, held(older));
      }
      run(start, out);
      next = start + blockSize;
    }
  }

  private void run(long start, Block out) {
    int valid = valid(length, start, blockSize);
    int n = Block.wholeGroups(valid);
    if (direct) {
      slots[result] = out;
    }
    for (Step step : steps) {
      step.run(slots, start, n);
    }
    if (!direct) {
      slots[result].copyTo(0, out, 0, n);
    }
    out.silence(valid, n - valid);
  }

  @Override
  public void close() {
    if (!closed) {
      arena.close();
      closed = true;
      children.forEach(GatherInput::close);
    }
  }
}

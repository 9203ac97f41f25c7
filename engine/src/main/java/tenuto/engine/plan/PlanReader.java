package tenuto.engine.plan;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * Reads any stretch of one signal, a block of its plan at a time.
 *
 * <p>Blocks begin at multiples of the session's block size, whatever is asked for; any other
 * stretch is copied out of the last block. So a sample's value never depends on who reads it or
 * how.
 */
final class PlanReader implements Reader {
  /** A filter was left in the middle of a block: nothing right can follow. */
  private static final long FAILED = -1;

  private final Plan plan;
  private final boolean addressable;
  private final Buffers buffers;
  private final int blockSize;
  private final Plan.Room room;

  /** Where the block being computed is wanted. */
  private final Block[] outs = new Block[1];

  private final Block target = new Block(null, 0);

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
   * @param addressable whether its blocks can be computed in any order
   * @param buffers of a block, as its plan's are
   */
  PlanReader(Plan plan, boolean addressable, Buffers buffers) {
    this.plan = plan;
    this.addressable = addressable;
    this.buffers = buffers;
    this.blockSize = plan.blockSize();
    this.room = plan.onlyRoom();
  }

  @Override
  public long length() {
    return plan.length();
  }

  @Override
  public void read(long start, Block out, int at, int n) {
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
    while (left > 0 && position < length()) {
      long blockStart = position - position % blockSize;
      int valid = Plan.valid(length(), blockStart, blockSize);
      int taken;
      target.moveTo(out, place);
      if (addressable
          && position == blockStart
          && left >= Block.wholeGroups(valid)
          && (target.memory().address() + target.offset()) % 64 == 0) {
        compute(blockStart, target);
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

  /** Room for a held block, lent when the first one is. */
  private Block held(int which) {
    if (held[which] == null) {
      held[which] = buffers.lend();
    }
    return held[which];
  }

  /** Computes the block at {@code start}, a multiple of the block size, into {@code out}. */
  private void compute(long start, Block out) {
    if (addressable) {
      run(start, out);
    } else {
      if (next == FAILED) {
        throw new IllegalStateException("the signal could not be computed before");
      }
      if (start < next) {
        throw new IllegalStateException(
            ("a signal that can only be read sequentially was asked for sample %d"
                    + " after sample %d")
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
    outs[0] = out;
    room.compute(start, outs, blockSize);
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      room.close();
      for (Block block : held) {
        if (block != null) {
          buffers.giveBack(block);
        }
      }
      plan.close();
    }
  }
}

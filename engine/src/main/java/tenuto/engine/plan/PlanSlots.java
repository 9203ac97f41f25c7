package tenuto.engine.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The slots of a plan that is being laid out, each a buffer or the view of a stored signal; buffers
 * are used again as soon as nobody needs what they hold.
 */
final class PlanSlots {
  /** For each slot whether it is a buffer, not a view. */
  private final List<Boolean> buffers = new ArrayList<>();

  private final Deque<Integer> free = new ArrayDeque<>();

  /** More would take the first-level cache from what changes. */
  private static final int MOST_LASTING = 4;

  private int lasting;

  /** What a slot holds for the rest of the block, and how many steps will still read it. */
  static final class Value {
    final int slot;
    int uses;

    private Value(int slot, int uses) {
      this.slot = slot;
      this.uses = uses;
    }
  }

  /** What a view shows. */
  Value view(int uses) {
    buffers.add(false);
    return new Value(buffers.size() - 1, uses);
  }

  /** What stays in a buffer of its own, as long as there are few of these; or {@link #buffer}. */
  Value lasting(int uses) {
    if (lasting == MOST_LASTING) {
      return buffer(uses);
    }
    lasting++;
    buffers.add(true);
    return new Value(buffers.size() - 1, Integer.MAX_VALUE);
  }

  /** Whether nobody else will write where that is. */
  boolean isLasting(Value value) {
    return value.uses == Integer.MAX_VALUE;
  }

  /** What is in a buffer; the one that was freed last is taken first. */
  Value buffer(int uses) {
    if (free.isEmpty()) {
      buffers.add(true);
      return new Value(buffers.size() - 1, uses);
    }
    return new Value(free.pop(), uses);
  }

  /** Takes note that a step has read it. */
  void consume(Value value) {
    value.uses--;
    freeUnused(value);
  }

  /** Frees the buffer of what nobody will read. */
  void freeUnused(Value value) {
    if (value.uses == 0 && isBuffer(value)) {
      free.push(value.slot);
    }
  }

  boolean isBuffer(Value value) {
    return buffers.get(value.slot);
  }

  /** For each slot whether it is a buffer. */
  List<Boolean> buffers() {
    return buffers;
  }

  static int[] numbers(List<Value> values) {
    return values.stream().mapToInt(value -> value.slot).toArray();
  }
}

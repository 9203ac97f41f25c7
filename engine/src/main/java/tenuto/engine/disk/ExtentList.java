package tenuto.engine.disk;

import java.util.Arrays;

/** Extents in an order, by their numbers; each stands in it once at most. All takes one step. */
final class ExtentList {
  /** Node 0 is before the first extent and after the last; extent e is node e + 1. */
  private int[] before = new int[1];

  private int[] after = new int[1];
  private int size;

  int size() {
    return size;
  }

  /** The first one; there must be one. */
  int first() {
    return after[0] - 1;
  }

  /** Puts an extent that is not in the list ahead of all others. */
  void addFirst(int extent) {
    add(0, extent + 1, after[0]);
  }

  /** Puts an extent that is not in the list after all others. */
  void addLast(int extent) {
    add(before[0], extent + 1, 0);
  }

  private void add(int left, int node, int right) {
    if (node >= after.length) {
      int length = Math.max(2 * after.length, node + 1);
      before = Arrays.copyOf(before, length);
      after = Arrays.copyOf(after, length);
    }
    join(left, node);
    join(node, right);
    size++;
  }

  /** Takes out an extent that is in the list. */
  void remove(int extent) {
    join(before[extent + 1], after[extent + 1]);
    size--;
  }

  private void join(int left, int right) {
    after[left] = right;
    before[right] = left;
  }
}

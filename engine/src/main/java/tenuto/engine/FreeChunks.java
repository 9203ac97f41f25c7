package tenuto.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The chunks of a pool that nobody has, last in, first out. Not safe for several threads. */
final class FreeChunks {
  private int[] stack = new int[256];
  private int count;

  int count() {
    return count;
  }

  int pop() {
    return stack[--count];
  }

  /** Adds {@code numbers[from]} to {@code numbers[to - 1]}; the first is then the first to go. */
  void push(int[] numbers, int from, int to) {
    makeRoom(to - from);
    for (int i = to - 1; i >= from; i--) {
      stack[count++] = numbers[i];
    }
  }

  /** Adds {@code n} chunks from {@code first} on; that is then the first to go. */
  void push(int first, int n) {
    makeRoom(n);
    for (int i = n - 1; i >= 0; i--) {
      stack[count++] = first + i;
    }
  }

  private void makeRoom(int more) {
    if (count + more > stack.length) {
      stack = Arrays.copyOf(stack, Math.max(2 * stack.length, count + more));
    }
  }

  /**
   * Takes out stretches of {@code size} chunks of which every one is free, the longest unused
   * first, as long as {@code least} chunks stay.
   *
   * @return the number of the first chunk of each, a multiple of {@code size}
   */
  List<Integer> takeStretches(int size, int least) {
    int highest = Arrays.stream(stack, 0, count).max().orElse(-1);
    int[] free = new int[highest / size + 1];
    List<Integer> taken = new ArrayList<>();
    boolean[] leaves = new boolean[free.length];
    for (int i = 0; i < count && count - taken.size() * size - size >= least; i++) {
      int stretch = stack[i] / size;
      if (++free[stretch] == size) {
        taken.add(stretch * size);
        leaves[stretch] = true;
      }
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (!leaves[stack[i] / size]) {
        stack[kept++] = stack[i];
      }
    }
    count = kept;
    return taken;
  }
}

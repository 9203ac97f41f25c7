package tenuto.engine.disk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The chunks of a pool that nobody has, by the extents in which their disk was reserved. Not safe
 * for several threads.
 *
 * <p>Extents are lent from last in, first out, but new ones after all others; and from each its
 * lowest chunks first. Which of them are wholly free is always known, and no operation looks at
 * more than one of them, however many there are and however their chunks are scattered.
 */
final class FreeChunks {
  private final int extent;
  private final int words;

  /** A bit for each chunk. */
  private long[] bits = {};

  /** How many chunks of each extent are here. */
  private int[] counts = {};

  private int count;

  /** Extents with chunks here, the one that got some last first. */
  private final ExtentList warm = new ExtentList();

  /** Extents of which all chunks are here, the one that has been so the longest first. */
  private final ExtentList whole = new ExtentList();

  /**
   * @param extent chunks in one
   */
  FreeChunks(int extent) {
    this.extent = extent;
    this.words = Math.ceilDiv(extent, Long.SIZE);
  }

  int count() {
    return count;
  }

  int pop() {
    int from = warm.first();
    for (int word = from * words; ; word++) {
      if (bits[word] != 0) {
        int bit = Long.numberOfTrailingZeros(bits[word]);
        bits[word] &= bits[word] - 1;
        if (counts[from] == extent) {
          whole.remove(from);
        }
        if (--counts[from] == 0) {
          warm.remove(from);
        }
        count--;
        return from * extent + (word - from * words) * Long.SIZE + bit;
      }
    }
  }

  /** Adds a chunk; its extent is then the first to go. */
  void push(int chunk) {
    int to = chunk / extent;
    if (add(chunk) > 1) {
      warm.remove(to);
    }
    warm.addFirst(to);
  }

  /** Adds a chunk, and tells how many of its extent there are now. */
  private int add(int chunk) {
    int to = chunk / extent;
    if (to >= counts.length) {
      int length = Math.max(2 * counts.length, to + 1);
      counts = Arrays.copyOf(counts, length);
      bits = Arrays.copyOf(bits, length * words);
    }
    int place = chunk % extent;
    bits[to * words + place / Long.SIZE] |= 1L << place;
    if (++counts[to] == extent) {
      whole.addLast(to);
    }
    count++;
    return counts[to];
  }

  /** Adds {@code numbers[from]} to {@code numbers[to - 1]}; the first's extent is first to go. */
  void push(int[] numbers, int from, int to) {
    for (int i = to - 1; i >= from; i--) {
      push(numbers[i]);
    }
  }

  /**
   * Adds {@code n} chunks from {@code first} on that have just got their disk. They go after all
   * others: so chunks are first lent in the order in which they are in their file.
   */
  void append(int first, int n) {
    for (int chunk = first; chunk < first + n; chunk++) {
      if (add(chunk) == 1) {
        warm.addLast(chunk / extent);
      }
    }
  }

  /**
   * Takes out whole extents, the longest unused first, as long as {@code least} chunks stay.
   *
   * @return the number of the first chunk of each
   */
  List<Integer> takeWhole(int least) {
    List<Integer> taken = new ArrayList<>();
    while (whole.size() > 0 && count - extent >= least) {
      int leaving = whole.first();
      whole.remove(leaving);
      warm.remove(leaving);
      counts[leaving] = 0;
      Arrays.fill(bits, leaving * words, (leaving + 1) * words, 0);
      count -= extent;
      taken.add(leaving * extent);
    }
    return taken;
  }

  /** Takes out about {@code n} chunks, as stretches within extents: the whole ones first. */
  List<Extent> take(long n) {
    List<Extent> taken = new ArrayList<>();
    int least = (int) Math.max(0, count - n);
    takeWhole(least).forEach(first -> taken.add(new Extent(first, extent)));
    while (count > least) {
      int first = pop();
      int length = 1;
      while ((first + length) % extent != 0 && has(first + length)) {
        pop(); // the lowest of the same extent
        length++;
      }
      taken.add(new Extent(first, length));
    }
    return taken;
  }

  private boolean has(int chunk) {
    int place = chunk % extent;
    return (bits[chunk / extent * words + place / Long.SIZE] & 1L << place) != 0;
  }
}

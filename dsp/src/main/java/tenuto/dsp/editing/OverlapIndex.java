package tenuto.dsp.editing;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * An index of which signals, placed in time, sound in which span: the timeline is divided into bars
 * of equal length, each with a list of the signals that sound in it.
 */
public final class OverlapIndex {
  /** The length of the shortest bars, as a power of two: no block is longer. */
  private static final int SHORTEST = 13;

  /** The memory limit: bars, and entries in all bars, per signal. */
  private static final int MOST = 16;

  private final long[] offsets;
  private final long[] lengths;
  private final long length;
  private final int bits;

  /** The index of each bar's first entry in {@link #entries}, followed by the end of the last. */
  private final int[] begins;

  /** Numbers of signals, ascending within a bar. */
  private final int[] entries;

  /**
   * @param offsets the sample at which each signal begins, possibly before 0
   * @param lengths samples of each signal
   */
  public OverlapIndex(long[] offsets, long[] lengths) {
    this.offsets = offsets.clone();
    this.lengths = lengths.clone();
    length =
        IntStream.range(0, offsets.length).mapToLong(i -> offsets[i] + lengths[i]).max().orElse(0);
    int shift = SHORTEST;
    while (cost(shift) > MOST * (offsets.length + 1L)) {
      shift++;
    }
    bits = shift;
    begins = new int[(int) (Math.max(0, length - 1) >> bits) + 2];
    for (int i = 0; i < offsets.length; i++) {
      for (int bar = firstBar(i, bits); bar <= lastBar(i, bits); bar++) {
        begins[bar + 1]++;
      }
    }
    Arrays.parallelPrefix(begins, Integer::sum);
    entries = new int[begins[begins.length - 1]];
    int[] next = begins.clone();
    for (int i = 0; i < offsets.length; i++) {
      for (int bar = firstBar(i, bits); bar <= lastBar(i, bits); bar++) {
        entries[next[bar]++] = i;
      }
    }
  }

  private long cost(int shift) {
    long cost = length >> shift;
    for (int i = 0; i < offsets.length; i++) {
      long first = Math.max(0, offsets[i]) >> shift;
      long last = (offsets[i] + lengths[i] - 1) >> shift;
      cost += Math.max(0, last - first + 1);
    }
    return cost;
  }

  private int firstBar(int signal, int shift) {
    return (int) (Math.max(0, offsets[signal]) >> shift);
  }

  /** A bar before the first one if the signal never sounds. */
  private int lastBar(int signal, int shift) {
    return lengths[signal] == 0 ? -1 : (int) ((offsets[signal] + lengths[signal] - 1) >> shift);
  }

  /** The sample after the last one that sounds. */
  public long length() {
    return Math.max(0, length);
  }

  /** How many samples from {@code start} on are in the same bar. */
  int upToNextBar(long start, int n) {
    return (int) Math.min(n, ((start >> bits) + 1 << bits) - start);
  }

  /** The index of the first entry of the bar that contains sample {@code start}. */
  int first(long start) {
    long bar = start >> bits;
    return bar >= begins.length - 1 ? entries.length : begins[(int) bar];
  }

  /** The index after its last entry. */
  int last(long start) {
    long bar = start >> bits;
    return bar >= begins.length - 1 ? entries.length : begins[(int) bar + 1];
  }

  /** The number of the signal at an index. */
  int signal(int place) {
    return entries[place];
  }

  long offset(int signal) {
    return offsets[signal];
  }

  /** The settings that are not part of the signals' own text. */
  @Override
  public String toString() {
    return Arrays.toString(offsets);
  }
}

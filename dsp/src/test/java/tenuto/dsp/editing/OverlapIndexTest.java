package tenuto.dsp.editing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OverlapIndexTest {
  /** Signals that sound in a stretch, by looking at each of them. */
  private static List<Integer> sounding(long[] offsets, long[] lengths, long start, long end) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < offsets.length; i++) {
      if (offsets[i] < end && offsets[i] + lengths[i] > start) {
        all.add(i);
      }
    }
    return all;
  }

  private static List<Integer> listed(OverlapIndex score, long start) {
    List<Integer> all = new ArrayList<>();
    for (int i = score.first(start); i < score.last(start); i++) {
      all.add(score.signal(i));
    }
    return all;
  }

  @Test
  void listsAllThatSoundsInTheirOrderAndLittleElse() {
    SplittableRandom random = new SplittableRandom(1);
    for (int count : new int[] {0, 1, 7, 1000}) {
      for (long span : new long[] {1, 100_000, 1L << 40}) {
        long[] offsets = random.longs(count, -span / 4, span).toArray();
        long[] lengths = random.longs(count, 0, span / 50 + 2).toArray();
        OverlapIndex score = new OverlapIndex(offsets, lengths);
        long end = 0;
        for (int i = 0; i < count; i++) {
          end = Math.max(end, offsets[i] + lengths[i]);
        }
        assertThat(score.length()).isEqualTo(end);
        int entries = 0;
        for (long start : random.longs(200, 0, end + 10_000).map(s -> s & -8).toArray()) {
          int n = score.upToNextBar(start, 8192);
          assertThat(n).isBetween(8, 8192);
          List<Integer> listed = listed(score, start);
          assertThat(listed)
              .isSorted()
              .doesNotHaveDuplicates()
              .containsAll(sounding(offsets, lengths, start, start + n));
          entries = Math.max(entries, listed.size());
        }
        if (count == 1000 && span == 1L << 40) {
          assertThat(entries).isLessThan(100);
        }
      }
    }
  }

  @Test
  void doesNotGrowWithTheTimeBetweenSignals() {
    OverlapIndex score = new OverlapIndex(new long[] {0, 1L << 52}, new long[] {10, 1L << 51});
    assertThat(listed(score, 0)).startsWith(0);
    assertThat(listed(score, (1L << 52) + 8)).containsExactly(1);
    assertThat(listed(score, 1L << 60)).isEmpty();
    assertThat(score).hasToString("[0, 4503599627370496]");
  }

  @Test
  void whatNeverSoundsIsNotListed() {
    OverlapIndex empty = new OverlapIndex(new long[] {5, -7, 8192}, new long[] {0, 0, 0});
    assertThat(listed(empty, 0)).isEmpty();
    assertThat(listed(empty, 8192)).isEmpty();
    OverlapIndex before = new OverlapIndex(new long[] {-100}, new long[] {40});
    assertThat(before.length()).isZero();
    assertThat(listed(before, 0)).isEmpty();
  }
}

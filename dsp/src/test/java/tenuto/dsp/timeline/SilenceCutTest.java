package tenuto.dsp.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.dsp.support.ArrayReader;
import tenuto.engine.signal.Reader;

class SilenceCutTest {
  private static final double[] X = {0, 0, 1, 0, 0, 0, 0, 0.1, 0, 2, 0};
  private static final double[] OTHER = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

  @Test
  void silentWindowsGo() {
    assertThat(cut(new SilenceCut(0.1, 2, 0), X).getFirst())
        .containsExactly(1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0);
    assertThat(cut(new SilenceCut(0.05, 2, 0), X).getFirst())
        .containsExactly(1, 0, 0, 0.1, 0, 2, 0, 0, 0, 0, 0);
    assertThat(cut(new SilenceCut(0.1, 1L << 52, 0), X).getFirst()).isEqualTo(X);
    assertThat(cut(new SilenceCut(3, 1L << 52, 0), X).getFirst()).containsOnly(0);
  }

  @Test
  void aGapIsLeftOfEachStretch() {
    assertThat(cut(new SilenceCut(0.1, 2, 1), X).getFirst())
        .containsExactly(0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0);
    assertThat(cut(new SilenceCut(0.1, 2, 8), X).getFirst())
        .containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
    assertThat(cut(new SilenceCut(0.1, 2, 1L << 52), X).getFirst()).containsOnly(0);
  }

  @Test
  void theFirstSignalDecidesForAll() {
    assertThat(cut(new SilenceCut(0.1, 2, 0), X, OTHER).get(1))
        .containsExactly(3, 4, 9, 10, 0, 0, 0, 0, 0, 0, 0);
  }

  @Test
  void aNaNIsHeard() {
    assertThat(cut(new SilenceCut(1, 1, 0), new double[] {0, Double.NaN, 0, 2}).getFirst())
        .containsExactly(Double.NaN, 2, 0, 0);
  }

  private static List<double[]> cut(SilenceCut cut, double[]... signals) {
    try (Arena arena = Arena.ofConfined()) {
      int length = signals[0].length;
      List<Reader> readers = new ArrayList<>();
      List<MemorySegment> results = new ArrayList<>();
      for (double[] signal : signals) {
        readers.add(new ArrayReader(signal));
        results.add(arena.allocate(8L * length, 8));
      }
      cut.write(readers, results, length);
      return results.stream().map(it -> it.toArray(ValueLayout.JAVA_DOUBLE)).toList();
    }
  }
}

package tenuto.dsp.editing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.ArrayReader;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

class TimelineTest {
  /** Longer than two bars. */
  private static final int SPAN = 20_000;

  /** What {@code gather} makes in blocks of {@code size} samples, over memory full of NaN. */
  private static double[] fill(Gather gather, double[][] inputs, int from, int n, int size) {
    List<Reader> readers =
        Arrays.stream(inputs).map(samples -> (Reader) new ArrayReader(samples)).toList();
    try (Arena arena = Arena.ofConfined()) {
      double[] stale = new double[n];
      Arrays.fill(stale, Double.NaN);
      Block whole = Blocks.of(arena, stale);
      Block scratch = Blocks.of(arena, stale);
      for (int at = 0; at < n; at += size) {
        Block part = new Block(whole.memory(), whole.offset() + 8L * at);
        gather.fill(from + at, part, Math.min(size, n - at), readers, scratch);
      }
      return Blocks.samples(whole, n);
    }
  }

  private static double[] placed(long[] offsets, double[][] inputs, int length) {
    double[] sum = new double[length];
    for (int i = 0; i < inputs.length; i++) {
      for (int k = 0; k < inputs[i].length; k++) {
        long at = offsets[i] + k;
        if (at >= 0 && at < length) {
          sum[(int) at] += inputs[i][k];
        }
      }
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 64, 1000, 8192, 12_000})
  void placesAnywhereAddUpInTheirOrder(int size) {
    SplittableRandom random = new SplittableRandom(size);
    for (int round = 0; round < 4; round++) {
      long[] offsets = random.longs(30, -3_000, SPAN).toArray();
      double[][] inputs =
          IntStream.range(0, offsets.length)
              .mapToObj(i -> Blocks.noise(random.nextInt(i % 3 == 0 ? 20 : 5_000), 1, i))
              .toArray(double[][]::new);
      long[] lengths = Arrays.stream(inputs).mapToLong(input -> input.length).toArray();
      Timeline.Place place = new Timeline.Place(new OverlapIndex(offsets, lengths));
      int from = 8 * random.nextInt(1000);
      double[] sum = placed(offsets, inputs, SPAN);
      assertThat(fill(place, inputs, from, SPAN - from, size))
          .isEqualTo(Arrays.copyOfRange(sum, from, SPAN));
    }
  }

  @Test
  void oneSampleIsHeardWhereverItIsPlaced() {
    for (int offset = 8184; offset < 8200; offset++) {
      Timeline.Place place =
          new Timeline.Place(new OverlapIndex(new long[] {offset}, new long[] {1}));
      double[] sum = fill(place, new double[][] {{0.5}}, 8176, 64, 32);
      assertThat(sum[offset - 8176]).isEqualTo(0.5);
      assertThat(Arrays.stream(sum).sum()).isEqualTo(0.5);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 64, 4096})
  void partsFollowEachOther(int size) {
    double[][] parts = {
      Blocks.noise(13, 1, 1), {}, Blocks.noise(1, 1, 2), Blocks.noise(3_000, 1, 3)
    };
    double[] joined = Arrays.stream(parts).flatMapToDouble(Arrays::stream).toArray();
    Timeline.Join join =
        new Timeline.Join(Arrays.stream(parts).map(part -> (long) part.length).toList());
    assertThat(fill(join, parts, 0, 3_016, size)).isEqualTo(Arrays.copyOf(joined, 3_016));
  }

  @ParameterizedTest
  @CsvSource({"0", "5", "-3"})
  void aStretchBeginsAnywhere(int from) {
    double[] x = Blocks.noise(100, 1, 1);
    double[] y = fill(new Timeline.Slice(from), new double[][] {x}, 0, 96, 8);
    for (int i = 0; i < 96; i++) {
      assertThat(y[i]).isEqualTo(i + from >= 0 && i + from < 100 ? x[i + from] : 0);
    }
  }
}

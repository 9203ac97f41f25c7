package tenuto.dsp.resampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

class DirectResampleTest {
  @Test
  void matchesTheOriginal() {
    double[] src = Goldens.src();
    Goldens.get("DirectResample").assertMatches(resample(1.25, src, 0, 4800, 4800));
    Goldens.get("DirectRelength").assertMatches(resample(0.75, src, 0, 6400, 6400));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.37, 1, 1.37, 7, 500.3, 3000})
  void isTheFormula(double rate) {
    double[] x = Blocks.noise(9000, 1, 11);
    double[] got = resample(rate, x, 0, 8000, 8000);
    for (int i = 0; i < got.length; i++) {
      assertThat(got[i]).as("%d", i).isCloseTo(formula(x, i * rate), within(1e-11));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.37, 1, 1.37, 7, 3000})
  void anyBlocksGiveTheSameBits(double rate) {
    double[] x = Blocks.noise(9000, 1, 12);
    double[] whole = resample(rate, x, 0, 8000, 8000);
    for (int size : new int[] {8, 64, 1000}) {
      assertThat(resample(rate, x, 0, 8000, size)).isEqualTo(whole);
    }
    assertThat(resample(rate, x, 4000, 800, 800)).isEqualTo(Arrays.copyOfRange(whole, 4000, 4800));
  }

  @Test
  void rateOneIsTheInputWhateverItHolds() {
    double[] x = Blocks.awkward(64, 1);
    assertThat(resample(1, x, 0, 72, 72)).isEqualTo(Arrays.copyOf(x, 72));
  }

  @Test
  void shortInputs() {
    assertThat(resample(0.5, new double[0], 0, 8, 8)).containsOnly(0.0);
    assertThat(resample(0.5, new double[] {3}, 0, 8, 8))
        .isEqualTo(new double[] {3, 0, 0, 0, 0, 0, 0, 0});
    assertThat(resample(0.5, new double[] {3, 4}, 0, 8, 8))
        .isEqualTo(new double[] {3, 3.5, 4, 0, 0, 0, 0, 0});
    assertThat(resample(0.25, new double[] {4, 8, 4}, 0, 8, 8))
        .isEqualTo(new double[] {4, 5, 6, 7, 8, 7, 6, 5});
  }

  @Test
  void aProductRoundedUpToTheLastSampleIsThatSample() {
    double rate = 1 / 3.0; // a little below a third
    assertThat(3 * rate).isEqualTo(1);
    assertThat(resample(rate, new double[] {1, 5}, 0, 8, 8)[3]).isEqualTo(5);
  }

  @Test
  void rateIsChecked() {
    assertThatThrownBy(() -> new DirectResample(0, Interpolation.CUBIC))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("rate must be above 0 and finite, but is 0");
  }

  private static double[] resample(double rate, double[] in, long start, int n, int size) {
    try (Arena arena = Arena.ofConfined()) {
      double[] stale = new double[n];
      Arrays.fill(stale, Double.NaN);
      Block whole = Blocks.of(arena, stale);
      DirectResample kernel = new DirectResample(rate, Interpolation.CUBIC);
      Block scratch = new Block(arena.allocate(8L * size, 64), 0);
      for (int at = 0; at < n; at += size) {
        Block part = new Block(whole.memory(), whole.offset() + 8L * at);
        kernel.fill(
            start + at, part, Math.min(size, n - at), List.of(new ArrayReader(in)), scratch);
      }
      return Blocks.samples(whole, n);
    }
  }

  private static double formula(double[] x, double position) {
    int q = (int) Math.floor(position);
    if (Math.ceil(position) >= x.length) {
      return 0;
    }
    double t = position - q;
    if (t == 0) {
      return x[q];
    }
    if (position < 1 || q > x.length - 3) {
      return x[q] + t * (x[q + 1] - x[q]);
    }
    double p0 = x[q - 1];
    double p1 = x[q];
    double p2 = x[q + 1];
    double p3 = x[q + 2];
    return p1
        + t / 2 * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)));
  }

  private record ArrayReader(double[] samples) implements Reader {
    @Override
    public long length() {
      return samples.length;
    }

    @Override
    public void read(long start, Block out, int at, int n) {
      for (int i = 0; i < n; i++) {
        long from = start + i;
        out.set(at + i, from >= 0 && from < samples.length ? samples[(int) from] : 0);
      }
    }

    @Override
    public void close() {}
  }
}

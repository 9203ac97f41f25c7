package tenuto.dsp.resampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.dsp.support.ArrayReader;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

class PlaybackTest {
  @Test
  void anyPlacesGiveTheCubic() {
    double[] x = Blocks.noise(9000, 1, 1);
    double[] places = Blocks.noise(2000, 6000, 2);
    Arrays.setAll(places, i -> i < 1000 ? 3000 + i * 0.7 : places[i] + 3000);
    places[5] = Double.NaN;
    places[6] = Double.NEGATIVE_INFINITY;
    places[7] = Double.POSITIVE_INFINITY;
    places[8] = 8999;
    places[9] = 8998.5;
    places[10] = 8999.5;
    double[] whole = play(new Playback(1, false, Interpolation.CUBIC), places, x, 2000);
    for (int i = 0; i < places.length; i++) {
      double wanted =
          Double.isNaN(places[i])
              ? Double.NaN
              : CubicInterpolation.at(
                  new RandomAccess(x), Math.clamp(places[i], -1, 9000), scratch());
      assertThat(Double.valueOf(whole[i])).as("at %s", places[i]).isEqualTo(Double.valueOf(wanted));
    }
    for (int size : new int[] {8, 64, 1000}) {
      assertThat(play(new Playback(1, false, Interpolation.CUBIC), places, x, size))
          .isEqualTo(whole);
    }
  }

  /** Places in order and far apart, against a sine's formula. */
  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.1, 0.2, 0.3, 0.4})
  void anyPlacesGiveTheBandLimitedSignal(double turns) {
    double[] x = new double[9000];
    Arrays.setAll(x, i -> Math.sin(2 * Math.PI * turns * i));
    double[] places = Blocks.noise(2000, 4000, 2);
    Arrays.setAll(places, i -> i < 1000 ? 3000 + i * 0.7 : places[i] + 4500);
    Playback playback = new Playback(1, false, Interpolation.SINC);
    double[] y = play(playback, places, x, 2000);
    for (int i = 0; i < places.length; i++) {
      double wanted = Math.sin(2 * Math.PI * turns * places[i]);
      assertThat(y[i]).as("at %s", places[i]).isCloseTo(wanted, within(StrictMath.pow(10, -4.5)));
    }
    for (int size : new int[] {8, 64, 1000}) {
      assertThat(play(playback, places, x, size)).isEqualTo(y);
    }
  }

  /** At its ends a signal is what silence around it leaves; on a sample it is that sample. */
  @Test
  void theSincKnowsNoSamplesOutside() {
    double[] x = new double[64];
    x[0] = 1;
    x[63] = 0.5;
    double[] places = {
      -0.5,
      62.5,
      63.5,
      0,
      63,
      -1,
      64,
      -16,
      79,
      -1e9,
      1e9,
      Double.NaN,
      1e300,
      Double.NEGATIVE_INFINITY,
      1e-300
    };
    double[] y = play(new Playback(1, false, Interpolation.SINC), places, x, 16);
    double half = 2 / Math.PI;
    assertThat(y[0]).isCloseTo(half, within(5e-3));
    assertThat(y[1]).isCloseTo(half / 2, within(5e-3));
    assertThat(y[2]).isCloseTo(half / 2, within(5e-3));
    assertThat(Arrays.copyOfRange(y, 3, 11)).containsExactly(1, 0.5, 0, 0, 0, 0, 0, 0);
    assertThat(y[11]).isNaN();
    assertThat(Arrays.copyOfRange(y, 12, 15)).containsExactly(0, 0, 1);
  }

  @ParameterizedTest
  @EnumSource(Interpolation.class)
  void nothingIsReadForPlacesOutside(Interpolation between) {
    double[] places = {-1e9, Double.NEGATIVE_INFINITY, 1e9, Double.POSITIVE_INFINITY, Double.NaN};
    try (Arena arena = Arena.ofConfined()) {
      Block out = Blocks.of(arena, new double[8]);
      Block scratch = Blocks.of(arena, new double[8]);
      List<Reader> inputs = List.of(new RandomAccess(places), new Unread(9000));
      new Playback(1, false, between).fill(0, out, 5, inputs, scratch);
      assertThat(Blocks.samples(out, 5)).containsExactly(0, 0, 0, 0, Double.NaN);
    }
  }

  @Test
  void relativePlacesCountFromHere() {
    double[] x = Blocks.noise(900, 1, 3);
    double[] shift = new double[900];
    Arrays.fill(shift, 0.5);
    double[] y = play(new Playback(48, true, Interpolation.CUBIC), shift, x, 64);
    assertThat(Arrays.copyOf(y, 876)).isEqualTo(Arrays.copyOfRange(x, 24, 900));
    assertThat(Arrays.copyOfRange(y, 876, 900)).containsOnly(0);
  }

  @Test
  void aPlayheadGoesAsFastAsItIsTold() {
    double[] speeds = Blocks.noise(5000, 0.5, 4);
    double[] places = Blocks.apply(new Playhead(false, 1), speeds, 64);
    double[] bent = Blocks.apply(new Playhead(true, 2), speeds, 64);
    double sum = 0;
    double bends = 0;
    for (int i = 0; i < speeds.length; i++) {
      assertThat(places[i]).isCloseTo(sum, within(1e-11));
      assertThat(bent[i]).isCloseTo(2 * bends, within(1e-9));
      sum += speeds[i];
      bends += speeds[i] > 0 ? 1 + speeds[i] : 1 / (1 - speeds[i]);
    }
    assertThat(new Playhead(true, 1).end(new ArrayReader(speeds), 5000))
        .isCloseTo(bends, within(1e-9));
  }

  @Test
  void itDoesNotDrift() {
    double[] speeds = new double[1_000_000];
    Arrays.fill(speeds, 0.1);
    double[] places = Blocks.apply(new Playhead(false, 1), speeds, 4096);
    assertThat(places[999_999]).isCloseTo(999_999 * 0.1, within(2e-11));
  }

  private static Block scratch() {
    return Blocks.of(Arena.ofAuto(), new double[8]);
  }

  private static double[] play(Playback playback, double[] places, double[] x, int size) {
    double[] result = new double[places.length];
    try (Arena arena = Arena.ofConfined()) {
      for (int at = 0; at < places.length; at += size) {
        int n = Block.wholeGroups(Math.min(size, places.length - at));
        Block out = Blocks.of(arena, new double[n]);
        playback.fill(
            at,
            out,
            n,
            List.of(new RandomAccess(places), new RandomAccess(x)),
            Blocks.of(arena, new double[n]));
        int now = Math.min(n, places.length - at);
        System.arraycopy(Blocks.samples(out, now), 0, result, at, now);
      }
    }
    return result;
  }

  /** What must not be read. */
  private record Unread(long length) implements Reader {
    @Override
    public void read(long start, Block out, int at, int n) {
      throw new AssertionError("read from " + start);
    }

    @Override
    public void close() {}
  }

  /** An array that can be read in any order. */
  private record RandomAccess(double[] samples) implements Reader {
    @Override
    public long length() {
      return samples.length;
    }

    @Override
    public void read(long start, Block out, int at, int n) {
      for (int i = 0; i < n; i++) {
        boolean inside = start + i >= 0 && start + i < samples.length;
        out.set(at + i, inside ? samples[(int) (start + i)] : 0);
      }
    }

    @Override
    public void close() {}
  }
}

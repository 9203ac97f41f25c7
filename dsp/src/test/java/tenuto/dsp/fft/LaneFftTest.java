package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jtransforms.fft.DoubleFFT_1D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;

class LaneFftTest {
  private static final int LANES = LaneFft.LANES;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 12, 49, 64, 81, 210, 1280, 2352, 2560, 4096})
  void eachLaneIsTransformedOnItsOwn(int size) {
    double[] x = Blocks.noise(2 * LANES * size, 1, 1);
    double[] got = transformed(size, x, true);
    DoubleFFT_1D reference = new DoubleFFT_1D(size);
    for (int lane = 0; lane < LANES; lane++) {
      double[] wanted = lane(x, lane);
      reference.complexForward(wanted);
      double[] is = lane(got, lane);
      for (int i = 0; i < wanted.length; i++) {
        assertThat(is[i]).as("%d", i).isCloseTo(wanted[i], within(1e-15 * size + 1e-14));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 15, 49, 60, 75, 1176})
  void theBitsAreTheSameWithoutVectors(int size) {
    double[] x = Blocks.noise(2 * LANES * size, 1, 2);
    assertThat(transformed(size, x, false)).isEqualTo(transformed(size, x, true));
  }

  /** Sums that begin with 0 would lose the sign of -0. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 840})
  void zerosHaveTheSameSignsWithoutVectors(int size) {
    for (int seed = 0; seed < (size < 10 ? 200 : 1); seed++) {
      double[] x = Blocks.noise(2 * LANES * size, 1, seed);
      Arrays.setAll(x, i -> x[i] < 0 ? -0.0 : 0.0);
      assertThat(transformed(size, x, false)).isEqualTo(transformed(size, x, true));
    }
  }

  /** In its loops C2 leaves out the checks of vectors' places. */
  @ParameterizedTest
  @ValueSource(ints = {3, 5, 7, 8, 64, 840, 2560})
  void memoryThatIsTooShortIsRefused(int size) {
    LaneFft fft = new LaneFft(size);
    int needed = size <= 7 ? size : fft.rows();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment enough = arena.allocate((long) LaneFft.ROW * needed, 64);
      MemorySegment small = enough.asSlice(0, enough.byteSize() - 8);
      fft.transform(enough, enough, true);
      assertThatThrownBy(() -> fft.transform(small, small, true))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void lengthsWithOtherPrimesAreRefused() {
    assertThat(LaneFft.fits(11 * 4)).isFalse();
    assertThat(LaneFft.fits(0)).isFalse();
    assertThatThrownBy(() -> new LaneFft(44))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("44 contains a prime above 7");
    assertThatThrownBy(() -> new LaneFft(1 << 17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("131072 is above 65536");
  }

  @Test
  void aProductWithExchangedPartsIsTheSameWithoutVectors() {
    double[] x = Blocks.noise(2 * LANES * 5, 1, 3);
    double[] factors = Blocks.noise(8, 1, 4);
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment rows = rows(arena, x);
      MemorySegment y = rows(arena, new double[x.length]);
      MemorySegment z = rows(arena, new double[x.length]);
      VectorLanes.multiplyExchanged(rows, LaneFft.ROW, y, 2 * LaneFft.ROW, 3, factors, 2);
      ScalarLanes.multiplyExchanged(rows, LaneFft.ROW, z, 2 * LaneFft.ROW, 3, factors, 2);
      assertThat(y.toArray(ValueLayout.JAVA_DOUBLE)).isEqualTo(z.toArray(ValueLayout.JAVA_DOUBLE));
      double[] got = y.toArray(ValueLayout.JAVA_DOUBLE);
      for (int i = 0; i < 3; i++) {
        for (int lane = 0; lane < LANES; lane++) {
          int from = 2 * LANES * (i + 1) + lane;
          int to = 2 * LANES * (i + 2) + lane;
          double re = x[from] * factors[2 + 2 * i] - x[from + LANES] * factors[3 + 2 * i];
          double im = x[from] * factors[3 + 2 * i] + x[from + LANES] * factors[2 + 2 * i];
          assertThat(got[to + LANES]).isCloseTo(re, within(1e-15));
          assertThat(got[to]).isCloseTo(im, within(1e-15));
        }
      }
    }
  }

  @Test
  void stretchesArePackedIntoLanesAndBack() {
    int n = 16;
    int apart = 21;
    double[] x = Blocks.noise(LANES * apart, 1, 5);
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment signal = rows(arena, x);
      MemorySegment rows = rows(arena, new double[2 * LANES * n]);
      MemorySegment alike = rows(arena, new double[2 * LANES * n]);
      LaneFft.pack(signal, 8, 8L * apart, rows, LaneFft.PART, n, true);
      ScalarLanes.transpose(signal, 8, 8, 8L * apart, alike, LaneFft.PART, LaneFft.ROW, 8, n);
      double[] packed = rows.toArray(ValueLayout.JAVA_DOUBLE);
      assertThat(alike.toArray(ValueLayout.JAVA_DOUBLE)).isEqualTo(packed);
      MemorySegment back = rows(arena, new double[x.length]);
      LaneFft.unpack(rows, LaneFft.PART, back, 0, 8L * apart, n, true);
      double[] unpacked = back.toArray(ValueLayout.JAVA_DOUBLE);
      for (int lane = 0; lane < LANES; lane++) {
        for (int i = 0; i < n; i++) {
          double wanted = x[1 + apart * lane + i];
          assertThat(packed[2 * LANES * i + LANES + lane]).isEqualTo(wanted);
          assertThat(unpacked[apart * lane + i]).isEqualTo(wanted);
        }
      }
    }
  }

  @Test
  void vectorsAreTakenOnceTheyAreFast() {
    LaneWarmUp warmUp = new LaneWarmUp();
    long end = System.nanoTime() + 60_000_000_000L;
    while (!warmUp.vectorsAreFaster() && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    assertThat(warmUp.vectorsAreFaster()).isTrue();
  }

  /** A lane's complex numbers in a row, as the reference takes them. */
  private static double[] lane(double[] rows, int lane) {
    double[] all = new double[rows.length / LANES];
    Arrays.setAll(all, i -> rows[LANES * i + lane]);
    return all;
  }

  private static double[] transformed(int size, double[] x, boolean vectors) {
    try (Arena arena = Arena.ofConfined()) {
      LaneFft fft = new LaneFft(size);
      double[] with = Arrays.copyOf(x, 2 * LANES * fft.rows());
      double[] empty = new double[with.length];
      Arrays.fill(empty, Double.NaN);
      MemorySegment got = fft.transform(rows(arena, with), rows(arena, empty), vectors);
      return Arrays.copyOf(got.toArray(ValueLayout.JAVA_DOUBLE), x.length);
    }
  }

  private static MemorySegment rows(Arena arena, double[] x) {
    MemorySegment rows = arena.allocate(8L * x.length, 64);
    MemorySegment.copy(x, 0, rows, ValueLayout.JAVA_DOUBLE, 0, x.length);
    return rows;
  }
}

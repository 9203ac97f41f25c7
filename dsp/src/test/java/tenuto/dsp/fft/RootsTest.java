package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootsTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 8, 11, 20, 30})
  void everyPowerIsTheRootOfUnity(int bits) {
    double[] line = new double[2000];
    long size = 1L << bits;
    long step = Math.max(1, size / 997);
    new Roots(bits).line(-3, step, 1000, line, 0);
    for (int k = 0; k < 1000; k++) {
      double angle = 2 * Math.PI * Math.floorMod(-3 + k * step, size) / size;
      assertThat(line[2 * k]).isCloseTo(StrictMath.cos(angle), within(1.2e-15));
      assertThat(line[2 * k + 1]).isCloseTo(-StrictMath.sin(angle), within(1.2e-15));
    }
  }

  @Test
  void wholeQuartersAreExact() {
    double[] line = new double[10];
    new Roots(12).line(0, 1024, 4, line, 1);
    assertThat(line)
        .usingComparatorWithPrecision(0.0)
        .containsExactly(0, 1, 0, 0, -1, -1, 0, 0, 1, 0);
  }
}

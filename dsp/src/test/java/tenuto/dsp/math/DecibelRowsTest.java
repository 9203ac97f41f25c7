package tenuto.dsp.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import tenuto.dsp.kernel.Spans;

/** Levels of gains and gains of levels, in rows and one by one. */
class DecibelRowsTest {
  private static final double[] EDGES = {
    0, -0.0, 1, 0.5, 1e-15, 1e-300, Double.MIN_VALUE, 1e300, 0x1.6a09e667f3bcdp-1, Double.NaN
  };

  @Test
  void levelsAreToTheBitThoseOfSingleGains() {
    double[] gains = row(i -> StrictMath.exp(i));
    double[] dB = new double[gains.length];
    new DecibelsOfGain.Rows().of(gains, dB, gains.length);
    assertSame(dB, gains, DecibelsOfGain::of);
    for (int i = EDGES.length; i < dB.length; i++) {
      double exact = 20 * StrictMath.log10(Math.max(gains[i], DecibelsOfGain.LEAST));
      assertThat(dB[i]).isCloseTo(exact, within(1e-6));
    }
  }

  @Test
  void gainsAreToTheBitThoseOfSingleLevels() {
    double[] levels = row(i -> 10 * i);
    double[] gains = levels.clone();
    new GainOfDecibels.Rows().of(gains, gains.length);
    for (int i = EDGES.length; i < levels.length; i++) {
      assertThat(gains[i]).isEqualTo(GainOfDecibels.of(levels[i]));
    }
  }

  private static double[] row(DoubleUnaryOperator of) {
    double[] x = new double[Spans.LENGTH];
    System.arraycopy(EDGES, 0, x, 0, EDGES.length);
    Random random = new Random(1);
    for (int i = EDGES.length; i < x.length; i++) {
      x[i] = of.applyAsDouble(40 * random.nextDouble() - 20);
    }
    return x;
  }

  private static void assertSame(double[] rows, double[] x, DoubleUnaryOperator single) {
    for (int i = 0; i < x.length; i++) {
      long expected = Double.doubleToLongBits(single.applyAsDouble(x[i]));
      assertThat(Double.doubleToLongBits(rows[i])).as("of %s", x[i]).isEqualTo(expected);
    }
  }
}

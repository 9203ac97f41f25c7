package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RingTest {
  @Test
  void fadesWhatIsAlmostDenormal() {
    double limit = 1e-290;
    double[] x = {
      1,
      -0.0,
      limit,
      -limit,
      Math.nextDown(limit),
      -Math.nextDown(limit),
      Double.MIN_VALUE,
      Double.NEGATIVE_INFINITY,
      Double.NaN,
      -1e-300,
      1e-300
    };
    double[] wanted = {
      1, 0, limit, -limit, 0, 0, 0, Double.NEGATIVE_INFINITY, Double.NaN, 0, 1e-300
    };
    Ring.fade(x, 1, 9);
    assertThat(x).isEqualTo(wanted);
    for (double each : x) {
      assertThat(Double.compare(Ring.faded(each), each == 1e-300 ? 0 : each)).isZero();
    }
  }
}

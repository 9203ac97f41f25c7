package tenuto.dsp.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;

class DecibelsTest {
  @Test
  void tableTruncatesTowardsSilence() {
    assertThat(Decibels.tableGain(-2.95)).isEqualTo(Decibels.gain(-3));
    assertThat(Decibels.tableGain(-2.9)).isEqualTo(Decibels.gain(-2.9));
    assertThat(Decibels.tableGain(2.99)).isEqualTo(Decibels.gain(2.9));
    assertThat(Decibels.tableGain(-400)).isEqualTo(Decibels.gain(-400));
    assertThat(Decibels.tableGain(-400.01)).isZero();
    assertThat(Decibels.tableGain(Double.NEGATIVE_INFINITY)).isZero();
    assertThat(Decibels.tableGain(400)).isCloseTo(1e20, within(1e5));
    for (int dB = -256; dB <= 400; dB++) {
      assertThat(Decibels.tableGain(dB)).isEqualTo(Decibels.gain(dB));
    }
  }

  @Test
  void manyGainsAreTheTables() {
    double[] dB = new double[120_000];
    for (int i = 0; i < 40_000; i++) {
      double step = (i - 20_000) / 49.0; // some within, some a rounding beside a step
      dB[3 * i] = i % 7 == 0 ? Math.rint(step * 10) / 10 : step;
      dB[3 * i + 1] = Math.nextDown(dB[3 * i]);
      dB[3 * i + 2] = Math.nextUp(dB[3 * i]);
    }
    dB[0] = Double.NEGATIVE_INFINITY;
    dB[1] = Double.POSITIVE_INFINITY;
    dB[2] = Math.nextDown(-400.0);
    double[] gains = dB.clone();
    Decibels.tableGains(gains, gains.length);
    for (int i = 0; i < dB.length; i++) {
      // By the formula of the table, step for step.
      double at = Math.min(400, dB[i]);
      double expected = at < -400 ? 0 : Decibels.gain(((int) ((at + 400) * 10) - 4000) / 10.0);
      assertThat(gains[i]).as("%s dB", dB[i]).isEqualTo(expected);
      assertThat(Decibels.tableGain(at)).isEqualTo(expected);
    }
  }

  @Test
  void tableEndsAt400() {
    assertThatThrownBy(() -> Decibels.tableGain(400.1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("dB must be at most 400, but is 400.1");
    assertThatThrownBy(() -> Decibels.tableGain(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void matchesTheOriginal() {
    double[] src = Goldens.src();
    Goldens.get("Volume-3dB")
        .assertMatches(Blocks.apply(new Arithmetic.Gain(Decibels.tableGain(-3)), src));
    Goldens.get("ExponentialVolume")
        .assertMatches(Blocks.apply(new Arithmetic.Gain(Decibels.gain(-3)), src));
    Goldens.get("DB6").assertMatches(Blocks.apply(new Arithmetic.Gain(Decibels.gain(6)), src));
  }
}

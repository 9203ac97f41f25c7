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

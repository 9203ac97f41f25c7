package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

class HeatTest {
  /** What is out of bounds would throw; how fast it is, is the machine's affair. */
  @Test
  void everyMethodHasRoom() {
    assertThatCode(
            () -> {
              Heat heat = new Heat();
              heat.round();
              heat.isFast();
            })
        .doesNotThrowAnyException();
  }

  @Test
  void fixedStartsNeverChange() {
    for (boolean vectors : new boolean[] {false, true}) {
      Start start = Start.fixed(vectors);
      start.worked(1L << 40);
      assertThat(start.vectors()).isEqualTo(vectors);
    }
  }
}

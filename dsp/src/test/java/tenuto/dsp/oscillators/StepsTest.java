package tenuto.dsp.oscillators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StepsTest {
  private static final double SAMPLE_RATE = 48_000;

  @Test
  void movingFrequenciesHaveTheStepsThatEachHasByItself() {
    double[] hz = new Random(4).doubles(256, -2 * SAMPLE_RATE, 2 * SAMPLE_RATE).toArray();
    hz[7] = SAMPLE_RATE / 2;
    hz[8] = -SAMPLE_RATE / 2;
    hz[9] = 0;
    long[] alone = Arrays.stream(hz).mapToLong(each -> Steps.of(each, SAMPLE_RATE)).toArray();

    long[] together = new long[hz.length];
    Steps.of(hz, SAMPLE_RATE, together, hz.length);

    assertThat(together).containsExactly(alone);
  }
}

package tenuto.dsp.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.IntToDoubleFunction;

/** Assertions on many samples at once, which say where they fail. */
public final class Samples {
  private Samples() {}

  /** Fails unless every sample is what a formula has it be at its place. */
  public static void assertClose(double[] got, IntToDoubleFunction wanted, double error) {
    int worst = 0;
    double most = -1;
    for (int i = 0; i < got.length; i++) {
      double off = Math.abs(got[i] - wanted.applyAsDouble(i));
      if (!(off <= most)) {
        worst = i;
        most = off;
      }
      if (Double.isNaN(off)) {
        break;
      }
    }
    if (!(most <= error)) {
      assertThat(got[worst])
          .as("sample %d", worst)
          .isCloseTo(wanted.applyAsDouble(worst), within(error));
    }
  }
}

package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameFftTest {
  private static final int SIZE = 32;

  /** By the sum that defines it; the first frame would be heard in what pads the second. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aShortFrameAfterAFullOneIsPaddedWithSilence(boolean vectors) {
    double[] full = new double[SIZE];
    Arrays.fill(full, 1);
    double[] x = {0.5, -0.25, 1, 0.75, -1};
    try (Arena arena = Arena.ofConfined()) {
      FrameFft fft = new FrameFft(new RealFft(5, FftTest.warmUp(vectors), arena), arena);
      double[] re = new double[fft.bins()];
      double[] im = new double[fft.bins()];
      fft.forward(full, 1, re, im);
      fft.forward(x, 2, re, im);
      for (int k = 0; k < re.length; k++) {
        double real = 0;
        double imaginary = 0;
        for (int n = 0; n < x.length; n++) {
          real += 2 * x[n] * Math.cos(2 * Math.PI * n * k / SIZE);
          imaginary -= 2 * x[n] * Math.sin(2 * Math.PI * n * k / SIZE);
        }
        assertThat(re[k]).isCloseTo(real, within(1e-14));
        assertThat(im[k]).isCloseTo(imaginary, within(1e-14));
      }
    }
  }
}

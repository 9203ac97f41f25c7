package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;

/** Drums keep their decay, exp(-rate t), which falls by 8.686 dB times rate and seconds. */
class StrokesTest extends StretchedSounds {
  private static final double DB = 20 / Math.log(10);
  private static final double SPACING = 0.4;

  /** Noise and tones that begin every 400 ms, at the earliest after 100 ms. */
  private static double[] strokes(double decay, int n) {
    double[] noise = Blocks.noise(n, 0.2, 1);
    return array(
        n,
        i -> {
          double since = (i / (double) RATE + SPACING - 0.1) % SPACING;
          double tone = 0.4 * Math.sin(2 * Math.PI * 200 * since);
          return i < RATE / 10 ? 0 : (noise[i] + tone) * Math.exp(-decay * since);
        });
  }

  private static double level(double[] x, double begin, double seconds) {
    int from = (int) Math.rint(begin * RATE);
    int n = (int) Math.rint(seconds * RATE);
    double sum = 0;
    for (int i = from; i < from + n; i++) {
      sum += x[i] * x[i];
    }
    return 10 * Math.log10(sum / n);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 15", "0.7, 30", "1.5, 12", "1.5, 40", "2, 25", "3, 25"})
  void aStrokeDiesAwayAsFastAsItDid(double ratio, double decay) {
    double[] y = of(stretched(Signals.of(strokes(decay, 2 * RATE)), ratio));
    for (int stroke = 0; stroke < 3; stroke++) {
      double begin = (0.1 + stroke * SPACING) * ratio;
      assertThat(level(y, begin + 0.01, 0.02) - level(y, begin + 0.09, 0.02))
          .as("dB in 80 ms of stroke %d", stroke)
          .isCloseTo(DB * decay * 0.08, within(0.7));
    }
  }

  /** 26 dB a second: a plucked string's. */
  @ParameterizedTest
  @CsvSource({"0.5", "2"})
  void aNoteFadesAsFastAsTimeGoes(double ratio) {
    double[] y = of(stretched(Signals.of(strokes(3, 2 * RATE)), ratio));
    double begin = (0.1 + SPACING) * ratio;
    assertThat(level(y, begin + 0.02, 0.02) - level(y, begin + 0.12, 0.02))
        .isCloseTo(DB * 3 * 0.1 / ratio, within(0.7));
  }

  /** 200 ms become 100, of which the last 2 ms are as faint as the end of the input: 34.7 dB. */
  @Test
  void aStrokeEndsWithTheSound() {
    double[] x = strokes(20, RATE * 3 / 10);
    double[] y = of(stretched(Signals.of(x), 0.5));
    assertThat(y).hasSize(x.length / 2);
    double fall = level(y, 0.05, 0.002) - level(y, 0.148, 0.002);
    assertThat(fall).isBetween(DB * 20 * 0.2 - 8, DB * 20 * 0.2 + 8);
  }
}

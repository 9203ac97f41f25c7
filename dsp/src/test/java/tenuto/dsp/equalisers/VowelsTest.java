package tenuto.dsp.equalisers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.Sweeps;

class VowelsTest {
  private static final double RATE = 48000;

  private static double[] run(Vowels filter, double[] x, double vowel, double factor) {
    double[][] in = {x, new double[x.length], new double[x.length]};
    Arrays.fill(in[1], vowel);
    Arrays.fill(in[2], factor);
    return Blocks.process(filter, 1024, in)[0];
  }

  /** The formants' band-passes, every other one inverted; between vowels their numbers glide. */
  private static Complex formula(
      Formants voice, double hz, double vowel, double factor, double rate) {
    int first = (int) vowel;
    int next = Math.min(first + 1, 4);
    double between = vowel - first;
    double part = between * between * (3 - 2 * between);
    Complex sum = new Complex(0, 0);
    for (int i = 0; i < 5; i++) {
      double middle = (1 - part) * voice.hz(first, i) + part * voice.hz(next, i);
      double width = (1 - part) * voice.width(first, i) + part * voice.width(next, i);
      double gain =
          (1 - part) * StrictMath.pow(10, voice.dB(first, i) / 20)
              + part * StrictMath.pow(10, voice.dB(next, i) / 20);
      Complex s =
          FrequencyResponse.analogue(hz, rate)
              .times(1 / FrequencyResponse.analogue(middle * factor, rate).im());
      Complex k = s.times(width / middle);
      sum = sum.plus(k.over(s.times(s).plus(k).plus(1)).times(i % 2 == 0 ? gain : -gain));
    }
    return sum;
  }

  @ParameterizedTest
  @EnumSource
  void aVowelIsTheSumOfItsFormants(Formants voice) {
    for (double rate : new double[] {48000, 96000}) {
      for (double vowel : new double[] {0, 0.5, 1, 2, 3.25, 4}) {
        double factor = vowel == 1 ? 1.3 : 0.9;
        double[] x = FrequencyResponse.impulse((int) (0.15 * rate));
        FrequencyResponse.of(run(new Vowels(voice, rate), x, vowel, factor), rate)
            .assertIs(at -> formula(voice, at, vowel, factor, rate), voice + " " + vowel);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingStepsWhereItIsSwept(Formants voice) {
    double[][] in = {
      Sweeps.tone(Sweeps.LENGTH, 200, RATE),
      Sweeps.linear(Sweeps.LENGTH, 0, 4, 3, RATE),
      Sweeps.linear(Sweeps.LENGTH, 0.8, 1.2, 5, RATE)
    };
    double[] y = Blocks.process(new Vowels(voice, RATE), 1024, in)[0];
    assertThat(Sweeps.stepsInDb(y)).isLessThan(-90);
  }
}

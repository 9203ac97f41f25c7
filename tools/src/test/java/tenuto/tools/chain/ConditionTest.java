package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.tools.support.Sounds;
import tenuto.tools.support.TestSounds;

/** Steps that only some sounds go through. */
class ConditionTest {
  private static final ChainWords WORDS = new ChainWords(new Catalogue());

  private double first(String chain, double[]... channels) {
    return Sounds.through(WORDS.catalogue(), StepChain.parse(chain, WORDS), channels).getFirst()[0];
  }

  private static double[][] steady(double level, int channels, int length) {
    double[][] all = new double[channels][length];
    Arrays.stream(all).forEach(each -> Arrays.fill(each, level));
    return all;
  }

  /** The sound is 100 ms of 0.5 at 48 kHz: a peak of -6.02 dB. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "5; if peak below -6dB, gain 20dB, end",
        "0.5; if peak below -6.1dB, gain 20dB, end",
        "5; if peak above -6.1, gain 20dB, end",
        "5; if peak > -6.1, gain 20dB, end",
        "0.5; if peak < -6.1, gain 20dB, end",
        "0.05; if peak above 0dB, gain 20dB, else, gain -20dB, end",
        "5; If Length below 101ms | gain 20dB | END",
        "0.5; if length below 0.1s, gain 20dB, end",
        "5; if channels above 1, gain 20dB, end",
        "0.5; if channels above 2, gain 20dB, end",
        "5; if rate below 48001, gain 20dB, end",
        "0.5; if rate below 48kHz, gain 20dB, end",
        "0.05; if channels above 1, if peak above 0dB, gain 20dB, else, gain -20dB, end, end",
        "5; if peak above -7, if peak above -6, gain -20dB, end, gain 20dB, end",
        "1; if peak below 0, end, gain 2, normalise 0dB",
        "0.05; gain -20dB, if peak above -7dB, gain 20dB, end",
      })
  void decidesWhichStepsAreDone(double first, String chain) {
    double expected = chain.endsWith("normalise 0dB") ? 1 : first;
    assertThat(first(chain, steady(0.5, 2, 4800))).isEqualTo(expected);
  }

  /** By BS.1770 a sine of 997 Hz at 0 dBFS in one channel is at -3.01 LUFS. */
  @ParameterizedTest
  @CsvSource({"-3.05,above,true", "-2.95,above,false", "-2.95,below,true", "-3.05,below,false"})
  void measuresLoudnessAsBs1770(double bound, String relation, boolean met) {
    double[] tone = TestSounds.sine(48_000, 997, 1, 48_000);
    double[] made =
        Sounds.through(
                WORDS.catalogue(),
                StepChain.parse(
                    "if loudness %s %sLUFS, gain 20dB, end".formatted(relation, bound), WORDS),
                tone)
            .getFirst();
    double peak = Arrays.stream(made).map(Math::abs).max().orElseThrow();
    assertThat(peak).isCloseTo(met ? 10 : 1, within(1e-3));
  }

  @Test
  void silenceIsBelowEveryLoudness() {
    assertThat(first("if loudness below -70LUFS, dc, else, check, end", steady(0, 1, 48000)))
        .isEqualTo(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "dc, if loudness -23LUFS, end# step 2 (if loudness -23LUFS): a condition has a measure",
        "if loud below -3, end# step 1 (if loud below -3): a condition is on loudness, peak, true-peak",
        "if peak under -3, end# must be below or above another, but here it is 'under'",
        "if peak below loud, end# peak must be compared with decibels such as -3 or -3dB, but is with 'loud'",
        "if peak below -3, dc# step 1 (if peak below -3): a step 'end' must follow",
        "dc, end# step 2 (end): there is no 'if' before it",
        "dc, else, dc, end# step 2 (else): there is no 'if' before it",
        "if peak below -3, else gain 3, end# step 2 (else gain 3): a comma must follow 'else'",
        "if peak below -3, highpas 80, end# step 2 (highpas 80): there is no such word",
        "dc, widen.py# step 2 (widen.py): a Python file can only be a step of process",
      })
  void mustBeComplete(String chain, String error) {
    assertThatThrownBy(() -> StepChain.parse(chain, WORDS)).hasMessageContaining(error);
  }

  /** The journal must tell chains apart. */
  @Test
  void isPartOfTheMeaning() {
    assertThat(StepChain.parse("if peak below -3dB, dc, else, reverse, end, gain 20", WORDS).text())
        .isEqualTo("if peak below -3.0 {dc[]} else {reverse[]}, gain[10.0]");
  }
}

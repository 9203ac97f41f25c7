package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A noise of a task that is given a signal follows from what the patch says of the signal. */
class SignalSeedsTest {
  private static final String NOISE =
      """
      x, y = sf.SineWave(100, 440), sf.SineWave(100, 441)
      def noise(value):
          return sf.ValueAt(sf.WhiteNoise(1), 0)
      def of(value):
          return sf_do(noise, value).get()
      """;

  @TempDir Path folder;

  /**
   * The first sample of the noise of a task that is given a value. Worked out apart, in Python, by
   * the formula in docs/decisions: whoever changes these changes the noises of patches that were
   * rendered before.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "sf.SineWave(100, 440) | 0.9792091805488854",
        "x * 0.5 | 0.11669835095497927",
        "-x | -0.2819561503482808",
        "x - y | -0.020624185900796732",
        "1 - x | -0.8945279144279399",
        "x + y | 0.22328520434664312",
        "x[10:20] | 0.10892075111842603",
        "sf.NumericShape((0, 0), (100, 1)) | -0.12668745428734818",
        "sf.NumericVolume([x, y], 0.5)[1] | 0.6811221841033528",
        "sf.WhiteNoise(100) | 0.499351629779762",
        "sf.Realise(x) | 0.7492997748948094",
        "0.1 + 0.2 | -0.9235622972592379",
        "[1, 'a', x] | 0.8901392520968012"
      })
  void noisesStayWhatTheyAre(String value, double sample) {
    String out = new Patches(folder).scoped(NOISE + "print repr(of(" + value + "))").ok().out();
    assertThat(Double.parseDouble(out)).isEqualTo(sample);
  }

  /** A parameter by its name, or a call as a method, says the same. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sf.SineWave(100, 440) | sf.SineWave(ms=100, hz=440)",
        "sf.SineWave(100, 440) | sf.SineWave(100, 440 * (1 + 2 ** -50))",
        "x * 0.5 | [x * 0.5, y * 0.5][0]",
        "x + y | sf.Mix([x, y])",
        "sf.Vibrato(x, 5) | x.vibrato(rate=5)"
      })
  void equalDescriptionsGiveEqualNoises(String one, String other) {
    assertThat(noise(one)).isEqualTo(noise(other));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x | y",
        "x + y | y + x",
        "x + y | x - y",
        "x[10:20] | x[10:21]",
        "sf.NumericShape((0, 0), (100, 1)) | sf.NumericShape((0, 0), (100, 0.9))",
        "sf.MixAt([x, 0], [y, 5]) | sf.MixAt([x, 0], [y, 6])",
        "sf.ZeroPhase(x, sf.CreateButterworthLowPass(500, 2)) |"
            + " sf.ZeroPhase(x, sf.CreateButterworthLowPass(501, 2))",
        "sf.feedback(lambda x, y: x + y * 0.5, x, 10) | sf.feedback(lambda x, y: x + y * 0.5, x, 11)",
        "sf.WhiteNoise(100) | [sf.WhiteNoise(100), sf.WhiteNoise(100)][1]"
      })
  void otherDescriptionsGiveOtherNoises(String one, String other) {
    assertThat(noise(one)).isNotEqualTo(noise(other));
  }

  private String noise(String value) {
    return new Patches(folder).scoped(NOISE + "print repr(of(" + value + "))").ok().out();
  }

  /** Whether a signal is stored, or found in a cache, makes no difference. */
  @Test
  void aSignalThatIsStoredForAWordKeepsItsNoise() {
    String before = noise("x");
    String stored = "(sf.MaxValue(x), x)[1]";
    assertThat(noise(stored)).isEqualTo(before);
  }
}

package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Files through a response that was made at another sample rate. */
class ResponsesTest {
  private static final double MADE = 44_100;
  private static final double HZ = 80;

  @TempDir Path folder;

  /** As loud as the response's own Fourier sum has it, whatever the file's rate. */
  @ParameterizedTest
  @CsvSource({
    "convolve, 44100",
    "convolve, 48000",
    "convolve, 96000",
    "convolution, 96000",
    "convolve-delay, 96000",
    "convolve-forward, 22050"
  })
  void aResponseIsAsLoudAsAtItsOwnRate(String word, double rate) throws IOException {
    double[] h = new double[441];
    Arrays.setAll(h, i -> 0.01 * (1 - Math.cos(2 * Math.PI * i / 441)) / 2);
    double re = 0;
    double im = 0;
    for (int i = 0; i < h.length; i++) {
      re += h[i] * Math.cos(2 * Math.PI * HZ * i / MADE);
      im += h[i] * Math.sin(2 * Math.PI * HZ * i / MADE);
    }
    double[] sine = new double[(int) rate / 5];
    Arrays.setAll(sine, i -> Math.sin(2 * Math.PI * HZ * i / rate));
    Path response = Sounds.write(folder.resolve("response.wav"), MADE, h);
    Path file = Sounds.write(folder.resolve("sine.wav"), rate, sine);
    CapturedRun run =
        CapturedRun.by(
            "process",
            word + " " + response,
            file.toString(),
            "--out",
            folder.resolve("out").toString());
    assertThat(run.exit()).as(run.err()).isZero();
    double[] y = Sounds.read(folder.resolve("out/sine.wav"))[0];
    double[] middle = Arrays.copyOfRange(y, (int) (rate * 6 / 80), (int) (rate * 10 / 80));
    double level = Math.sqrt(2 * Arrays.stream(middle).map(v -> v * v).average().orElseThrow());
    assertThat(20 * Math.log10(level / Math.hypot(re, im))).isCloseTo(0, within(0.01));
  }
}

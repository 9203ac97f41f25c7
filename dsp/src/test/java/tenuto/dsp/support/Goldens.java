package tenuto.dsp.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * Numbers measured from the original program, from the file goldens.tsv that says what they are.
 */
public final class Goldens {
  public static final double SAMPLE_RATE = 48000;

  private Goldens() {}

  /** One measured signal. */
  public record Golden(
      String name, int length, double peak, double rms, double mean, int[] index, double[] values) {

    /** Fails unless the samples, peak, rms and mean agree to 1e-9 of the peak. */
    public void assertMatches(double[] got) {
      assertThat(got).as(name).hasSize(length);
      double near = 1e-9 * peak;
      double squares = 0;
      double sum = 0;
      double top = 0;
      for (double x : got) {
        squares += x * x;
        sum += x;
        top = Math.max(top, Math.abs(x));
      }
      for (int k = 0; k < index.length; k++) {
        assertThat(got[index[k]]).as("%s[%d]", name, index[k]).isCloseTo(values[k], within(near));
      }
      assertThat(top).as("%s peak", name).isCloseTo(peak, within(near));
      assertThat(Math.sqrt(squares / length)).as("%s rms", name).isCloseTo(rms, within(near));
      assertThat(sum / length).as("%s mean", name).isCloseTo(mean, within(near));
    }
  }

  /** The signal measured under {@code name}. */
  public static Golden get(String name) {
    return lines().stream()
        .map(line -> line.split("\t", -1))
        .filter(cells -> cells[0].equals(name))
        .map(
            cells ->
                new Golden(
                    name,
                    Integer.parseInt(cells[3]),
                    Double.parseDouble(cells[4]),
                    Double.parseDouble(cells[5]),
                    Double.parseDouble(cells[6]),
                    Stream.of(cells[7].split(" ")).mapToInt(Integer::parseInt).toArray(),
                    Stream.of(cells[8].split(" ")).mapToDouble(Double::parseDouble).toArray()))
        .findFirst()
        .orElseThrow();
  }

  /** 100 ms of the preamble's {@code src}: three sines. */
  public static double[] src() {
    double[] result = new double[4800];
    for (int i = 0; i < result.length; i++) {
      result[i] = sine(440, i) + 0.5 * sine(3100, i) + 0.25 * sine(9000, i);
    }
    return result;
  }

  private static double sine(double hz, int i) {
    return StrictMath.sin(2 * Math.PI * hz * i / SAMPLE_RATE);
  }

  private static List<String> lines() {
    try (InputStream file = Goldens.class.getResourceAsStream("/goldens.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package tenuto.dsp.reverbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Workspaces;

/** What two swinging lines do to a wave's level, by the energy that it has. */
class ModulatedDelaysTest {
  private static final double RATE = 48_000;
  private static final int DELAY = 2000;
  private static final int N = 64;
  private static final int BLOCKS = 1500;

  /**
   * What is read of both lines, of an input that is 1 or that is its own place.
   *
   * @param isRamp whether each sample is its place
   */
  private static double[][] read(boolean isRamp, double ms, double hz) {
    double limit = ModulatedDelays.limit(0.3, DELAY);
    ModulatedDelays swing = new ModulatedDelays(limit, 1, RATE);
    Ring ring = new Ring(swing.room(DELAY), new Workspaces(() -> null));
    ModulatedDelays.Line first = line(ring);
    ModulatedDelays.Line second = line(ring);
    double[] depths = filled(ms);
    double[] rates = filled(hz);
    double[][] heard = new double[2][N * BLOCKS];
    double[] x = new double[N];
    for (int block = 0; block < BLOCKS; block++) {
      int position = block * N;
      swing.read(depths, rates, first, second, position, N);
      System.arraycopy(first.to(), 0, heard[0], position, N);
      System.arraycopy(second.to(), 0, heard[1], position, N);
      for (int i = 0; i < N; i++) {
        x[i] = isRamp ? position + i : 1;
      }
      ring.write(position, x, 0, N);
    }
    return heard;
  }

  private static ModulatedDelays.Line line(Ring ring) {
    return new ModulatedDelays.Line(ring, DELAY, new double[Spans.LENGTH]);
  }

  private static double[] filled(double value) {
    double[] array = new double[Spans.LENGTH];
    Arrays.fill(array, value);
    return array;
  }

  /**
   * A line that is read v times as fast gives a wave that lasts 1/v of its time. With the square
   * root of v as its gain the wave keeps its energy.
   */
  @ParameterizedTest
  @CsvSource({"1, 3", "3, 1.5", "5, 10"})
  void aWaveKeepsItsEnergyHoweverFastItIsRead(double ms, double hz) {
    double[][] gains = read(false, ms, hz);
    double[][] places = read(true, ms, hz);
    for (int line = 0; line < 2; line++) {
      double most = 0;
      for (int i = 3 * DELAY; i + N < gains[line].length; i += N) {
        double begin = places[line][i] / gains[line][i];
        double end = places[line][i + N] / gains[line][i + N];
        double speed = (end - begin) / N;
        double gain = gains[line][i + N / 2];
        assertThat(gain * gain).as("line %d at %d", line, i).isCloseTo(speed, within(1e-3));
        most = Math.max(most, Math.abs(speed - 1));
      }
      assertThat(most).as("it does swing").isGreaterThan(4e-3);
    }
  }
}

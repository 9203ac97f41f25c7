package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.engine.Session;

class DelayLineTest {
  private static final int LENGTH = 4096;

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static DelayLine line(double most, long length) {
    return new DelayLine(most, length, session.memory().workspaces());
  }

  /** Writes all, {@code step} samples at a time, and reads each as soon as it is there. */
  private static double[] late(double[] x, double[] delays, int step) {
    return late(x, delays, step, false);
  }

  private static double[] late(double[] x, double[] delays, int step, boolean vectors) {
    double[] late = new double[x.length];
    try (DelayLine line = line(500_000, x.length)) {
      for (int at = 0; at < x.length; at += step) {
        int n = Math.min(step, x.length - at);
        line.write(x, at, n);
        line.look(delays, at, n);
        line.read(at, delays, late, at, n, vectors);
      }
    }
    return late;
  }

  private static double[] sine(double turnsASample) {
    double[] x = new double[LENGTH];
    Arrays.setAll(x, i -> Math.sin(2 * Math.PI * turnsASample * i));
    return x;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 8, 100, 4000, 5000})
  void wholeDelaysAreExact(int delay) {
    double[] x = Blocks.noise(LENGTH, 1, 1);
    double[] delays = new double[LENGTH];
    Arrays.fill(delays, delay);
    double[] late = late(x, delays, 256);
    for (int i = 0; i < LENGTH; i++) {
      assertThat(late[i]).isEqualTo(i < delay ? 0 : x[i - delay]);
    }
  }

  /** To the bit. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 3.25, 9.5, 16.3, 100, 100.37, 4500.5})
  void oneDelayForAllSamplesReadsWhatOneForEachDoes(double delay) {
    double[] x = Blocks.noise(LENGTH, 1, 1);
    double[] delays = new double[LENGTH];
    Arrays.fill(delays, delay);
    double[] late = new double[LENGTH];
    try (DelayLine line = line(5000, LENGTH)) {
      for (int at = 0; at < LENGTH; at += 256) {
        line.write(x, at, 256);
        line.read(at, delay, late, at, 256, at % 512 == 0);
      }
    }
    assertThat(late).containsExactly(late(x, delays, 1));
    if (delay == (int) delay) {
      assertThat(late[LENGTH - 1]).isEqualTo(x[LENGTH - 1 - (int) delay]);
    }
  }

  /** Of the sample rate, and the error in dB that is promised. */
  @ParameterizedTest
  @CsvSource({
    "0.001, -90",
    "0.1, -90",
    "0.2, -90",
    "0.3, -90",
    "0.35, -90",
    "0.4, -90",
    "0.45, -18"
  })
  void whatIsBetweenSamplesIsTheBandLimitedSignal(double turns, double dB) {
    double[] x = sine(turns);
    double worst = 0;
    for (double part = 0; part < 1; part += 1 / 37.0) {
      double[] delays = new double[LENGTH];
      Arrays.fill(delays, 20 + part);
      double[] late = late(x, delays, 256);
      for (int i = 100; i < 700; i++) {
        double ideal = Math.sin(2 * Math.PI * turns * (i - 20 - part));
        worst = Math.max(worst, Math.abs(late[i] - ideal));
      }
    }
    assertThat(20 * Math.log10(worst)).isLessThan(dB);
  }

  /** A loop whose delay leaves it less than half of the weights. */
  @ParameterizedTest
  @CsvSource({"0.001, -90", "0.1, -90", "0.2, -90", "0.29, -90"})
  void fromEightSamplesOnALoopReadsNearlyAsWell(double turns, double dB) {
    double[] x = sine(turns);
    double worst = 0;
    for (double delay = 8; delay < 18; delay += 1 / 37.0) {
      double[] delays = new double[LENGTH];
      Arrays.fill(delays, delay);
      double[] late = late(x, delays, 256);
      for (int i = 100; i < 700; i++) {
        worst = Math.max(worst, Math.abs(late[i] - Math.sin(2 * Math.PI * turns * (i - delay))));
      }
    }
    assertThat(20 * Math.log10(worst)).isLessThan(dB);
  }

  @Test
  void noFrequencyComesOutLouder() {
    double[] weights = new double[SincTaps.TAPS];
    for (int row = 0; row < 1024; row++) {
      SincTaps.weights(row / 1024.0, weights);
      double dc = 0;
      for (double turns = 0; turns <= 0.5; turns += 1 / 128.0) {
        double re = 0;
        double im = 0;
        for (int i = 0; i < weights.length; i++) {
          re += weights[i] * Math.cos(2 * Math.PI * turns * i);
          im += weights[i] * Math.sin(2 * Math.PI * turns * i);
        }
        assertThat(Math.hypot(re, im)).isLessThan(1 + 2e-5);
        dc = turns == 0 ? re : dc;
      }
      assertThat(dc).isCloseTo(1, within(1e-15));
    }
  }

  @Test
  void theDivisionIntoCallsDoesNotMatter() {
    double[] x = Blocks.noise(LENGTH, 1, 2);
    double[] delays = new double[LENGTH];
    Random random = new Random(3);
    for (int i = 0; i < LENGTH; i++) {
      int kind = i / 100 % 5;
      delays[i] =
          switch (kind) {
            case 0 -> 33.25; // stands still
            case 1 -> i % 100 / 9.0; // comes near
            case 2 -> 30 + 20 * Math.sin(i / 50.0);
            case 3 -> random.nextInt(3000) / 2.0; // jumps far
            default -> 17;
          };
    }
    double[] wanted = late(x, delays, 256);
    for (int step : new int[] {1, 3, 8, 40, 199}) {
      assertThat(late(x, delays, step)).isEqualTo(wanted);
      assertThat(late(x, delays, step, true)).isEqualTo(wanted);
    }
  }

  /** A delay that glides to nothing passes through all numbers of samples to read from. */
  @ParameterizedTest
  @CsvSource({"0.005, -110, -100", "0.02, -90, -70", "0.05, -68, -45"})
  void aDelayGlidesToNothing(double turns, double dB, double stepDB) {
    double[] x = sine(turns);
    double[] delays = new double[LENGTH];
    Arrays.setAll(delays, i -> Math.max(0, 12 - i * 0.003));
    double[] late = late(x, delays, 256);
    double worst = 0;
    double step = 0;
    for (int i = 100; i < LENGTH; i++) {
      double ideal = Math.sin(2 * Math.PI * turns * (i - delays[i]));
      // Between a sample and the next there is no more than a straight line.
      worst = delays[i] < 2 ? worst : Math.max(worst, Math.abs(late[i] - ideal));
      double error = late[i] - ideal;
      double before = late[i - 1] - Math.sin(2 * Math.PI * turns * (i - 1 - delays[i - 1]));
      step = Math.max(step, Math.abs(error - before));
    }
    assertThat(20 * Math.log10(worst)).isLessThan(dB);
    assertThat(20 * Math.log10(step)).isLessThan(stepDB);
  }

  @Test
  void aLoopReadsWhatItHasWritten() {
    double[] delays = {0, 0.5, 3, 7, 7.5, 8, 15.9, 16, 20, 300};
    try (DelayLine line = line(300, 1000)) {
      for (int i = 0; i < delays.length; i++) {
        line.look(delays, i, 1);
        int after = delays[i] < 16 ? 6 : 14;
        int wanted = delays[i] < 8 ? 1 : Math.min(256, (int) delays[i] - after);
        assertThat(line.readable(256)).isEqualTo(wanted);
      }
    }
    // One that reads wide is no further from what has been written than it may be.
    try (DelayLine line = line(300, 1000)) {
      line.look(new double[] {15.5, 16.5}, 0, 2);
      assertThat(line.readable(256)).isEqualTo(2);
    }
    // Each sample is half of what the line gives 20.5 samples before.
    double[] y = loop(20.5, 256);
    assertThat(loop(20.5, 8)).isEqualTo(y);
    assertThat(loop(20.5, 1)).isEqualTo(y);
    assertThat(y[0]).isEqualTo(1);
    assertThat(Arrays.stream(y).limit(100).sum()).isCloseTo(1.9375, within(0.01));
  }

  /** Processors give NaN either sign. */
  @ParameterizedTest
  @ValueSource(longs = {0x7FF8L << 48, -8L << 48})
  void aDelayThatIsNaNGivesNaNAndNoOtherDoes(long bits) {
    double[] delays = {-0.0, Double.longBitsToDouble(bits), 3, 0};
    assertThat(late(new double[] {1, 1, 1, 1}, delays, 4)).containsExactly(1, Double.NaN, 0, 1);
  }

  private static double[] loop(double delay, int most) {
    int length = 1024;
    double[] y = new double[length];
    double[] delays = new double[length];
    Arrays.fill(delays, delay - 1);
    try (DelayLine line = line(delay, length)) {
      for (int at = 0, n; at < length; at += n) {
        int wanted = Math.min(most, length - at);
        line.look(delays, at, wanted);
        n = line.readable(wanted);
        line.read(at - 1, delays, y, at, n, false);
        for (int i = at; i < at + n; i++) {
          y[i] = (i == 0 ? 1 : 0) + 0.5 * y[i];
        }
        line.write(y, at, n);
      }
    }
    return y;
  }

  @Test
  void longDelaysAreOutsideTheHeap() {
    int delay = 400_000;
    int length = 700_000;
    double[] x = Blocks.noise(length, 1, 5);
    double[] delays = new double[length];
    Arrays.fill(delays, delay);
    delays[length - 1] = delay + 0.25;
    double[] late = late(x, delays, 256);
    for (int i = delay; i < length - 256; i++) {
      assertThat(late[i]).isEqualTo(x[i - delay]);
    }
    assertThat(late[length - 2]).isEqualTo(x[length - 2 - delay]);
  }

  @Test
  void aNaNStaysAtItsPlace() {
    double[] x = Blocks.noise(512, 1, 6);
    double[] delays = new double[512];
    Arrays.setAll(delays, i -> 10 + i / 100.0);
    double[] wanted = late(x, delays, 256);
    delays[100] = Double.NaN;
    wanted[100] = Double.NaN;
    assertThat(late(x, delays, 64)).isEqualTo(wanted);
  }

  @Test
  void aGlideReachesItsTargetWithinAGroup() {
    Glide glide = new Glide(x -> 2 * x);
    double[] controls = new double[24];
    Arrays.fill(controls, 8, 24, 4);
    double[] got = new double[24];
    assertThat(glide.fill(controls, got, 24)).isFalse();
    assertThat(got).startsWith(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8);
    assertThat(glide.fill(controls, got, 0)).isTrue();
  }
}

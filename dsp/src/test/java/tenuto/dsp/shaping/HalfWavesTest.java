package tenuto.dsp.shaping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

class HalfWavesTest {
  private static Session session;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withThreads(2));
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static double[] made(WaveForm form, double... x) {
    try (Stored stored = session.store(Signals.of(x));
        Stored made = HalfWaves.store(session, form, stored)) {
      return Signals.samples(session, made);
    }
  }

  /** With the rounding that the original's sine has where it is zero. */
  private static double[] sine(double hz) {
    double[] result = new double[4800];
    for (int i = 0; i < result.length; i++) {
      result[i] = StrictMath.sin(i * (2 * Math.PI * hz / Goldens.SAMPLE_RATE));
    }
    return result;
  }

  private static double[] src() {
    double[] result = sine(440);
    double[] second = sine(3100);
    double[] third = sine(9000);
    for (int i = 0; i < result.length; i++) {
      result[i] += 0.5 * second[i] + 0.25 * third[i];
    }
    return result;
  }

  @Test
  void givesTheNumbersOfTheOriginal() {
    Goldens.get("SubOctave").assertMatches(made(WaveForm.SUB_OCTAVE, sine(440)));
    Goldens.get("MakeTriangle").assertMatches(made(WaveForm.TRIANGLE, src()));
    Goldens.get("MakeSawTooth").assertMatches(made(WaveForm.OVERLAPPING_SAWTOOTH, src()));
    Goldens.get("MakeSquare").assertMatches(made(WaveForm.SQUARE, src()));
    Goldens.get("WaveLimit").assertMatches(made(WaveForm.LIMITED, src()));
  }

  @Test
  void aHalfWaveBecomesAnotherForm() {
    double[] x = {0, 1, 2, 3, -0.5, -0.25, 0.5, 0, -4};
    assertThat(made(WaveForm.MAXIMISED, x))
        .containsExactly(0, 1 / 3.0, 2 / 3.0, 1, -1, -0.5, 1, 0, -1);
    assertThat(made(WaveForm.LIMITED, x))
        .containsExactly(0, 1 / 3.0, 2 / 3.0, 1, -0.5, -0.25, 0.5, 0, -1);
    assertThat(made(WaveForm.SQUARE, x))
        .containsExactly(1.5, 1.5, 1.5, 1.5, -0.375, -0.375, 0.25, 0.25, -4);
    assertThat(made(WaveForm.TRIANGLE, x))
        .usingComparatorWithPrecision(1e-15)
        .containsExactly(0, 1.5, 1.5, 0, 0, 0, 0, 0, 0);
    assertThat(made(WaveForm.SAWTOOTH, x))
        .usingComparatorWithPrecision(1e-15)
        .containsExactly(2.25, 1.5, 0.75, 0, 0, -0.375, 0.25, 0, 0);
    double second = StrictMath.sin(Math.PI / 6) * 6.75 / (0.65 * 6);
    assertThat(made(WaveForm.SUB_OCTAVE, x)[1]).isCloseTo(second, within(1e-15));
    assertThat(Arrays.copyOfRange(made(WaveForm.SUB_OCTAVE, x), 6, 9)).containsOnly(0);
  }

  @Test
  void silenceStaysSilent() {
    assertThat(made(WaveForm.MAXIMISED, 0, 0, 0)).containsOnly(0);
    assertThat(made(WaveForm.SQUARE)).isEmpty();
  }

  /** Pieces of all lengths from a sample to several stretches, against the definition. */
  @ParameterizedTest
  @EnumSource(
      value = WaveForm.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = "OVERLAPPING_SAWTOOTH")
  void piecesMayReachOverManyStretches(WaveForm form) {
    double[] x = Blocks.noise(300_000, 1, 5);
    for (int i = 0; i < x.length; i++) {
      boolean slow = i > 10_000 && i < 290_000;
      boolean below = slow ? i / 70_000 % 2 == 0 : x[i] < 0;
      x[i] = below ? -Math.abs(x[i]) : Math.abs(x[i]);
    }
    double[] made = made(form, x);
    double[] expected = new double[x.length];
    double worst = 0;
    long number = 0;
    for (int from = 0; from < x.length; number++) {
      int to = from + 1;
      while (to < x.length && !cuts(form, x[to - 1], x[to])) {
        to++;
      }
      double sum = 0;
      double peak = 0;
      for (int i = from; i < to; i++) {
        sum += Math.abs(x[i]);
        peak = Math.max(peak, Math.abs(x[i]));
      }
      HalfWaves.Piece piece =
          new HalfWaves.Piece(
              number, to - from, sum / (to - from), peak, x[from] < 0 ? -1 : 1, to < x.length);
      form.fill(piece, 0, x, expected, from, to);
      for (int i = from; i < to; i++) {
        worst = Math.max(worst, Math.abs(made[i] - expected[i]));
      }
      assertThat(worst).as("samples %d to %d", from, to - 1).isLessThan(1e-12);
      from = to;
    }
  }

  private static boolean cuts(WaveForm form, double a, double b) {
    return form.ofCycles() ? a < 0 && b >= 0 : a < 0 != b < 0;
  }
}

package tenuto.dsp.oscillators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class ControllersTest {
  private static final double RATE = 48000;

  @TempDir Path folder;
  private Session session;
  private WordContext context;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withThreads(1).withScratch(folder));
    session.sampleRate(RATE);
    context = WordContext.of(session, folder);
  }

  @AfterEach
  void close() {
    context.close();
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private double[] samples(Signal x) {
    return Signals.samples(session, x);
  }

  @ParameterizedTest
  @EnumSource
  void aSlowWaveIsItsFormula(SlowWave.Shape shape) {
    DoubleUnaryOperator wave =
        switch (shape) {
          case SINE -> t -> 0.5 + Math.sin(2 * Math.PI * t) / 2;
          case TRIANGLE -> t -> t < 0.25 ? 0.5 + 2 * t : t < 0.75 ? 1.5 - 2 * t : 2 * t - 1.5;
          case SQUARE -> t -> t < 0.5 ? 1 : 0;
          case RISE -> t -> t;
          case FALL -> t -> 1 - t;
        };
    String name = shape.name().toLowerCase(Locale.ROOT);
    // 2^-9 of a turn each sample, so that edges are met exactly.
    Signal lfo =
        Controllers.lfo(session, 100, number(RATE / 512), number(300), number(3000), name, 0.25);
    double[] expected = new double[4800];
    Arrays.setAll(expected, i -> 300 + 2700 * wave.applyAsDouble((i / 512.0 + 0.25) % 1));
    assertThat(samples(lfo)).containsExactly(expected, within(1e-9));
  }

  @Test
  void thereIsNoOtherShape() {
    assertThatThrownBy(() -> Controllers.lfo(session, 1, number(1), number(0), number(1), "saw", 0))
        .hasMessageContaining("shape must be sine, triangle, square, rise or fall, but is 'saw'");
  }

  @Test
  void aPhasorIsThePhase() {
    double[] expected = new double[4800];
    Arrays.setAll(expected, i -> (0.75 + 441.7 * i / RATE) % 1);
    assertThat(samples(Controllers.phasor(session, 100, number(441.7), 0.75)))
        .containsExactly(expected, within(1e-12));
    Arrays.setAll(expected, i -> (800 - 5.0 * i / RATE) % 1);
    assertThat(samples(Controllers.phasor(session, 100, number(-5), 0)))
        .containsExactly(expected, within(1e-12));
  }

  @Test
  void aPhasorGoesOnFromWhereItsFrequencyMoved() {
    double[] hz = new double[2000];
    Arrays.setAll(hz, i -> 100 + i);
    double[] y = samples(Controllers.phasor(session, 1000, Signals.of(hz), 0));
    double sum = 0;
    for (int i = 0; i < hz.length; i++) {
      assertThat(y[i]).isCloseTo(sum % 1, within(1e-12));
      sum += hz[i] / RATE;
    }
    assertThat(y).hasSize(hz.length);
  }

  @Test
  void eachRandomValueIsHeldForItsTime() {
    double[] y =
        samples(Controllers.sampleAndHold(context, 10_000, number(750), number(2), number(4)));
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < y.length; i++) {
      assertThat(y[i]).isEqualTo(y[i / 64 * 64]);
      sum += (y[i] - 3) / y.length;
      squares += (y[i] - 3) * (y[i] - 3) / y.length;
    }
    // 7,500 values: four of their mean's standard deviations, and of their squares'.
    assertThat(sum).isCloseTo(0, within(4 * Math.sqrt(1.0 / 3 / 7_500)));
    assertThat(squares).isCloseTo(1.0 / 3, within(4 * Math.sqrt(4.0 / 45 / 7_500)));
    assertThat(y)
        .isNotEqualTo(
            samples(
                Controllers.sampleAndHold(context, 10_000, number(1000), number(2), number(4))));
  }

  /** A cubic within both values whose rise goes on smoothly over its points. */
  @Test
  void randomValuesAreReachedSmoothly() {
    double[] y =
        samples(Controllers.smoothRandom(context, 10_000, number(480), number(-1), number(1)));
    double most = 0;
    for (int i = 2; i < y.length; i++) {
      assertThat(y[i]).isBetween(-1.0, 1.0);
      most = Math.max(most, Math.abs(y[i] - 2 * y[i - 1] + y[i - 2]));
    }
    // 100 samples from point to point: the second difference of the liveliest cubic.
    assertThat(most).isLessThan(0.8 * 12 / 1e4).isGreaterThan(0.8 * 8 / 1e4);
    assertThat(Arrays.stream(y).max().orElseThrow()).isGreaterThan(0.75);
  }

  /** Of a frequency that moves, but by so little that each step is the same. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aSteadyFrequencyGivesTheBitsOfAMovedOne(boolean smooth) {
    double[] hz = new double[100_000];
    Arrays.setAll(hz, i -> i % 2 == 0 ? 1 : Math.nextUp(1.0));
    RandomWave wave = new RandomWave(7, smooth, RATE);
    double[] moved =
        samples(
            LookaheadOscillators.now(
                wave, hz.length, List.of(Signals.of(hz), number(0), number(1))));
    double[] steady =
        samples(
            LookaheadOscillators.now(wave, hz.length, List.of(number(1), number(0), number(1))));
    assertThat(steady).isEqualTo(moved);
    assertThat(steady[hz.length - 1]).isNotEqualTo(steady[0]);
  }

  @Test
  void aChirpIsThePhaseOfItsCurve() {
    double seconds = 2;
    double[] y = samples(Chirps.chirp(session, 2000, 20, 20_000, "exponential", 0.1));
    double[] z = samples(Chirps.chirp(session, 2000, 20, 20_000, "linear", 0.1));
    for (int i = 0; i < y.length; i += 7) {
      double t = i / RATE;
      double octaves = 20 * seconds / Math.log(1000) * Math.expm1(t / seconds * Math.log(1000));
      assertThat(y[i]).isCloseTo(Math.sin(2 * Math.PI * ((octaves + 0.1) % 1)), within(1e-9));
      double line = 20 * t + 19_980 * t * t / (2 * seconds);
      assertThat(z[i]).isCloseTo(Math.sin(2 * Math.PI * ((line + 0.1) % 1)), within(1e-9));
    }
  }

  /** A cent's glide, of which a power less 1 has few digits, and none at all. */
  @Test
  void aChirpMayHardlyMove() {
    double[] steady = samples(Chirps.chirp(session, 1000, 1000, 1000, "exponential", 0));
    for (int i = 0; i < steady.length; i++) {
      assertThat(steady[i]).isCloseTo(Math.sin(2 * Math.PI * (i % 48) / 48), within(1e-11));
    }
    double[] cent = samples(Chirps.chirp(session, 1000, 1000, 1000.5778, "exponential", 0));
    double[] line = samples(Chirps.chirp(session, 1000, 1000, 1000.5778, "linear", 0));
    assertThat(cent).containsExactly(line, within(2e-4));
  }

  @Test
  void thereIsNoOtherCurve() {
    assertThatThrownBy(() -> Chirps.chirp(session, 1, 20, 200, "round", 0))
        .hasMessage("curve must be exponential or linear, but is 'round'");
  }
}

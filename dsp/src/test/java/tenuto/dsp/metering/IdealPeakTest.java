package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Spectra;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * True peaks beside the wave of the sampling theorem, by a transform filled up with zeros: sixteen
 * points a sample of all that is below half of the rate.
 */
class IdealPeakTest {
  private static final int N = 3000;
  private static final double NEAR = 0.1;

  private static double[] sound(String kind, Random random) {
    double[] x = new double[N];
    switch (kind) {
      case "noise" -> Arrays.setAll(x, i -> random.nextGaussian() / 4);
      case "uniform" -> Arrays.setAll(x, i -> random.nextDouble() - 0.5);
      case "clicks" -> {
        for (int i = 0; i < 20; i++) {
          x[random.nextInt(N)] += random.nextDouble() * 2 - 1;
        }
      }
      case "bursts" -> {
        for (int i = 0; i < 6; i++) {
          int at = random.nextInt(N - 400);
          double level = random.nextDouble();
          for (int k = random.nextInt(400); k >= 0; k--) {
            x[at + k] += level * random.nextGaussian();
          }
        }
      }
      default -> {
        double turns = 0.01 + 0.48 * random.nextDouble();
        double phase = random.nextDouble();
        for (int i = 500; i < N - 500; i++) {
          double edge = Math.min(1, Math.min(i - 500, N - 500 - i) / 400.0);
          double fade = Math.pow(Math.sin(Math.PI / 2 * edge), 2);
          x[i] = fade * Math.sin(2 * Math.PI * (turns * i + phase));
        }
      }
    }
    return x;
  }

  @ParameterizedTest
  @ValueSource(strings = {"noise", "uniform", "clicks", "bursts", "tones"})
  void truePeaksAreThoseOfTheWave(String kind) {
    try (Session session = new Session(new Settings().withThreads(1))) {
      Random random = new Random(3);
      for (int k = 0; k < 12; k++) {
        double[] x = sound(kind, random);
        double wanted = Spectra.dB(Spectra.crest(x, 16));
        for (double rate : new double[] {44_100, 96_000, 192_000}) {
          session.sampleRate(rate);
          assertThat(Loudnesses.truePeak(session, List.of(Signals.of(x))))
              .as("%s %d at %s Hz", kind, k, rate)
              .isCloseTo(wanted, within(NEAR));
        }
      }
    }
  }

  @Test
  void normaliseToMeansThatPeakAt96Kilohertz() {
    try (Session session = new Session(new Settings().withThreads(1))) {
      session.sampleRate(96_000);
      WordContext context = WordContext.of(session, java.nio.file.Path.of("."));
      List<Signal> x = List.of(Signals.of(sound("uniform", new Random(1))));
      List<Signal> y = new ArrayList<>(Loudnesses.normaliseTo(context, x, -1, "dBTP"));
      double crest = Spectra.crest(Signals.samples(session, y.getFirst()), 16);
      ((Stored) y.getFirst()).close();
      assertThat(Spectra.dB(crest)).isCloseTo(-1, within(NEAR));
      context.close();
    }
  }

  /** What is passed over could not have been the largest, wherever the search began. */
  @Test
  void threadsDoNotDecide() {
    Random random = new Random(5);
    double[] x = new double[200_000];
    Arrays.setAll(x, i -> random.nextGaussian());
    double one;
    try (Session session = new Session(new Settings().withThreads(1))) {
      one = TruePeak.of(session, List.of(Signals.of(x)));
    }
    try (Session session = new Session(new Settings().withThreads(8).withBlockSize(64))) {
      assertThat(TruePeak.of(session, List.of(Signals.of(x)))).isEqualTo(one);
    }
  }
}

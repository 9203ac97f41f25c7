package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Spectra;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

class NormaliseToTest {
  private static final double RATE = 48_000;

  @TempDir Path folder;

  private Session session;
  private WordContext context;
  private final Signal left = Signals.of(between());
  private final Signal right = Signals.of(Spectra.sine(10, 480, 0.05, 48_000));

  /** 12 kHz, of which each crest is between two samples. */
  private static double[] between() {
    double[] x = new double[48_000];
    for (int i = 0; i < x.length; i++) {
      x[i] = i % 4 < 2 ? 0.1 : -0.1;
    }
    return x;
  }

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

  private double[][] at(double level, String unit, Signal... x) {
    List<Signal> y = Loudnesses.normaliseTo(context, List.of(x), level, unit);
    double[][] all =
        y.stream().map(each -> Signals.samples(session, each)).toArray(double[][]::new);
    for (Signal each : y) {
      if (each instanceof Stored stored) {
        stored.close();
      }
    }
    return all;
  }

  @Test
  void eachUnitIsMet() {
    double[][] peaks = at(-3, "dBFS", left, right);
    assertThat(Spectra.dB(largest(peaks))).isCloseTo(-3, within(1e-9));
    double[][] loud = at(-16, "LUFS", left, right);
    assertThat(Loudnesses.loudness(context, of(loud))).isCloseTo(-16, within(0.025 + 1e-9));
    double[][] crests = at(-1, "dBTP", left, right);
    assertThat(Loudnesses.truePeak(session, of(crests))).isCloseTo(-1, within(1e-6));
    assertThat(Spectra.dB(largest(crests))).as("the crests are between").isLessThan(-3.5);
    double[][] even = at(-20, "dbrms", left, right);
    double power = 0;
    for (double[] each : even) {
      power += Arrays.stream(each).map(v -> v * v).sum() / 96_000;
    }
    assertThat(10 * Math.log10(power)).isCloseTo(-20, within(1e-9));
    // One gain for all.
    for (double[][] all : List.of(peaks, loud, crests, even)) {
      assertThat(all[0][4_801] / all[1][4_801])
          .isCloseTo(
              Signals.samples(session, left)[4_801] / Signals.samples(session, right)[4_801],
              within(1e-9));
    }
  }

  @Test
  void theGainToALoudnessIsInStepsOfATwentiethOfADecibel() {
    double loudness = Loudnesses.loudness(context, List.of(left));
    double sample = Signals.samples(session, left)[4_801];
    double[][] wanted = {{1.2301, 1.25}, {1.2249, 1.2}, {1.2751, 1.3}, {-1.2249, -1.2}};
    for (double[] each : wanted) {
      double[][] made = at(loudness + each[0], "LUFS", left);
      assertThat(Spectra.dB(made[0][4_801] / sample)).isCloseTo(each[1], within(1e-9));
    }
  }

  @Test
  void silenceStaysSilentAndOtherUnitsAreErrors() {
    for (String unit : new String[] {"LUFS", "dBFS", "dBTP", "dBRMS"}) {
      assertThat(at(-10, unit, Signals.of(new double[9_600]))[0]).containsOnly(0);
    }
    assertThatThrownBy(() -> at(-10, "dB", left)).hasMessageContaining("unit must be LUFS");
  }

  private static List<Signal> of(double[][] channels) {
    return Arrays.stream(channels).map(Signals::of).toList();
  }

  private static double largest(double[][] channels) {
    return Arrays.stream(channels)
        .flatMapToDouble(Arrays::stream)
        .map(Math::abs)
        .max()
        .orElseThrow();
  }
}

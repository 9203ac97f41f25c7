package tenuto.dsp.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.metering.Loudnesses;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What brings sounds to a level leaves a NaN and an infinity where they are, and measures the rest.
 */
class FiniteSamplesTest {
  private static final double NAN = Double.NaN;
  private static final double INFINITY = Double.POSITIVE_INFINITY;

  @TempDir static Path folder;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withThreads(2).withSampleRate(48000));
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    session.close();
  }

  private static void assertSamples(Signal made, double... expected) {
    assertThat(Signals.samples(session, made)).containsExactly(expected, within(1e-12));
    if (made instanceof Stored stored) {
      stored.close();
    }
  }

  /**
   * The mean of 1, 0, -3 and 0 is -0.5, and the area of what is left of them 1.5 + 0.5 + 2.5 + 0.5.
   */
  @Test
  void aNanCountsAsZeroInTheMeanThePeakAndTheArea() {
    Signal x = Signals.of(1, NAN, -3, 0);
    assertSamples(Volumes.fixSize(session, x), 1 / 3.0, NAN, -1, 0);
    assertSamples(Volumes.removeDc(session, x), 1.5, NAN, -2.5, 0.5);
    assertSamples(Volumes.normalise(session, x), 0.6, NAN, -1, 0.2);
    assertSamples(Volumes.normaliseArea(session, x), 0.3, NAN, -0.5, 0.1);
  }

  @Test
  void anInfinityStaysOne() {
    assertSamples(Volumes.fixSize(session, Signals.of(1, -INFINITY, -2)), 0.5, -INFINITY, -1);
    assertSamples(Volumes.normalise(session, Signals.of(INFINITY, 2, -2)), INFINITY, 1, -1);
  }

  @Test
  void nothingButNansStaysSo() {
    assertSamples(Volumes.fixSize(session, Signals.of(NAN, NAN)), NAN, NAN);
  }

  /** Short sounds are stored, longer ones computed twice. */
  @ParameterizedTest
  @ValueSource(ints = {100, 1 << 20})
  void channelsKeepTheirCommonPeak(int length) {
    double[] loud = new double[length];
    double[] spoilt = new double[length];
    Arrays.fill(loud, 0.25);
    spoilt[99] = NAN;
    List<Signal> made =
        ManyChannels.normalisePeak(context, List.of(Signals.of(spoilt), Signals.of(loud)), 0);
    double[] first = Signals.samples(session, made.getFirst());
    assertThat(first[99]).isNaN();
    assertThat(first[98]).isZero();
    assertThat(Signals.samples(session, made.getLast())).containsOnly(1);
    made.stream().filter(Stored.class::isInstance).forEach(x -> ((Stored) x).close());
  }

  /**
   * BS.1770 gives a sine of 997 Hz and full scale -3.01 LUFS; its true peak is 1, its RMS that of
   * every sine.
   */
  @ParameterizedTest
  @CsvSource({"LUFS, -23, -19.99", "dBTP, -6, -6", "dBRMS, -20, -16.99", "dBFS, -6, -6"})
  void aSineIsBroughtToItsLevelBesideANan(String unit, double level, double gain) {
    double[] sine = new double[96000];
    Arrays.setAll(sine, i -> Math.sin(2 * Math.PI * 997 * i / 48000));
    double[] spoilt = sine.clone();
    spoilt[24000] = NAN;
    Signal made =
        Loudnesses.normaliseTo(context, List.of(Signals.of(spoilt)), level, unit).getFirst();
    double[] x = Signals.samples(session, made);
    assertThat(x[24000]).isNaN();
    assertThat(20 * Math.log10(x[60001] / sine[60001])).isCloseTo(gain, within(0.02));
    ((Stored) made).close();
  }
}

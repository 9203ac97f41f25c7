package tenuto.dsp.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** Features of sounds for which formulas say them, and where in time they are. */
class AnalysisTest {
  private static final int RATE = 48_000;
  private static final int HOP = RATE / 100;

  @TempDir Path folder;

  private Session session;
  private WordContext context;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withSampleRate(RATE).withThreads(1));
    context = WordContext.of(session, folder);
  }

  @AfterEach
  void close() {
    context.close();
    session.close();
  }

  private static double[] made(int n, IntToDoubleFunction sample) {
    double[] x = new double[n];
    Arrays.setAll(x, sample);
    return x;
  }

  private static double[] sine(int n, double hz, double amplitude) {
    return made(n, i -> amplitude * Math.sin(2 * Math.PI * hz * i / RATE + 0.3));
  }

  private double[] samples(Signal x) {
    return Signals.samples(session, x);
  }

  private Signal centroid(double... x) {
    return Analysis.spectralCentroid(context, Signals.of(x), 10, 40);
  }

  private Signal flatness(double... x) {
    return Analysis.spectralFlatness(context, Signals.of(x), 10, 40);
  }

  private Signal rolloff(double... x) {
    return Analysis.spectralRolloff(context, Signals.of(x), 0.85, 10, 40);
  }

  private static double most(double[] x) {
    return Arrays.stream(x).max().orElseThrow();
  }

  private static double mean(double[] x) {
    return Arrays.stream(x).average().orElseThrow();
  }

  // ---- Facts -----------------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(doubles = {220, 440, 3000, 12_345})
  void theCentroidOfASineIsItsFrequencyFromStartToEnd(double hz) {
    for (double value : samples(centroid(sine(10_007, hz, 0.1)))) {
      assertThat(value).isCloseTo(hz, within(0.01 * hz));
    }
  }

  @Test
  void theCentroidOfTwoSinesIsTheirMeanWeightedWithTheirAmplitudes() {
    double[] low = sine(9600, 1000, 0.3);
    double[] high = sine(9600, 7000, 0.1);
    for (double value : samples(centroid(made(9600, i -> low[i] + high[i])))) {
      assertThat(value).isCloseTo(2500, within(25.0));
    }
  }

  @Test
  void whiteNoiseHasItsCentroidInTheMiddleAndItsRolloffAtItsPart() {
    double[] noise = Blocks.noise(48_000, 0.5, 5);
    assertThat(mean(samples(centroid(noise)))).isCloseTo(12_000, within(240.0));
    assertThat(mean(samples(rolloff(noise)))).isCloseTo(0.85 * 24_000, within(240.0));
    Signal half = Analysis.spectralRolloff(context, Signals.of(noise), 0.5, 10, 40);
    assertThat(mean(samples(half))).isCloseTo(12_000, within(240.0));
  }

  @Test
  void theRolloffOfASineIsWithinABinOfIt() {
    for (double value : samples(rolloff(sine(9600, 3000, 0.7)))) {
      assertThat(value).isCloseTo(3000, within(40.0));
    }
  }

  /** The powers of noise are distributed exponentially: the logarithm's mean is Euler's −γ. */
  @Test
  void theFlatnessOfNoiseIsToldByEulersConstant() {
    double[] flat = samples(flatness(Blocks.noise(96_000, 0.5, 7)));
    assertThat(mean(flat)).isCloseTo(Math.exp(-0.5772156649), within(0.01));
  }

  @Test
  void theFlatnessOfAToneIsNothingAndThatOfAClickEverything() {
    assertThat(most(samples(flatness(sine(9600, 997, 0.9))))).isLessThan(1e-5);
    double[] click = made(960, i -> i == 480 ? 0.2 : 0);
    assertThat(samples(flatness(click))[480]).isCloseTo(1, within(1e-9));
  }

  @Test
  void spectralFeaturesDoNotDependOnTheLevel() {
    double[] loud = Blocks.noise(4800, 1, 3);
    double[] soft = made(loud.length, i -> loud[i] / 4096);
    assertThat(samples(flatness(soft))).isEqualTo(samples(flatness(loud)));
    assertThat(samples(centroid(soft))).isEqualTo(samples(centroid(loud)));
    assertThat(samples(rolloff(soft))).isEqualTo(samples(rolloff(loud)));
  }

  @Test
  void silenceHasNone() {
    double[] silence = new double[3000];
    assertThat(samples(centroid(silence))).containsOnly(0);
    assertThat(samples(flatness(silence))).containsOnly(0);
    assertThat(samples(rolloff(silence))).containsOnly(0);
    for (Signal each : Analysis.chroma(context, Signals.of(silence), 40, 160, 440)) {
      assertThat(samples(each)).containsOnly(0);
    }
  }

  /** Windows side by side: one is silent, the next full. */
  @ParameterizedTest
  @CsvSource({"1000, 0.5", "443.7, 0.25", "15000, 1"})
  void theFluxOfASineThatBeginsIsItsAmplitude(double hz, double amplitude) {
    int window = 1920;
    double[] sine = sine(6 * window, hz, amplitude);
    double[] x = made(sine.length, i -> i < 2 * window + window / 2 ? 0 : sine[i]);
    double[] flux = samples(Analysis.spectralFlux(context, Signals.of(x), 40, 40));
    for (int frame = 0; frame < 6; frame++) {
      double expected = frame == 3 ? amplitude : 0;
      assertThat(flux[frame * window]).isCloseTo(expected, within(0.001 * amplitude));
    }
  }

  @Test
  void whatIsThereFromTheStartIsNewThere() {
    double[] flux =
        samples(Analysis.spectralFlux(context, Signals.of(sine(9600, 1000, 0.5)), 10, 40));
    assertThat(flux[0]).isCloseTo(0.5, within(0.001));
    assertThat(most(Arrays.copyOfRange(flux, HOP, flux.length))).isLessThan(0.001);
  }

  @Test
  void theRmsOfASineIsItsAmplitudeOverTheRootOfTwoFromStartToEnd() {
    Signal x = Signals.of(sine(10_000, 400, 0.5)); // 20 periods in a window
    for (double value : samples(Analysis.rmsEnvelope(context, x, 10, 50))) {
      assertThat(value).isCloseTo(0.5 / Math.sqrt(2), within(1e-12));
    }
  }

  @ParameterizedTest
  @CsvSource({"10, 20", "7.3, 14.6", "3, 50", "1, 2.1"})
  void thePeakEnvelopeIsNeverLessThanTheSound(double hop, double window) {
    double[] noise = Blocks.noise(7777, 0.8, 11);
    double[] x = made(noise.length, i -> noise[i] * Math.exp(-(i % 1500) / 150.0));
    double[] peaks = samples(Analysis.peakEnvelope(context, Signals.of(x), hop, window));
    for (int i = 0; i < x.length; i++) {
      assertThat(peaks[i]).isGreaterThanOrEqualTo(Math.abs(x[i]) - 1e-15);
      assertThat(peaks[i]).isLessThanOrEqualTo(0.8);
    }
  }

  // ---- Where and when --------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7, 479, 480, 481, 1919, 1920, 1921, 5000})
  void aValueIsOfTheWindowAroundItAndLinesAreBetween(int length) {
    double[] x = Blocks.noise(length, 1, 13);
    double[] rms = samples(Analysis.rmsEnvelope(context, Signals.of(x), 10, 40));
    assertThat(rms).hasSize(length);
    for (int i = 0; i < length; i++) {
      int before = i / HOP * HOP;
      double part = (double) (i - before) / HOP;
      double line = (1 - part) * rmsAround(x, before) + part * rmsAround(x, before + HOP);
      assertThat(rms[i]).as("sample %d", i).isCloseTo(line, within(1e-14));
    }
  }

  /** Of 1920 samples, those nearest to the place of all that there are. */
  private static double rmsAround(double[] x, int middle) {
    int size = Math.min(1920, x.length);
    int first = Math.max(0, Math.min(middle - size / 2, x.length - size));
    double sum = 0;
    for (int i = first; i < first + size; i++) {
      sum += x[i] * x[i];
    }
    return Math.sqrt(sum / size);
  }

  @Test
  void rowsAreTheSignalsAtTheirTimes() {
    double[] x = Blocks.noise(9001, 0.7, 17);
    String names = "chroma rms peak,centroid  rolloff flatness flux mfcc";
    List<double[]> rows = Estimates.features(context, Signals.of(x), names, 10).rows();
    assertThat(rows).hasSize(19);
    Signal sound = Signals.of(x);
    List<List<Signal>> signals =
        List.of(
            Analysis.chroma(context, sound, 10, 160, 440),
            List.of(Analysis.rmsEnvelope(context, sound, 10, 50)),
            List.of(Analysis.peakEnvelope(context, sound, 10, 20)),
            List.of(centroid(x), rolloff(x), flatness(x)),
            List.of(Analysis.spectralFlux(context, sound, 10, 40)),
            Analysis.mfcc(context, sound, 13, 10, 40, 40, 8000));
    int column = 1;
    for (List<Signal> group : signals) {
      for (Signal each : group) {
        double[] values = samples(each);
        for (double[] row : rows) {
          assertThat(row[column]).isEqualTo(values[(int) Math.rint(row[0] * RATE / 1000)]);
        }
        column++;
      }
    }
    assertThat(rows).allMatch(row -> row.length == 1 + 12 + 1 + 1 + 3 + 1 + 13);
  }

  @Test
  void rowsTakeWhatIsNoNumberForSilence() {
    double[] x = Blocks.noise(4000, 0.7, 19);
    x[1000] = Double.NaN;
    x[1001] = Double.POSITIVE_INFINITY;
    double[] silent = x.clone();
    silent[1000] = 0;
    silent[1001] = 0;
    List<double[]> rows = Estimates.features(context, Signals.of(x), "flux mfcc", 10).rows();
    List<double[]> expected =
        Estimates.features(context, Signals.of(silent), "flux mfcc", 10).rows();
    assertThat(rows).hasSameSizeAs(expected);
    for (int i = 0; i < rows.size(); i++) {
      assertThat(rows.get(i)).isEqualTo(expected.get(i));
    }
  }

  /** What costs most is bounded by the samples of the sound: no hop is shorter than one. */
  @Test
  void aHopIsAtLeastASample() {
    Signal x = Signals.of(new double[4800]);
    for (double hop : new double[] {1e-9, 0.02, Double.MIN_VALUE}) {
      assertThatThrownBy(() -> Analysis.rmsEnvelope(context, x, hop, 50))
          .hasMessageStartingWith("hop must be at least a sample, 0.0208333 ms");
      assertThatThrownBy(() -> Estimates.features(context, x, "rms", hop))
          .hasMessageStartingWith("hop must be at least a sample");
    }
    assertThat(Analysis.rmsEnvelope(context, x, 1000.0 / RATE, 1).length()).isEqualTo(4800);
  }
}

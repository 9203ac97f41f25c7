package tenuto.dsp.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Estimate;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** Pitch classes of notes and chords, and the keys of scales and cadences. */
class KeyTest {
  private static final double RATE = 11_025;

  private static final List<String> MAJOR =
      List.of("c", "db", "d", "eb", "e", "f", "f#", "g", "ab", "a", "bb", "b");
  private static final List<String> MINOR =
      List.of("c", "c#", "d", "eb", "e", "f", "f#", "g", "g#", "a", "bb", "b");

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

  /** The middle of the signals of all classes. */
  private double[] chroma(Signal x, double a4) {
    return Analysis.chroma(context, x, 40, 160, a4).stream()
        .mapToDouble(each -> Signals.samples(session, each)[(int) x.length() / 2])
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {36, 48, 60, 72, 84})
  void theClassOfASineIsThatOfItsNote(int octave) {
    for (int i = 0; i < 12; i++) {
      double hz = 440 * Math.pow(2, (octave + i - 69) / 12.0);
      double[] classes = chroma(Generators.sineWave(session, 300, hz), 440);
      for (int k = 0; k < 12; k++) {
        assertThat(classes[k]).as("key %d, class %d", octave + i, k).isBetween(0.0, 1.0);
        assertThat(classes[k] > 0.05).isEqualTo(k == i);
      }
      assertThat(classes[i]).isEqualTo(1);
    }
  }

  @Test
  void aChordHasTheClassesOfItsNotes() {
    double[] classes = chroma(ToneMaker.of(new int[][] {{48, 64, 67, 73}}, 0.4, RATE, 1), 440);
    for (int k = 0; k < 12; k++) {
      assertThat(classes[k] > 0.5).as("class %d", k).isEqualTo(List.of(0, 1, 4, 7).contains(k));
      assertThat(classes[k] < 0.05).isNotEqualTo(List.of(0, 1, 4, 7).contains(k));
    }
  }

  @Test
  void aNoteBetweenTwoClassesCountsForBoth() {
    double hz = 440 * Math.pow(2, 0.5 / 12);
    double[] classes = chroma(Generators.sineWave(session, 300, hz), 440);
    assertThat(classes[9]).isGreaterThan(0.9);
    assertThat(classes[10]).isGreaterThan(0.9);
    assertThat(chroma(Generators.sineWave(session, 300, hz), hz)[9]).isEqualTo(1);
    assertThat(chroma(Generators.sineWave(session, 300, hz), hz)[10]).isZero();
  }

  private static int[] chord(int root, int... intervals) {
    int[] keys = intervals.clone();
    for (int i = 0; i < keys.length; i++) {
      keys[i] += root;
    }
    return keys;
  }

  private Estimate key(int[][] chords, int harmonics) {
    return KeyFinder.of(session, ToneMaker.of(chords, 0.25, RATE, harmonics), RATE, 440);
  }

  @ParameterizedTest
  @CsvSource({"1, 48", "6, 43", "6, 60"})
  void knowsMajorScalesAndCadences(int harmonics, int lowest) {
    for (int i = lowest; i < lowest + 12; i++) {
      String name = MAJOR.get(i % 12) + " major";
      int[][] scale = {
        {i}, {i + 2}, {i + 4}, {i + 5}, {i + 7}, {i + 9}, {i + 11}, {i + 12},
      };
      int[][] cadence = {
        chord(i, 0, 4, 7, 12), chord(i, 5, 9, 12), chord(i, -5, 7, 11, 14), chord(i, 0, 4, 7, 12)
      };
      for (int[][] each : List.of(scale, cadence)) {
        Estimate found = key(each, harmonics);
        assertThat(found.name()).isEqualTo(name);
        assertThat(found.confidence()).isBetween(0.8, 1.0);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 48", "6, 43", "6, 60"})
  void knowsHarmonicMinorScalesAndCadences(int harmonics, int lowest) {
    for (int i = lowest; i < lowest + 12; i++) {
      String name = MINOR.get(i % 12) + " minor";
      int[][] scale = {
        {i}, {i + 2}, {i + 3}, {i + 5}, {i + 7}, {i + 8}, {i + 11}, {i + 12},
      };
      int[][] cadence = {
        chord(i, 0, 3, 7, 12), chord(i, 5, 8, 12), chord(i, -5, 7, 11, 14), chord(i, 0, 3, 7, 12)
      };
      for (int[][] each : List.of(scale, cadence)) {
        Estimate found = key(each, harmonics);
        assertThat(found.name()).isEqualTo(name);
        assertThat(found.confidence()).isBetween(0.8, 1.0);
      }
    }
  }

  @Test
  void anotherTuningIsTold() {
    int[][] cadence = {chord(60, 0, 4, 7), chord(65, 0, 4, 7), chord(67, 0, 4, 7)};
    Signal low = ToneMaker.of(cadence, 0.25, RATE, 3, 415.3);
    assertThat(Estimates.keyEstimate(session, low, 440).name()).isEqualTo("b major");
    assertThat(Estimates.keyEstimate(session, low, 415.3).name()).isEqualTo("c major");
  }

  @Test
  void noiseFitsNoKeyAndSilenceHasNone() {
    assertThat(Estimates.keyEstimate(session, Generators.whiteNoise(context, 3000), 440))
        .satisfies(guess -> assertThat(guess.confidence()).isLessThan(0.6));
    assertThat(Estimates.keyEstimate(session, Generators.silence(session, 500), 440))
        .isEqualTo(Estimate.NONE);
  }
}

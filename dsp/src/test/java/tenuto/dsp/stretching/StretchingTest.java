package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.Settings;
import tenuto.engine.Signal;
import tenuto.engine.Stored;

class StretchingTest {
  private static final int RATE = 48_000;
  private static final int SIZE = 0;
  private static final double WINDOW = 80;
  private static final int EVERY = 7200;
  private static final int[] SCALE = {0, 4, 7, 12};

  @TempDir static Path folder;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(2).withSampleRate(RATE));
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    assertThat(session.usage().lent()).isZero();
    session.close();
  }

  private static Signal stretched(Signal x, double ratio) {
    return Stretching.timeStretch(context, List.of(x), Channels.steady(ratio), SIZE, WINDOW)
        .getFirst();
  }

  private static double[] of(Signal signal) {
    return Signals.samples(session, signal);
  }

  private static Signal shifted(Signal x, double semitones, double formants) {
    return Stretching.pitchShift(
            context, List.of(x), Channels.steady(semitones), formants, SIZE, WINDOW)
        .getFirst();
  }

  private static double[] array(int n, IntToDoubleFunction sample) {
    double[] x = new double[n];
    Arrays.setAll(x, sample);
    return x;
  }

  private static double[] tone(double hz, int n) {
    return array(n, i -> 0.5 * Math.sin(2 * Math.PI * hz * i / RATE));
  }

  private static double[] clicks(int n) {
    return array(n, i -> i % EVERY == EVERY / 2 ? 0.9 : 0);
  }

  /** Noise that begins at once and decays, and a low thump with it, four times a second. */
  private static double[] drums(int n) {
    double[] noise = Blocks.noise(n, 0.4, 1);
    return array(
        n,
        i -> {
          int since = (i + RATE / 8) % (RATE / 4);
          boolean thumps = (i + RATE / 8) / (RATE / 4) % 2 == 1;
          double thump = Math.sin(2 * Math.PI * 60 * since / RATE) * Math.exp(-since / 4000.0);
          return i < RATE / 8
              ? 0
              : noise[i] * Math.exp(-since / 1500.0) + (thumps ? 0.6 * thump : 0);
        });
  }

  private static double note(int i) {
    return 261.63 * Math.pow(2, SCALE[i] / 12.0);
  }

  /** Four notes of seven harmonics, 450 ms each. */
  private static double[] melody() {
    int each = RATE * 45 / 100;
    return array(
        4 * each,
        i -> {
          int since = i % each;
          double sum = 0;
          for (int h = 1; h < 8; h++) {
            sum += Math.sin(2 * Math.PI * h * note(i / each) * since / RATE) / h;
          }
          double edges = Math.min(1, Math.min(since / 150.0, (each - since) / 1500.0));
          return 0.3 * sum * edges * Math.exp(-since / 20_000.0);
        });
  }

  /** Pulses through one resonance: a formant. */
  private static double[] voice(double hz, double formant, int n) {
    double radius = Math.exp(-Math.PI * 100 / RATE);
    double turn = 2 * radius * Math.cos(2 * Math.PI * formant / RATE);
    double[] y = new double[n];
    for (int i = 2; i < n; i++) {
      boolean pulse = Math.floor(i * hz / RATE) != Math.floor((i - 1) * hz / RATE);
      y[i] = (pulse ? 0.3 : 0) + turn * y[i - 1] - radius * radius * y[i - 2];
    }
    return y;
  }

  /** How far a tone is from a frequency, in cents: by how its phase moves from half to half. */
  private static double cents(double[] x, int from, int to, double hz) {
    int middle = (from + to) / 2;
    double turned = phase(x, middle, to, hz) - phase(x, from, middle, hz);
    double turns = Math.IEEEremainder(turned / (2 * Math.PI), 1);
    double found = hz + turns * RATE / (middle - from);
    return 1200 * Math.log(found / hz) / Math.log(2);
  }

  private static double phase(double[] x, int from, int to, double hz) {
    double re = 0;
    double im = 0;
    for (int i = from; i < to; i++) {
      double w = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i - from) / (to - from));
      re += w * x[i] * Math.cos(2 * Math.PI * hz * i / RATE);
      im -= w * x[i] * Math.sin(2 * Math.PI * hz * i / RATE);
    }
    return Math.atan2(im, re);
  }

  private static double power(double[] x, int from, int to) {
    double sum = 0;
    for (int i = Math.max(0, from); i < Math.min(x.length, to); i++) {
      sum += x[i] * x[i];
    }
    return sum / (to - from);
  }

  private static double amplitude(double[] x, int from, int to, double hz) {
    double re = 0;
    double im = 0;
    double all = 0;
    for (int i = from; i < to; i++) {
      double w = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i - from) / (to - from));
      re += w * x[i] * Math.cos(2 * Math.PI * hz * i / RATE);
      im += w * x[i] * Math.sin(2 * Math.PI * hz * i / RATE);
      all += w;
    }
    return 2 * Math.hypot(re, im) / all;
  }

  // ---- TimeStretch -----------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(doubles = {0.25, 0.5, 1.25, 2})
  void aToneKeepsItsPitchAndLevel(double ratio) {
    double[] y = of(stretched(Signals.of(tone(440, RATE)), ratio));
    assertThat(y.length).isEqualTo((int) (RATE * ratio));
    int edge = y.length / 4;
    assertThat(cents(y, edge, y.length - edge, 440)).isCloseTo(0, within(0.05));
    assertThat(amplitude(y, edge, y.length - edge, 440)).isCloseTo(0.5, within(0.001));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1.3, 3.1})
  void clicksAreHeardOnceAtTheirTimes(double ratio) {
    int n = RATE;
    double[] y = of(stretched(Signals.of(clicks(n)), ratio));
    for (int at = EVERY / 2; at < n; at += EVERY) {
      int place = (int) Math.rint(at * ratio);
      int best = place - 50;
      for (int i = place - 50; i < Math.min(y.length, place + 50); i++) {
        best = Math.abs(y[i]) > Math.abs(y[best]) ? i : best;
      }
      assertThat(best).isBetween(place - 1, place + 1);
      assertThat(y[best]).isCloseTo(0.9, within(0.01));
      y[best] = 0;
    }
    assertThat(Arrays.stream(y).map(Math::abs).max().orElse(1)).isLessThan(0.01);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void drumsBeginAsSharplyAsTheyDid(double ratio) {
    double[] x = drums(RATE);
    double[] y = of(stretched(Signals.of(x), ratio));
    for (int at = RATE / 8; at < RATE; at += RATE / 4) {
      int place = (int) Math.rint(at * ratio);
      double first = power(x, at, at + 96); // 2 ms
      assertThat(power(y, place, place + 96) / first).isBetween(0.8, 1.25);
      assertThat(power(y, place - 480, place - 24) / first).isLessThan(0.04);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void aMelodyKeepsItsNotes(double ratio) {
    double[] y = of(stretched(Signals.of(melody()), ratio));
    int each = y.length / 4;
    for (int i = 0; i < 4; i++) {
      int from = i * each + each / 5;
      int to = i * each + each * 4 / 5;
      for (int h = 1; h < 4; h++) {
        assertThat(cents(y, from, to, h * note(i))).isCloseTo(0, within(3.0));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void aVoiceKeepsPitchAndFormant(double ratio) {
    double[] y = of(stretched(Signals.of(voice(110, 1000, RATE)), ratio));
    int edge = y.length / 4;
    assertThat(cents(y, edge, y.length - edge, 990)).isCloseTo(0, within(3.0));
    assertThat(centre(y, 110)).isCloseTo(centre(voice(110, 1000, RATE), 110), within(20.0));
  }

  /** The mean frequency of the power of harmonics. */
  private static double centre(double[] y, double hz) {
    double sum = 0;
    double all = 0;
    int edge = y.length / 4;
    for (int h = 1; h * hz < 6000; h++) {
      double power = Math.pow(amplitude(y, edge, y.length - edge, h * hz), 2);
      sum += power * h * hz;
      all += power;
    }
    return sum / all;
  }

  @Test
  void aRatioOfOneIsTheSignal() {
    double[] x = drums(20_000);
    assertThat(Arrays.equals(of(stretched(Signals.of(x), 1)), x)).isTrue();
    Signal nearly = Signals.of(array(20_000, i -> i < 19_000 ? 1 : 1.001));
    double[] y =
        of(
            Stretching.timeStretch(context, List.of(Signals.of(x)), nearly, SIZE, WINDOW)
                .getFirst());
    for (int i = 0; i < 15_000; i++) {
      assertThat(y[i]).isCloseTo(x[i], within(1e-14));
    }
  }

  @Test
  void aRatioMovesAlongTheInput() {
    int n = RATE;
    double[] ratio = array(n, i -> 0.5 + 1.5 * i / n);
    Signal x = Signals.of(clicks(n));
    double[] y =
        of(Stretching.timeStretch(context, List.of(x), Signals.of(ratio), SIZE, WINDOW).getFirst());
    assertThat((double) y.length).isCloseTo(Arrays.stream(ratio).sum(), within(1.0));
    for (int at = EVERY / 2; at < n; at += EVERY) {
      double place = Arrays.stream(ratio, 0, at).sum();
      int from = (int) place - 3;
      double most = Arrays.stream(y, from, from + 7).map(Math::abs).max().orElse(0);
      assertThat(most).isCloseTo(0.9, within(0.01));
    }
  }

  @Test
  void aConstantSignalIsANumber() {
    double[] x = drums(10_000);
    Signal same = Signals.of(array(4000, i -> 1.3));
    double[] y =
        of(Stretching.timeStretch(context, List.of(Signals.of(x)), same, SIZE, WINDOW).getFirst());
    assertThat(Arrays.equals(y, of(stretched(Signals.of(x), 1.3)))).isTrue();
  }

  @Test
  void channelsKeepTheirPhases() {
    double[] left = array(RATE, i -> 0.4 * Math.sin(2 * Math.PI * 500 * i / RATE));
    double[] right = array(RATE, i -> 0.4 * Math.cos(2 * Math.PI * 500 * i / RATE));
    List<Signal> both = List.of(Signals.of(left), Signals.of(right));
    List<Signal> made = Stretching.timeStretch(context, both, Channels.steady(1.7), SIZE, WINDOW);
    double[] a = of(made.get(0));
    double[] b = of(made.get(1));
    double apart = phase(b, 20_000, 60_000, 500) - phase(a, 20_000, 60_000, 500);
    assertThat(Math.IEEEremainder(apart - Math.PI / 2, 2 * Math.PI)).isCloseTo(0, within(1e-4));
  }

  @Test
  void nothingIsReadBeforeItIsNeeded() {
    Signal hours = Channels.steady(1);
    assertThat(stretched(hours, 0.5).length()).isEqualTo(hours.length() / 2);
    assertThatThrownBy(() -> stretched(hours, 4.01)).hasMessageContaining("ratio");
  }

  // ---- PitchShift ------------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(doubles = {-24, -12, 0.3, 7, 12})
  void aToneMovesBySemitones(double semitones) {
    double[] y = of(shifted(Signals.of(tone(440, RATE)), semitones, 0));
    assertThat(y.length).isEqualTo(RATE);
    double hz = 440 * Math.pow(2, semitones / 12);
    assertThat(cents(y, 12_000, 36_000, hz)).isCloseTo(0, within(0.05));
    assertThat(amplitude(y, 12_000, 36_000, hz)).isCloseTo(0.5, within(0.002));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-12, 12})
  void aMelodyMovesAsAWhole(double semitones) {
    double[] y = of(shifted(Signals.of(melody()), semitones, 0));
    int each = y.length / 4;
    for (int i = 0; i < 4; i++) {
      double hz = note(i) * Math.pow(2, semitones / 12);
      assertThat(cents(y, i * each + each / 5, i * each + each * 4 / 5, hz))
          .isCloseTo(0, within(3.0));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-12, 12})
  void attacksStayWhereTheyAre(double semitones) {
    double[] x = clicks(RATE);
    double[] y = of(shifted(Signals.of(x), semitones, 0));
    for (int at = EVERY / 2; at < RATE; at += EVERY) {
      double all = power(y, at - EVERY / 2, at + EVERY / 2) * EVERY;
      assertThat(power(y, at - 48, at + 48) * 96 / all).isGreaterThan(0.99); // within 1 ms
    }
    double[] drums = drums(RATE);
    double[] z = of(shifted(Signals.of(drums), semitones, 0));
    for (int at = RATE / 8; at < RATE; at += RATE / 4) {
      assertThat(power(z, at - 480, at - 24) / power(z, at, at + 240)).isLessThan(0.04);
    }
  }

  @ParameterizedTest
  @CsvSource({"7", "-7", "12"})
  void formantsStayOrMove(double semitones) {
    double[] x = voice(110, 1000, RATE);
    double hz = 110 * Math.pow(2, semitones / 12);
    double[] moved = of(shifted(Signals.of(x), semitones, 0));
    assertThat(centre(moved, hz) / centre(x, 110) / (hz / 110)).isCloseTo(1, within(0.03));
    double[] kept = of(shifted(Signals.of(x), semitones, 1));
    assertThat(centre(kept, hz) / centre(voice(hz, 1000, RATE), hz)).isCloseTo(1, within(0.06));
    assertThat(cents(kept, 12_000, 36_000, Math.rint(1000 / hz) * hz)).isCloseTo(0, within(3.0));
  }

  @Test
  void whatWouldLieAboveHalfTheSampleRateIsTakenOut() {
    double[] y = of(shifted(Signals.of(tone(15_000, RATE)), 12, 0));
    assertThat(10 * Math.log10(power(y, 12_000, 36_000) / 0.125)).isLessThan(-80);
  }

  @Test
  void vibratoFollowsItsSignal() {
    double[] semitones = array(RATE, i -> Math.sin(2 * Math.PI * 3 * i / RATE));
    double[] y =
        of(
            Stretching.pitchShift(
                    context,
                    List.of(Signals.of(tone(440, RATE))),
                    Signals.of(semitones),
                    0,
                    SIZE,
                    WINDOW)
                .getFirst());
    for (int at = 12_000; at < 36_000; at += 1000) {
      double[] middle = Arrays.copyOfRange(semitones, at - 400, at + 400);
      double hz = 440 * Math.pow(2, Arrays.stream(middle).average().orElse(0) / 12);
      assertThat(cents(y, at - 400, at + 400, hz)).isCloseTo(0, within(3.0));
    }
  }

  // ---- TempoWarp and WSOLA
  // -----------------------------------------------------------------------

  private static Row row(double... numbers) {
    return new Row(Arrays.stream(numbers).boxed().toList());
  }

  @Test
  void momentsComeWhenTheyAreWanted() {
    double[] x = new double[RATE];
    int[] played = {6000, 17_000, 31_000, 42_000};
    for (int at : played) {
      x[at] = 0.9;
    }
    List<Row> beats = Arrays.stream(played).mapToObj(at -> row(at / 48.0)).toList();
    double[] y =
        of(Warping.tempoWarp(context, List.of(Signals.of(x)), beats, 240, SIZE, WINDOW).getFirst());
    for (int i = 0; i < played.length; i++) {
      int place = 6000 + i * RATE / 4;
      double most = Arrays.stream(y, place - 1, place + 2).map(Math::abs).max().orElse(0);
      assertThat(most).isCloseTo(0.9, within(0.01));
    }
    List<Row> moved = List.of(row(125, 500), row(125 + 1000 / 3.0, 1000));
    double[] z =
        of(Warping.tempoWarp(context, List.of(Signals.of(x)), moved, 120, SIZE, WINDOW).getFirst());
    assertThat(Arrays.stream(z, 23_999, 24_002).max().orElse(0)).isCloseTo(0.9, within(0.01));
    assertThat(z.length).isEqualTo((int) (24_000 + 42_000 * 1.5));
    List<Row> far = List.of(row(0, 0), row(100, 401));
    assertThatThrownBy(
            () -> Warping.tempoWarp(context, List.of(Signals.of(x)), far, 120, SIZE, WINDOW))
        .hasMessageContaining("moments");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void similarPiecesKeepPitchAndLength(double ratio) {
    try (Stored made = Warping.wsola(context, Signals.of(tone(440, RATE)), ratio, 82, 14, 12)) {
      double[] y = of(made);
      assertThat(y.length).isEqualTo((int) (RATE * ratio));
      int edge = y.length / 4;
      assertThat(cents(y, edge, y.length - edge, 440)).isCloseTo(0, within(3.0));
      assertThat(power(y, y.length - 6000, y.length - 5000)).isGreaterThan(0.1);
    }
  }

  private static double[] pieces(double[] x, double ratio) {
    try (Stored made = Warping.wsola(context, Signals.of(x), ratio, 82, 14, 12)) {
      return of(made);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 48, 240, 1000, 10_000})
  void similarPiecesOfTheSameLengthAreTheSound(int samples) {
    double[] x = Blocks.noise(samples, 0.5, 3);
    assertThat(pieces(x, 1)).isEqualTo(x);
  }

  /** A sound of 1 to 200 ms begins and ends with its own samples, and keeps its level. */
  @ParameterizedTest
  @CsvSource({"48, 2", "240, 0.5", "240, 2", "240, 1.01", "2400, 0.25", "9600, 4", "9600, 0.9"})
  void similarPiecesLoseNothingOfEitherEnd(int samples, double ratio) {
    double[] x = Blocks.noise(samples, 0.5, 4);
    double[] y = pieces(x, ratio);
    assertThat(y).hasSize((int) Math.rint(samples * ratio));
    int edge = Math.max(1, Math.min(samples, y.length) / 16);
    assertThat(Arrays.copyOf(y, edge)).isEqualTo(Arrays.copyOf(x, edge));
    assertThat(Arrays.copyOfRange(y, y.length - edge, y.length))
        .isEqualTo(Arrays.copyOfRange(x, samples - edge, samples));
    double level = 10 * Math.log10(power(y, 0, y.length) / power(x, 0, samples));
    assertThat(level).isBetween(-1.5, 1.0);
  }

  /**
   * High voices keep their level though their formants stay. Rubber Band 3.1.2 ({@code rubberband
   * -3 -F -p 3}) is within 0.8 dB up to 600 Hz.
   */
  @ParameterizedTest
  @CsvSource({"110, 3", "220, 3", "440, 3", "600, 3", "740, 3", "740, -5", "600, 7", "1200, 3"})
  void highVoicesKeepTheirLevel(double hz, double semitones) {
    double[] voice = voice(hz, 1000, RATE);
    double[] kept = of(shifted(Signals.of(voice), semitones, 1));
    double level = power(kept, 12_000, 36_000) / power(voice, 12_000, 36_000);
    assertThat(10 * Math.log10(level)).isCloseTo(0, within(0.8));
    double[] single = tone(hz, RATE);
    double[] moved = of(shifted(Signals.of(single), semitones, 1));
    level = power(moved, 12_000, 36_000) / power(single, 12_000, 36_000);
    assertThat(10 * Math.log10(level)).isCloseTo(0, within(0.8));
  }
}

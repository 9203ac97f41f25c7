package tenuto.dsp.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import be.tarsos.dsp.AudioEvent;
import be.tarsos.dsp.AudioProcessor;
import be.tarsos.dsp.GainProcessor;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Sounds of known content: pitch within 5 cents, onsets within 10 ms. */
class ListeningTest {
  @TempDir Path folder;

  private Session session(double rate) {
    return new Session(new Settings().withScratch(folder).withSampleRate(rate));
  }

  /** A signal by a formula of the time in seconds. */
  private static Signal formula(Session session, double seconds, Formula formula) {
    return Generated.of(
        new Drawn(formula, session.sampleRate()), (long) (seconds * session.sampleRate()));
  }

  interface Formula {
    double at(double seconds);
  }

  private record Drawn(Formula formula, double rate) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, formula.at((start + i) / rate));
      }
    }
  }

  /** Harmonics that fall as those of a plucked string do. */
  private static double string(double hz, double seconds) {
    double sum = 0;
    for (int k = 1; k <= 8 && k * hz < 8000; k++) {
      sum += Math.sin(2 * Math.PI * k * hz * seconds) / k;
    }
    return 0.4 * sum;
  }

  private static double cents(double hz, double of) {
    return 1200 * Math.log(hz / of) / Math.log(2);
  }

  @ParameterizedTest
  @CsvSource({
    "48000, 60", "48000, 61.7354", "48000, 110", "48000, 233.0819", "48000, 440", "48000, 987.77",
    "48000, 1479.9777", "48000, 2000", "44100, 60", "44100, 440", "44100, 2000", "22050, 2000",
    "96000, 60", "96000, 1864.655", "192000, 329.6276", "192000, 2000"
  })
  void hearsAPitchWithinFiveCents(double rate, double hz) {
    try (Session session = session(rate)) {
      for (Formula wave :
          List.<Formula>of(
              t -> 0.3 * Math.sin(2 * Math.PI * hz * t),
              t -> string(hz, t),
              t -> Math.exp(-5 * t) * string(hz, t))) {
        List<double[]> rows = Listening.pitch(session, formula(session, 0.4, wave), 50).rows();
        assertThat(rows).hasSizeGreaterThan(25);
        for (double[] row : rows) {
          assertThat(row[0]).isBetween(0.0, 400.0);
          assertThat(cents(row[1], hz)).as("%s at %s ms", row[1], row[0]).isBetween(-5.0, 5.0);
          assertThat(row[2]).isBetween(0.9, 1.0);
        }
      }
    }
  }

  @Test
  void hearsNoPitchInSilenceAndNoise() {
    try (Session session = session(48000);
        WordContext context = WordContext.of(session, folder)) {
      assertThat(Listening.pitch(session, Generators.silence(session, 500), 50).rows()).isEmpty();
      assertThat(Listening.pitch(session, Generators.whiteNoise(context, 500), 50).rows())
          .isEmpty();
    }
  }

  @Test
  void followsNotesAndTellsWhen() {
    try (Session session = session(48000)) {
      Signal x = formula(session, 1, t -> t < 0.5 ? string(220, t) : string(330, t - 0.5));
      for (double[] row : Listening.pitch(session, x, 50).rows()) {
        if (Math.abs(row[0] - 500) > 60) {
          assertThat(cents(row[1], row[0] < 500 ? 220 : 330)).isCloseTo(0, within(5.0));
        }
      }
    }
  }

  /** Notes plucked at these times, in ms. */
  private static final double[] TIMES = {0, 137, 402.5, 660, 761, 1333, 1400, 1999.9};

  private static final double[] NOTES = {220, 330, 82.4, 1046.5, 440, 60, 659.3, 196};

  private static double plucked(double seconds, double decay) {
    double sum = 0;
    for (int i = 0; i < TIMES.length; i++) {
      double t = seconds - TIMES[i] / 1000;
      if (t >= 0) {
        sum += Math.exp(-t / decay) * string(NOTES[i], t);
      }
    }
    return sum;
  }

  @ParameterizedTest
  @CsvSource({
    "48000, 0.02",
    "48000, 0.1",
    "44100, 0.05",
    "22050, 0.05",
    "96000, 0.1",
    "192000, 0.1"
  })
  void findsPluckedNotes(double rate, double decay) {
    try (Session session = session(rate)) {
      Signal x = formula(session, 2.4, t -> plucked(t, decay));
      List<Double> found = times(Listening.onsets(session, x, 0.4));
      assertThat(found).hasSameSizeAs(TIMES);
      for (int i = 0; i < TIMES.length; i++) {
        assertThat(found.get(i)).isCloseTo(TIMES[i], within(10.0));
      }
    }
  }

  @Test
  void findsNotesThatFollowWithoutAGap() {
    try (Session session = session(48000)) {
      Signal x = formula(session, 1.5, t -> string(t < 0.5 ? 220 : t < 1 ? 330 : 247, t % 0.5));
      List<Double> found = times(Listening.onsets(session, x, 0.4));
      assertThat(found).hasSize(3);
      for (int i = 0; i < 3; i++) {
        assertThat(found.get(i)).isCloseTo(500.0 * i, within(25.0));
      }
    }
  }

  @Test
  void findsNoOnsetInSilenceNorWithinNoiseOrATone() {
    try (Session session = session(48000);
        WordContext context = WordContext.of(session, folder)) {
      assertThat(times(Listening.onsets(session, Generators.silence(session, 500), 0.4))).isEmpty();
      assertThat(times(Listening.onsets(session, Generators.whiteNoise(context, 5000), 0.4)))
          .hasSize(1);
      for (double hz : new double[] {60, 100, 440, 3000}) {
        Signal tone = formula(session, 3, t -> string(hz, t));
        assertThat(times(Listening.onsets(session, tone, 0.4))).as("%s Hz", hz).hasSize(1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {22050, 48000, 96000})
  void findsTheBeatsOfClicks(double rate) {
    try (Session session = session(rate)) {
      Signal clicks =
          formula(
              session,
              12,
              t -> {
                double since = (t + 1e-9 - 0.25) % 0.5;
                return since >= 0 && since < 0.005 ? Math.sin(2 * Math.PI * 1000 * since) : 0;
              });
      List<Double> beats = times(Listening.beats(session, clicks, 0.4));
      assertThat(beats).hasSizeBetween(22, 24);
      for (double beat : beats) {
        double off = (beat - 250) % 500;
        assertThat(Math.min(off, 500 - off)).isCloseTo(0, within(10.0));
      }
      for (int i = 1; i < beats.size(); i++) {
        assertThat(beats.get(i) - beats.get(i - 1)).isCloseTo(500, within(10.0));
      }
    }
  }

  @Test
  void findsBeatsBehindALongPause() {
    try (Session session = session(22050)) {
      Signal clicks =
          formula(
              session,
              40,
              t -> {
                double since = (t + 1e-9) % 0.4;
                return (t < 8 || t > 30) && since < 0.005 ? Math.sin(7000 * since) : 0;
              });
      List<Double> beats = times(Listening.beats(session, clicks, 0.4));
      assertThat(beats.stream().filter(ms -> ms > 30_000)).hasSizeGreaterThan(20);
      assertThat(beats.stream().filter(ms -> ms < 8000)).hasSizeGreaterThan(15);
      assertThat(Listening.beats(session, Generators.silence(session, 100), 0.4).rows()).isEmpty();
    }
  }

  private static List<Double> times(Findings findings) {
    return findings.rows().stream().map(row -> row[0]).toList();
  }

  // ---- Processors ------------------------------------------------------------------------------

  private static double[] samples(Session session, Signal x) {
    double[] all = new double[(int) x.length()];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(x)) {
      Block block = new Block(arena.allocate(8L * Block.wholeGroups(all.length), 64), 0);
      reader.read(0, block, 0, all.length);
      Arrays.setAll(all, block::get);
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({"1024, 0", "1000, 250", "7, 6", "2, 1", "100000, 3"})
  void aProcessorChangesEachSampleOnce(int size, int overlap) {
    try (Session session = session(48000);
        WordContext context = WordContext.of(session, folder)) {
      Signal x = Generators.sineWave(session, 100, 440);
      double[] before = samples(session, x);
      try (Stored made = Listening.tarsos(context, x, new GainProcessor(0.5), size, overlap)) {
        double[] after = samples(session, made);
        assertThat(after).hasSameSizeAs(before);
        for (int i = 0; i < after.length; i++) {
          assertThat(after[i]).isEqualTo((float) before[i] * 0.5);
        }
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  /** Writes down what it is given. */
  private static final class Watch implements AudioProcessor {
    final List<String> events = new ArrayList<>();

    @Override
    public boolean process(AudioEvent event) {
      events.add(
          "%d %d %.4f %s"
              .formatted(
                  event.getBufferSize(),
                  event.getOverlap(),
                  event.getTimeStamp(),
                  event.getFloatBuffer()[0]));
      return true;
    }

    @Override
    public void processingFinished() {
      events.add("end");
    }
  }

  @Test
  void aProcessorIsToldAsByADispatcher() {
    try (Session session = session(1000);
        WordContext context = WordContext.of(session, folder)) {
      Watch watch = new Watch();
      Listening.tarsos(context, formula(session, 0.02, t -> Math.rint(t * 1000)), watch, 8, 2)
          .close();
      assertThat(watch.events)
          .containsExactly("8 0 0.0000 0.0", "8 2 0.0080 6.0", "8 2 0.0140 12.0", "end");
    }
  }

  /** Makes everything three times as long. */
  private static final class Stretch implements AudioProcessor {
    @Override
    public boolean process(AudioEvent event) {
      float[] from = event.getFloatBuffer();
      float[] to = new float[3 * from.length];
      for (int i = 0; i < to.length; i++) {
        to[i] = from[i / 3];
      }
      event.setFloatBuffer(to);
      return true;
    }

    @Override
    public void processingFinished() {}
  }

  /** More than is in one piece of what is written down. */
  @Test
  void aProcessorMayGiveMoreThanItGot() {
    try (Session session = session(48000);
        WordContext context = WordContext.of(session, folder)) {
      Signal x = formula(session, 2.5, t -> Math.rint(t * 48000) / (1 << 20));
      try (Stored made = Listening.tarsos(context, x, new Stretch(), 1000, 0)) {
        assertThat(made.length()).isEqualTo(3 * x.length());
        double[] samples = samples(session, made);
        for (int i = 0; i < samples.length; i++) {
          assertThat(samples[i]).isEqualTo(i / 3 / (double) (1 << 20));
        }
      }
    }
  }
}

package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

class ClipLoopsTest {
  private static final int RATE = 48_000;

  @TempDir static Path folder;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    session.close();
  }

  private static double[] looped(double[] clip, double beats, double bpm, double ms) {
    List<Signal> made =
        ClipLoops.loopAtTempo(context, List.of(Signals.of(clip)), beats, bpm, ms, 5);
    return Signals.visited(session, made)[0];
  }

  /** A clip that is at the tempo is repeated as it is: 2 beats of 500 ms. */
  @Test
  void aClipAtItsTempoIsNotTouched() {
    double[] clip = Blocks.noise(RATE, 1, 1);
    double[] made = looped(clip, 2, 120, 3500);
    assertThat(made).hasSize(3 * RATE + RATE / 2);
    for (int i = 0; i < made.length; i++) {
      assertThat(made[i]).isCloseTo(clip[i % RATE], within(1e-15));
    }
  }

  /** Strokes are at the beats, also after many passes of a length that is no whole number. */
  @ParameterizedTest
  @CsvSource({"4, 97.3, 60", "4, 131.7, 60", "3, 100, 20"})
  void strokesAreAtTheBeats(int beats, double bpm, int passes) {
    double own = 110;
    double[] clip = new double[(int) Math.round(beats * 60 / own * RATE)];
    for (int beat = 0; beat < beats; beat++) {
      int at = (int) Math.round(beat * 60 / own * RATE);
      for (int i = 0; i < 4000 && at + i < clip.length; i++) {
        clip[at + i] = Math.exp(-i / 500.0) * Math.sin(2 * Math.PI * 2000 * i / RATE);
      }
    }
    double beat = 60 / bpm * RATE;
    double[] made = looped(clip, beats, bpm, passes * beats * 60_000 / bpm);
    for (int k = 0; k < passes * beats; k += beats * 7 + 1) {
      int wanted = (int) Math.round(k * beat);
      int from = Math.max(0, wanted - 2000);
      double most =
          IntStream.range(from, Math.min(made.length, wanted + 6000))
              .mapToDouble(i -> Math.abs(made[i]))
              .max()
              .orElseThrow();
      int first =
          IntStream.range(from, made.length)
              .filter(i -> Math.abs(made[i]) > most / 2)
              .findFirst()
              .orElseThrow();
      assertThat(first - wanted).as("beat %d", k).isBetween(-100, 200);
    }
  }

  /** A tone of whole cycles has no step where a pass begins. */
  @Test
  void passesJoinWithoutAStep() {
    double[] tone =
        IntStream.range(0, RATE).mapToDouble(i -> Math.sin(2 * Math.PI * 441 * i / RATE)).toArray();
    double[] made = looped(tone, 2, 100, 5000);
    double most = 2 * Math.sin(Math.PI * 441 / RATE);
    for (int i = 1; i < made.length; i++) {
      assertThat(Math.abs(made[i] - made[i - 1])).as("%d", i).isLessThan(1.2 * most);
    }
  }

  @Test
  void channelsStayTogetherAndWrongTemposAreNamed() {
    Signal left = Signals.of(Blocks.noise(RATE, 1, 1));
    Signal right = Signals.of(Blocks.noise(RATE / 2, 1, 2));
    assertThat(ClipLoops.loopAtTempo(context, List.of(left, right), 2, 110, 700, 5))
        .hasSize(2)
        .allMatch(each -> each.length() == 33_600);
    assertThatThrownBy(() -> looped(new double[RATE], 2, 20, 100))
        .hasMessage(
            "beats and bpm must stretch the clip by 0.25 to 4, but 2.0 beats at 20.0 bpm stretch 1000.0"
                + " ms by 6.0");
  }
}

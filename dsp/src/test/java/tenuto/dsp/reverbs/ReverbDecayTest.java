package tenuto.dsp.reverbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Session;

/** How long what rings is heard, octave by octave. */
class ReverbDecayTest {
  /** Of the time that was asked for. */
  private static final double NEAR = 0.05;

  private static final double RATE = 48_000;

  private static Stage stage(int channels, double seconds, double rate) {
    long length = (long) (seconds * rate) & -8;
    return new Stage(
        channels, 0, length, Collections.nCopies(Stage.CONTROLS, length), length, rate);
  }

  private static void assertAsAsked(Rung rung, Decay decay) {
    for (double hz : Rung.octaves(rung.rate())) {
      double asked = Rung.asked(decay, hz);
      assertThat(rung.decay(hz)).as("%.0f Hz", hz).isCloseTo(asked, within(NEAR * asked));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "25, 2000, 1, 1, 0, 0.3, 48000",
    "25, 2000, 1, 1, 1, 0.3, 48000",
    "10, 700, 1.5, 0.5, 0, 0, 48000",
    "40, 2500, 0.5, 1.6, 0, 0.3, 48000",
    "60, 3000, 1.3, 0.7, 0.5, 1, 44100",
    "6, 500, 1, 0.8, 1, 0.2, 96000"
  })
  void aRoomDecaysAsAskedInEveryOctave(
      double size, double ms, double low, double high, double damping, double depth, double rate) {
    Decay decay = new Decay(ms, low, high, 250, 4000, damping);
    try (Session session = Session.open()) {
      Stage stage = stage(2, 0.75 * decay.longest() / 1000, rate);
      Stage.On room =
          new FeedbackNetwork(stage, size, decay, depth > 0, session.memory().workspaces());
      assertAsAsked(Rung.of(room, depth, 0.5), decay);
    }
  }

  /** What swings takes nothing from the highs, however often it goes round. */
  @ParameterizedTest
  @CsvSource({"25, 5000, 0.3", "5, 4000, 1"})
  void theHighestOctavesDecayAsAsked(double size, double ms, double depth) {
    Decay decay = Decay.even(ms);
    try (Session session = Session.open()) {
      Stage stage = stage(1, 0.65 * ms / 1000, RATE);
      Rung rung =
          Rung.of(
              new FeedbackNetwork(stage, size, decay, true, session.memory().workspaces()),
              depth,
              0.5);
      for (double hz : new double[] {4000, 8000, 12_000, 16_000}) {
        assertThat(rung.decay(hz)).as("%.0f Hz", hz).isCloseTo(ms / 1000, within(NEAR * ms / 1000));
      }
      Stage plates = stage(1, 0.65 * ms / 1000, RATE);
      Rung plate =
          Rung.of(new PlateTank(plates, decay, true, session.memory().workspaces()), depth, 0.8);
      for (double hz : new double[] {4000, 8000, 12_000, 16_000}) {
        assertThat(plate.decay(hz))
            .as("%.0f Hz", hz)
            .isCloseTo(ms / 1000, within(NEAR * ms / 1000));
      }
    }
  }

  /** A minute, in which what is heard goes round a thousand times. */
  @Test
  void soDoTheyInAMinute() {
    Decay decay = Decay.even(60_000);
    try (Session session = Session.open()) {
      Stage stage = stage(1, 39, RATE);
      Rung rung =
          Rung.of(
              new FeedbackNetwork(stage, 25, decay, true, session.memory().workspaces()), 0.3, 0.5);
      for (double hz : new double[] {1000, 8000, 16_000}) {
        assertThat(rung.decay(hz)).as("%.0f Hz", hz).isCloseTo(60, within(NEAR * 60));
      }
    }
  }

  /** Without waiting for what an octave is made of. */
  @Test
  void lowsMiddleAndHighsHaveTheTimesThatWereAskedFor() {
    Decay decay = new Decay(1500, 1.4, 0.5, 300, 3500, 0);
    try (Session session = Session.open()) {
      Stage.On room =
          new FeedbackNetwork(stage(2, 1.6, RATE), 25, decay, true, session.memory().workspaces());
      Rung rung = Rung.of(room, 0.3, 0.5);
      assertThat(rung.decay(125)).isCloseTo(2.1, within(NEAR * 2.1));
      assertThat(rung.decay(1000)).isCloseTo(1.5, within(NEAR * 1.5));
      assertThat(rung.decay(8000)).isCloseTo(0.75, within(NEAR * 0.75));
    }
  }

  @ParameterizedTest
  @CsvSource({"2000, 1, 1, 0, 0.3", "1500, 1.4, 0.6, 0.5, 0.3", "3000, 1, 1, 0.5, 0"})
  void aPlateDecaysAsAskedInEveryOctave(
      double ms, double low, double high, double damping, double depth) {
    Decay decay = new Decay(ms, low, high, 250, 4000, damping);
    try (Session session = Session.open()) {
      Stage stage = stage(2, 0.75 * decay.longest() / 1000, RATE);
      assertAsAsked(
          Rung.of(
              new PlateTank(stage, decay, depth > 0, session.memory().workspaces()), depth, 0.8),
          decay);
    }
  }

  @ParameterizedTest
  @CsvSource({"2500, 56, 0.05", "1200, 33, 0"})
  void aSpringDecaysAsAskedInEveryOctaveThatItHas(double ms, double echo, double depth) {
    Decay decay = Decay.even(ms);
    try (Session session = Session.open()) {
      Stage stage = stage(1, 0.8 * ms / 1000, RATE);
      Rung rung =
          Rung.of(
              new Springs(
                  stage, decay, echo / 1000, 4500, depth > 0, session.memory().workspaces()),
              depth,
              0.7);
      for (double hz : new double[] {125, 250, 500, 1000, 2000}) {
        assertThat(rung.decay(hz)).isCloseTo(ms / 1000, within(NEAR * ms / 1000));
      }
    }
  }
}

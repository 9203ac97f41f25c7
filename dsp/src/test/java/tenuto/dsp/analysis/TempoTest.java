package tenuto.dsp.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.generators.Generators;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** The tempo of clicks and of a simple rhythm, within 1 %. */
class TempoTest {
  @TempDir Path folder;

  private Session session(double rate) {
    return new Session(new Settings().withScratch(folder).withSampleRate(rate).withThreads(1));
  }

  /**
   * Clicks.
   *
   * @param levels of the clicks in their order, again and again
   */
  private record Clicks(double apart, double[] levels, double rate) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        double t = (start + i) / rate - 0.1;
        double since = (t + 1e-9) % apart;
        int which = (int) ((t + 1e-9) / apart) % levels.length;
        out.set(i, t < 0 ? 0 : levels[which] * Math.exp(-300 * since) * Math.sin(6000 * since));
      }
    }
  }

  private static double tempo(Session session, double apart, double... levels) {
    double rate = session.sampleRate();
    Signal x = Generated.of(new Clicks(apart, levels, rate), (long) (12 * rate));
    return Estimates.tempo(session, x, 0.4);
  }

  @ParameterizedTest
  @CsvSource({
    "22050, 45",
    "22050, 60",
    "22050, 72",
    "22050, 88",
    "22050, 100.7",
    "22050, 120",
    "22050, 133",
    "22050, 150",
    "22050, 180",
    "44100, 60",
    "48000, 127"
  })
  void isThatOfClicks(double rate, double bpm) {
    try (Session session = session(rate)) {
      assertThat(tempo(session, 60 / bpm, 0.5)).isCloseTo(bpm, within(0.01 * bpm));
    }
  }

  /** Beats hears the soft ones too: 160 a minute. */
  @Test
  void softOffbeatsAreNoBeats() {
    try (Session session = session(22_050)) {
      assertThat(tempo(session, 60 / 160.0, 0.8, 0.2)).isCloseTo(80, within(0.8));
      assertThat(tempo(session, 60 / 160.0, 0.8, 0.6)).isCloseTo(160, within(1.6));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 100, 3000})
  void silenceHasNone(double ms) {
    try (Session session = session(22_050)) {
      assertThat(Estimates.tempo(session, Generators.silence(session, ms), 0.4)).isZero();
    }
  }
}

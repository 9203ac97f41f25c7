package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tenuto.dsp.metering.Tones.part;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

class TruePeakTest {
  @TempDir Path folder;

  private double dB(Signal signal, double rate) {
    return 20 * Math.log10(peak(signal, rate));
  }

  private double peak(Signal signal, double rate) {
    try (Session session = new Session(new Settings().withScratch(folder).withThreads(2))) {
      return TruePeak.of(session, List.of(signal));
    }
  }

  /** A sine that comes and goes in 50 ms. */
  private record Faded(double turns, double degrees, double level, long length) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        long at = start + i;
        double edge = Math.clamp(Math.min(at, length - at) / 2400.0, 0, 1);
        double fade = Math.pow(Math.sin(Math.PI / 2 * edge), 2);
        double phase = 2 * Math.PI * turns * at + Math.toRadians(degrees);
        out.set(i, fade * level * Math.sin(phase));
      }
    }
  }

  private static Signal faded(double turns, double degrees, double level) {
    return Generated.of(new Faded(turns, degrees, level, 20_000), 20_000);
  }

  /** Cases 15 to 19 of EBU Tech 3341: +0.2 and −0.4 dB are allowed. */
  @ParameterizedTest
  @CsvSource({
    "4, 0, 0.5, -6",
    "4, 45, 0.5, -6",
    "6, 60, 0.5, -6",
    "8, 67.5, 0.5, -6",
    "4, 45, 1.41, 3"
  })
  void crestsBetweenSamplesAreSeen(double period, double degrees, double level, double expected) {
    for (double rate : new double[] {44_100, 48_000}) {
      assertThat(dB(faded(1 / period, degrees, level), rate))
          .isBetween(expected - 0.4, expected + 0.2);
    }
    // Half as many points at twice the rate.
    assertThat(dB(faded(0.5 / period, degrees, level), 96_000))
        .isBetween(expected - 0.4, expected + 0.2);
  }

  /** What the filter promises: no crest is shown higher than it is, and the points are right. */
  @Test
  void pointsLieOnTheWave() {
    for (double turns = 0.01; turns < 0.42; turns += 0.041) {
      double highest = 0;
      double least = 1;
      for (int degrees = 0; degrees < 360; degrees += 37) {
        double peak = peak(faded(turns, degrees, 1), 48_000);
        highest = Math.max(highest, peak);
        least = Math.min(least, peak);
      }
      assertThat(highest).as("%s of the rate", turns).isLessThan(Math.pow(10, 0.01 / 20));
      assertThat(least)
          .as("%s of the rate", turns)
          .isGreaterThan(Math.cos(Math.PI / 4 * turns) - 0.01);
    }
  }

  @Test
  void aWaveIsSeenBehindItsLastSampleAndBeforeTheFirst() {
    Signal one = Tones.sine(48_000, 12_000, 90, part(1 / 48_000.0, 0));
    assertThat(one.length()).isOne();
    assertThat(peak(one, 48_000)).isEqualTo(1);
    double step = peak(Tones.sine(48_000, 48_000, 90, part(0.01, 0)), 48_000);
    assertThat(step).as("the overshoot of a step").isCloseTo(1.09, within(0.06));
  }

  @Test
  void silenceHasNone() {
    assertThat(peak(Tones.sine(48_000, part(0, 0)), 48_000)).isZero();
    assertThat(peak(Tones.sine(48_000, part(1, -20_000)), 48_000)).isZero();
  }
}

package tenuto.dsp.synthesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Lines;
import tenuto.dsp.support.Partial;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;

/** Strings are in tune and die away in the times asked for. */
class StringsTest {
  private WordContext context;

  @BeforeEach
  void open() {
    context = WordContext.of(new Session(new Settings().withThreads(1)), Path.of("."));
  }

  @AfterEach
  void close() {
    context.close();
    context.session().close();
  }

  private double[] string(
      double rate, double ms, double hz, double decay, double highs, double stiffness) {
    context.session().sampleRate(rate);
    return Signals.samples(
        context.session(),
        Strings.waveguideString(
            context.session(), ms, Channels.steady(hz), 0.137, decay, highs, stiffness, 0.1));
  }

  private double[] pluck(double rate, double ms, double hz, double decay, double highs) {
    context.session().sampleRate(rate);
    return Signals.samples(
        context.session(), Strings.pluck(context, ms, Channels.steady(hz), decay, highs));
  }

  private static double cents(double hz, double wanted) {
    return 1200 * Math.log(hz / wanted) / Math.log(2);
  }

  @ParameterizedTest
  @CsvSource({
    "48000, 27.5, 4000, 300, 0",
    "48000, 82.41, 4000, 300, 0.0001",
    "48000, 440, 3000, 3000, 0",
    "48000, 659.3, 2000, 100, 0.001",
    "48000, 1318.5, 2000, 300, 0.0005",
    "48000, 4186, 1000, 300, 0",
    "48000, 5999, 1000, 300, 0",
    "96000, 27.5, 4000, 300, 0.0005",
    "96000, 1046.5, 1000, 30, 0",
    "96000, 4186, 1000, 300, 0",
    "96000, 11999, 1000, 300, 0"
  })
  void aStringIsInTuneAndDiesAway(
      double rate, double hz, double decay, double highs, double stiffness) {
    double[] x = string(rate, 1500, hz, decay, highs, stiffness);
    int width = (int) (rate / 4);
    int at = (int) (rate / 4);
    int then = (int) rate;
    double turns = hz / rate;
    double heard = rate * Partial.frequency(x, turns, at, then, width);
    assertThat(cents(heard, hz)).as("cents").isCloseTo(0, within(0.1));
    double ms = 1000 / rate * Partial.decay(x, turns, at, then, width);
    assertThat(ms).as("decay").isCloseTo(decay, withinPercentage(1));
    double[] noisy = pluck(rate, 1500, hz, decay, highs);
    heard = rate * Partial.frequency(noisy, turns, at, then, width);
    assertThat(cents(heard, hz)).as("plucked").isCloseTo(0, within(0.1));
  }

  @ParameterizedTest
  @CsvSource({
    "48000, 125, 3000, 400",
    "48000, 500, 2000, 100",
    "96000, 125, 3000, 400",
    "96000, 500, 2000, 200",
    "44100, 1000, 1500, 500"
  })
  void highsDieAwayInTheirTime(double rate, double hz, double decay, double highs) {
    double[] x = string(rate, 500, hz, decay, highs, 0);
    double turns = 5000 / rate;
    int width = (int) (8 * rate / hz);
    int at = width;
    double ms = 1000 / rate * Partial.decay(x, turns, at, at + (int) (0.06 * rate), width);
    assertThat(ms).isCloseTo(highs, withinPercentage(2));
  }

  @ParameterizedTest
  @CsvSource({"55, 0.0005", "110, 0.0001", "261.6, 0.001"})
  void stiffStringsHaveStretchedPartials(double hz, double stiffness) {
    double rate = 48_000;
    double[] x = string(rate, 800, hz, 8000, 8000, stiffness);
    for (int n = 2; n <= 12; n++) {
      double wanted = n * hz * Math.sqrt((1 + stiffness * n * n) / (1 + stiffness));
      double heard = rate * Partial.frequency(x, wanted / rate, 9600, 12_000, 12_000);
      assertThat(cents(heard, wanted))
          .as("partial %d", n)
          .isCloseTo(0, within(n == 10 ? 0.01 : 6.0));
    }
  }

  @Test
  void aPartialIsMissingWhereTheStringIsPlucked() {
    context.session().sampleRate(48_000);
    double[] x =
        Signals.samples(
            context.session(),
            Strings.waveguideString(
                context.session(), 500, Channels.steady(200), 0.2, 20_000, 20_000, 0, 0));
    double[] amplitudes = new double[11];
    for (int n = 1; n <= 10; n++) {
      amplitudes[n] = Partial.of(x, n * 200 / 48_000.0, 4800, 4800).amplitude();
    }
    for (int n = 1; n <= 10; n++) {
      double wanted = Math.abs(Math.sin(Math.PI * n * 0.2)) / n / Math.sin(Math.PI * 0.2);
      assertThat(amplitudes[n] / amplitudes[1])
          .as("partial %d", n)
          .isCloseTo(wanted, within(0.004));
    }
  }

  /** No zipper: the line moves between samples, and between pitches too. */
  @Test
  void aGlideIsInTuneAndHasNoSteps() {
    double rate = 48_000;
    context.session().sampleRate(rate);
    double[] hz = new double[72_000];
    Arrays.setAll(hz, i -> 200 * Math.pow(1.5, i / rate));
    double[] x =
        Signals.samples(
            context.session(),
            Strings.waveguideString(context.session(), 1500, Signals.of(hz), 0.3, 8000, 60, 0, 1));
    int at = 48_000;
    double heard = rate * Partial.frequency(x, hz[at] / rate, at - 600, at + 600, 2400);
    assertThat(cents(heard, hz[at])).isCloseTo(0, within(2.0));
    Lines lines = Lines.of(Arrays.copyOfRange(x, 30_000, 72_000), rate);
    double loudest = lines.highest(each -> each < 1000);
    assertThat(lines.highest(each -> each > 8000) - loudest).isLessThan(-100);
  }

  /** A pitch is heard in the group of samples in which it begins, not a period later. */
  @Test
  void aPitchBeginsAtItsSample() {
    context.session().sampleRate(48_000);
    int change = 10_003;
    double[] hz = new double[12_000];
    Arrays.fill(hz, 220);
    double[] stays = sounding(hz);
    Arrays.fill(hz, change, hz.length, 330);
    assertThat(Arrays.mismatch(stays, sounding(hz)))
        .isBetween(change - Block.GROUP, change + Block.GROUP);
  }

  private double[] sounding(double[] hz) {
    return Signals.samples(
        context.session(),
        Strings.waveguideString(context.session(), 250, Signals.of(hz), 0.3, 8000, 8000, 0, 1));
  }
}

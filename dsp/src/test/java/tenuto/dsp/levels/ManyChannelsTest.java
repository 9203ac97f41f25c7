package tenuto.dsp.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.support.Signals;
import tenuto.dsp.timeline.Edges;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

class ManyChannelsTest {
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

  private static double[] samples(Signal signal) {
    double[] samples = Signals.samples(session, signal);
    if (signal instanceof Stored stored) {
      stored.close();
    }
    return samples;
  }

  @Test
  void oneGainBringsTheHighestPeakOfAllToTheLevel() {
    Signal loud = Signals.of(0.1, -0.5, 0.2);
    Signal soft = Signals.of(0.25, 0);
    List<Signal> made = ManyChannels.normalisePeak(context, List.of(loud, soft), -6);
    double gain = Math.pow(10, -6 / 20.0) / 0.5;
    assertThat(samples(made.get(0)))
        .containsExactly(new double[] {0.1 * gain, -0.5 * gain, 0.2 * gain}, within(1e-15));
    assertThat(samples(made.get(1))).containsExactly(new double[] {0.25 * gain, 0}, within(1e-15));
  }

  @Test
  void silenceStaysSilent() {
    List<Signal> made = ManyChannels.normalisePeak(context, List.of(Signals.of(0, 0)), 0);
    assertThat(samples(made.getFirst())).containsExactly(0, 0);
    assertThat(ManyChannels.normalisePeak(context, List.of(), 0)).isEmpty();
  }

  /** Stored or computed twice, as the signal is short or long: the bits are the same. */
  @Test
  void longSignalsAreNotStored() {
    double[] noise = new double[1 << 20];
    Arrays.setAll(noise, i -> Math.sin(i * 0.37) * (i % 1000) / 1000);
    Signal filtered = Filtered.of(Rbj.highPass(80, 0.7, 48000), Signals.of(noise));
    List<Signal> made = ManyChannels.normalisePeak(context, List.of(filtered, filtered), -1);
    assertThat(made).noneMatch(Stored.class::isInstance);
    assertThat(session.memory().usage().lent()).isZero();
    List<Signal> alone = ManyChannels.normalisePeak(context, List.of(filtered), -1);
    assertThat(alone).allMatch(Stored.class::isInstance);
    assertThat(samples(made.getFirst())).isEqualTo(samples(alone.getFirst()));
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void aKeeperTakesOverWhatResultsAreReadFrom() {
    List<Stored> kept = new ArrayList<>();
    try (WordContext keeping =
        new WordContext(
            session,
            () -> 0,
            new Outputs(folder),
            new JavaSound(),
            line -> {},
            Optional.of(kept::add))) {
      Signal x = Signals.of(0.1, -0.5);
      List<Signal> made = ManyChannels.normalisePeak(keeping, List.of(x, x), 0);
      assertThat(made).noneMatch(Stored.class::isInstance);
      assertThat(kept).hasSize(2);
      assertThat(samples(made.getFirst())).containsExactly(0.2, -1);
    }
    kept.forEach(Stored::close);
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void whatAllChannelsAreSilentInIsTrimmed() {
    Signal early = Signals.of(0, 0, 0.5, 0, 0, 0);
    Signal late = Signals.of(0, 0, 0, 0, -0.01, 0.0001);
    List<Signal> made = ManyChannels.trimSilence(context, List.of(early, late), -60);
    assertThat(samples(made.get(0))).containsExactly(0.5, 0, 0);
    assertThat(samples(made.get(1))).containsExactly(0, 0, -0.01);
    List<Signal> nothing = ManyChannels.trimSilence(context, List.of(Signals.of(0, 0)), -60);
    assertThat(nothing.getFirst().length()).isZero();
    assertThatThrownBy(() -> ManyChannels.trimSilence(context, List.of(early), 0))
        .hasMessage("dB must be below 0, but is 0");
  }

  @Test
  void channelsAreMixedAsSoXMixesThem() {
    List<Signal> x = IntStream.rangeClosed(1, 4).mapToObj(i -> Signals.of(i, 10 * i)).toList();
    assertThat(remixed(x, "2 1")).isDeepEqualTo(new double[][] {{2, 20}, {1, 10}});
    assertThat(remixed(x, "1+2 0")).isDeepEqualTo(new double[][] {{1.5, 15}, {0, 0}});
    assertThat(remixed(x, "-")).isDeepEqualTo(new double[][] {{2.5, 25}});
    assertThat(remixed(x, "2-3 3-")).isDeepEqualTo(new double[][] {{2.5, 25}, {3.5, 35}});
    assertThat(remixed(x, "1v0.5+4v-1")).isDeepEqualTo(new double[][] {{-3.5, -35}});
    for (String wrong : List.of("5", "1+", "x", "3-2", "1,2", "", "0+1")) {
      assertThatThrownBy(() -> ManyChannels.remix(x, wrong))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("outputs must be parts of which each ");
    }
  }

  private static double[][] remixed(List<Signal> x, String outputs) {
    return ManyChannels.remix(x, outputs).stream()
        .map(ManyChannelsTest::samples)
        .toArray(double[][]::new);
  }

  @Test
  void fadesAreLinearAndSharedOutWhereTheyDoNotFit() {
    Signal ones = Signals.of(1, 1, 1, 1, 1, 1, 1, 1);
    double ms = 1000.0 / 48000;
    assertThat(samples(Edges.fade(session, ones, 2.5 * ms, 4.5 * ms, "linear")))
        .containsExactly(0, 0.5, 1, 1, 1, 0.75, 0.5, 0.25);
    assertThat(samples(Edges.fade(session, ones, 8.5 * ms, 8.5 * ms, "linear")))
        .containsExactly(0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25);
  }

  @Test
  void silenceIsPutBeforeAndBehind() {
    double ms = 1000.0 / 48000;
    assertThat(samples(Edges.pad(session, Signals.of(1, 2), 2.5 * ms, 1.5 * ms)))
        .containsExactly(0, 0, 1, 2, 0);
  }
}

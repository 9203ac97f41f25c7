package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tenuto.dsp.metering.Tones.part;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.formats.file.Speakers;

class SoundMeterTest {
  private static final double RATE = 48_000;
  private static final SoundMeter.Settings SETTINGS = new SoundMeter.Settings(1, 0.001);

  @TempDir Path folder;

  private Measurement of(List<Signal> channels, double rate, int threads) {
    Settings settings = new Settings().withScratch(folder).withThreads(threads);
    try (Session session = new Session(settings)) {
      return SoundMeter.of(session, channels, Speakers.UNTOLD, rate, SETTINGS);
    }
  }

  private ChannelLevels of(double... samples) {
    return of(List.of(array(samples)), RATE, 1).together();
  }

  private record Samples(double[] samples) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      int there = (int) Math.clamp(samples.length - start, 0, n);
      ArrayCopies.write(samples, (int) start, 1, there, out.memory(), out.offset(), 0);
      out.silence(there, n - there);
    }
  }

  private static Signal array(double... samples) {
    return Generated.of(new Samples(samples), samples.length);
  }

  @Test
  void levelsAreThoseOfTheFormulas() {
    Measurement sine = of(Tones.in(2, Tones.sine(RATE, part(3, -6))), RATE, 2);
    assertThat(sine.channels()).hasSize(2).containsOnly(sine.together());
    double half = Math.pow(10, -0.3);
    assertThat(sine.together().peak()).isCloseTo(half, within(1e-12));
    assertThat(sine.together().peakAt()).isEqualTo(12);
    assertThat(sine.together().rms()).isCloseTo(half / Math.sqrt(2), within(1e-9));
    assertThat(sine.together().crest()).isCloseTo(Math.sqrt(2), within(1e-6));
    assertThat(sine.together().dc()).isCloseTo(0, within(1e-12));
    assertThat(sine.together().noiseFloor()).isCloseTo(-9.01, within(0.011));
    assertThat(sine.loudness().orElseThrow().integrated()).isCloseTo(-6, within(0.05));
    ChannelLevels shifted = of(0.5, 0.25, -0.25, 0.5);
    assertThat(shifted.dc()).isEqualTo(0.25);
    assertThat(shifted.rms()).isEqualTo(Math.sqrt((0.25 + 0.0625) / 2));
  }

  @Test
  void channelsTogetherShowTheWorst() {
    Signal loud = array(0, -0.9, 0.1, 0.1, 0, 0);
    Signal soft = array(0.1, 0.1, 0.1, 0.1, 0.1, 0);
    ChannelLevels both = of(List.of(soft, loud), RATE, 1).together();
    assertThat(both.peak()).isEqualTo(0.9);
    assertThat(both.peakAt()).isOne();
    assertThat(both.rms()).isCloseTo(Math.sqrt((5 * 0.01 + 0.81 + 0.02) / 12), within(1e-12));
    assertThat(both.dc()).isCloseTo(-0.7 / 6, within(1e-12));
    assertThat(both.silentBegin()).isZero();
    assertThat(both.silentEnd()).isOne();
  }

  /** Runs of three and more on one side, also over the border of two stretches. */
  @Test
  void clippedRunsAreFoundWhereverTheyLie() {
    for (int at : new int[] {0, 5, 2045, 2046, 2047, 2048, 4090, 4996}) {
      double[] x = new double[5000];
      x[at] = 1;
      x[at + 1] = 1.5;
      assertThat(of(x).clippedRuns()).as("two at %d", at).isZero();
      x[at + 2] = 1;
      assertThat(of(x).clippedRuns()).as("three at %d", at).isOne();
      assertThat(of(x).firstClipped()).isEqualTo(at);
      x[at + 2] = -1;
      assertThat(of(x).clippedRuns()).as("on both sides at %d", at).isZero();
    }
    double[] all = new double[10_000];
    java.util.Arrays.fill(all, -1);
    assertThat(of(all).clippedRuns()).isOne();
    all[3000] = 0.99;
    assertThat(of(all).clippedRuns()).isEqualTo(2);
    assertThat(of(new double[100]).firstClipped()).isEqualTo(-1);
  }

  @Test
  void silenceAtTheEndsIsCounted() {
    for (int from : new int[] {0, 1, 2047, 2048, 3000, 4999}) {
      double[] x = new double[5000];
      java.util.Arrays.fill(x, 0.001); // still silence
      x[from] = -0.0011;
      assertThat(of(x).silentBegin()).isEqualTo(from);
      assertThat(of(x).silentEnd()).isEqualTo(4999 - from);
    }
    ChannelLevels silence = of(new double[700]);
    assertThat(silence.silentBegin()).isEqualTo(700);
    assertThat(silence.silentEnd()).isEqualTo(700);
    assertThat(silence.peak()).isZero();
    assertThat(silence.noiseFloor()).isNaN();
  }

  /** A tenth of the windows is softer. */
  @Test
  void theNoiseFloorIsThatOfTheSoftestTenth() {
    ChannelLevels levels =
        of(List.of(Tones.sine(RATE, part(2, -3), part(0.4, -57), part(0.6, -1000))), RATE, 1)
            .together();
    assertThat(levels.noiseFloor()).isCloseTo(-60, within(0.05));
  }

  @Test
  void whatIsNoNumberIsCountedAndSpoilsWhatItMust() {
    double[] x = new double[3000];
    x[10] = 0.5;
    x[2500] = Double.NaN;
    x[2600] = Double.POSITIVE_INFINITY;
    Measurement measurement = of(List.of(array(x)), RATE, 1);
    ChannelLevels levels = measurement.together();
    assertThat(levels.notFinite()).isEqualTo(2);
    assertThat(levels.peak()).isEqualTo(0.5);
    assertThat(levels.peakAt()).isEqualTo(10);
    assertThat(List.of(levels.truePeak(), levels.rms(), levels.dc())).containsOnly(Double.NaN);
    assertThat(measurement.loudness().orElseThrow().integrated()).isNaN();
  }

  @Test
  void theBitsDoNotDependOnThreadsAndAgreeWithTheWords() {
    SplittableRandom random = new SplittableRandom(3);
    List<Signal> channels = new ArrayList<>();
    for (int i = 0; i < 20; i++) { // more than are measured at once
      channels.add(array(random.doubles(30_011, -0.5, 0.5).toArray()));
    }
    Measurement one = of(channels, 11_025, 1);
    Measurement many = of(channels, 11_025, 3);
    assertThat(many.channels()).isEqualTo(one.channels());
    assertThat(many.together()).isEqualTo(one.together());
    double loudness = one.loudness().orElseThrow().integrated();
    assertThat(many.loudness().orElseThrow().integrated()).isEqualTo(loudness);
    try (Session session = new Session(new Settings().withScratch(folder).withThreads(2))) {
      assertThat(LoudnessMeter.of(session, channels, Speakers.UNTOLD, 11_025).integrated())
          .isCloseTo(loudness, within(1e-9));
      assertThat(TruePeak.of(session, channels)).isEqualTo(one.together().truePeak());
    }
  }

  @Test
  void emptyAndSlowSoundsAreMeasuredToo() {
    ChannelLevels empty = of();
    assertThat(empty.samples()).isZero();
    assertThat(empty.peakAt()).isEqualTo(-1);
    assertThat(empty.rms()).isZero();
    Measurement slow = of(Collections.nCopies(1, array(0.5, 0.5, 0.5)), 1, 1);
    assertThat(slow.loudness()).isEmpty();
    assertThat(slow.together().peak()).isEqualTo(0.5);
    assertThat(slow.together().noiseFloor()).isCloseTo(-6.02, within(0.01));
  }
}

package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static tenuto.dsp.metering.Tones.part;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.metering.Tones.Part;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.Session;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.formats.file.Speakers;

/** The minimum requirements of EBU Tech 3341 and 3342, at several sample rates. */
class LoudnessTest {
  private static final double[] RATES = {44_100, 48_000, 96_000};

  @TempDir Path folder;

  private Loudness of(List<Signal> channels, double rate) {
    return of(channels, rate, 1);
  }

  private Loudness of(List<Signal> channels, double rate, int threads) {
    Settings settings = new Settings().withScratch(folder).withThreads(threads);
    try (Session session = new Session(settings)) {
      return LoudnessMeter.of(session, channels, Speakers.UNTOLD, rate);
    }
  }

  private Loudness ofStereo(double rate, Part... parts) {
    return of(Tones.in(2, Tones.sine(rate, parts)), rate);
  }

  /** Cases 1 to 5 of Tech 3341. */
  static Stream<List<Part>> stereo() {
    return Stream.of(
        List.of(part(20, -23)),
        List.of(part(10, -36), part(60, -23), part(10, -36)),
        List.of(part(10, -72), part(10, -36), part(60, -23), part(10, -36), part(10, -72)),
        List.of(part(20, -26), part(20.1, -20), part(20, -26)));
  }

  @ParameterizedTest
  @MethodSource("stereo")
  void gatedLoudnessIsThatOfTheStandard(List<Part> parts) {
    for (double rate : RATES) {
      assertThat(ofStereo(rate, parts.toArray(Part[]::new)).integrated())
          .as("%s Hz", rate)
          .isCloseTo(-23, within(0.1));
    }
  }

  /** The last bits follow from sums of 2,048 samples, however many are shown at a time. */
  @Test
  void whatIsShownAtATimeChangesNoBit() {
    List<Signal> channels = Tones.in(2, Tones.sine(48_000, part(3, -23), part(2.1, -31)));
    double[] expected = of(channels, 48_000).windows();
    for (int stretch : new int[] {2048, 4096, 8192}) {
      Settings settings = new Settings().withScratch(folder).withThreads(2);
      try (Session session = new Session(settings)) {
        LoudnessMeter meter = new LoudnessMeter(channels, Speakers.UNTOLD, 48_000);
        session.visit(meter.weighted(), stretch, meter::visitor);
        assertThat(meter.loudness().windows()).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {8000, 11_025, 22_050, 44_100, 48_000, 88_200, 96_000, 192_000})
  void aSineIsAsLoudAtEveryRate(double rate) {
    // Below 20 kHz the shelf's upper half has no room left under half the rate.
    double error = rate < 20_000 ? 0.2 : 0.02;
    for (double dB : new double[] {-23, -33}) {
      Loudness loudness = ofStereo(rate, part(6, dB));
      assertThat(loudness.integrated()).isCloseTo(dB, within(error));
      assertThat(loudness.maxMomentary()).isCloseTo(dB, within(error));
      assertThat(loudness.maxShortTerm()).isCloseTo(dB, within(error));
      assertThat(loudness.range()).isCloseTo(0, within(0.01));
    }
  }

  /**
   * The relative gate is 10 LU below the mean of what is above -70 LUFS, here -25.8: so -36 does
   * not count. With the silence it would be 10 below -29.8, and the whole -25.8.
   */
  @Test
  void silenceDoesNotLowerTheRelativeGate() {
    Loudness loudness = ofStereo(48_000, part(60, -80), part(20, -23), part(20, -36));
    assertThat(loudness.integrated()).isCloseTo(-23, within(0.2));
  }

  /** Case 6, and what the low-frequency effects of 5.1 must not change. */
  @Test
  void channelsCountAsTheirLoudspeakersStand() {
    for (double rate : RATES) {
      Signal front = Tones.sine(rate, part(20, -28));
      Signal centre = Tones.sine(rate, part(20, -24));
      Signal back = Tones.sine(rate, part(20, -30));
      Signal effects = Tones.sine(rate, part(20, -3));
      assertThat(of(List.of(front, front, centre, back, back), rate).integrated())
          .isCloseTo(-23, within(0.1));
      assertThat(of(List.of(front, front, centre, effects, back, back), rate).integrated())
          .isCloseTo(-23, within(0.1));
    }
    Signal tone = Tones.sine(48_000, part(1, -20));
    double mono = of(List.of(tone), 48_000).integrated();
    double[] powers = {1, 2, 3, 4.82, 5.82, 5.82, 6.82, 7.82, 9};
    for (int channels = 1; channels <= powers.length; channels++) {
      assertThat(of(Tones.in(channels, tone), 48_000).integrated())
          .as("%d channels", channels)
          .isCloseTo(mono + 10 * Math.log10(powers[channels - 1]), within(1e-9));
    }
  }

  /** Cases 9 and 12: tones that give every window the same loudness. */
  @Test
  void windowsAreOf3SecondsAndOf400Milliseconds() {
    Part[] slow = repeated(5, part(1.34, -20), part(1.66, -30));
    List<Loudness.At> shortTerm = ofStereo(48_000, slow).shortTerm();
    assertThat(shortTerm).hasSize(121);
    assertThat(shortTerm.getFirst().ms()).isEqualTo(1500);
    assertThat(shortTerm.getLast().ms()).isCloseTo(13_500, within(1e-6));
    assertThat(shortTerm).allSatisfy(at -> assertThat(at.lufs()).isCloseTo(-23, within(0.1)));
    Part[] fast = repeated(25, part(0.18, -20), part(0.22, -30));
    List<Loudness.At> momentary = ofStereo(48_000, fast).momentary();
    assertThat(momentary).hasSize(97);
    assertThat(momentary.getFirst().ms()).isEqualTo(200);
    assertThat(momentary.subList(1, 97))
        .allSatisfy(at -> assertThat(at.lufs()).isCloseTo(-23, within(0.1)));
  }

  private static Part[] repeated(int times, Part... parts) {
    return Stream.generate(() -> Stream.of(parts))
        .limit(times)
        .flatMap(each -> each)
        .toArray(Part[]::new);
  }

  /** Cases 10 and 13: single tones of a window's length, wherever they begin. */
  @Test
  void aToneOfAWindowsLengthIsMetWhereverItBegins() {
    for (int i = 0; i < 20; i++) {
      Part[] burst = {part(i * 0.02, -200), part(0.4, -23), part(1, -200)};
      assertThat(ofStereo(48_000, burst).maxMomentary()).as("%d", i).isCloseTo(-23, within(0.1));
      Part[] tone = {part(i * 0.15, -200), part(3, -23), part(1, -200)};
      assertThat(ofStereo(48_000, tone).maxShortTerm()).as("%d", i).isCloseTo(-23, within(0.1));
    }
  }

  /** Cases 1 to 4 of Tech 3342. */
  @Test
  void theRangeIsThatOfTheStandard() {
    for (double rate : RATES) {
      assertRange(10, rate, part(20, -20), part(20, -30));
      assertRange(5, rate, part(20, -20), part(20, -15));
      assertRange(20, rate, part(20, -40), part(20, -20));
      assertRange(
          15, rate, part(20, -50), part(20, -35), part(20, -20), part(20, -35), part(20, -50));
    }
  }

  private void assertRange(double expected, double rate, Part... parts) {
    assertThat(ofStereo(rate, parts).range()).as("%s Hz", rate).isCloseTo(expected, within(1.0));
  }

  @Test
  void whatIsShorterThanAWindowCountsAsAWhole() {
    Loudness loudness = ofStereo(48_000, part(0.25, -23));
    assertThat(loudness.integrated()).isCloseTo(-23, within(0.1));
    assertThat(loudness.maxShortTerm()).isEqualTo(loudness.integrated());
    assertThat(loudness.range()).isZero();
    assertThat(loudness.momentary()).hasSize(1);
    assertThat(loudness.momentary().getFirst().ms()).isEqualTo(125);
  }

  @Test
  void silenceIsInfinitelySoft() {
    for (double seconds : new double[] {0, 0.1, 5}) {
      Loudness loudness = ofStereo(48_000, part(seconds, -10_000));
      assertThat(loudness.integrated()).isEqualTo(Double.NEGATIVE_INFINITY);
      assertThat(loudness.maxMomentary()).isEqualTo(Double.NEGATIVE_INFINITY);
      assertThat(loudness.range()).isZero();
    }
    Loudness soft = ofStereo(48_000, part(5, -71));
    assertThat(soft.integrated()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(soft.maxMomentary()).isCloseTo(-71, within(0.1));
  }

  @Test
  void theBitsDoNotDependOnThreads() {
    List<Signal> channels = Tones.in(2, Tones.sine(44_100, 700, 20, part(7, -9), part(5.03, -29)));
    Loudness one = of(channels, 44_100, 1);
    for (int threads : new int[] {2, 5}) {
      Loudness many = of(channels, 44_100, threads);
      assertThat(many.momentary()).isEqualTo(one.momentary());
      assertThat(many.shortTerm()).isEqualTo(one.shortTerm());
      assertThat(many.integrated()).isEqualTo(one.integrated());
    }
  }

  /** It has one signal 2^50 times, and its filters can be kept by no cache. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aSumOfSumsIsLookedThroughOnce() {
    Source silence = (start, out, n) -> out.silence(0, n);
    Signal sum = Filtered.of(KWeighting.at(48_000), Generated.of(silence, Cache.PART + 1L));
    for (int i = 0; i < 50; i++) {
      sum = Mixing.mix(List.of(sum, sum));
    }
    Settings settings = new Settings().withScratch(folder).withCache(new MemoryCache());
    try (Session session = new Session(settings)) {
      Loudness loudness = LoudnessMeter.of(session, List.of(sum), Speakers.UNTOLD, 48_000);
      assertThat(loudness.integrated()).isEqualTo(Double.NEGATIVE_INFINITY);
    }
  }

  @Test
  void aRateTooLowForTheWeightingIsRefused() {
    assertThatThrownBy(() -> ofStereo(3000, part(1, 0)))
        .hasMessage("the sample rate must be at least 4000 for loudness, but is 3000");
  }

  /** The gain at 997 Hz, which −0.691 makes up for, and far above; the tables at 48 kHz. */
  @Test
  void theWeightingIsThatOfTheTablesAtEveryRate() {
    assertThat(KWeighting.at(48_000).sections().getFirst().b1())
        .isCloseTo(-2.69169618940638, within(1e-12));
    assertThat(KWeighting.at(48_000).sections().getLast().a2())
        .isCloseTo(0.99007225036621, within(1e-12));
    for (double rate : RATES) {
      assertThat(gain(rate, 997)).as("%s Hz", rate).isCloseTo(0.691, within(0.005));
      for (double hz : new double[] {20, 38, 100, 500, 1682, 3000, 8000}) {
        assertThat(gain(rate, hz)).as("%s Hz", hz).isCloseTo(gain(48_000, hz), within(0.03));
      }
    }
  }

  /** In dB, from the coefficients. */
  private static double gain(double rate, double hz) {
    double w = 2 * Math.PI * hz / rate;
    double gain = 0;
    for (var s : KWeighting.at(rate).sections()) {
      gain += 10 * Math.log10(power(s.b0(), s.b1(), s.b2(), w) / power(1, s.a1(), s.a2(), w));
    }
    return gain;
  }

  private static double power(double c0, double c1, double c2, double w) {
    double re = c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w);
    double im = c1 * Math.sin(w) + c2 * Math.sin(2 * w);
    return re * re + im * im;
  }
}

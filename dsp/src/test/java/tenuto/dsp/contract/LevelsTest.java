package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.signal.Signal;

/**
 * Every word is as loud at 44.1, 48 and 96 kHz, within 0.2 dB of the root of the mean square: shown
 * by its example. White noise in it is a sweep instead, for the power of noise below 20 kHz is less
 * at a higher rate, whoever filters it. Each exception has its reason.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LevelsTest extends AllWords {
  private static final double[] RATES = {44_100, 48_000};
  private static final double USUAL_RATE = 96_000;
  private static final double NEAR = 0.2;

  /** Up to where no filter's response is bent by half of the lowest rate. */
  private static final String SWEEP = "sf.WhiteNoise = lambda ms=100: sf.Chirp(ms, 40, 3000)";

  private static final String SPECTRUM = "a spectrum: as many bins as samples up to a power of two";
  private static final String IMPULSES = "impulses that last a sample, as white as noise";
  private static final String PADDED = "as long as the next power of two of samples";

  /** What is no sound's level. */
  private static final Map<String, String> NONE =
      Map.ofEntries(
          Map.entry("CrossMultiply", SPECTRUM),
          Map.entry("FrequencyDomain", SPECTRUM),
          Map.entry("OffHeapFrequencyDomain", SPECTRUM),
          Map.entry("OnHeapFrequencyDomain", SPECTRUM),
          Map.entry("RectangularSplit", SPECTRUM),
          Map.entry("Magnitude", SPECTRUM),
          Map.entry("ShortTimeSpectra", SPECTRUM),
          Map.entry("Samples", "a number of samples"),
          Map.entry("Time", "a clock"));

  /** Of which the peak is as high instead. */
  private static final Map<String, String> BY_PEAK =
      Map.of(
          "Dust", IMPULSES,
          "VelvetNoise", IMPULSES,
          "FullPulse", IMPULSES,
          "MaxDeviation", "a change from sample to sample is what it is given",
          "TimeDomain", PADDED,
          "OffHeapTimeDomain", PADDED,
          "OnHeapTimeDomain", PADDED);

  /**
   * Examples in which chance or one tone against itself decides, as where an echo of a whole number
   * of samples is, or what a second of slow noise does; or the last octave below half of the rate,
   * where a filter of one sample rate is none of another's.
   */
  private static final Map<String, String> INSTEAD =
      Map.of(
          "BrownNoise", "sf.BrownNoise(60000)",
          "Plate", "sf.Plate(sf.WhiteNoise(2000), 250, 0.4, 10)",
          "Reverb", "sf.Reverb(sf.WhiteNoise(2000), 250, 5, 0.4, 10)",
          "Resonate",
              "sf.Resonate(sf.WhiteNoise(300),"
                  + " [(sf.NumericVolume(sf.SineWave(30, 440), 0.003), 10)])",
          "ShapedRBJHighPass", "sf.ShapedRBJHighPass(sf.WhiteNoise(500), 1000, 0.7)",
          "SVFBandPass", "sf.SVFBandPass(sf.WhiteNoise(500), 1000)",
          "SVFHighPass", "sf.SVFHighPass(sf.WhiteNoise(500), 1000)",
          "Rotary", "sf.Rotary(sf.WhiteNoise(2000), 1, 0.6)");

  /** A level, and a peak. */
  private record Level(double rms, double peak) {}

  static Stream<Example> sounds() {
    return Example.all().stream()
        .filter(example -> !example.word().family().equals("Sound devices"))
        .filter(example -> !NONE.containsKey(example.word().name()));
  }

  @Test
  @DisabledIfSystemProperty(named = "word", matches = ".*", disabledReason = "one word alone")
  void everyExceptionIsAWord() {
    Set<String> named = new TreeSet<>(NONE.keySet());
    named.addAll(BY_PEAK.keySet());
    named.addAll(INSTEAD.keySet());
    assertThat(new Catalogue().words().stream().map(Word::name).collect(Collectors.toSet()))
        .containsAll(named);
    assertThat(sounds()).hasSizeGreaterThan(280);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sounds")
  void itIsAsLoudAtAnotherSampleRate(Example example) {
    checkAt(example, RATES[example.word().name().length() % RATES.length]); // they take turns
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("sounds")
  void itIsAsLoudAtEverySampleRate(Example example) {
    checkAt(example, RATES);
  }

  private static void checkAt(Example example, double... rates) {
    boolean byPeak = BY_PEAK.containsKey(example.word().name());
    Level other = level(example, USUAL_RATE);
    for (double rate : rates) {
      Level one = level(example, rate);
      double louder = byPeak ? dB(one.peak) - dB(other.peak) : dB(one.rms) - dB(other.rms);
      assertThat(louder)
          .as("dB at %s Hz more than at 96000: %s", rate, example)
          .isCloseTo(0, within(NEAR));
    }
  }

  /** Of silence it is 0: some words give nothing that sounds. */
  private static double dB(double level) {
    return level == 0 ? 0 : 20 * Math.log10(level);
  }

  private static Level level(Example example, double rate) {
    String name = example.word().name();
    try (Kit kit = kits.open(2, 1024)) {
      kit.session().sampleRate(rate);
      if (!name.equals("WhiteNoise")) {
        kit.define(SWEEP);
      }
      String instead = INSTEAD.get(name);
      Object result = kit.evaluate(instead == null ? kits.expression(example) : instead);
      if (result instanceof Number number) {
        double size = Math.abs(number.doubleValue());
        return new Level(size, size);
      }
      double squares = 0;
      double peak = 0;
      double samples = 0;
      for (Signal signal : Kit.signals(result)) {
        for (double x : kit.read(signal, 4096)) {
          squares += x * x;
          peak = Math.max(peak, Math.abs(x));
        }
        samples += signal.length();
      }
      return new Level(samples == 0 ? 0 : Math.sqrt(squares / samples), peak);
    }
  }
}

package tenuto.scripting.python;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.metering.KWeighting;
import tenuto.engine.Block;

/**
 * What a word promises of signals at the edge of sense. Most words give as many samples as the
 * longest signal they take, and show a NaN at its place: those need no line here. What deviates is
 * written down, for the operators' examples, by the operator's first word; and so is what a word
 * gives instead of signals, which has no such rule.
 *
 * @param length of the result
 * @param place of a NaN in the result
 * @param reach samples before and after that place which it may also spoil
 */
record Promise(Length length, Place place, int reach) {
  private Promise(Length length, Place place) {
    this(length, place, Block.GROUP);
  }

  private Promise(Length length) {
    this(length, SAME_PLACE);
  }

  /** The samples of a result, or {@link #AN_ERROR}, from the lengths of the signals. */
  interface Length {
    long of(long[] lengths);
  }

  /** Where sample {@code at} of signal {@code which} shows: see the constants. */
  interface Place {
    int of(int which, int at);
  }

  /** What a word tells of a signal; nothing is an error. */
  interface Measure {
    OptionalDouble of(double[] samples);
  }

  static final int AN_ERROR = -1;
  static final int EVERYWHERE = -2;
  static final int SILENT = -3;

  private static final Length LONGEST = lengths -> LongStream.of(lengths).max().orElseThrow();
  private static final Length SHORTEST = lengths -> LongStream.of(lengths).min().orElseThrow();
  private static final Place SAME_PLACE = (which, at) -> at;
  private static final Promise STEERED = new Promise(SHORTEST, SAME_PLACE);
  private static final Promise PLAIN = new Promise(LONGEST, SAME_PLACE);
  private static final Promise OF_ALL_SAMPLES = new Promise(LONGEST, (which, at) -> EVERYWHERE);
  private static final Promise FILE = new Promise(LONGEST, (which, at) -> AN_ERROR);

  private static final double RATE = Kits.RATE;
  private static final int AT_100_MS = (int) (0.1 * RATE);
  private static final int AT_50_MS = (int) (0.05 * RATE);
  private static final int AT_550_MS = (int) (0.55 * RATE);
  private static final int AT_600_MS = (int) (0.6 * RATE);
  private static final int AT_250_5_MS = (int) (0.2505 * RATE);
  private static final int HALF_A_SECOND = (int) (0.5 * RATE);
  private static final int A_SECOND = (int) RATE;

  /** From 48,000 to 44,100 Hz, and the samples that its filter looks at, generously. */
  private static final double CONVERTED = 44_100 / 48_000.0;

  private static final int WINDOW = 256;

  /** The first sample of a cosine of 440 Hz that is below zero; and more than a cycle. */
  private static final int QUARTER_CYCLE = (int) (RATE / 440 / 4) + 1;

  private static final int CYCLE = (int) (RATE / 440) + 2;

  /** A transform spoils all that it is taken of. */
  private static final int WHOLE_STRETCHES = 1 << 20;

  /** A NaN returns again and again. */
  private static final Promise RETURNING = new Promise(LONGEST, SAME_PLACE, WHOLE_STRETCHES);

  static final Map<String, Promise> DEVIATIONS =
      Map.ofEntries(
          entry("Normalise", OF_ALL_SAMPLES),
          entry("FixSize", OF_ALL_SAMPLES),
          entry("NormaliseArea", OF_ALL_SAMPLES),
          entry("RemoveDC", OF_ALL_SAMPLES),
          entry("Finalise", OF_ALL_SAMPLES),
          entry("NormaliseLoudness", OF_ALL_SAMPLES),
          entry("Clean", new Promise(LONGEST, SAME_PLACE, 2 * Block.GROUP)),
          entry("ShapedPower", STEERED),
          entry("ShapedSinWave", new Promise(LONGEST, (which, at) -> at + 1)),
          entry("Generate", new Promise(lengths -> HALF_A_SECOND, SAME_PLACE)),
          entry("ErrorsToSilence", new Promise(LONGEST, (which, at) -> SILENT)),
          entry("Check", new Promise(LONGEST, (which, at) -> AN_ERROR)),
          entry(
              "MixAt",
              new Promise(
                  lengths -> Math.max(lengths[0], lengths[1] + AT_250_5_MS),
                  (which, at) -> which == 0 ? at : at + AT_250_5_MS)),
          entry(
              "Concatenate",
              new Promise(
                  lengths -> LongStream.of(lengths).sum(),
                  (which, at) -> which == 0 ? at : at + HALF_A_SECOND)),
          entry(
              "Cut",
              new Promise(
                  lengths -> Math.clamp(lengths[0] - 1 - AT_100_MS, 0, AT_600_MS - AT_100_MS),
                  (which, at) -> at - AT_100_MS)),
          entry("ShapedThreshold", new Promise(SHORTEST, SAME_PLACE)),
          entry("WaveMaximise", new Promise(LONGEST, SAME_PLACE, CYCLE)),
          entry("WaveLimit", new Promise(LONGEST, SAME_PLACE, CYCLE)),
          entry("MakeSquare", new Promise(LONGEST, SAME_PLACE, CYCLE)),
          entry("MakeTriangle", new Promise(LONGEST, SAME_PLACE, CYCLE)),
          entry("MakeSawTooth", new Promise(LONGEST, SAME_PLACE, CYCLE)),
          entry("SubOctave", new Promise(LONGEST, SAME_PLACE, CYCLE)),
          entry(
              "Trim",
              new Promise(
                  lengths -> Math.max(0, lengths[0] - AT_50_MS - 1),
                  (which, at) -> at - AT_50_MS - 1)),
          entry(
              "Pad",
              new Promise(lengths -> lengths[0] + 3 * AT_100_MS, (which, at) -> at + AT_100_MS)),
          entry(
              "RTrim",
              new Promise(lengths -> lengths[0] < 2 ? 0 : Math.min(lengths[0], HALF_A_SECOND))),
          entry(
              "FirstCross",
              new Promise(
                  lengths -> Math.max(0, lengths[0] - QUARTER_CYCLE),
                  (which, at) -> at - QUARTER_CYCLE)),
          entry("Convolve", new Promise(lengths -> lengths[0], SAME_PLACE, WHOLE_STRETCHES)),
          entry("ConvolveDelay", new Promise(lengths -> lengths[0], SAME_PLACE, WHOLE_STRETCHES)),
          entry(
              "ConvolveForward",
              new Promise(lengths -> lengths[0] + lengths[1], SAME_PLACE, WHOLE_STRETCHES)),
          entry("AutoCorrolate", new Promise(lengths -> lengths[0] / 2, (which, at) -> EVERYWHERE)),
          entry(
              "RectangularJoin",
              new Promise(
                  lengths -> 2 * LongStream.of(lengths).max().orElseThrow(),
                  (which, at) -> 2 * at + which)),
          entry("Reverse", new Promise(LONGEST, (which, at) -> A_SECOND - 1 - at)),
          entry("DirectResample", new Promise(LONGEST, (which, at) -> (int) (at / 1.25))),
          entry(
              "DirectRelength",
              new Promise(lengths -> (long) (lengths[0] / 0.75), (which, at) -> (int) (at / 0.75))),
          entry(
              "Resample",
              new Promise(SHORTEST, (which, at) -> which == 0 ? at + 1 : (int) (at / 0.5))),
          entry(
              "FrequencyModulate",
              new Promise(SHORTEST, (which, at) -> which == 0 ? at : EVERYWHERE)),
          entry("TimeShift", STEERED),
          entry("ResonantFilter", RETURNING),
          entry("FilteredResonantFilter", RETURNING),
          entry("MultipleResonantFilter", RETURNING),
          entry("ShapedResonantFilter", new Promise(SHORTEST, SAME_PLACE, WHOLE_STRETCHES)),
          entry("AnalogueChorus", new Promise(SHORTEST, SAME_PLACE, WHOLE_STRETCHES)),
          entry(
              "Resonate",
              new Promise(
                  lengths -> lengths[0],
                  (which, at) -> which == 0 ? at : at + (int) (0.005 * RATE),
                  WHOLE_STRETCHES)),
          entry("ShapedRBJLowPass", STEERED),
          entry("ShapedRBJHighPass", STEERED),
          entry("ShapedRBJBandPass", STEERED),
          entry("ShapedRBJNotch", STEERED),
          entry("ShapedRBJPeaking", STEERED),
          entry("ShapedButterworthBandPass", STEERED),
          entry("ShapedLadderLowPass", STEERED),
          entry(
              "ConvertSampleRate",
              new Promise(
                  lengths -> (long) Math.ceil(lengths[0] * CONVERTED),
                  (which, at) -> (int) (at * CONVERTED),
                  WINDOW)),
          entry(
              "Convolution",
              new Promise(
                  lengths ->
                      LongStream.of(lengths).anyMatch(n -> n == 0)
                          ? 0
                          : LongStream.of(lengths).sum() - 1,
                  SAME_PLACE,
                  WHOLE_STRETCHES)),
          entry(
              "FrequencyDomain",
              new Promise(lengths -> powerOfTwo(lengths[0]), (which, at) -> EVERYWHERE)),
          entry(
              "TimeDomain",
              new Promise(
                  lengths -> lengths[0] == powerOfTwo(lengths[0]) ? lengths[0] : AN_ERROR,
                  (which, at) -> EVERYWHERE)),
          entry("WriteFile16", FILE),
          entry("WriteFile32", FILE),
          entry("WriteFile", FILE));

  /**
   * What a word that gives several signals promises.
   *
   * @param lengths of all results
   * @param place of a NaN in one of them; null if other signals give other results
   */
  record Several(Lengths lengths, PlaceInOne place) {
    /** The samples of the results, from the lengths of the signals. */
    interface Lengths {
      List<Long> of(long[] lengths);
    }

    /** Where in a result sample {@code at} of signal {@code which} shows, or {@link #NOWHERE}. */
    interface PlaceInOne {
      int of(int result, int which, int at);
    }

    /** Fails unless a NaN shows where it should in one of the results. */
    void checkSpoilt(double[] whole, double[] spoilt, int result, int which, int at) {
      int shown = place.of(result, which, at);
      if (shown == NOWHERE) {
        Outcome.assertSameSamples(whole, spoilt, "result " + result);
      } else {
        new Promise(LONGEST, (w, a) -> shown).checkSpoilt(whole, spoilt, which, at);
      }
    }
  }

  private static final int NOWHERE = -3;

  /** Words that give several signals. */
  static final Map<String, Several> OF_SEVERAL =
      Map.of(
          "Granulate", new Several(lengths -> grains(lengths[0]), Promise::inGrain),
          "CrossFadeSplit", new Several(lengths -> grains(lengths[0]), Promise::inGrain),
          "Blockulate", new Several(lengths -> blocks(lengths[0]), Promise::inGrain),
          "MatchLengths",
              new Several(
                  lengths -> Collections.nCopies(lengths.length, SHORTEST.of(lengths)),
                  (result, which, at) -> result == which ? at : NOWHERE),
          "Collapse",
              new Several(
                  lengths ->
                      lengths[0] == lengths[1]
                          ? List.of(lengths[0] + AT_250_5_MS)
                          : List.of(lengths[0], lengths[1]),
                  null),
          "NormalisePeak",
              new Several(
                  lengths -> LongStream.of(lengths).boxed().toList(),
                  (result, which, at) -> EVERYWHERE),
          "TrimSilence",
              new Several(
                  lengths -> List.of(Math.max(0, Math.min(lengths[0], AT_550_MS) - AT_50_MS - 1)),
                  (result, which, at) -> at - AT_50_MS - 1),
          "Remix", new Several(lengths -> List.of(LONGEST.of(lengths)), (result, which, at) -> at),
          "RectangularSplit",
              new Several(
                  lengths -> Collections.nCopies(2, (lengths[0] + 1) / 2),
                  (result, which, at) -> result == at % 2 ? at / 2 : NOWHERE));

  /** Grains of 100 ms, each beginning in the middle of the one before. */
  private static List<Long> grains(long length) {
    int half = AT_100_MS / 2;
    List<Long> lengths = new ArrayList<>();
    for (long begin = 0; begin < length; begin += half) {
      lengths.add(Math.min(2L * half, length - begin));
      if (begin + 2 * half >= length) {
        break;
      }
    }
    return lengths;
  }

  /** As many whole ones as there are. */
  private static List<Long> blocks(long length) {
    long half = AT_100_MS / 2;
    return Collections.nCopies((int) Math.max(0, length / half - 1), 2 * half);
  }

  private static int inGrain(int result, int which, int at) {
    int half = AT_100_MS / 2;
    int place = at - result * half;
    return place >= 0 && place < 2 * half ? place : NOWHERE;
  }

  /** Words that give a number of a signal. */
  static final Map<String, Measure> MEASURES =
      Map.of(
          "Length", x -> OptionalDouble.of(x.length * 1000 / RATE),
          "Samples", x -> OptionalDouble.of(x.length),
          "WriteToSignalPool", x -> OptionalDouble.of(16),
          "Magnitude", x -> OptionalDouble.of(Math.sqrt(DoubleStream.of(x).map(s -> s * s).sum())),
          "MaxValue", x -> DoubleStream.of(x).max(),
          "MinValue", x -> DoubleStream.of(x).min(),
          "Loudness", x -> OptionalDouble.of(loudnessAsAWhole(x)),
          "LoudnessRange", x -> OptionalDouble.of(0 * DoubleStream.of(x).sum()),
          "TruePeak", x -> OptionalDouble.of(truePeak(x)),
          "ValueAt", x -> OptionalDouble.of(at10Point3Ms(x)));

  static Promise of(Example example) {
    return DEVIATIONS.getOrDefault(nameOf(example), PLAIN);
  }

  /** The name by which the promises are kept. */
  static String nameOf(Example example) {
    return example.word().names().getFirst();
  }

  private static long powerOfTwo(long n) {
    return n < 2 ? n : Long.highestOneBit(n - 1) << 1;
  }

  /** The cubic of operators.md, in its own words. */
  private static double at10Point3Ms(double[] x) {
    double position = 0.0103 * RATE;
    int i = (int) position;
    if (i + 2 >= x.length) {
      return 0; // the signals here end long before or long behind
    }
    double part = position - i;
    double bend = 2 * x[i - 1] - 5 * x[i] + 4 * x[i + 1] - x[i + 2];
    double cubed = 3 * (x[i] - x[i + 1]) + x[i + 2] - x[i - 1];
    return x[i] + part / 2 * (x[i + 1] - x[i - 1] + part * (bend + part * cubed));
  }

  /** Loudness of less than 400 ms, one sample after the other. Of more, only a NaN is told. */
  private static double loudnessAsAWhole(double[] x) {
    double[] weighted = x;
    for (Biquad section : KWeighting.at(RATE).sections()) {
      weighted = filtered(weighted, section);
    }
    double power = DoubleStream.of(weighted).map(s -> s * s).sum() / Math.max(1, x.length);
    return power <= 0 ? Double.NEGATIVE_INFINITY : -0.691 + 10 * Math.log10(power);
  }

  private static double[] filtered(double[] x, Biquad c) {
    double[] y = new double[x.length];
    double x1 = 0;
    double x2 = 0;
    double y1 = 0;
    double y2 = 0;
    for (int i = 0; i < x.length; i++) {
      y[i] = c.b0() * x[i] + c.b1() * x1 + c.b2() * x2 - c.a1() * y1 - c.a2() * y2;
      x2 = x1;
      x1 = x[i];
      y2 = y1;
      y1 = y[i];
    }
    return y;
  }

  /** By a sinc under a Kaiser window of 32 samples, four points for each sample. */
  private static double truePeak(double[] x) {
    double peak = 0;
    for (int i = -16; i < x.length + 16; i++) {
      for (int quarter = 0; quarter < 4; quarter++) {
        double sum = 0;
        for (int k = Math.max(0, i - 15); k <= Math.min(x.length - 1, i + 16); k++) {
          double at = i + quarter / 4.0 - k;
          double sinc = at == 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at);
          sum += quarter == 0 && at != 0 ? 0 : x[k] * sinc * kaiser(at / 16);
        }
        peak = Math.max(peak, Math.abs(sum));
      }
    }
    return 20 * Math.log10(peak);
  }

  private static double kaiser(double edge) {
    return bessel(6 * Math.sqrt(Math.max(0, 1 - edge * edge))) / bessel(6);
  }

  private static double bessel(double x) {
    double sum = 0;
    double term = 1;
    for (int k = 1; k < 40; k++) {
      sum += term;
      term *= x / (2 * k) * (x / (2 * k));
    }
    return sum;
  }

  /** A sample to spoil: even, of a whole place in the resamplings, and within each word's reach. */
  static int spoiltAt(long length) {
    return length > 4000 ? 3000 : length > 1200 ? 1200 : 400;
  }

  /**
   * Fails unless a NaN shows where it should and changes nothing before; behind, all or nothing.
   */
  void checkSpoilt(double[] whole, double[] spoilt, int which, int at) {
    int shown = place.of(which, at);
    if (shown == SILENT) {
      assertThat(spoilt).containsOnly(0);
      return;
    }
    if (shown == EVERYWHERE) {
      for (int i = 0;
          i < whole.length;
          i++) { // but a spectrum's sine at 0 Hz is 0 whatever happens
        assertThat(Double.isNaN(spoilt[i]) || (spoilt[i] == 0 && whole[i] == 0)).isTrue();
      }
      return;
    }
    assertThat(spoilt[shown]).as("sample %d", shown).isNaN();
    int before = Math.max(0, shown - reach);
    Outcome.assertSameSamples(
        Arrays.copyOf(whole, before), Arrays.copyOf(spoilt, before), "before");
    int from = Math.min(shown + reach, spoilt.length);
    double[] behind = Arrays.copyOfRange(spoilt, from, spoilt.length);
    if (behind.length > 0 && Double.isNaN(behind[0])) {
      assertThat(DoubleStream.of(behind).allMatch(Double::isNaN)).as("behind").isTrue();
    } else {
      Outcome.assertSameSamples(Arrays.copyOfRange(whole, from, whole.length), behind, "behind");
    }
  }
}

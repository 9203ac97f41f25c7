package tenuto.scripting.python;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A call in a patch at 1,000 samples a second, and the samples that it must give, computed here in
 * the plainest way.
 */
record RandomCall(String text, double[] samples) {
  private static final double RATE = 1000;

  /**
   * @param inputs gives a signal, known by its text and samples, each time it is asked
   * @param counted whether the patch counts references, and follows Sonic Field's rules
   */
  static RandomCall one(Supplier<RandomCall> inputs, Random random, boolean counted) {
    return switch (random.nextInt(9)) {
      case 0, 1 -> ofEachSample(inputs.get(), random);
      case 2, 3 -> ofTwo(inputs.get(), inputs.get(), random, counted);
      case 4 -> slice(inputs.get(), random);
      case 5 -> placed(Stream.generate(inputs).limit(1 + random.nextInt(4)).toList(), random);
      case 6 -> joined(Stream.generate(inputs).limit(1 + random.nextInt(3)).toList());
      default -> whole(inputs.get(), random);
    };
  }

  private static RandomCall each(String text, RandomCall x, DoubleUnaryOperator map) {
    return new RandomCall(text.formatted(x.text), Arrays.stream(x.samples).map(map).toArray());
  }

  private static RandomCall ofEachSample(RandomCall x, Random random) {
    double c = random.nextInt(40) / 8.0 - 2;
    String number = String.format(Locale.ROOT, "%s", c);
    return switch (random.nextInt(9)) {
      case 0 -> each("%s * " + number, x, s -> s * c);
      case 1 -> each("%s + " + number, x, s -> s + c);
      case 2 -> each(number + " - %s", x, s -> c - s);
      case 3 -> each("sf.Invert(%s)", x, s -> -s);
      case 4 -> each("sf.NumericVolume(%s, " + number + ")", x, s -> s * c);
      case 5 -> each("sf.DirectMix(" + number + ", %s)", x, s -> s + c);
      case 6 -> each("sf.Clip(%s)", x, s -> Math.max(-1, Math.min(1, s)));
      case 7 -> each("sf.Saturate(%s)", x, s -> s / (1 + Math.abs(s)));
      default -> each("sf.Realise([%s])[0]", x, s -> s);
    };
  }

  private static RandomCall ofTwo(RandomCall x, RandomCall y, Random random, boolean counted) {
    return switch (random.nextInt(6)) {
      case 0 -> pair("%s + %s", x, y, 0, (a, b) -> a + b);
      case 1 -> pair("%s - %s", x, y, 0, (a, b) -> a - b);
      case 2 -> pair("sf.Mix(%s, %s)", x, y, 0, (a, b) -> a + b);
      case 3 -> product("%s * %s", x, y, counted);
      case 4 -> product("sf.Multiply(%s, [%s])[0]", x, y, counted);
      default -> convolved(x, y);
    };
  }

  /** Of two sounds as long as the shorter, but by Sonic Field's rules as the longer. */
  private static RandomCall product(String text, RandomCall x, RandomCall y, boolean counted) {
    RandomCall all = pair(text, x, y, 1, (a, b) -> a * b);
    int shorter = Math.min(x.samples.length, y.samples.length);
    return counted ? all : new RandomCall(all.text, Arrays.copyOf(all.samples, shorter));
  }

  /** As long as the longer: after its end the first is silent, the second changes nothing. */
  private static RandomCall pair(
      String text, RandomCall x, RandomCall y, double identity, DoubleBinaryOperator of) {
    double[] made =
        IntStream.range(0, Math.max(x.samples.length, y.samples.length))
            .mapToDouble(i -> of.applyAsDouble(at(x, i, 0), at(y, i, identity)))
            .toArray();
    return new RandomCall(text.formatted(x.text, y.text), made);
  }

  private static double at(RandomCall x, int i, double otherwise) {
    return i < x.samples.length ? x.samples[i] : otherwise;
  }

  /** Only with a response that is short, as the model takes the product of the lengths. */
  private static RandomCall convolved(RandomCall x, RandomCall y) {
    double[] response = Arrays.copyOf(y.samples, Math.min(y.samples.length, 50));
    boolean none = x.samples.length == 0 || response.length == 0;
    double[] made = new double[none ? 0 : x.samples.length + response.length - 1];
    for (int i = 0; i < x.samples.length && !none; i++) {
      for (int k = 0; k < response.length; k++) {
        made[i + k] += x.samples[i] * response[k];
      }
    }
    return new RandomCall("sf.Convolution(%s, %s[:50], 'taps')".formatted(x.text, y.text), made);
  }

  private static RandomCall slice(RandomCall x, Random random) {
    int length = x.samples.length;
    int from = random.nextInt(length + 50);
    int to = random.nextInt(length + 50);
    return switch (random.nextInt(3)) {
      case 0 -> cut("%s[%d:%d]".formatted(x.text, from, to), x, from, to);
      case 1 -> cut("%s[:%d]".formatted(x.text, to), x, 0, to);
      default -> cut("%s[-%d:]".formatted(x.text, 1 + from), x, length - 1 - from, length);
    };
  }

  private static RandomCall cut(String text, RandomCall x, int from, int to) {
    int begin = Math.clamp(from, 0, x.samples.length);
    int end = Math.clamp(to, begin, x.samples.length);
    return new RandomCall(text, Arrays.copyOfRange(x.samples, begin, end));
  }

  private static RandomCall placed(List<RandomCall> all, Random random) {
    int[] times = all.stream().mapToInt(x -> random.nextInt(3000) - 300).toArray();
    int length = 0;
    for (int k = 0; k < times.length; k++) {
      length = Math.max(length, times[k] + all.get(k).samples.length);
    }
    double[] made = new double[length];
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < times.length; k++) {
      double[] samples = all.get(k).samples;
      for (int i = Math.max(0, -times[k]); i < samples.length; i++) {
        made[times[k] + i] += samples[i];
      }
      text.append(k == 0 ? "" : ", ").append("(%s, %d)".formatted(all.get(k).text, times[k]));
    }
    return new RandomCall("sf.MixAt(" + text + ")", made);
  }

  private static RandomCall joined(List<RandomCall> all) {
    return new RandomCall(
        "sf.Concatenate(" + String.join(", ", all.stream().map(RandomCall::text).toList()) + ")",
        all.stream().flatMapToDouble(x -> Arrays.stream(x.samples)).toArray());
  }

  /** What needs to know more than the sample at a place. */
  private static RandomCall whole(RandomCall x, Random random) {
    int n = x.samples.length;
    return switch (random.nextInt(5)) {
      case 0 ->
          new RandomCall(
              "sf.Reverse(%s)".formatted(x.text),
              IntStream.range(0, n).mapToDouble(i -> x.samples[n - 1 - i]).toArray());
      case 1 -> {
        double peak = Arrays.stream(x.samples).map(Math::abs).max().orElse(0);
        yield each("sf.FixSize(%s)", x, s -> peak == 0 ? s : s / peak);
      }
      case 2 -> new RandomCall("sf.Realise(%s)".formatted(x.text), x.samples);
      default -> lowPass(x, 20 + random.nextInt(400), 0.5 + random.nextInt(8) / 4.0);
    };
  }

  /** The cookbook's second-order low-pass, sample by sample. */
  private static RandomCall lowPass(RandomCall x, double hz, double q) {
    double w = 2 * Math.PI * hz / RATE;
    double alpha = Math.sin(w) / (2 * q);
    double a0 = 1 + alpha;
    double b = (1 - Math.cos(w)) / 2 / a0;
    double a1 = -2 * Math.cos(w) / a0;
    double a2 = (1 - alpha) / a0;
    double[] y = new double[x.samples.length];
    for (int i = 0; i < y.length; i++) {
      y[i] = b * (before(x.samples, i) + 2 * before(x.samples, i - 1) + before(x.samples, i - 2));
      y[i] -= a1 * before(y, i - 1) + a2 * before(y, i - 2);
    }
    return new RandomCall(
        String.format(Locale.ROOT, "sf.RBJLowPass(%s, %s, %s)", x.text, hz, q), y);
  }

  private static double before(double[] samples, int i) {
    return i < 0 ? 0 : samples[i];
  }
}

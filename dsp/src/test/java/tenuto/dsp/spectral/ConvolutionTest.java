package tenuto.dsp.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.fft.ResidueWarmUp;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.support.ArrayReader;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

class ConvolutionTest {
  private static Session session;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withThreads(1));
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static double[] noise(int length, long seed) {
    return new Random(seed).doubles(length, -1, 1).toArray();
  }

  private static double[] direct(double[] x, double[] h) {
    double[] y = new double[x.length + h.length - 1];
    for (int i = 0; i < x.length; i++) {
      for (int k = 0; k < h.length; k++) {
        y[i + k] += x[i] * h[k];
      }
    }
    return y;
  }

  /** Without the delay. */
  private static double[] filtered(
      Convolution filter, double[] h, double[] x, int length, int blockLength) {
    int delay = (int) filter.delay();
    double[] in = Arrays.copyOf(x, length + delay);
    double[] out = new double[length + delay];
    try (Arena arena = Arena.ofConfined();
        Filter.State state = filter.begin()) {
      state.prepare(List.of(new ArrayReader(h)));
      Block block = new Block(arena.allocate(8L * blockLength, 64), 0);
      for (int at = 0; at < in.length; at += blockLength) {
        int n = Math.min(blockLength, in.length - at);
        block.silence(0, blockLength);
        for (int i = 0; i < n; i++) {
          block.set(i, in[at + i]);
        }
        state.apply(block, block, Block.wholeGroups(n));
        for (int i = 0; i < n; i++) {
          out[at + i] = block.get(i);
        }
      }
    }
    return Arrays.copyOfRange(out, delay, out.length);
  }

  /** In transforms of 2^bits samples of which {@code stretch} are new. */
  private static double[] inStretches(
      double[] x, double[] h, int bits, int stretch, boolean vectors, int blockLength) {
    return inStretches(session, x, h, bits, stretch, false, vectors, blockLength);
  }

  private static double[] inStretches(
      Session in,
      double[] x,
      double[] h,
      int bits,
      int stretch,
      boolean background,
      boolean vectors,
      int blockLength) {
    Convolution filter =
        new Convolution(h.length, bits, stretch, background, in, ResidueWarmUp.fixed(vectors));
    return filtered(filter, h, x, x.length + h.length - 1, blockLength);
  }

  private static void assertAlike(double[] actual, double[] expected) {
    double peak = Arrays.stream(expected).map(Math::abs).max().orElseThrow();
    assertThat(actual).hasSize(expected.length);
    double error = 0;
    for (int i = 0; i < expected.length; i++) {
      error = Math.max(error, Math.abs(actual[i] - expected[i]));
    }
    assertThat(error).isLessThan(1e-14 * peak);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 900", "900, 1", "3000, 37", "50, 2500", "20000, 5000", "40000, 16"})
  void isTheSumOfEchoes(int samples, int taps) {
    double[] x = noise(samples, 1);
    double[] h = noise(taps, 2);
    Convolution filter = Convolution.of(h.length, samples, session);
    assertAlike(filtered(filter, h, x, samples + taps - 1, 2048), direct(x, h));
  }

  /** What a transform's overlap costs is at most a sixth, or a third of a long one. */
  @ParameterizedTest
  @CsvSource({"500, 5", "5000, 5", "43690, 5", "43691, 2", "120000, 2", "5500000, 2"})
  void mostOfATransformIsNew(int taps, int times) {
    Convolution filter = Convolution.of(taps, 1L << 40, session);
    assertThat(filter.blockLength()).isGreaterThanOrEqualTo(times * (taps - 16));
  }

  @ParameterizedTest
  @CsvSource({"8, 128, 1000", "8, 128, 128", "8, 128, 129", "10, 512, 3333", "9, 400, 113"})
  void isTheSumOfEchoesOfParts(int bits, int stretch, int taps) {
    double[] x = noise(4000, 1);
    double[] h = noise(taps, 2);
    double[] expected = inStretches(x, h, bits, stretch, false, 2048);
    assertAlike(expected, direct(x, h));
    for (int blockLength : new int[] {8, 64, 1000, 8192}) {
      assertThat(inStretches(x, h, bits, stretch, true, blockLength)).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 128, 1000", "8, 128, 128", "10, 512, 3333", "9, 400, 113"})
  void theBackgroundGivesTheSameBits(int bits, int stretch, int taps) {
    double[] x = noise(4000, 1);
    Arrays.fill(x, 1500, 2700, 0);
    double[] h = noise(taps, 2);
    double[] expected = inStretches(x, h, bits, stretch, false, 2048);
    try (Session other = new Session(new Settings().withThreads(2))) {
      for (Session in : List.of(session, other)) {
        for (boolean vectors : new boolean[] {false, true}) {
          assertThat(inStretches(in, x, h, bits, stretch, true, vectors, 64)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void channelsOfALongSignalAreNotStored() {
    try (Session two = new Session(new Settings().withThreads(2));
        Stored response = two.store(Generated.of(new Noise(3), 20))) {
      Signal left = Convolutions.convolution(two, Generated.of(new Noise(1), 100_000), response);
      Signal right = Convolutions.convolution(two, Generated.of(new Noise(2), 100_000), response);
      long before = two.memory().usage().peakLent();
      two.visit(List.of(left, right), 2048, () -> (start, channels, n) -> {});
      assertThat(two.memory().usage().peakLent()).isEqualTo(before);
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 128, 300", "9, 400, 100"})
  void nothingIsHeardInLongSilence(int bits, int stretch, int taps) {
    double[] x = new double[6000];
    x[100] = 1;
    x[4001] = -0.5;
    double[] h = noise(taps, 2);
    double[] y = inStretches(x, h, bits, stretch, true, 64);
    assertAlike(y, direct(x, h));
    assertThat(Arrays.copyOfRange(y, 2000, 3500)).containsOnly(0);
  }

  @Test
  void oneSampleIsHeardWhereverItIsInABlock() {
    double[] h = noise(40, 2);
    for (int at = 16; at < 4096; at += 511) {
      double[] x = new double[4096];
      x[at] = 1;
      assertAlike(inStretches(x, h, 13, 8144, true, 4096), direct(x, h));
    }
  }

  /** The session's end is a failure that the background meets. */
  @Test
  void whatFailsInTheBackgroundIsToldOnce() {
    int stretch = 128;
    try (Session one = new Session(new Settings().withThreads(1));
        Arena arena = Arena.ofConfined()) {
      Filter.State state =
          new Convolution(100, 8, stretch, true, one, ResidueWarmUp.fixed(false)).begin();
      state.prepare(List.of(new ArrayReader(noise(100, 2))));
      Block block = new Block(arena.allocate(8L * stretch, 64), 0);
      state.apply(block, block, stretch);
      state.apply(block, block, stretch); // begins to convolve the stretch before
      one.close();
      assertThatThrownBy(() -> state.apply(block, block, stretch))
          .isInstanceOf(IllegalStateException.class);
      assertThatCode(state::close).doesNotThrowAnyException();
    }
  }

  @Test
  void twoReadersNeverMeet() {
    double[] x = noise(500, 1);
    double[] h = noise(100, 2);
    Convolution filter = Convolution.of(h.length, 500, session);
    try (Filter.State other = filter.begin()) {
      other.prepare(List.of(new ArrayReader(h)));
      double[] once = filtered(filter, h, x, 599, 64);
      assertThat(filtered(filter, h, x, 599, 64)).isEqualTo(once);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void theWordKeepsTheTail(int threads) {
    double[] expected = null;
    for (int blockSize : new int[] {64, 2048}) {
      try (Session other =
              new Session(new Settings().withThreads(threads).withBlockSize(blockSize));
          Stored response = other.store(Generated.of(new Noise(2), 700))) {
        Signal x = Generated.of(new Noise(1), 50_001);
        Signal wet = Convolutions.convolution(other, x, response);
        assertThat(wet.length()).isEqualTo(50_700);
        try (Stored both = other.store(wet)) {
          double[] y = samples(other, both);
          assertThat(samples(other, wet)).isEqualTo(y);
          expected = expected == null ? y : expected;
          assertThat(y).isEqualTo(expected);
          assertAlike(y, direct(samples(other, x), samples(other, response)));
        }
      }
    }
  }

  @Test
  void theWordOfNothingIsNothing() {
    Signal x = Generated.of(new Noise(1), 10);
    Signal nothing = Generated.of(new Noise(1), 0);
    for (List<Signal> pair : List.of(List.of(x, nothing), List.of(nothing, x))) {
      Signal wet = Convolutions.convolution(session, pair.getFirst(), pair.getLast());
      assertThat(samples(session, wet)).isEmpty();
    }
  }

  @Test
  void isTheSameSignalForTheSameResponse() {
    Signal x = Generated.of(new Noise(1), 10);
    Signal h = Generated.of(new Noise(2), 10);
    assertThat(Convolutions.convolution(session, x, h))
        .isEqualTo(Convolutions.convolution(session, x, h))
        .isNotEqualTo(Convolutions.convolution(session, x, x));
  }

  private static double[] samples(Session session, Signal signal) {
    double[] samples = new double[(int) signal.length()];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = new Block(arena.allocate(8L * 8192, 64), 0);
      for (int at = 0; at < samples.length; at += 8192) {
        int n = Math.min(8192, samples.length - at);
        reader.read(at, block, 0, n);
        for (int i = 0; i < n; i++) {
          samples[at + i] = block.get(i);
        }
      }
    }
    return samples;
  }
}

package tenuto.formats.pcm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.Block;

class FloatCodecTest {
  /** No multiple of any vector's lanes. */
  private static final int N = 1003;

  /** Where the frames begin: files have headers of any length. */
  private static final int AT = 3;

  /** Where they are in a block. */
  private static final int FIRST = 5;

  private static FloatCodec codec(int channels) {
    return new FloatCodec(channels);
  }

  private static Block[] blocks(int channels) {
    Block[] blocks = Block.views(channels);
    for (Block block : blocks) {
      block.moveTo(Arena.ofAuto().allocate(8 * (FIRST + N), 64), 0);
    }
    return blocks;
  }

  private static ByteBuffer frames(int channels) {
    return ByteBuffer.allocate(AT + 4 * channels * N).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int place(int frame, int channel, int channels) {
    return AT + 4 * (frame * channels + channel);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void decodesAnyBits(int channels) {
    ByteBuffer bytes = frames(channels);
    new SplittableRandom(channels).nextBytes(bytes.array());
    for (int c = 0; c < channels; c++) {
      Block out = blocks(1)[0];
      codec(channels).decode(bytes.array(), AT, c, out, FIRST, N);
      double[] decoded = new double[N];
      double[] expected = new double[N];
      for (int i = 0; i < N; i++) {
        decoded[i] = out.get(FIRST + i);
        expected[i] = bytes.getFloat(place(i, c, channels));
      }
      assertThat(decoded).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void roundsToTheNearestFloat(int channels) {
    SplittableRandom random = new SplittableRandom(channels);
    ByteBuffer expected = frames(channels);
    Block[] in = blocks(channels);
    for (int c = 0; c < channels; c++) {
      for (int i = 0; i < N; i++) {
        float near = Float.intBitsToFloat(random.nextInt());
        float value = Float.isFinite(near) ? near : 1;
        in[c].set(FIRST + i, value + 0.2 * Math.ulp(value) * random.nextInt(-1, 2));
        expected.putFloat(place(i, c, channels), value);
      }
    }
    ByteBuffer bytes = frames(channels);
    assertThat(codec(channels).encode(in, FIRST, bytes.array(), AT, N)).isTrue();
    assertThat(bytes).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void seesAnySampleThatNoFloatHolds(int channels) {
    double largest = Float.MAX_VALUE;
    byte[] bytes = frames(channels).array();
    for (int c = 0; c < channels; c++) {
      for (int i : new int[] {0, 7, N - 1}) {
        Block[] in = blocks(channels);
        in[c].set(FIRST + i, largest + 0.49 * Math.ulp(Float.MAX_VALUE));
        assertThat(codec(channels).encode(in, FIRST, bytes, AT, N)).isTrue();
        for (double bad : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, -1e39}) {
          in[c].set(FIRST + i, bad);
          assertThat(codec(channels).encode(in, FIRST, bytes, AT, N)).isFalse();
        }
      }
    }
  }

  /** A JVM without the Vector API would fail to link any other as soon as it is used. */
  @Test
  void onlyAClassOfNothingButVectorsNamesThem() throws Exception {
    Path classes =
        Path.of(FloatCodec.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes.resolve("tenuto"))) {
      assertThat(files.filter(Files::isRegularFile).filter(FloatCodecTest::namesVectors))
          .map(file -> file.getFileName().toString())
          .containsExactly("FloatCodec$Vectors.class");
    }
  }

  private static boolean namesVectors(Path file) {
    try {
      String constants = Files.readString(file, StandardCharsets.ISO_8859_1);
      return constants.contains("jdk/incubator/vector");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void isForFramesOfOneFloatOrTwo() {
    assertThat(FloatCodec.handles(pcm(SampleFormat.FLOAT_32, 2, false))).isTrue();
    assertThat(FloatCodec.handles(pcm(SampleFormat.FLOAT_32, 3, false))).isFalse();
    assertThat(FloatCodec.handles(pcm(SampleFormat.FLOAT_32, 3, true))).isTrue();
    assertThat(FloatCodec.handles(pcm(SampleFormat.FLOAT_64, 2, false))).isFalse();
  }

  private static Pcm pcm(SampleFormat format, int channels, boolean planar) {
    return new Pcm(format, ByteOrder.LITTLE_ENDIAN, channels, 48_000, N, 0, planar);
  }
}

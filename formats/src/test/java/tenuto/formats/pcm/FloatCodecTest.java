package tenuto.formats.pcm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FloatCodecTest {
  private static final int N = 1000;

  /** Where the frames begin: files have headers of any length. */
  private static final int AT = 3;

  private static FloatCodec codec(int channels) {
    return new FloatCodec(channels);
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
      double[] out = new double[N];
      codec(channels).decode(bytes.array(), AT, c, out, N);
      double[] expected = new double[N];
      for (int i = 0; i < N; i++) {
        expected[i] = bytes.getFloat(place(i, c, channels));
      }
      assertThat(out).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void roundsToTheNearestFloat(int channels) {
    FloatCodec codec = codec(channels);
    SplittableRandom random = new SplittableRandom(channels);
    ByteBuffer expected = frames(channels);
    for (int c = 0; c < channels; c++) {
      double[] in = new double[N];
      for (int i = 0; i < N; i++) {
        float near = Float.intBitsToFloat(random.nextInt());
        float value = Float.isFinite(near) ? near : 1;
        in[i] = value + 0.2 * Math.ulp(value) * random.nextInt(-1, 2);
        expected.putFloat(place(i, c, channels), value);
      }
      assertThat(codec.round(in, c, N)).isZero();
    }
    ByteBuffer bytes = frames(channels);
    codec.encoded(bytes.array(), AT, N);
    assertThat(bytes).isEqualTo(expected);
  }

  @Test
  void namesTheFirstSampleThatNoFloatHolds() {
    double largest = Float.MAX_VALUE;
    double[] in = new double[N];
    in[500] = largest + 0.49 * Math.ulp(Float.MAX_VALUE);
    assertThat(codec(2).round(in, 1, N)).isZero();
    for (double bad : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, -1e39}) {
      in[700] = Double.NaN;
      in[600] = bad;
      assertThat(codec(2).round(in, 1, N)).isEqualTo(~600);
      assertThat(codec(1).round(in, 0, 600)).isZero();
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

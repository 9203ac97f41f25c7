package tenuto.formats.pcm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SampleFormatTest {
  private static double[] decode(SampleFormat format, byte[] bytes) {
    int n = bytes.length / format.bytes();
    double[] samples = new double[n];
    format.decode(bytes, 0, format.bytes(), samples, n);
    return samples;
  }

  /** What {@code encode} returned for samples that must come out as {@code expected}. */
  private static int encode(SampleFormat format, double[] samples, byte[] expected) {
    byte[] bytes = new byte[samples.length * format.bytes()];
    int clipped = format.encode(samples, bytes, 0, format.bytes(), samples.length);
    assertThat(bytes).isEqualTo(expected);
    return clipped;
  }

  private static byte[] encoded(SampleFormat format, double... samples) {
    byte[] bytes = new byte[samples.length * format.bytes()];
    format.encode(samples, bytes, 0, format.bytes(), samples.length);
    return bytes;
  }

  @Test
  void everyCodeOf16BitsGoesThroughUnchanged() {
    ByteBuffer codes = ByteBuffer.allocate(2 << 16).order(ByteOrder.LITTLE_ENDIAN);
    for (int code = -32768; code < 32768; code++) {
      codes.putShort((short) code);
    }
    double[] samples = decode(SampleFormat.PCM_16, codes.array());
    assertThat(samples[0]).isEqualTo(-1.0);
    assertThat(samples[32768]).isEqualTo(0.0);
    assertThat(samples[65535]).isEqualTo(32767 / 32768.0);
    assertThat(encode(SampleFormat.PCM_16, samples, codes.array())).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFormat.class,
      names = {"PCM_8", "PCM_8_SIGNED", "PCM_24", "PCM_32"})
  void randomCodesGoThroughUnchanged(SampleFormat format) {
    byte[] codes = new byte[format.bytes() * 100_000];
    new SplittableRandom(1).nextBytes(codes);
    assertThat(encode(format, decode(format, codes), codes)).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFormat.class,
      names = {"FLOAT_32", "FLOAT_64"})
  void finiteFloatsGoThroughUnchanged(SampleFormat format) {
    ByteBuffer codes = ByteBuffer.allocate(format.bytes() * 50_000).order(ByteOrder.LITTLE_ENDIAN);
    SplittableRandom random = new SplittableRandom(2);
    while (codes.hasRemaining()) {
      if (format == SampleFormat.FLOAT_32) {
        float value = Float.intBitsToFloat(random.nextInt());
        codes.putFloat(Float.isFinite(value) ? value : -0.0f);
      } else {
        double value = Double.longBitsToDouble(random.nextLong());
        codes.putDouble(Double.isFinite(value) ? value : Double.MIN_VALUE);
      }
    }
    assertThat(encode(format, decode(format, codes.array()), codes.array())).isZero();
  }

  @Test
  void codesAreWhatTheFormatSays() {
    byte[] all = {0, (byte) 0x80, (byte) 0xFF, 0x7F, 1, 0x40};
    assertThat(decode(SampleFormat.PCM_8, all))
        .containsExactly(-1, 0, 127 / 128.0, -1 / 128.0, -127 / 128.0, -0.5);
    assertThat(decode(SampleFormat.PCM_16, all))
        .containsExactly(-1, 0x7FFF / 32768.0, 0x4001 / 32768.0);
    assertThat(decode(SampleFormat.PCM_24, all))
        .containsExactly((0xFF8000 - (1 << 24)) * 0x1p-23, 0x40017F * 0x1p-23);
    assertThat(decode(SampleFormat.PCM_32, new byte[] {4, 3, 2, (byte) 0x81}))
        .containsExactly(0x81020304 * 0x1p-31);
    assertThat(encoded(SampleFormat.PCM_24, 0x010203 * 0x1p-23, -1 * 0x1p-23))
        .containsExactly(3, 2, 1, -1, -1, -1);
    assertThat(encoded(SampleFormat.PCM_32, 0x01020304 * 0x1p-31)).containsExactly(4, 3, 2, 1);
  }

  @Test
  void roundsToNearestAndTiesToEven() {
    double step = 0x1p-15;
    assertThat(encoded(SampleFormat.PCM_16, 0.49 * step, 0.5 * step, 1.5 * step, -0.51 * step))
        .containsExactly(0, 0, 0, 0, 2, 0, -1, -1);
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFormat.class,
      names = {"PCM_8", "PCM_8_SIGNED", "PCM_16", "PCM_24", "PCM_32"})
  void clipsAndCountsInsteadOfWrapping(SampleFormat format) {
    double most = 1 - Math.scalb(1.0, 1 - format.bits());
    double[] samples = {1, -1, 1.5, -1.5, most, 1e300, -Double.MAX_VALUE, 0};
    byte[] same = encoded(format, most, -1, most, -1, most, most, -1, 0);
    assertThat(encode(format, samples, same)).isEqualTo(4);
    assertThat(decode(format, same)).containsExactly(most, -1, most, -1, most, most, -1, 0);
    double step = Math.scalb(1.0, 1 - format.bits());
    byte[] loudest = encoded(format, most, -1, most, -1);
    double[] dithered = {1 + step, -1 - step, 1 + 2 * step, -1 - 2 * step};
    assertThat(encode(format, dithered, loudest)).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFormat.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"MU_LAW", "A_LAW"})
  void tellsWhichSampleIsNotFinite(SampleFormat format) {
    for (double bad : new double[] {Double.NaN, 1 / 0.0, -1 / 0.0}) {
      byte[] bytes = new byte[100];
      double[] in = {0.5, 0, 2, bad, 0};
      assertThat(format.encode(in, bytes, 0, format.bytes(), 5)).isEqualTo(~3);
      assertThat(format.encode(new double[] {bad}, bytes, 0, format.bytes(), 1)).isEqualTo(~0);
      assertThat(format.encode(in, bytes, 0, format.bytes(), 3)).isGreaterThanOrEqualTo(0);
    }
  }

  @Test
  void aFloatsRangeIsALimitToo() {
    double[] in = {Float.MAX_VALUE, -Float.MAX_VALUE, 3.5e38};
    byte[] bytes = new byte[24];
    assertThat(SampleFormat.FLOAT_32.encode(in, bytes, 0, 4, 3)).isEqualTo(~2);
    assertThat(SampleFormat.FLOAT_64.encode(in, bytes, 0, 8, 3)).isZero();
  }

  @Test
  void strideAndOffsetsPickOneChannel() {
    byte[] frames = new byte[12];
    SampleFormat.PCM_16.encode(new double[] {0.25, 0.5}, frames, 3, 5, 2);
    assertThat(frames).containsExactly(0, 0, 0, 0, 0x20, 0, 0, 0, 0, 0x40, 0, 0);
    double[] out = new double[3];
    SampleFormat.PCM_16.decode(frames, 3, 5, out, 2);
    assertThat(out).containsExactly(0.25, 0.5, 0);
  }

  @Test
  void lawsAreWhatTheRecommendationSays() {
    byte[] codes = {0, 0x0F, 0x7F, (byte) 0x80, (byte) 0xF0, (byte) 0xFF};
    assertThat(decode(SampleFormat.MU_LAW, codes))
        .containsExactly(-8031 / 8192.0, -4191 / 8192.0, 0, 8031 / 8192.0, 30 / 8192.0, 0);
    // The even bits are inverted: 0xD5 and 0x55 are the smallest codes, 0xAA and 0x2A the largest.
    byte[] inverted = {(byte) 0xD5, 0x55, (byte) 0xAA, 0x2A, (byte) 0xC5, (byte) 0xF5};
    assertThat(decode(SampleFormat.A_LAW, inverted))
        .containsExactly(
            1 / 4096.0, -1 / 4096.0, 4032 / 4096.0, -4032 / 4096.0, 33 / 4096.0, 66 / 4096.0);
  }

  @Test
  void lawsAreOnlyRead() {
    assertThatThrownBy(() -> SampleFormat.MU_LAW.encode(new double[1], new byte[1], 0, 1, 1))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("µ-law is read-only");
  }
}

package tenuto.formats.pcm;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Converts frames of one 32-bit float or two, to the same bits as {@link SampleFormat#FLOAT_32} in
 * half of its time.
 *
 * <p>C2 makes vectors of a loop only if it steps through memory by a constant, has no other end and
 * takes no float for an int. So each loop here does one thing: two floats of a frame are one long,
 * their bits are copied from ints to floats, and whether all are finite is seen afterwards.
 */
final class FloatCodec {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int INFINITE = 0x7F80_0000;

  private final int channels;
  private final float[] floats = new float[SampleSpace.FRAMES];
  private final int[] first = new int[SampleSpace.FRAMES];
  private final int[] second = new int[SampleSpace.FRAMES];
  private final MemorySegment firstBits = MemorySegment.ofArray(first);
  private final MemorySegment secondBits = MemorySegment.ofArray(second);

  /**
   * @param channels one or two
   */
  FloatCodec(int channels) {
    this.channels = channels;
  }

  /** Whether a file has such frames. */
  static boolean handles(Pcm pcm) {
    return pcm.format() == SampleFormat.FLOAT_32 && together(pcm) <= 2;
  }

  /** One for a file that has. */
  static FloatCodec of(Pcm pcm) {
    return new FloatCodec(together(pcm));
  }

  /** The channels whose samples are side by side. */
  private static int together(Pcm pcm) {
    return pcm.planar() ? 1 : pcm.channels();
  }

  /**
   * Decodes {@code n} samples of one channel.
   *
   * @param at the index of the first frame
   */
  void decode(byte[] bytes, int at, int channel, double[] out, int n) {
    if (channels == 1) {
      only(bytes, at, n);
    } else if (channel == 0) {
      low(bytes, at, n);
    } else {
      high(bytes, at, n);
    }
    MemorySegment.copy(firstBits, ValueLayout.JAVA_FLOAT, 0, floats, 0, n);
    for (int i = 0; i < n; i++) {
      out[i] = floats[i];
    }
  }

  private void only(byte[] bytes, int at, int n) {
    for (int i = 0; i < n; i++) {
      first[i] = (int) INTS.get(bytes, at + 4 * i);
    }
  }

  private void low(byte[] bytes, int at, int n) {
    for (int i = 0; i < n; i++) {
      first[i] = (int) (long) LONGS.get(bytes, at + 8 * i);
    }
  }

  private void high(byte[] bytes, int at, int n) {
    for (int i = 0; i < n; i++) {
      first[i] = (int) ((long) LONGS.get(bytes, at + 8 * i) >>> 32);
    }
  }

  /**
   * Rounds {@code n} samples of one channel, which {@link #encoded} then writes.
   *
   * @return 0; or, if the sample with index i is NaN, infinite or beyond a float's range, {@code
   *     ~i}
   */
  int round(double[] in, int channel, int n) {
    for (int i = 0; i < n; i++) {
      floats[i] = (float) in[i];
    }
    MemorySegment to = channel == 0 ? firstBits : secondBits;
    MemorySegment.copy(floats, 0, to, ValueLayout.JAVA_FLOAT, 0, n);
    int[] bits = channel == 0 ? first : second;
    return greatest(bits, n) < INFINITE ? 0 : ~firstInfinite(bits);
  }

  /** Of numbers without their sign, which are in the order of their bits; NaN is above all. */
  private static int greatest(int[] bits, int n) {
    int greatest = 0;
    for (int i = 0; i < n; i++) {
      greatest = Math.max(greatest, bits[i] & Integer.MAX_VALUE);
    }
    return greatest;
  }

  private static int firstInfinite(int[] bits) {
    int i = 0;
    while ((bits[i] & Integer.MAX_VALUE) < INFINITE) {
      i++;
    }
    return i;
  }

  /** Writes {@code n} frames of what was rounded of each channel, from index {@code to} on. */
  void encoded(byte[] bytes, int to, int n) {
    if (channels == 1) {
      for (int i = 0; i < n; i++) {
        INTS.set(bytes, to + 4 * i, first[i]);
      }
    } else {
      for (int i = 0; i < n; i++) {
        LONGS.set(bytes, to + 8 * i, first[i] & 0xFFFF_FFFFL | (long) second[i] << 32);
      }
    }
  }
}

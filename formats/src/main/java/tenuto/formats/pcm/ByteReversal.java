package tenuto.formats.pcm;

import static java.lang.invoke.MethodHandles.byteArrayViewVarHandle;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.lang.invoke.VarHandle;

/**
 * Reverses the bytes of numbers: big-endian samples are converted this way before a {@link
 * SampleFormat}, which is little endian, decodes them.
 */
final class ByteReversal {
  private static final VarHandle SHORTS = byteArrayViewVarHandle(short[].class, LITTLE_ENDIAN);
  private static final VarHandle INTS = byteArrayViewVarHandle(int[].class, LITTLE_ENDIAN);
  private static final VarHandle LONGS = byteArrayViewVarHandle(long[].class, LITTLE_ENDIAN);

  private ByteReversal() {}

  /**
   * Reverses the bytes of each number, in place.
   *
   * @param from the index of the first byte
   * @param n the total number of bytes
   * @param width the bytes of a number: 1, 2, 3, 4 or 8
   */
  static void reverse(byte[] bytes, int from, int n, int width) {
    switch (width) {
      case 1 -> {}
      case 2 -> shorts(bytes, from, from + n);
      case 3 -> triples(bytes, from, from + n);
      case 4 -> ints(bytes, from, from + n);
      case 8 -> longs(bytes, from, from + n);
      default -> throw new IllegalArgumentException("no sample has " + width + " bytes");
    }
  }

  private static void shorts(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i += Short.BYTES) {
      SHORTS.set(bytes, i, Short.reverseBytes((short) SHORTS.get(bytes, i)));
    }
  }

  private static void triples(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i += 3) {
      byte first = bytes[i];
      bytes[i] = bytes[i + 2];
      bytes[i + 2] = first;
    }
  }

  private static void ints(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i += Integer.BYTES) {
      INTS.set(bytes, i, Integer.reverseBytes((int) INTS.get(bytes, i)));
    }
  }

  private static void longs(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i += Long.BYTES) {
      LONGS.set(bytes, i, Long.reverseBytes((long) LONGS.get(bytes, i)));
    }
  }
}

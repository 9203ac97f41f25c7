package tenuto.formats;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Damage to files. */
public final class Damage {
  private Damage() {}

  /** Changes a byte, some from there on, or the length; returns the bytes, which may be others. */
  public static byte[] at(int at, byte[] bytes, SplittableRandom random) {
    switch (random.nextInt(7)) {
      case 0 -> bytes[at] = (byte) random.nextInt();
      case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
      case 2 -> bytes[at] = 0;
      case 3 -> Arrays.fill(bytes, at, Math.min(at + 4, bytes.length), (byte) 0xFF);
      case 4 -> bytes[at]++;
      case 5 -> {
        int n = Math.min(random.nextInt(1000), bytes.length - at);
        System.arraycopy(bytes, random.nextInt(bytes.length - n + 1), bytes, at, n);
      }
      default -> {
        return Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length + 100));
      }
    }
    return bytes;
  }
}

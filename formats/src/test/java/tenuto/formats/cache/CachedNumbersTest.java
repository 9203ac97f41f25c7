package tenuto.formats.cache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Identity;

class CachedNumbersTest {
  private static final Identity KEY = Identity.of("key", 0);

  @TempDir Path folder;

  @Test
  void keepsEachBitOfFewAndOfManyNumbers() throws IOException {
    for (int count : new int[] {0, 1, 5, 6, 7, 1000}) {
      double[] numbers = new double[count];
      for (int i = 0; i < count; i++) {
        numbers[i] = Double.longBitsToDouble(0x7FF8_0000_0000_0001L + 0x9E37_79B9_7F4A_7C15L * i);
      }
      Path file = folder.resolve("numbers" + count);
      CachedNumbers.write(file, KEY, numbers);
      assertArrayEquals(bits(numbers), bits(CachedNumbers.read(file, KEY)));
    }
  }

  @Test
  void writesThemInLittleEndianOrderBehindTheKey() throws IOException {
    Path file = folder.resolve("numbers");
    double[] numbers = new double[8];
    Arrays.fill(numbers, -2.5); // C004 0000 0000 0000 by IEEE 754
    CachedNumbers.write(file, KEY, numbers);
    byte[] bytes = Files.readAllBytes(file);
    assertEquals(16 + 8 * 8 + 4, bytes.length);
    for (int i = 16; i < 16 + 8 * 8; i += 8) {
      byte[] number = Arrays.copyOfRange(bytes, i, i + 8);
      assertArrayEquals(new byte[] {0, 0, 0, 0, 0, 0, 4, (byte) 0xC0}, number);
    }
  }

  private static long[] bits(double[] numbers) {
    return Arrays.stream(numbers).mapToLong(Double::doubleToRawLongBits).toArray();
  }
}

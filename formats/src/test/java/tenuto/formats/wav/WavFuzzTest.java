package tenuto.formats.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav.Bytes;

/**
 * Damaged files are read or refused in the words of {@link SoundFileException}, and nothing else.
 */
class WavFuzzTest {
  private static final int FILES = 2_000;

  @TempDir Path folder;

  @Test
  @Timeout(300)
  void damagedFilesAreReadOrRefused() throws IOException {
    List<byte[]> whole = wholeFiles();
    int read = 0;
    int refused = 0;
    for (int seed = 0; seed < FILES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes = damage(whole.get(random.nextInt(whole.size())), random);
      Path file = Files.write(folder.resolve("damaged.wav"), bytes);
      try {
        double[][] samples = Wav.read(file);
        assertThat((long) samples.length * samples[0].length).isLessThanOrEqualTo(bytes.length);
        read++;
      } catch (SoundFileException expected) {
        assertThat(expected).hasMessageStartingWith(file + ": byte ");
        refused++;
      } catch (Throwable other) {
        fail("seed " + seed, other);
      }
    }
    // Both must be common, or the damage proves nothing.
    assertThat(read).isGreaterThan(FILES / 5);
    assertThat(refused).isGreaterThan(FILES / 5);
  }

  private List<byte[]> wholeFiles() throws IOException {
    List<byte[]> files = new ArrayList<>();
    Path file = folder.resolve("whole.wav");
    for (SampleFormat format : SampleFormat.values()) {
      if (format.isWritable() && format != SampleFormat.PCM_8_SIGNED) {
        Wav.write(file, format, 48000, new double[50], new double[50]);
        files.add(Files.readAllBytes(file));
        Wav.write(file, format, 48000, new double[9], new double[9], new double[9]);
        files.add(Files.readAllBytes(file));
      }
    }
    Bytes big = new Bytes().text("RF64").u32(-1).text("WAVE");
    big.text("ds64").u32(28).u64(0, 20, 10).u32(0).text("LIST").u32(3).text("abc").u8(0);
    big.text("fmt ").u32(16).u16(1, 1).u32(8000, 16000).u16(2, 16);
    files.add(big.text("data").u32(-1).u64(0, 0).u32(0).array());
    return files;
  }

  private static byte[] damage(byte[] whole, SplittableRandom random) {
    byte[] bytes = whole.clone();
    int head = Math.min(100, bytes.length);
    for (int k = 1 + random.nextInt(3); k > 0; k--) {
      int at = random.nextInt(head);
      switch (random.nextInt(6)) {
        case 0 -> bytes[at] = (byte) random.nextInt();
        case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 2 -> bytes[at] = 0;
        case 3 -> Arrays.fill(bytes, at, Math.min(at + 4, bytes.length), (byte) 0xFF);
        case 4 -> bytes[random.nextInt(bytes.length)]++;
        default -> {
          bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length + 20));
          head = Math.min(100, bytes.length);
        }
      }
      if (bytes.length == 0) {
        break;
      }
    }
    return bytes;
  }
}

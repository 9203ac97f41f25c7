package tenuto.dsp.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WriteBehindTest {
  private static final int MIB = 1 << 20;

  @TempDir Path folder;
  private Path path;
  private RandomAccessFile file;
  private WriteBehind behind;

  @BeforeEach
  void open() throws IOException {
    path = folder.resolve("x");
    file = new RandomAccessFile(path.toFile(), "rw");
    behind = new WriteBehind(file);
  }

  @AfterEach
  void close() throws IOException {
    behind.close();
    file.close();
  }

  private static byte[] random(int n) {
    byte[] bytes = new byte[n];
    new Random(n).nextBytes(bytes);
    return bytes;
  }

  /** The pieces of {@code all}, of uneven lengths, as {@code {begin, end}}. */
  private static List<int[]> pieces(byte[] all, int longest) {
    Random random = new Random(longest);
    List<int[]> pieces = new ArrayList<>();
    for (int at = 0; at < all.length; ) {
      int to = Math.min(all.length, at + 1 + random.nextInt(longest));
      pieces.add(new int[] {at, to});
      at = to;
    }
    return pieces;
  }

  private void write(byte[] all, int[] piece) throws IOException {
    behind.write(piece[0], Arrays.copyOfRange(all, piece[0], piece[1]), piece[1] - piece[0]);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1000, MIB - 1, MIB, MIB + 1, 3 * MIB, 9 * MIB + 7})
  void anyLengthIsWritten(int n) throws IOException {
    behind.expect(n);
    byte[] all = random(n);
    for (int[] piece : pieces(all, 100_000)) {
      write(all, piece);
    }
    behind.drain();
    assertThat(Files.readAllBytes(path)).isEqualTo(all);
  }

  @Test
  void anyOrderIsWritten() throws IOException {
    byte[] all = random(12 * MIB + 5);
    List<int[]> pieces = pieces(all, 2 * MIB);
    Collections.shuffle(pieces, new Random(1));
    for (int[] piece : pieces) {
      write(all, piece);
    }
    behind.drain();
    assertThat(Files.readAllBytes(path)).isEqualTo(all);
  }

  @Test
  void manyThreadsWrite() throws Exception {
    byte[] all = random(40 * MIB);
    List<Callable<Void>> writes = new ArrayList<>();
    for (int[] piece : pieces(all, 80_000)) {
      writes.add(
          () -> {
            write(all, piece);
            return null;
          });
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (Future<Void> done : threads.invokeAll(writes)) {
        done.get();
      }
    }
    behind.drain();
    assertThat(Files.readAllBytes(path)).isEqualTo(all);
  }

  @Test
  void whatWasWrittenTwiceIsTheLaterAndWhatWasNotIsLeft() throws IOException {
    Files.write(path, random(5 * MIB));
    byte[] expected = random(5 * MIB);
    for (int round = 1; round <= 3; round++) {
      byte[] bytes = new byte[700_000];
      Arrays.fill(bytes, (byte) round);
      behind.write(MIB - 300_000, bytes, bytes.length);
      behind.write(3 * MIB, bytes, bytes.length / round);
      Arrays.fill(expected, MIB - 300_000, MIB + 400_000, (byte) round);
      Arrays.fill(expected, 3 * MIB, 3 * MIB + 700_000 / round, (byte) round);
    }
    behind.drain();
    assertThat(Files.readAllBytes(path)).isEqualTo(expected);
  }

  @Test
  void anInterruptedThreadWritesOn() throws IOException {
    byte[] all = random(10 * MIB);
    Thread.currentThread().interrupt();
    for (int[] piece : pieces(all, 100_000)) {
      write(all, piece);
    }
    behind.drain();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(Files.readAllBytes(path)).isEqualTo(all);
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 20 * MIB})
  void aFailureIsThrownByWhatComesNext(int n) throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full));
    try (RandomAccessFile device = new RandomAccessFile(full.toFile(), "rw")) {
      WriteBehind failing = new WriteBehind(device);
      assertThatThrownBy(
              () -> {
                failing.write(0, new byte[n], n);
                failing.drain();
              })
          .isInstanceOf(IOException.class)
          .hasMessage("No space left on device");
      failing.close();
    }
  }

  @Test
  void afterTheEndNothingIsTaken() throws IOException {
    behind.write(0, random(5 * MIB), 5 * MIB);
    behind.close();
    behind.close();
    assertThatThrownBy(() -> behind.write(0, new byte[1], 1)).hasMessage("it is closed");
    assertThatThrownBy(behind::drain).hasMessage("it is closed");
  }
}

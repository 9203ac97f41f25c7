package tenuto.formats.pcm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class WriteCombinerTest {
  private static final int SPAN = WriteCombiner.SPAN;
  private static final int BEGIN = 136;

  /** Bytes of a file, and where each write began and how long it was. */
  private static final class Written {
    final byte[] file;
    final List<List<Long>> calls = Collections.synchronizedList(new ArrayList<>());

    Written(int size) {
      file = new byte[size];
    }

    void write(long position, byte[] bytes, int from, int n) {
      System.arraycopy(bytes, from, file, (int) position, n);
      calls.add(List.of(position, (long) n));
    }
  }

  private static byte[] noise(int size) {
    byte[] noise = new byte[size];
    new SplittableRandom(1).nextBytes(noise);
    java.util.Arrays.fill(noise, 0, BEGIN, (byte) 0);
    return noise;
  }

  private static void put(WriteCombiner combiner, byte[] noise, int from, int to)
      throws IOException {
    combiner.put(from, java.util.Arrays.copyOfRange(noise, from, to), to - from);
  }

  @Test
  void writesAreAsLargeAsSpansAndAligned() throws IOException {
    byte[] noise = noise(3 * SPAN + 1000);
    Written written = new Written(noise.length);
    WriteCombiner combiner = new WriteCombiner(written::write, BEGIN, noise.length);
    for (int at = BEGIN; at < noise.length; at += 6007) {
      put(combiner, noise, at, Math.min(at + 6007, noise.length));
    }
    assertThat(written.file).isEqualTo(noise);
    assertThat(written.calls)
        .containsExactly(
            List.of((long) BEGIN, (long) SPAN - BEGIN),
            List.of((long) SPAN, (long) SPAN),
            List.of(2L * SPAN, (long) SPAN),
            List.of(3L * SPAN, 1000L));
  }

  @Test
  void whatIsNotFilledIsNotWritten() throws IOException {
    byte[] noise = noise(2 * SPAN);
    Written written = new Written(noise.length);
    WriteCombiner combiner = new WriteCombiner(written::write, BEGIN, noise.length);
    put(combiner, noise, SPAN - 10, SPAN + 10);
    put(combiner, noise, SPAN + 10, SPAN + 20);
    put(combiner, noise, SPAN + 100, SPAN + 110);
    assertThat(written.calls).isEmpty();
    combiner.flush();
    assertThat(written.calls)
        .containsExactly(
            List.of(SPAN - 10L, 10L), List.of((long) SPAN, 20L), List.of(SPAN + 100L, 10L));
    combiner.flush();
    assertThat(written.calls).hasSize(3);
  }

  @Test
  void piecesInAnyOrderAreWrittenAndFewAreHeld() throws IOException {
    byte[] noise = noise(100 * SPAN);
    Written written = new Written(noise.length);
    WriteCombiner combiner = new WriteCombiner(written::write, BEGIN, noise.length);
    List<Integer> starts = new ArrayList<>();
    for (int at = BEGIN; at < noise.length; at += 50_021) {
      starts.add(at);
    }
    Collections.shuffle(starts, new java.util.Random(2));
    for (int at : starts.subList(0, 100)) {
      put(combiner, noise, at, Math.min(at + 50_021, noise.length));
    }
    assertThat(written.calls).isNotEmpty(); // more spans were begun than it holds
    for (int at : starts.subList(100, starts.size())) {
      put(combiner, noise, at, Math.min(at + 50_021, noise.length));
    }
    combiner.flush();
    assertThat(written.file).isEqualTo(noise);
  }

  @Test
  void threadsFillSpansTogether() throws Exception {
    byte[] noise = noise(30 * SPAN);
    Written written = new Written(noise.length);
    WriteCombiner combiner = new WriteCombiner(written::write, BEGIN, noise.length);
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<?>> all = new ArrayList<>();
      for (int at = BEGIN; at < noise.length; at += 10_007) {
        int from = at;
        all.add(
            threads.submit(
                () -> {
                  put(combiner, noise, from, Math.min(from + 10_007, noise.length));
                  return null;
                }));
      }
      for (Future<?> each : all) {
        each.get();
      }
    }
    assertThat(written.file).isEqualTo(noise);
    assertThat(written.calls.stream().mapToLong(List::getLast).sum())
        .isEqualTo(noise.length - BEGIN);
  }
}

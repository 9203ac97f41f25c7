package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Signals that can only be read onward, computed by several threads at once. */
class RelayTest {
  private static final int LENGTH = 5 * Pool.CHUNK_SAMPLES + 77;

  @TempDir Path scratch;

  private Session session(int threads) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(1024));
  }

  /** A filter after a filter, beside others, with a gather between. */
  private static Signal tangle(int i) {
    Signal leaky = Kit.leak(Kit.ramp(LENGTH - i, 1e-3 * i), 0.5);
    Signal deeper = Kit.leak(Kit.sum(leaky, Kit.shift(Kit.leak(leaky, 0.25), 5)), -0.5);
    return Kit.sum(deeper, leaky, Kit.leak(Kit.ramp(LENGTH / 2, 1), 0.75));
  }

  /** All samples that visitors are shown, by channel, however many threads there are. */
  private static double[][] shown(Session session, List<Signal> signals, int stretch) {
    double[][] all = new double[signals.size()][LENGTH + 8];
    session.visit(
        signals,
        stretch,
        () ->
            (start, channels, n) -> {
              for (int c = 0; c < channels.length; c++) {
                for (int i = 0; i < n; i++) {
                  all[c][(int) start + i] = channels[c].get(i);
                }
              }
            });
    return all;
  }

  @Test
  void manyThreadsStoreTheSameBitsAsOneAndNothingElse() {
    Signal mix =
        Combined.of(new Kit.Add(), IntStream.range(0, 6).mapToObj(RelayTest::tangle).toList());
    double[] expected;
    try (Session session = session(1)) {
      expected = Kit.read(session, mix, 4096);
    }
    for (int threads : new int[] {1, 2, 3, 7}) {
      try (Session session = session(threads)) {
        for (int round = 0; round < 5; round++) {
          try (Stored stored = session.store(mix)) {
            assertThat(Kit.read(session, stored, 8192)).isEqualTo(expected);
          }
        }
      }
    }
  }

  @Test
  void channelsSideBySideShareWhatTheyShareAndStoreNothing() {
    Signal leaky = Kit.leak(Kit.ramp(LENGTH - 3, 1), 0.5);
    Signal shared = Kit.leak(Kit.sum(leaky, Kit.leak(leaky, 0.25)), -0.5);
    Signal half = Mapped.of(new Kit.Plus(0.5), shared);
    Signal brief = Kit.leak(Kit.ramp(1500, 1), 0.5);
    List<Signal> channels = List.of(half, shared, brief, Kit.ramp(LENGTH, 1), shared, half);
    double[][] expected;
    try (Session session = session(1)) {
      expected = new double[channels.size()][LENGTH + 8];
      for (int c = 0; c < expected.length; c++) {
        double[] samples = Kit.read(session, channels.get(c), 1000);
        System.arraycopy(samples, 0, expected[c], 0, samples.length);
      }
    }
    for (int threads : new int[] {1, 2, 5}) {
      for (int stretch : new int[] {8, 1000, 1024, 8192}) {
        try (Session session = session(threads)) {
          assertThat(shown(session, channels, stretch)).isDeepEqualTo(expected);
          assertThat(session.usage().peakLent()).isZero();
        }
      }
    }
  }

  @Test
  void allThreadsTakePart() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    Signal chain = Kit.ramp(50L * LENGTH, 1);
    for (int i = 0; i < 8; i++) {
      chain = Mapped.of(new Noting(threads), Kit.leak(chain, 0.5));
    }
    try (Session session = session(3);
        Stored stored = session.store(chain)) {
      assertThat(stored.length()).isEqualTo(50L * LENGTH);
      assertThat(threads).hasSizeBetween(2, 3);
    }
  }

  private record Noting(Set<Thread> threads) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      threads.add(Thread.currentThread());
      in.copyTo(0, out, 0, n);
    }

    @Override
    public String toString() {
      return "Noting";
    }
  }

  /** Fails from a sample on. */
  private record Fails(long from) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      if (start >= from) {
        throw new IllegalStateException("failed at " + start);
      }
      out.silence(0, n);
    }
  }

  @Test
  void theFirstFailureIsToldAndNobodyWaitsForWhatWillNeverBe() {
    for (int threads : new int[] {1, 2, 5}) {
      try (Session session = session(threads)) {
        for (int block : new int[] {0, 1, 20}) {
          Signal late = Generated.of(new Fails(1024L * block), LENGTH);
          Signal mix = Kit.sum(tangle(1), Kit.leak(late, 0.5), tangle(2));
          for (int round = 0; round < 20; round++) {
            assertThatThrownBy(() -> session.store(mix)).hasMessage("failed at " + 1024L * block);
          }
        }
        assertThat(session.usage().lent()).isZero();
      }
    }
  }

  @Test
  void aVisitorThatFailsAnywhereOrCannotBeginEndsTheVisit() {
    for (int threads : new int[] {1, 2, 5}) {
      try (Session session = session(threads)) {
        List<Signal> channels = List.of(tangle(1), tangle(2));
        for (long at : new long[] {0, 8192, 3 * 8192}) {
          assertThatThrownBy(
                  () ->
                      session.visit(
                          channels,
                          8192,
                          () ->
                              (start, blocks, n) -> {
                                if (start == at) {
                                  throw new IllegalStateException("at " + start);
                                }
                              }))
              .hasMessage("at " + at);
        }
        AtomicInteger made = new AtomicInteger();
        assertThatThrownBy(
                () ->
                    session.visit(
                        channels,
                        1024,
                        () -> {
                          if (made.getAndIncrement() == 0) {
                            throw new IllegalStateException("no visitor");
                          }
                          return (start, blocks, n) -> {};
                        }))
            .hasMessage("no visitor");
      }
    }
  }
}

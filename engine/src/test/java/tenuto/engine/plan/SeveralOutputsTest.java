package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Filters of several inputs and outputs, and of no input: when they are stored, and what of. */
class SeveralOutputsTest {
  private static final int LENGTH = 3 * Chunk.SAMPLES + 77;

  @TempDir Path scratch;

  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicInteger open = new AtomicInteger();
  private final AtomicLong made = new AtomicLong();

  /** Called before sample {@code i} is made. */
  private interface Watch {
    void see(long i);
  }

  /** Of a and b: s, the sum of all a so far, and s - b / 2. */
  private final class Sums implements Filter {
    private final Watch watch;

    Sums(Watch watch) {
      this.watch = watch;
    }

    @Override
    public int inputs() {
      return 2;
    }

    @Override
    public int outputs() {
      return 2;
    }

    @Override
    public Processor begin() {
      begun.incrementAndGet();
      open.incrementAndGet();
      return new Processor() {
        private double sum;
        private long at;

        @Override
        public void process(Block[] in, Block[] out, int n) {
          for (int i = 0; i < n; i++, at++) {
            watch.see(at);
            sum += in[0].get(i);
            // As the contract says, no output is where an input does.
            out[0].set(i, sum);
            out[1].set(i, sum - in[1].get(i) / 2);
          }
          made.addAndGet(n);
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }

    @Override
    public String toString() {
      return "Sums";
    }
  }

  /** 1, 2, 3, ... out of nothing. */
  private record Counter() implements Filter {
    @Override
    public int inputs() {
      return 0;
    }

    @Override
    public Processor begin() {
      return new Processor() {
        private double count;

        @Override
        public void process(Block[] in, Block[] out, int n) {
          for (int i = 0; i < n; i++) {
            out[0].set(i, ++count);
          }
        }
      };
    }
  }

  @AfterEach
  void everyProcessorHasEnded() {
    assertThat(open).hasValue(0);
  }

  private Session session(int threads, int blockSize) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(blockSize));
  }

  private List<Signal> sums(Signal a, Signal b) {
    return Filtered.all(new Sums(i -> {}), List.of(a, b));
  }

  /** Of inputs that are computed themselves; the second one is longer. */
  private List<Signal> sums() {
    Signal b = Kit.leak(Kit.ramp(LENGTH + 100, 1), 0.5);
    return sums(Mapped.of(new Kit.Plus(1), Kit.ramp(LENGTH, 1)), b);
  }

  private static double[][] expected() {
    double[][] expected = new double[2][LENGTH];
    double sum = 0;
    double b = 0;
    for (int i = 0; i < LENGTH; i++) {
      sum += i + 1;
      b = i + 0.5 * b;
      expected[0][i] = sum;
      expected[1][i] = sum - b / 2;
    }
    return expected;
  }

  private static double[][] visited(Session session, List<Signal> signals, int stretch) {
    double[][] all = new double[signals.size()][LENGTH];
    session.visit(
        signals,
        stretch,
        () ->
            (start, channels, n) -> {
              for (int channel = 0; channel < channels.length; channel++) {
                for (int i = 0; i < n; i++) {
                  all[channel][(int) start + i] = channels[channel].get(i);
                }
              }
            });
    return all;
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "1, 2048", "2, 64", "2, 8192", "8, 8", "8, 2048"})
  void outputsThatAreReadInStepAreComputedTogetherAndNothingIsStored(int threads, int blockSize) {
    try (Session session = session(threads, blockSize)) {
      List<Signal> both = sums();
      assertThat(visited(session, both, 1024)).isDeepEqualTo(expected());
      assertThat(session.memory().usage().peakLent()).isZero();
      assertThat(session.work().rendered()).isEqualTo(2L * LENGTH);
      assertThat(begun).hasValue(1);
      assertThat(visited(session, both.reversed(), 8)[0]).isEqualTo(expected()[1]);
      try (Stored sum = session.store(Kit.sum(both.get(1), both.get(0)))) {
        assertThat(session.memory().usage().peakLent()).isEqualTo(sum.bytes());
        assertThat(sum.sample(9)).isEqualTo(expected()[0][9] + expected()[1][9]);
      }
      assertThat(begun).hasValue(3);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "1, 2048", "2, 64", "8, 2048"})
  void outputsThatAreReadApartAreComputedOnce(int threads, int blockSize) {
    try (Session session = session(threads, blockSize)) {
      List<Signal> both = sums();
      Signal apart = Kit.sum(both.get(0), Kit.backwards(both.get(1)));
      double[][] expected = expected();
      double[] turned = new double[LENGTH];
      Arrays.setAll(turned, i -> expected[0][i] + expected[1][LENGTH - 1 - i]);
      assertThat(Kit.read(session, apart, 100)).isEqualTo(turned);
      assertThat(begun).hasValue(1);
      assertThat(made.get()).isBetween((long) LENGTH, LENGTH + 7L);
      assertThat(session.memory().usage().lent()).isZero();
      assertThat(session.memory().usage().peakLent()).isEqualTo(2 * 4 * Chunk.BYTES);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 64", "2, 2048"})
  void outputsThatAreStoredByOneCallAreComputedOnce(int threads, int blockSize) {
    try (Session session = session(threads, blockSize)) {
      List<Signal> both = sums();
      Signal half = Mapped.of(new Kit.Plus(0.5), both.get(1));
      try (Stored other = session.store(Kit.ramp(20, 2))) {
        List<Stored> stored =
            session.store(List.of(both.get(0), other, Kit.leak(Kit.ramp(40, 1), 0.5), half));
        assertThat(begun).hasValue(1);
        assertThat(made.get()).isBetween((long) LENGTH, LENGTH + 7L);
        assertThat(stored.get(0).sample(LENGTH - 1)).isEqualTo(expected()[0][LENGTH - 1]);
        assertThat(stored.get(1)).isSameAs(other);
        assertThat(stored.get(2).sample(1)).isEqualTo(1);
        assertThat(stored.get(3).sample(LENGTH - 1)).isEqualTo(expected()[1][LENGTH - 1] + 0.5);
        stored.forEach(Stored::close);
        assertThat(session.memory().usage().lent()).isEqualTo(other.bytes());
      }
    }
  }

  /** The second shares a filter with the first, but ends earlier. */
  @Test
  void whatIsOfAnotherLengthIsStoredByItself() {
    try (Session session = session(2, 64)) {
      List<Signal> both = sums();
      List<Stored> stored = session.store(List.of(both.get(0), Kit.shift(both.get(1), -9)));
      assertThat(stored.get(1).length()).isNotEqualTo(LENGTH);
      assertThat(stored.get(1).sample(0)).isEqualTo(expected()[1][9]);
      stored.forEach(Stored::close);
    }
  }

  /** The first shares a filter with the last, the second another one; both come together. */
  @Test
  void whatSharesAFilterWithOneOfAGroupIsOfIt() {
    try (Session session = session(1, 64)) {
      List<Signal> a = sums();
      List<Signal> b = sums(Kit.ramp(LENGTH, 3), Kit.ramp(LENGTH, 5));
      List<Stored> stored = session.store(List.of(a.get(0), b.get(1), Kit.sum(a.get(1), b.get(0))));
      assertThat(begun).hasValue(2);
      assertThat(stored.get(0).sample(7)).isEqualTo(expected()[0][7]);
      double last = expected()[1][7] + 3 * expected()[0][6];
      assertThat(stored.get(2).sample(7)).isEqualTo(last);
      stored.forEach(Stored::close);
    }
  }

  @Test
  void ofSeveralThatAreStoredByOneCallNoneIsLeftWhereOneFails() {
    try (Session session = session(2, 64)) {
      Filter broken =
          new Sums(
              i -> {
                if (i == 20_001) {
                  throw new ArithmeticException("broken");
                }
              });
      List<Signal> both = Filtered.all(broken, List.of(Kit.ramp(LENGTH, 1), Kit.ramp(LENGTH, 1)));
      List<Signal> all = List.of(Kit.ramp(LENGTH, 2), both.get(0), both.get(1));
      assertThatThrownBy(() -> session.store(all)).hasMessage("broken");
      assertThat(session.memory().lent()).isEmpty();
    }
  }

  @Test
  void whoeverReadsThemApart() {
    try (Session session = session(2, 64)) {
      List<Signal> both = sums();
      Signal left = both.get(0);
      Signal right = both.get(1);
      List<Signal> readers =
          List.of(
              Kit.sum(Kit.shift(left, 5), right),
              Kit.sum(left, Kit.shift(right, 5)),
              Kit.sum(Kit.shift(left, 5), Kit.shift(right, 5)),
              Kit.leak(Kit.sum(Kit.backwards(right), Kit.shift(left, 5)), 0.5),
              Filtered.all(new Sums(i -> {}), List.of(left, Kit.shift(right, 5))).get(1));
      for (Signal reader : readers) {
        Graph graph = Graph.of(reader, 2);
        assertThat(graph.stages()).containsExactly(List.of(left));
        assertThat(graph.made(left)).containsExactlyInAnyOrder(left, right);
        boolean sequential = reader instanceof Filtered;
        assertThat(graph.sequential().contains(reader)).isEqualTo(sequential);
        begun.set(0);
        double[] expected = Kit.read(session, reader, 64);
        assertThat(begun.get()).isLessThanOrEqualTo(2);
        try (Stored one = session.store(left);
            Stored two = session.store(right)) {
          assertThat(one.length()).isEqualTo(two.length());
        }
        assertThat(expected[40]).isNotZero();
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void ofOutputsThatAreReadApartOnlyThoseAreStored() {
    try (Session session = session(1, 64)) {
      Signal right = sums().get(1);
      Signal twice = Kit.sum(right, Kit.shift(right, 5));
      Graph graph = Graph.of(twice, 1);
      assertThat(graph.made(graph.stages().getFirst().getFirst())).containsExactly(right);
      double[] read = Kit.read(session, twice, 64);
      assertThat(read[40]).isEqualTo(expected()[1][40] + expected()[1][35]);
      assertThat(session.memory().usage().peakLent()).isEqualTo(4 * Chunk.BYTES);
    }
  }

  /** What is read of each is found out once, for threads that all begin then. */
  @Test
  void severalThatAreStoredSideBySideAreEachStoredWhole() {
    try (Session session = session(8, 64)) {
      for (int round = 0; round < 30; round++) {
        Signal many = Kit.ramp(100, 1);
        for (int i = 0; i < 5000; i++) { // so that finding out takes a while
          many = Mapped.of(new Kit.Plus(0), many);
        }
        Signal[] backwards = new Signal[8];
        for (int i = 0; i < backwards.length; i++) {
          List<Signal> both = sums(Kit.ramp(100, 1), Kit.ramp(100, i));
          backwards[i] = Kit.sum(Kit.backwards(both.get(0)), Kit.backwards(both.get(1)));
        }
        Signal all = Kit.sum(many, Kit.sum(backwards));
        assertThat(Kit.read(session, all, 100)[99]).isEqualTo(99 + 8 * 2 * 0.0);
      }
    }
  }

  @Test
  void aChainOfThemIsOnePlan() {
    try (Session session = session(2, 64)) {
      List<Signal> both = List.of(Kit.ramp(1000, 1e-3), Kit.ramp(1000, 1e-3));
      for (int i = 0; i < 2000; i++) {
        both = sums(Mapped.of(new Kit.Plus(-i), both.get(1)), both.get(0));
      }
      assertThat(Graph.of(RenderRoot.of(both), 2).isReady()).isTrue();
      session.visit(both, 64, () -> (start, channels, n) -> {});
      assertThat(begun).hasValue(2000);
      assertThat(session.memory().usage().peakLent()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "8"})
  void aFailureInsideEndsAllThatIsReadOfIt(int threads) {
    try (Session session = session(threads, 64)) {
      Filter broken =
          new Sums(
              i -> {
                if (i == 20_001) {
                  throw new ArithmeticException("broken");
                }
              });
      List<Signal> both = Filtered.all(broken, List.of(Kit.ramp(LENGTH, 1), Kit.ramp(LENGTH, 1)));
      List<Signal> readers =
          List.of(
              both.get(1),
              Kit.sum(both.get(1), both.get(0)),
              Kit.sum(both.get(1), Kit.backwards(both.get(0))));
      for (Signal reader : readers) {
        assertThatThrownBy(() -> session.store(reader)).hasMessage("broken");
        assertThat(open).hasValue(0);
        assertThat(session.memory().usage().lent()).isZero();
      }
      assertThatThrownBy(() -> visited(session, both, 64)).hasMessage("broken");
      assertThat(session.memory().lent()).isEmpty();
    }
  }

  @Test
  void itEndsWithWhoLeavesItAndWithTheSession() throws Exception {
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    try (Session session = session(2, 64)) {
      try (Reader reader = session.open(Kit.sum(sums().get(0), sums().get(1)))) {
        try (Arena arena = Arena.ofConfined()) {
          reader.read(0, new Block(arena.allocate(800, 64), 0), 0, 100);
        }
        assertThat(open).hasValue(2);
      }
      assertThat(open).hasValue(0);
      Filter waiting =
          new Sums(
              i -> {
                if (i == 10_000) {
                  inside.countDown();
                  try {
                    closed.await();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                }
              });
      List<Signal> both = Filtered.all(waiting, List.of(Kit.ramp(LENGTH, 1), Kit.ramp(LENGTH, 1)));
      Thread storing =
          Thread.ofPlatform()
              .uncaughtExceptionHandler((thread, e) -> failure.set(e))
              .start(() -> session.store(Kit.sum(both.get(0), Kit.backwards(both.get(1)))));
      inside.await();
      session.close();
      closed.countDown();
      storing.join();
    }
    assertThat(failure.get()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void withoutInputsItMakesItsSamplesAlone() {
    Signal counter = Filtered.of(new Counter(), LENGTH);
    assertThat(counter.addressable()).isFalse();
    assertThat(counter.inputs()).isEmpty();
    Signal other = Filtered.of(new Counter(), 100);
    assertThat(other).isNotEqualTo(counter);
    for (int threads : new int[] {1, 2, 8}) {
      try (Session session = session(threads, 64)) {
        Signal shifted = Kit.sum(Kit.shift(counter, 5), Kit.shift(other, 7));
        assertThat(Graph.of(Kit.shift(shifted, 1), threads).isReady()).isTrue();
        double[] read = Kit.read(session, shifted, 50);
        for (int i = 0; i < LENGTH; i++) {
          double count = Math.max(0, i - 4) + (i < 107 ? Math.max(0, i - 6) : 0);
          assertThat(read[i]).isEqualTo(count);
        }
        assertThat(session.memory().usage().peakLent()).isZero();
        try (Stored turned = session.store(Kit.backwards(counter))) {
          assertThat(turned.sample(0)).isEqualTo(LENGTH);
        }
      }
    }
  }

  @Test
  void itEndsWithTheShortestInput() {
    List<Signal> both = sums(Kit.ramp(1003, 1), Kit.ramp(10, 1));
    assertThat(both).allMatch(output -> output.length() == 10);
    try (Session session = session(1, 8)) {
      assertThat(Kit.read(session, Kit.sum(both.get(0), Kit.ramp(20, 1)), 20))
          .isEqualTo(
              new double[] {
                0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
              });
    }
  }

  @Test
  void itHasAsManyInputsAndOutputsAsItSays() {
    Signal ramp = Kit.ramp(10, 1);
    Filter sums = new Sums(i -> {});
    assertThatThrownBy(() -> Filtered.all(sums, List.of(ramp)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Sums has 2 inputs, but is given 1");
    assertThatThrownBy(() -> Filtered.of(sums, 10)).hasMessage("Sums has 2 inputs, but is given 0");
    assertThatThrownBy(() -> Filtered.of(sums, List.of(ramp, ramp)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Sums has 2 outputs, but one signal is asked for");
    assertThatThrownBy(() -> Filtered.of(new Kit.Leak(0.5), List.of(ramp, ramp)))
        .hasMessageContaining("has 1 inputs, but is given 2");
  }

  @Test
  void eachOutputIsASignalOfItsOwn() {
    List<Signal> both = sums(Kit.ramp(10, 1), Kit.ramp(10, 2));
    List<Signal> again = sums(Kit.ramp(10, 1), Kit.ramp(10, 2));
    assertThat(both.get(0)).isNotEqualTo(both.get(1)).isEqualTo(again.get(0));
    assertThat(both.get(1)).isEqualTo(again.get(1));
    assertThat(both.get(1).inputs()).isEqualTo(both.get(0).inputs());
  }
}

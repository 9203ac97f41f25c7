package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Block;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Filters' states, and sources made from signals, end with what they were made for. */
class EndingTest {
  private static final int LENGTH = 20_000;

  @TempDir Path scratch;

  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicInteger open = new AtomicInteger();

  /** Adds the first sample of the signal beside it, and fails where it is told to. */
  private final class Counted implements Filter {
    private final boolean failsToPrepare;
    private final int failsAt;

    Counted(boolean failsToPrepare, int failsAt) {
      this.failsToPrepare = failsToPrepare;
      this.failsAt = failsAt;
    }

    @Override
    public State begin() {
      begun.incrementAndGet();
      open.incrementAndGet();
      return new State() {
        private double first;
        private int seen;

        @Override
        public void prepare(List<Reader> beside) {
          if (failsToPrepare) {
            throw new ArithmeticException("not prepared");
          }
          Block block = new Block(Arena.ofAuto().allocate(64, 64), 0);
          beside.getFirst().read(0, block, 0, 8);
          first = block.get(0);
        }

        @Override
        public void apply(Block in, Block out, int n) {
          for (int i = 0; i < n; i++, seen++) {
            if (seen == failsAt) {
              throw new ArithmeticException("not applied");
            }
            out.set(i, in.get(i) + first);
          }
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }

    @Override
    public String toString() {
      return "Counted";
    }
  }

  private Signal counted(Signal input, Signal beside) {
    return Filtered.of(new Counted(false, -1), input, List.of(beside));
  }

  /** Says what the first sample of its input is. */
  private final class Made implements Source.Maker {
    @Override
    public Source make(List<Reader> inputs) {
      Block block = new Block(Arena.ofAuto().allocate(64, 64), 0);
      inputs.getFirst().read(0, block, 0, 8);
      double first = block.get(0);
      begun.incrementAndGet();
      open.incrementAndGet();
      return new Source() {
        @Override
        public void fill(long start, Block out, int n) {
          for (int i = 0; i < n; i++) {
            out.set(i, first);
          }
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }

    @Override
    public String toString() {
      return "Made";
    }
  }

  private Session session(int threads) {
    return new Session(new Settings().withScratch(scratch).withThreads(threads).withBlockSize(64));
  }

  private void assertAllEnded(int atLeast) {
    assertThat(begun.getAndSet(0)).isGreaterThanOrEqualTo(atLeast);
    assertThat(open).hasValue(0);
  }

  private static Signal five() {
    return Mapped.of(new Kit.Plus(5), Kit.ramp(10, 1));
  }

  @Test
  void whateverReadsThem() {
    for (int threads : new int[] {1, 3}) {
      try (Session session = session(threads)) {
        Signal one = counted(Kit.ramp(LENGTH, 1), five());
        Signal two = counted(counted(one, five()), counted(five(), five()));
        Signal tangle = Kit.sum(Kit.shift(two, 5), Kit.backwards(one), two);
        try (Stored stored = session.store(two)) {
          assertThat(Kit.read(session, stored, 64)[7]).isEqualTo(7 + 5 + 5 + 10);
        }
        assertAllEnded(4);
        session.store(tangle).close();
        Kit.read(session, tangle, 50);
        session.visit(List.of(two, tangle), 128, () -> (start, channels, n) -> {});
        assertAllEnded(10);
        Reader reader = session.open(tangle);
        reader.close();
        assertThat(open).hasValue(0);
        try (Reader some = session.open(two)) {
          Block block = new Block(Arena.ofAuto().allocate(64, 64), 0);
          some.read(100, block, 0, 8);
          assertThat(open.get()).isPositive();
        }
        assertAllEnded(1);
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void whateverFails() {
    for (int threads : new int[] {1, 3}) {
      try (Session session = session(threads)) {
        Signal fine = counted(Kit.ramp(LENGTH, 1), five());
        Signal unprepared = Filtered.of(new Counted(true, -1), fine, List.of(five()));
        Signal unapplied = Filtered.of(new Counted(false, 9999), fine, List.of(five()));
        for (Signal fails : List.of(unprepared, unapplied)) {
          for (Signal signal :
              List.of(fails, Kit.sum(fine, fails), Kit.shift(fails, 3), counted(five(), fails))) {
            if (signal.length() == 10 && fails == unapplied) {
              continue; // is not read to where it fails
            }
            assertThatThrownBy(() -> session.store(signal)).isInstanceOf(ArithmeticException.class);
            assertThatThrownBy(() -> Kit.read(session, signal, 64))
                .isInstanceOf(ArithmeticException.class);
            assertThatThrownBy(
                    () ->
                        session.visit(List.of(fine, signal), 128, () -> (start, channels, n) -> {}))
                .isInstanceOf(ArithmeticException.class);
            assertAllEnded(3);
          }
        }
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void sourcesThatAreMadeFromSignals() {
    for (int threads : new int[] {1, 3}) {
      try (Session session = session(threads)) {
        Signal table = counted(Kit.ramp(10, 1), five());
        Signal made = Generated.of(new Made(), List.of(table), 1 << 20);
        assertThat(made.addressable()).isTrue();
        Signal filtered = Kit.leak(made, 0);
        for (Signal signal : List.of(made, filtered, Kit.backwards(filtered))) {
          try (Stored stored = session.store(signal)) {
            assertThat(Kit.read(session, stored, 64)[70_000]).isEqualTo(5);
          }
          assertAllEnded(1);
        }
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void aReleasedSignalBesideIsAnErrorByName() {
    try (Session session = session(2)) {
      session.observe().originsFrom(() -> "song.py line 7");
      Stored beside = session.store(five());
      Signal signal = counted(Kit.ramp(LENGTH, 1), beside);
      beside.close();
      assertThatThrownBy(() -> session.store(signal))
          .isInstanceOf(ReleasedException.class)
          .hasMessageContaining("song.py line 7");
    }
  }

  @Test
  void manyBesideEachOtherAreNoRecursionAndComputedOnce() {
    try (Session session = session(1)) {
      Signal signal = five();
      for (int i = 0; i < 1000; i++) {
        signal = counted(signal, signal);
      }
      assertThat(Kit.read(session, signal, 64)[0]).isEqualTo(5 * Math.pow(2, 1000));
      assertAllEnded(1000);
    }
  }
}

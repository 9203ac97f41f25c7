package tenuto.dsp.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.timeline.Editing;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Single samples: right in any order, and computed as seldom as their order allows. */
class KeptReadersTest {
  private static final int LENGTH = 100_000;

  @TempDir Path scratch;
  private Session session;
  private KeptReaders readers;
  private final AtomicLong computed = new AtomicLong();

  @BeforeEach
  void setUp() {
    session = new Session(new Settings().withScratch(scratch).withThreads(1));
    readers = new KeptReaders(session);
  }

  @AfterEach
  void tearDown() {
    readers.close();
    assertThat(session.memory().usage().lent()).isZero();
    session.close();
  }

  /** Sample i is i; counts what it is asked for. */
  private record Counting(AtomicLong computed) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      computed.addAndGet(n);
      for (int i = 0; i < n; i++) {
        out.set(i, start + i);
      }
    }

    @Override
    public String toString() {
      return "Counting";
    }
  }

  /** The sum of all samples up to each. */
  private record Total() implements Filter {
    @Override
    public State begin() {
      double[] sum = {0};
      return (in, out, n) -> {
        for (int i = 0; i < n; i++) {
          sum[0] += in.get(i);
          out.set(i, sum[0]);
        }
      };
    }
  }

  private Signal counting() {
    return Generated.of(new Counting(computed), LENGTH);
  }

  private static double total(long index) {
    return index * (index + 1) / 2.0;
  }

  @Test
  void inOrderEverySampleIsComputedOnce() {
    for (Signal signal : List.of(counting(), Filtered.of(new Total(), counting()))) {
      computed.set(0);
      for (int i = 0; i < LENGTH; i++) {
        assertThat(readers.sample(signal, i)).isEqualTo(signal instanceof Filtered ? total(i) : i);
      }
      assertThat(computed).hasValue(LENGTH);
      readers.forget(signal);
    }
  }

  @Test
  void neighboursAcrossABorderAndValuesBetweenSamplesCostNothingMore() {
    Signal signal = Filtered.of(new Total(), counting());
    for (int i = 1; i < LENGTH - 3; i++) {
      assertThat(readers.sample(signal, i)).isEqualTo(total(i));
      assertThat(readers.sample(signal, i - 1)).isEqualTo(total(i - 1));
      assertThat(readers.value(signal, i, Interpolation.SINC)).isEqualTo(total(i));
    }
    for (Interpolation between : Interpolation.values()) {
      assertThat(readers.value(counting(), 99.5, between)).isCloseTo(99.5, within(1e-9));
    }
    assertThat(computed).hasValueLessThan(LENGTH + 10_000);
  }

  @Test
  void anyOrderIsRight() {
    Signal sequential = Filtered.of(new Total(), counting());
    for (long i = 0; i < 300; i++) {
      long index = i * 7919 % LENGTH;
      assertThat(readers.sample(sequential, index)).isEqualTo(total(index));
      assertThat(readers.sample(counting(), index)).isEqualTo(index);
    }
    assertThat(readers.sample(sequential, -1)).isZero();
    assertThat(readers.sample(sequential, LENGTH)).isZero();
  }

  @Test
  void backwardsASignalThatIsReadAnywhereIsComputedOnceABlock() {
    Signal signal = counting();
    for (int i = LENGTH - 1; i >= 0; i--) {
      assertThat(readers.sample(signal, i)).isEqualTo(i);
    }
    assertThat(computed).hasValueLessThan(3 * LENGTH);
  }

  @Test
  void theMemoryBeneathGoesWhenTheSignalIsForgotten() {
    try (Stored stored = session.store(Generated.of(new Counting(computed), LENGTH))) {
      long bytes = session.memory().usage().lent();
      // Stored first, as it can only be read onward and is wanted backwards.
      Signal turned = Editing.reverse(Filtered.of(new Total(), stored));
      assertThat(readers.sample(turned, 0)).isEqualTo(total(LENGTH - 1));
      assertThat(session.memory().usage().lent()).isEqualTo(2 * bytes);
      readers.forget(counting());
      assertThat(session.memory().usage().lent()).isEqualTo(2 * bytes);
      readers.forget(turned);
      assertThat(session.memory().usage().lent()).isEqualTo(bytes);
      assertThat(readers.sample(turned, 1)).isEqualTo(total(LENGTH - 2));
      readers.forgetAll();
      assertThat(session.memory().usage().lent()).isEqualTo(bytes);
    }
  }

  @Test
  void ofVeryManyOnlySomeStay() {
    List<Stored> all = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      all.add(session.store(Generated.of(new Counting(computed), 10 + i)));
      assertThat(readers.sample(all.get(i), 9)).isEqualTo(9);
    }
    all.forEach(Stored::close);
    assertThat(session.memory().usage().lent()).isEqualTo(64 * 65_536L);
    assertThat(readers.sample(all.getLast(), 5)).isEqualTo(5);
    assertThatThrownBy(() -> readers.sample(all.getFirst(), 5))
        .isInstanceOf(ReleasedException.class);
  }

  @Test
  void anEqualSignalIsReadFromItsOwnMemory() {
    Stored one = session.store(counting());
    Stored other = session.store(counting());
    Signal first = Editing.reverse(one);
    Signal second = Editing.reverse(other);
    assertThat(first).isEqualTo(second);
    assertThat(readers.sample(first, 0)).isEqualTo(LENGTH - 1);
    other.close();
    assertThatThrownBy(() -> readers.sample(second, 0)).isInstanceOf(ReleasedException.class);
    one.close();
    readers.forget(first);
  }

  @Test
  void eachThreadHasItsOwn() throws InterruptedException {
    Signal signal = Filtered.of(new Total(), counting());
    AtomicLong wrong = new AtomicLong();
    Runnable all =
        () -> {
          for (int i = 0; i < LENGTH; i++) {
            wrong.addAndGet(readers.sample(signal, i) == total(i) ? 0 : 1);
          }
        };
    List<Thread> threads = List.of(new Thread(all), new Thread(all));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(wrong).hasValue(0);
    assertThat(computed).hasValue(2L * LENGTH);
  }
}

package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Buffers are lent to one at a time, come back once each, and no more are taken than needed. */
class BuffersTest {
  private static final int BLOCK = 64;

  /** More than anything here has at once. */
  private static final int MANY = 400;

  private static final int LENGTH = 3000;

  @TempDir Path scratch;

  private Session session(int threads) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(BLOCK));
  }

  private static long address(Block block) {
    return block.memory().address() + block.offset();
  }

  /** The addresses of the buffers that are lent next, all of which are given back. */
  private static List<Long> next(Buffers buffers) {
    List<Block> lent = IntStream.range(0, MANY).mapToObj(i -> buffers.lend()).toList();
    lent.forEach(buffers::giveBack);
    return lent.stream().map(BuffersTest::address).toList();
  }

  /** Fails at every sample. */
  private record Fails() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      throw new ArithmeticException("failed");
    }
  }

  private static Signal tangle() {
    Signal leaky = Kit.leak(Kit.ramp(LENGTH, 1), 0.5);
    Signal mapped = Mapped.of(new Kit.Plus(1), Kit.sum(leaky, Kit.ramp(77, 1)));
    return Kit.sum(Kit.backwards(mapped), Kit.shift(leaky, 5), mapped);
  }

  @Test
  void twoThatAreLentDoNotOverlap() {
    try (Session session = session(1)) {
      List<Long> sorted = next(Kit.resources(session).buffers()).stream().sorted().toList();
      for (int i = 1; i < MANY; i++) {
        assertThat(sorted.get(i) - sorted.get(i - 1)).isGreaterThanOrEqualTo(8 * BLOCK);
      }
    }
  }

  @Test
  void eachComesBackOnceWhateverWasDone() {
    for (int threads : new int[] {1, 3}) {
      try (Session session = session(threads)) {
        Set<Long> blocks = new HashSet<>(next(Kit.resources(session).buffers()));
        Set<Long> stretches = new HashSet<>(next(Kit.resources(session).buffers(128)));
        assertThat(blocks).hasSize(MANY);
        Signal sequential = tangle();
        Signal randomAccess = Kit.backwards(Kit.sum(Kit.ramp(LENGTH, 1), Kit.ramp(50, 1)));
        Signal fails = Kit.sum(sequential, Kit.leak(Generated.of(new Fails(), LENGTH), 0.5));
        for (Signal signal : List.of(sequential, randomAccess)) {
          session.store(signal).close();
          Kit.read(session, signal, 50);
          session.visit(List.of(signal, signal), 128, () -> (start, channels, n) -> {});
          Reader reader = session.open(signal);
          reader.close();
          reader.close();
        }
        assertThatThrownBy(() -> session.store(fails)).hasMessage("failed");
        assertThatThrownBy(() -> Kit.read(session, fails, 50)).hasMessage("failed");
        assertThatThrownBy(
                () -> session.visit(List.of(fails), 128, () -> (start, channels, n) -> {}))
            .hasMessage("failed");
        assertThatThrownBy(
                () ->
                    session.visit(
                        List.of(sequential),
                        128,
                        () -> {
                          throw new IllegalStateException("no visitor");
                        }))
            .hasMessage("no visitor");
        assertThat(next(Kit.resources(session).buffers()))
            .doesNotHaveDuplicates()
            .allMatch(blocks::contains);
        assertThat(next(Kit.resources(session).buffers(128)))
            .doesNotHaveDuplicates()
            .allMatch(stretches::contains);
      }
    }
  }

  /** Tells where the samples are that it is shown. */
  private record Places(Set<Long> places) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      places.add(address(in));
      in.copyTo(0, out, 0, n);
    }

    @Override
    public String toString() {
      return "Places";
    }
  }

  @Test
  void whatNobodyNeedsAnyMoreIsUsedAgain() {
    Set<Long> places = ConcurrentHashMap.newKeySet();
    Signal chain = Kit.ramp(BLOCK, 1);
    for (int i = 0; i < 100; i++) {
      chain = Mapped.of(new Places(places), chain);
    }
    try (Session session = session(1)) {
      Kit.read(session, chain, BLOCK);
    }
    assertThat(places.size()).isLessThanOrEqualTo(2);
  }

  @Test
  void sumsGrowInPlace() {
    AtomicInteger elsewhere = new AtomicInteger();
    Combiner combiner =
        new Combiner() {
          @Override
          public void apply(Block left, Block right, Block out, int n) {
            elsewhere.addAndGet(left.isAt(out) ? 0 : 1);
            new Kit.Add().apply(left, right, out, n);
          }

          @Override
          public double identity() {
            return 0;
          }
        };
    List<Signal> ramps = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      ramps.add(Kit.ramp(BLOCK, i));
    }
    Signal sum = Mapped.of(new Kit.Plus(1), Combined.of(combiner, ramps));
    try (Session session = session(1)) {
      assertThat(Kit.read(session, sum, BLOCK)[3]).isEqualTo(3 * 45 + 1);
    }
    assertThat(elsewhere).hasValue(0);
  }

  @Test
  void whatIsStoredIsMadeWhereItStays() {
    Set<Long> places = ConcurrentHashMap.newKeySet();
    Signal whole = Generated.of(new Made(places), Chunk.SAMPLES);
    for (Signal signal : List.of(whole, Filtered.of(new InPlace(places), Kit.ramp(8192, 1)))) {
      places.clear();
      try (Session session = session(2);
          Stored stored = session.store(signal)) {
        Set<Long> stays = new HashSet<>();
        Block view = Block.views(1)[0];
        for (int at = 0; at < Chunk.SAMPLES; at += BLOCK) {
          stored.show(view, at);
          stays.add(address(view));
        }
        assertThat(places).isEqualTo(stays);
      }
    }
  }

  /** Tells where its samples are wanted. */
  private record Made(Set<Long> places) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      places.add(address(out));
      out.silence(0, n);
    }

    @Override
    public String toString() {
      return "Made";
    }
  }

  /** Tells where its samples are wanted. */
  private record InPlace(Set<Long> places) implements Filter {
    @Override
    public State begin() {
      return (in, out, n) -> {
        places.add(address(out));
        in.copyTo(0, out, 0, n);
      };
    }

    @Override
    public String toString() {
      return "InPlace";
    }
  }
}

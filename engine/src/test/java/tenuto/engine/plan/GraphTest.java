package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** What a graph stores first, how much of it is lent at once, and what a signal is. */
class GraphTest {
  private static final int CHUNK = Chunk.SAMPLES;

  @TempDir Path scratch;

  private Session session(int threads) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(1024));
  }

  /** The sum of all inputs, each read where it is asked for. */
  private record Heap() implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      out.silence(0, n);
      for (Reader input : inputs) {
        input.read(start, scratch, 0, n);
        for (int i = 0; i < n; i++) {
          out.set(i, out.get(i) + scratch.get(i));
        }
      }
    }
  }

  private static Signal plus(Signal signal, double c) {
    return Mapped.of(new Kit.Plus(c), signal);
  }

  private static List<Signal> storedFirst(Signal root, int threads) {
    return Graph.of(root, threads).stages().stream().flatMap(List::stream).toList();
  }

  private static List<Signal> ramps(int count) {
    return IntStream.range(0, count).mapToObj(i -> Kit.ramp(100, i)).toList();
  }

  @Test
  void whatIsReadAtTheSamePlacesIsNotStored() {
    Signal x = plus(Kit.leak(Kit.ramp(100, 1), 0.5), 1);
    Signal shared = Kit.sum(x, Kit.leak(x, 0.25), plus(x, 2), Kit.leak(plus(x, 3), 0.5));
    assertThat(storedFirst(shared, 1)).isEmpty();
    assertThat(storedFirst(Kit.shift(shared, 3), 1)).isEmpty();
  }

  @Test
  void whatTwoPlansReadIsStoredUnlessItLiesThereOrCostsNothing() {
    Signal ramp = Kit.ramp(100, 1);
    Signal x = plus(ramp, 1);
    assertThat(storedFirst(Kit.sum(x, Kit.shift(x, 3)), 1)).containsExactly(x);
    assertThat(storedFirst(Gathered.of(new Heap(), List.of(x, x), 100), 1)).containsExactly(x);
    assertThat(storedFirst(Kit.sum(ramp, Kit.shift(ramp, 3)), 1)).isEmpty();
    try (Session session = session(1);
        Stored stored = session.store(ramp)) {
      assertThat(storedFirst(Kit.sum(stored, Kit.shift(stored, 3)), 1)).isEmpty();
    }
  }

  /** The beginning of what it is made from. */
  private record Table() implements Source.Maker {
    @Override
    public Source make(List<Reader> inputs) {
      double[] samples = new double[100];
      try (Arena arena = Arena.ofConfined()) {
        Block block = new Block(arena.allocate(8L * samples.length, 64), 0);
        inputs.getFirst().read(0, block, 0, samples.length);
        Arrays.setAll(samples, block::get);
      }
      return (start, out, n) -> {
        for (int i = 0; i < n; i++) {
          long at = start + i;
          out.set(i, at < samples.length ? samples[(int) at] : 0);
        }
      };
    }
  }

  @Test
  void whatIsMadeFromOthersIsMadeOnceForTwoPlans() {
    try (Session session = session(1);
        Stored stored = session.store(Kit.ramp(100, 1))) {
      Signal table = Generated.of(new Table(), List.of(stored), 100);
      assertThat(storedFirst(plus(table, 1), 1)).isEmpty();
      Signal twice = Kit.sum(table, Kit.shift(table, 3));
      assertThat(storedFirst(twice, 1)).containsExactly(table);
      assertThat(Kit.read(session, twice, 64)[50]).isEqualTo(50 + 47);
      Signal above = Generated.of(new Table(), List.of(table), 100);
      assertThat(storedFirst(above, 1)).containsExactly(table);
    }
  }

  @Test
  void whatCanOnlyBeReadOnwardIsStoredForWhoReadsAnywhere() {
    Signal leaky = Kit.leak(Kit.ramp(100, 1), 0.5);
    Signal above = plus(leaky, 1);
    assertThat(storedFirst(Kit.backwards(above), 1)).containsExactly(above);
    assertThat(storedFirst(Kit.shift(above, 1), 1)).isEmpty();
    Signal twice = Kit.backwards(Kit.leak(Kit.backwards(leaky), 0.5));
    assertThat(storedFirst(twice, 1)).containsExactly(leaky, twice.inputs().getFirst());
    Graph graph = Graph.of(twice, 1);
    assertThat(graph.stages()).hasSize(2);
    assertThat(graph.sequential()).containsExactlyInAnyOrder(leaky, twice.inputs().getFirst());
  }

  @Test
  void deepGathersAreStoredOnTheWay() {
    Signal chain = Kit.ramp(100, 1);
    for (int i = 0; i < 10 * Graph.DEEPEST; i++) {
      chain = Kit.shift(chain, 1);
    }
    assertThat(storedFirst(chain, 1)).hasSizeBetween(8, 10);
    Signal turning = Kit.ramp(100, 1);
    for (int i = 0; i < 10; i++) {
      turning = Kit.backwards(turning);
    }
    assertThat(storedFirst(turning, 1)).hasSizeBetween(2, 5);
  }

  @Test
  void branchesOfAGatherAreStoredSideBySideForSeveralThreadsAndWhenThereAreFew() {
    for (int count : new int[] {1, 2, 16, 17}) {
      List<Signal> branches =
          ramps(count).stream().map(ramp -> Kit.leak(Kit.leak(ramp, 0.5), 0.5)).toList();
      Signal mix = Combined.of(new Kit.Add(), branches);
      assertThat(storedFirst(Kit.sum(mix, Kit.ramp(10, 1)), 2)).isEmpty();
      Signal heap = plus(Gathered.of(new Heap(), branches, 100), 1);
      assertThat(storedFirst(heap, 1)).isEmpty();
      assertThat(Graph.of(heap, 2).stages())
          .isEqualTo(count == 2 || count == 16 ? List.of(branches) : List.of());
    }
  }

  @Test
  void eachStageIsReleasedAsSoonAsNobodyNeedsIt() {
    for (int threads : new int[] {1, 2}) {
      try (Session session = session(threads)) {
        Signal chain = Kit.ramp(3L * CHUNK, 1);
        for (int i = 0; i < 20; i++) {
          chain = Kit.backwards(Kit.leak(chain, 0));
        }
        try (Stored stored = session.store(chain)) {
          assertThat(Kit.read(session, stored, 1000)[5]).isEqualTo(5);
          assertThat(session.memory().usage().lent()).isEqualTo(3 * Chunk.BYTES);
          assertThat(session.memory().usage().peakLent()).isEqualTo(6 * Chunk.BYTES);
        }
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void whatAReaderNeedsStaysUntilItIsClosed() {
    try (Session session = session(2)) {
      Signal turned = Kit.backwards(Kit.leak(Kit.ramp(CHUNK, 1), 0));
      try (Reader reader = session.open(turned)) {
        assertThat(reader.length()).isEqualTo(CHUNK);
        assertThat(session.memory().usage().lent()).isEqualTo(Chunk.BYTES);
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void tenThousandSignalsAreCombinedAndGathered() {
    int count = 10_000;
    double sum = count * (count - 1) / 2.0;
    List<Signal> turned = ramps(count).stream().map(Kit::backwards).toList();
    List<Signal> leaky = ramps(count).stream().map(ramp -> Kit.leak(ramp, 0)).toList();
    for (int threads : new int[] {1, 2}) {
      try (Session session = session(threads)) {
        for (List<Signal> inputs : List.of(ramps(count), turned, leaky)) {
          double last = inputs == turned ? 0 : 99;
          Signal mix = Combined.of(new Kit.Add(), inputs);
          assertThat(Kit.read(session, mix, 1000)[99]).isEqualTo(last * sum);
          Signal heap = Gathered.of(new Heap(), inputs, 100);
          assertThat(Kit.read(session, heap, 1000)[99]).isEqualTo(last * sum);
          assertThat(mix.toString()).hasSizeLessThan(500).contains("9996 more");
        }
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void aSignalIsWhatItIsMadeOf() {
    Signal x = Kit.sum(Kit.leak(Kit.ramp(100, 1), 0.5), plus(Kit.ramp(50, 2), 1));
    Signal twin = Kit.sum(Kit.leak(Kit.ramp(100, 1), 0.5), plus(Kit.ramp(50, 2), 1));
    assertThat(x).isEqualTo(twin).hasSameHashCodeAs(twin).hasToString(twin.toString());
    assertThat(x.identity()).isEqualTo(twin.identity());
    List<Signal> others = new ArrayList<>();
    others.add(x);
    others.add(Kit.sum(Kit.leak(Kit.ramp(100, 1), 0.25), plus(Kit.ramp(50, 2), 1)));
    others.add(Kit.sum(Kit.leak(Kit.ramp(101, 1), 0.5), plus(Kit.ramp(50, 2), 1)));
    others.add(Kit.sum(plus(Kit.ramp(50, 2), 1), Kit.leak(Kit.ramp(100, 1), 0.5)));
    others.add(Combined.of(new Kit.Times(), x.inputs()));
    others.add(Kit.sum(x.inputs().getFirst(), x.inputs().getLast(), Kit.ramp(0, 1)));
    assertThat(others.stream().map(Signal::identity).distinct()).hasSize(others.size());
    assertThat(others.stream().distinct()).hasSize(others.size());
    assertThat(x.toString())
        .isEqualTo("Add[](Leak[feedback=0.5](Ramp[step=1.0]), Plus[c=1.0](Ramp[step=2.0]))");
  }

  @Test
  void aStoredSignalKeepsTheIdentityOfWhatWasStoredButIsItself() {
    try (Session session = session(1)) {
      Signal ramp = Kit.ramp(100, 1);
      try (Stored one = session.store(ramp);
          Stored two = session.store(ramp)) {
        assertThat(one.identity()).isEqualTo(ramp.identity()).isEqualTo(two.identity());
        assertThat(one).isNotEqualTo(two).isNotEqualTo(ramp);
        assertThat(plus(one, 1)).isEqualTo(plus(two, 1)).isEqualTo(plus(ramp, 1));
        assertThat(session.memory().lent()).containsExactlyInAnyOrder(one, two);
      }
    }
  }

  @Test
  void aSignalWithoutInputsOrWithANegativeLengthIsRefused() {
    assertThatThrownBy(() -> Combined.of(new Kit.Add(), List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Kit.ramp(-1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }

  @Test
  void whatIsStoredIsNotComputedAgain() {
    try (Session session = session(1);
        Stored stored = session.store(Kit.ramp(100, 1))) {
      Signal leaky = Kit.leak(stored, 0.5);
      assertThat(Graph.of(stored, 1).computed()).isZero();
      assertThat(Graph.of(Kit.sum(leaky, leaky, stored, Kit.ramp(5, 1)), 1).computed())
          .isEqualTo(3);
    }
  }
}

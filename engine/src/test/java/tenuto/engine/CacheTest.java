package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.Block;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** What a cache has is not computed again, and nothing else is taken for it. */
class CacheTest {
  private static final int PART = Cache.PART;

  @TempDir Path scratch;

  private final Memory memory = new Memory();

  /** Keeps all that it is offered. */
  private static final class Memory implements Cache {
    final Map<Identity, double[]> parts = new ConcurrentHashMap<>();
    final AtomicInteger reads = new AtomicInteger();
    final AtomicInteger writes = new AtomicInteger();

    @Override
    public boolean has(Identity key) {
      return parts.containsKey(key);
    }

    @Override
    public boolean read(Identity key, List<MemorySegment> samples) {
      double[] kept = parts.get(key);
      int at = 0;
      for (MemorySegment each : kept == null ? List.<MemorySegment>of() : samples) {
        int n = (int) (each.byteSize() / Double.BYTES);
        MemorySegment.copy(kept, at, each, ValueLayout.JAVA_DOUBLE, 0, n);
        at += n;
      }
      reads.addAndGet(kept == null ? 0 : 1);
      return kept != null;
    }

    @Override
    public Outcome write(
        Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
      writes.incrementAndGet();
      double[] taken =
          samples.stream()
              .flatMapToDouble(it -> java.util.Arrays.stream(it.toArray(ValueLayout.JAVA_DOUBLE)))
              .toArray();
      requireIntact.run();
      parts.put(key, taken);
      return Outcome.KEPT;
    }

    /** What was offered since it was asked last. */
    int written() {
      return writes.getAndSet(0);
    }
  }

  private Session session() {
    Settings settings = new Settings().withScratch(scratch).withThreads(2);
    return new Session(settings.withCache(memory));
  }

  /** Sample i is a + i·b. */
  private record Ramp(double a, double b) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, a + (start + i) * b);
      }
    }
  }

  /** The sum of all samples so far, times a gain. */
  private record Sum(double gain) implements Filter {
    @Override
    public State begin() {
      return new State() {
        private double sum;

        @Override
        public void apply(Block in, Block out, int n) {
          for (int i = 0; i < n; i++) {
            sum += in.get(i);
            out.set(i, sum * gain);
          }
        }
      };
    }
  }

  private record Placed(List<Long> begins) implements Gather.Sequential, Gather.Placing {
    @Override
    public long begin(int input) {
      return begins.get(input);
    }

    @Override
    public Gather at(List<Long> begins, List<Long> lengths) {
      return new Placed(begins);
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      out.silence(0, n);
      for (int input = 0; input < begins.size(); input++) {
        inputs.get(input).read(start - begins.get(input), scratch, 0, n);
        for (int i = 0; i < n; i++) {
          out.set(i, out.get(i) + scratch.get(i));
        }
      }
    }
  }

  private static Signal ramp(double a, long length) {
    return Generated.of(new Ramp(a, 1), length);
  }

  private static Signal piece(long length, double... notes) {
    List<Signal> signals = new ArrayList<>();
    List<Long> begins = new ArrayList<>();
    for (int i = 0; i < notes.length; i++) {
      signals.add(ramp(notes[i], PART / 2));
      begins.add((long) i * PART + 100);
    }
    return Gathered.of(new Placed(begins), signals, length);
  }

  private static double[] samples(Session session, Signal signal) {
    double[] all = new double[(int) signal.length()];
    try (Stored stored = session.store(signal)) {
      session
          .measure()
          .scan(
              List.of(stored),
              Look.inAnyOrder(
                  () ->
                      (start, channels, n) -> {
                        for (int i = 0; i < n; i++) {
                          all[(int) start + i] = channels[0].get(i);
                        }
                      }));
    }
    return all;
  }

  private double[] without(Signal signal) {
    try (Session session = new Session(new Settings().withScratch(scratch))) {
      return samples(session, signal);
    }
  }

  @Test
  void whatWasStoredIsNotComputedAgain() {
    Signal signal = Filtered.of(new Sum(0.5), ramp(1, 3L * PART + 77));
    double[] wanted = without(signal);
    for (int written : new int[] {4, 0}) {
      try (Session session = session()) {
        assertThat(samples(session, signal)).isEqualTo(wanted);
        assertThat(memory.written()).isEqualTo(written);
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void whatNobodyReadsIsLeftInTheCache() {
    Signal signal = ramp(1, 3L * PART);
    try (Session session = session()) {
      session.store(signal).close();
      try (Stored again = session.store(signal)) {
        assertThat(memory.reads.get()).isZero();
        assertThat(session.memory().usage().lent()).isZero();
        assertThat(again.sample(PART + 5)).isEqualTo(1 + PART + 5);
        assertThat(memory.reads.get()).isEqualTo(1);
        assertThat(session.memory().usage().lent()).isEqualTo(8L * PART);
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void whatIsStoredTogetherIsLeftInTheCacheUntilOneOfItIsRead() {
    List<Signal> signals = List.of(ramp(1, 3L * PART), ramp(2, 3L * PART));
    try (Session session = session()) {
      session.measure().store(signals, Look.NONE).forEach(Stored::close);
      List<Stored> again = session.measure().store(signals, Look.NONE);
      assertThat(memory.reads.get()).isZero();
      assertThat(session.memory().usage().lent()).isZero();
      assertThat(again.get(1).sample(PART + 5)).isEqualTo(2 + PART + 5);
      assertThat(memory.reads.get()).isEqualTo(1);
      assertThat(again.get(0).sample(7)).isEqualTo(1 + 7);
      again.forEach(Stored::close);
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatIsGoneOfSignalsThatAreStoredTogetherIsComputedBesideTheOthers(boolean isFiltered) {
    Signal below = piece(5L * PART, 1, 2, 3, 4, 5);
    Signal sum = Filtered.of(new Sum(0.5), below);
    Signal half = Mapped.of(new Half(true), isFiltered ? sum : below);
    List<Signal> signals = List.of(isFiltered ? sum : below, half);
    double[] wanted = without(half);
    try (Session session = session()) {
      session.measure().store(signals, Look.NONE).forEach(Stored::close);
      memory.parts.remove(memory.parts.keySet().iterator().next());
      List<Stored> again = session.measure().store(signals, Look.NONE);
      assertThat(samples(session, again.get(1))).isEqualTo(wanted);
      again.forEach(Stored::close);
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  private record Half(boolean isCheap) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, in.get(i) / 2);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatACheapKernelMakesOfStoredSamplesIsNotStoredToBeReadOnce(boolean isCheap) {
    Signal ramp = ramp(1, 2L * PART);
    try (Session session = session();
        Stored below = session.store(ramp);
        Stored half = session.storeLater(Mapped.of(new Half(isCheap), below))) {
      long lent = session.memory().usage().lent();
      double[] read = new double[2 * PART];
      SampleSink sink =
          (start, channels, n) -> {
            for (int i = 0; i < n; i++) {
              read[(int) start + i] = channels[0].get(i);
            }
          };
      session
          .results()
          .readOnce(List.of(half), signals -> session.visit(signals, 1024, () -> sink));
      assertThat(read[2 * PART - 1]).isEqualTo(PART);
      assertThat(read[77]).isEqualTo(39);
      assertThat(session.memory().usage().lent()).isEqualTo(lent + (isCheap ? 0 : 16L * PART));
      assertThat(half.sample(77)).as("it can be read again").isEqualTo(39);
    }
  }

  @Test
  void aChangedNoteChangesOnlyThePartsInWhichItSounds() {
    long length = 5L * PART;
    try (Session session = session()) {
      session.store(piece(length, 1, 2, 3, 4, 5)).close();
      memory.written();
      Signal changed = piece(length, 1, 2, 7, 4, 5);
      assertThat(samples(session, changed)).isEqualTo(without(changed));
      assertThat(memory.written()).isEqualTo(1);
    }
  }

  @Test
  void whatIsFilteredChangesFromThePlaceOfTheChangeOn() {
    long length = 5L * PART;
    try (Session session = session()) {
      session.store(Filtered.of(new Sum(1), piece(length, 1, 2, 3, 4, 5))).close();
      memory.written();
      Signal changed = Filtered.of(new Sum(1), piece(length, 1, 2, 7, 4, 5));
      assertThat(samples(session, changed)).isEqualTo(without(changed));
      assertThat(memory.written()).isEqualTo(3);
    }
  }

  /** The last sample but one, minus its half. */
  private record Before() implements Filter {
    @Override
    public long lookBack() {
      return 2;
    }

    @Override
    public State begin() {
      return new State() {
        private double last;
        private double lastButOne;

        @Override
        public void apply(Block in, Block out, int n) {
          for (int i = 0; i < n; i++) {
            double x = in.get(i);
            out.set(i, lastButOne - last / 2);
            lastButOne = last;
            last = x;
          }
        }
      };
    }
  }

  @Test
  void whatReachesBackNotFarChangesThereAlone() {
    long length = 5L * PART;
    try (Session session = session()) {
      Filter before = new Before();
      session.store(Filtered.of(before, Filtered.of(before, piece(length, 1, 2, 3, 4, 5)))).close();
      memory.written();
      Signal changed = Filtered.of(before, Filtered.of(before, piece(length, 1, 2, 7, 4, 5)));
      long computed = session.work().rendered();
      double[] samples = samples(session, changed);
      assertThat(memory.written()).isEqualTo(1);
      assertThat(session.work().rendered() - computed)
          .isLessThan(7L * PART); // looking at it included
      assertThat(samples).isEqualTo(without(changed));
    }
  }

  @Test
  void aStoredSignalStandsForWhatItWasMadeFrom() {
    try (Session session = session();
        Stored below = session.store(piece(2L * PART, 1, 2))) {
      session.store(Filtered.of(new Sum(1), below)).close();
      memory.written();
      try (Session other = session();
          Stored again = other.store(piece(2L * PART, 1, 2));
          Stored changed = other.store(piece(2L * PART, 1, 3))) {
        assertThat(memory.written()).as("nobody has read what has changed").isZero();
        other.store(Filtered.of(new Sum(1), again)).close();
        assertThat(memory.written()).isZero();
        other.store(Filtered.of(new Sum(1), changed)).close();
        assertThat(memory.written()).as("what has changed, and its sum").isEqualTo(2);
      }
    }
  }

  /** Its text does not tell what it does. */
  private static final class Secret implements Source {
    private final double value;

    Secret(double value) {
      this.value = value;
    }

    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, value);
      }
    }
  }

  private record Outside(double value, boolean[] still) implements Source, Lasting {
    @Override
    public Optional<String> content() {
      return value < 0 ? Optional.empty() : Optional.of("" + value);
    }

    @Override
    public boolean holds() {
      return still[0];
    }

    @Override
    public void fill(long start, Block out, int n) {
      new Secret(value).fill(start, out, n);
    }
  }

  @Test
  void whatItsTextDoesNotTellIsNeverKept() {
    Source lambda = (start, out, n) -> new Secret(3).fill(start, out, n);
    boolean[] holds = {true};
    try (Session session = session()) {
      SignalBuilder draft = session.results().draft("a draft", PART);
      List<Signal> never =
          List.of(
              Generated.of(new Secret(2), PART),
              Generated.of(lambda, PART),
              Generated.of(new Outside(-1, holds), PART),
              Mapped.of(new Kit.Plus(2), draft.signal()),
              session
                  .results()
                  .record(Recipe.once("once"), 1, PART, () -> (start, out, n) -> {})
                  .getFirst());
      for (Signal signal : never) {
        session.store(Filtered.of(new Sum(1), signal)).close();
      }
      assertThat(memory.written()).isZero();
      session.store(Generated.of(new Outside(1, holds), PART)).close();
      assertThat(memory.written()).isEqualTo(1);
    }
  }

  @Test
  void whatChangesOutsideMeanwhileIsNotKept() {
    boolean[] holds = {false};
    try (Session session = session();
        Stored stored = session.store(Generated.of(new Outside(1, holds), PART))) {
      holds[0] = true;
      session.store(Filtered.of(new Sum(1), stored)).close();
      assertThat(memory.written()).isZero();
    }
  }

  @Test
  void anEntryThatIsGoneWhenItIsWantedIsComputedAfterAll() {
    try (Session session = session()) {
      Stored below = session.store(ramp(1, 2L * PART + 9));
      Signal signal = Filtered.of(new Sum(0.5), below);
      double[] wanted = samples(session, signal);
      try (Stored again = session.store(signal)) {
        below.close();
        memory.parts.clear();
        double[] found = samples(session, again);
        assertThat(found).isEqualTo(wanted);
      }
      assertThat(session.memory().usage().lent()).isZero();
      assertThat(session.memory().lent()).isEmpty();
    }
  }

  @Test
  void signalsStoredTogetherAreFoundTogether() {
    List<Signal> both = List.of(ramp(1, PART + 1), Mapped.of(new Kit.Plus(3), ramp(1, PART + 1)));
    try (Session session = session()) {
      session.measure().store(both, Look.NONE).forEach(Stored::close);
      assertThat(memory.written()).isEqualTo(4);
      List<Stored> again = session.measure().store(both, Look.NONE);
      assertThat(again.get(1).sample(PART)).isEqualTo(4.0 + PART);
      again.forEach(Stored::close);
      assertThat(memory.written()).isZero();
      assertThat(session.memory().usage().lent()).isZero();
    }
  }
}

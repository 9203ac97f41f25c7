package tenuto.dsp.editing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * Signals put together step by step come out as if each step had been stored, to the bit, and cost
 * no more for each step however many there were before.
 */
class ArrangementTest {
  @TempDir Path scratch;

  private Session session(int threads, int blockSize) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(blockSize));
  }

  private static Signal join(Signal... signals) {
    List<Long> lengths = Arrays.stream(signals).map(Signal::length).toList();
    long length = lengths.stream().mapToLong(Long::longValue).sum();
    return Gathered.of(new Timeline.Join(lengths), List.of(signals), length);
  }

  private static Signal place(List<Signal> signals, long... offsets) {
    OverlapIndex score =
        new OverlapIndex(offsets, signals.stream().mapToLong(Signal::length).toArray());
    return Gathered.of(new Timeline.Place(score), signals, score.length());
  }

  private static Signal slice(Signal x, long from, long to) {
    return Gathered.of(new Timeline.Slice(from), List.of(x), Math.max(0, to - from));
  }

  private static Signal fade(Signal x, long rise, long fall) {
    return Gathered.of(new Fades(0, x.length(), rise, fall), List.of(x), x.length());
  }

  /** Each sample is the sum of those up to it: can only be read onward. */
  private record Total() implements Filter {
    @Override
    public State begin() {
      double[] sum = {-0.0};
      return (in, out, n) -> {
        for (int i = 0; i < n; i++) {
          sum[0] += in.get(i);
          out.set(i, sum[0]);
        }
      };
    }
  }

  /** Random graphs, in which every step may be done by way of {@code step}. */
  private record Maker(RandomGenerator random, UnaryOperator<Signal> step) {
    Signal made(int depth) {
      if (depth == 0 || random.nextInt(12) == 0) {
        return leaf();
      }
      List<Signal> inputs = new ArrayList<>();
      inputs.add(made(depth - 1));
      for (int more = random.nextInt(3); more > 0; more--) {
        inputs.add(made(random.nextInt(3) == 0 ? depth - 1 : random.nextInt(2)));
      }
      Collections.rotate(inputs, random.nextInt(2));
      Signal first = inputs.getFirst();
      long length = first.length();
      long half = random.nextLong(length / 2 + 1);
      return step.apply(
          switch (random.nextInt(8)) {
            case 0, 1 -> join(inputs.toArray(Signal[]::new));
            case 2, 3, 4 -> place(inputs, random.longs(inputs.size(), -20, 100).toArray());
            case 5 -> slice(first, half, half + random.nextLong(length - half + 1));
            case 6 -> slice(first, -random.nextLong(30), length + random.nextLong(-5, 30));
            default -> fade(first, half, random.nextLong(length - half + 1));
          });
    }

    private Signal leaf() {
      double[] samples = new double[random.nextInt(70)];
      for (int i = 0; i < samples.length; i++) {
        samples[i] =
            switch (random.nextInt(4)) {
              case 0 -> -0.0;
              case 1 -> 0.0;
              default -> random.nextDouble(-1, 1);
            };
      }
      Signal leaf = Signals.of(samples);
      return step.apply(random.nextInt(3) == 0 ? Filtered.of(new Total(), leaf) : leaf);
    }
  }

  @Test
  void stepsTogetherAreTheSameBitsAsEachByItself() {
    var factory = RandomGeneratorFactory.<RandomGenerator>of("L64X128MixRandom");
    try (Session session = session(2, 32)) {
      for (long seed = 0; seed < 1500; seed++) {
        int depth = 2 + (int) (seed % 7);
        List<Stored> steps = new ArrayList<>();
        Signal apart =
            new Maker(
                    factory.create(seed),
                    signal -> {
                      steps.add(session.store(signal));
                      return steps.getLast();
                    })
                .made(depth);
        Signal together = new Maker(factory.create(seed), signal -> signal).made(depth);
        long[] expected = bits(session, apart);
        assertThat(bits(session, together)).as("seed %d: %s", seed, together).isEqualTo(expected);
        if (!steps.isEmpty()) {
          try (Stored stored = session.store(together)) { // by several threads
            assertThat(bits(session, stored)).as("stored, seed %d", seed).isEqualTo(expected);
          }
        }
        steps.forEach(Stored::close);
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  private static long[] bits(Session session, Signal signal) {
    return Arrays.stream(Signals.samples(session, signal))
        .mapToLong(Double::doubleToRawLongBits)
        .toArray();
  }

  /** Sample i is i; counts what it is asked for. */
  private record Counting(AtomicLong computed, int number) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      computed.addAndGet(n);
      for (int i = 0; i < n; i++) {
        out.set(i, start + i);
      }
    }

    @Override
    public String toString() {
      return "Counting" + number;
    }
  }

  private interface Step {
    Signal next(Signal x, Signal note);
  }

  /** What 3,000 steps read of their notes, and what is stored on the way. */
  private void costs(Step step, long notes) {
    AtomicLong computed = new AtomicLong();
    try (Session session = session(1, 2048)) {
      Signal x = Generated.of(new Counting(computed, -1), 100);
      for (int i = 0; i < 3000; i++) {
        x = step.next(x, Generated.of(new Counting(computed, i), 64));
      }
      session.store(x).close();
      assertThat(session.work().rendered()).isEqualTo(x.length());
      assertThat(computed).hasValueLessThanOrEqualTo(2 * (100 + 64 * notes));
    }
  }

  @Test
  void aStepCostsTheSameHoweverManyThereWereBefore() {
    costs((x, note) -> join(x, note), 3000);
    costs((x, note) -> join(note, x), 3000);
    costs((x, note) -> place(List.of(x, note), 0, x.length() - 10), 3000);
    costs((x, note) -> place(List.of(note, x), x.length() - 10, 0), 3000);
    costs((x, note) -> place(List.of(x, note), 10, 0), 3000);
    costs((x, note) -> slice(x, 0, x.length() + 1), 1);
    costs((x, note) -> slice(join(x, note), 64, x.length() + 64), 2);
    costs((x, note) -> place(List.of(fade(x, 0, 9), fade(note, 9, 0)), 0, x.length() - 9), 3000);
    costs((x, note) -> fade(x, 3, 3), 1);
  }

  @Test
  void whatIsUsedTwiceIsNotTakenApart() {
    AtomicLong computed = new AtomicLong();
    try (Session session = session(1, 2048)) {
      Signal joined = Generated.of(new Counting(computed, 0), 1);
      Signal placed = joined;
      for (int i = 0; i < 16; i++) {
        joined = join(joined, joined);
        placed = place(List.of(placed, placed), 0, 1);
      }
      double[] all = Signals.samples(session, joined);
      assertThat(all).hasSize(1 << 16).containsOnly(0);
      assertThat(Signals.samples(session, placed)).hasSize(17);
      assertThat(computed).hasValueLessThan(1000);
    }
  }

  @Test
  void stretchesOfWhatCanOnlyBeReadOnward() {
    try (Session session = session(1, 2048)) {
      List<Signal> parts = new ArrayList<>();
      Signal x = Generated.of(new Counting(new AtomicLong(), -1), 5000);
      for (int i = 0; i < 1000; i++) {
        Signal note = Filtered.of(new Total(), Generated.of(new Counting(new AtomicLong(), i), 90));
        parts.add(slice(note, 10, 40));
      }
      x = join(x, join(parts.toArray(Signal[]::new)));
      double[] samples = Signals.samples(session, x);
      double[] part = LongStream.range(10, 40).mapToDouble(i -> i * (i + 1) / 2.0).toArray();
      for (int i = 0; i < 1000; i++) {
        assertThat(Arrays.copyOfRange(samples, 5000 + 30 * i, 5030 + 30 * i)).isEqualTo(part);
      }
    }
  }
}

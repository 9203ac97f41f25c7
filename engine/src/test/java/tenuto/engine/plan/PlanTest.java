package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** What a reader does at the edges of its contract. */
class PlanTest {
  private static final int BLOCK = 64;

  @TempDir Path scratch;
  private Session session;
  private final Arena arena = Arena.ofConfined();
  private final Block block = new Block(arena.allocate(8 * 4096, 64), 0);

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(scratch).withThreads(1).withBlockSize(BLOCK));
  }

  @AfterEach
  void close() {
    assertThat(session.memory().usage().lent()).isZero();
    session.close();
    arena.close();
  }

  /** What each block needs besides its own samples is the first of the next, as interpolation. */
  private record Next() implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      Reader input = inputs.getFirst();
      input.read(start, scratch, 0, 1);
      double first = scratch.get(0);
      input.read(start + 1, out, 0, n);
      for (int i = 0; i < n; i++) {
        double second = out.get(i);
        out.set(i, (first + second) / 2);
        first = second;
      }
    }
  }

  /** Fails in the block that holds sample {@code at}, once. */
  private record Stumbling(long at, boolean[] done) implements Filter {
    @Override
    public State begin() {
      return new State() {
        private long position;

        @Override
        public void apply(Block in, Block out, int n) {
          position += n;
          if (position > at && !done[0]) {
            done[0] = true;
            throw new ArithmeticException("stumbled");
          }
        }
      };
    }
  }

  @Test
  void whatWasReadLastCanBeReadAgain() {
    try (Reader reader = session.open(Kit.leak(Kit.ramp(1000, 1), 0))) {
      long[] starts = {0, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 3 * BLOCK};
      int[] counts = {BLOCK + 1, BLOCK, 2, BLOCK, BLOCK};
      for (int i = 0; i < starts.length; i++) {
        reader.read(starts[i], block, 0, counts[i]);
        assertThat(block.get(0)).isEqualTo(starts[i]);
        assertThat(block.get(counts[i] - 1)).isEqualTo(starts[i] + counts[i] - 1);
      }
      reader.read(4 * BLOCK - 1, block, 0, 1);
      assertThat(block.get(0)).isEqualTo(4 * BLOCK - 1);
    }
  }

  @Test
  void aGatherMayReadTheLastSampleOfOneBlockAgainForTheNext() {
    long length = 10 * BLOCK + 1;
    Signal between = Gathered.of(new Next(), List.of(Kit.leak(Kit.ramp(1000, 1), 0)), length);
    double[] read = Kit.read(session, between, BLOCK);
    for (int i = 0; i < length; i++) {
      assertThat(read[i]).isEqualTo(i + 0.5);
    }
  }

  /** The larger of two: what leaves the left as it is, is no number that arithmetic comes upon. */
  private record Larger() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, Math.max(left.get(i), right.get(i)));
      }
    }

    @Override
    public double identity() {
      return Double.NEGATIVE_INFINITY;
    }
  }

  /** Where the right one ends within a group of samples as everywhere else. */
  @Test
  void whereOneSignalHasEndedTheOtherCountsAsTheCombinerSays() {
    int[] lengths = {0, 1, 7, 8, 9, BLOCK - 3, BLOCK, BLOCK + 5, 2 * BLOCK + 1};
    for (int a : lengths) {
      for (int b : lengths) {
        Signal left = Kit.sum(Kit.ramp(a, -1), Kit.ramp(a, -1));
        Signal right = Kit.ramp(b, 3);
        double[] larger = combined(new Larger(), left, right);
        double[] product = combined(new Kit.Times(), left, right);
        double[] sum = combined(new Kit.Add(), left, right);
        assertThat(sum).hasSize(Math.max(a, b));
        for (int i = 0; i < sum.length; i++) {
          double x = i < a ? -2.0 * i : 0;
          double y = 3.0 * i;
          assertThat(larger[i]).as("%d, %d: %d", a, b, i).isEqualTo(i < b ? Math.max(x, y) : x);
          assertThat(product[i]).as("%d, %d: %d", a, b, i).isEqualTo(i < b ? x * y : x);
          assertThat(sum[i]).as("%d, %d: %d", a, b, i).isEqualTo(i < b ? x + y : x);
        }
      }
    }
  }

  /** As the channels of a file are: after the end of the shorter one nothing is left over. */
  @Test
  void signalsThatAreVisitedTogetherAreSilentBehindTheirEnds() {
    Signal whole = Kit.ramp(5 * BLOCK, 1);
    for (int length : new int[] {0, 1, 9, BLOCK, BLOCK + 3, 3 * BLOCK}) {
      Signal cut = Kit.leak(Kit.ramp(length, 1), 0);
      double[] seen = new double[5 * BLOCK];
      session.visit(
          List.of(whole, cut),
          BLOCK,
          () ->
              (start, channels, n) -> {
                for (int i = 0; i < n; i++) {
                  seen[(int) start + i] = channels[1].get(i);
                }
              });
      for (int i = 0; i < seen.length; i++) {
        assertThat(seen[i]).as("%d of %d", i, length).isEqualTo(i < length ? i : 0);
      }
    }
  }

  private double[] combined(Combiner combiner, Signal left, Signal right) {
    double[] read = Kit.read(session, Combined.of(combiner, List.of(left, right)), 100);
    // What is stored is read where it is, and must stay as it is.
    try (Stored first = session.store(left);
        Stored second = session.store(right)) {
      Signal ofStored = Combined.of(combiner, List.of(first, second));
      assertThat(Kit.read(session, ofStored, 100)).isEqualTo(read);
      assertThat(Kit.read(session, first, 100)).isEqualTo(Kit.read(session, left, 100));
    }
    return read;
  }

  @Test
  void aSignalOfATrillionSamplesIsReadAtRandomPlaces() {
    long length = 1L << 40;
    Random random = new Random(1);
    Signal ramp = Kit.ramp(length, 1);
    Signal back = Kit.backwards(Kit.shift(Kit.sum(ramp, Kit.ramp(length / 2, 1)), 5));
    try (Reader reader = session.open(ramp);
        Reader turned = session.open(back)) {
      for (int i = 0; i < 1000; i++) {
        long start = random.nextLong(length + 200) - 100;
        int n = 1 + random.nextInt(3 * BLOCK);
        reader.read(start, block, 3, n);
        for (int k = 0; k < n; k++) {
          long at = start + k;
          assertThat(block.get(3 + k)).isEqualTo(at >= 0 && at < length ? at : 0);
        }
        turned.read(start, block, 0, n);
        for (int k = 0; k < n; k++) {
          long at = length - 1 - (start + k);
          double expected = at >= 0 && start + k >= 0 ? at : 0;
          assertThat(block.get(k)).isEqualTo(at < length / 2 ? 2 * expected : expected);
        }
      }
    }
  }

  @Test
  void theMostDistantPlacesAreSilent() {
    Signal longest = Kit.ramp(Long.MAX_VALUE, 1);
    try (Reader reader = session.open(Kit.shift(Kit.ramp(1000, 1), 7));
        Reader endless = session.open(longest)) {
      for (long start : new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MAX_VALUE - 50}) {
        block.set(0, 1);
        block.set(99, 1);
        reader.read(start, block, 0, 100);
        assertThat(block.get(0)).isZero();
        assertThat(block.get(99)).isZero();
      }
      endless.read(Long.MAX_VALUE - 50, block, 0, 100);
      assertThat(block.get(49)).isEqualTo((double) Long.MAX_VALUE);
      assertThat(block.get(50)).isZero();
    }
  }

  @Test
  void aReaderWhoseFilterFailedNeverGoesOnWithWhatIsLeftOfIt() {
    boolean[] done = new boolean[1];
    Signal stumbling = Filtered.of(new Stumbling(200, done), Kit.ramp(1000, 1));
    try (Reader reader = session.open(stumbling)) {
      reader.read(0, block, 0, BLOCK);
      assertThatThrownBy(() -> reader.read(300, block, 0, BLOCK)).hasMessage("stumbled");
      assertThatThrownBy(() -> reader.read(512, block, 0, BLOCK))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("could not be computed");
    }
  }

  @Test
  void oneStepIsNothingToShare() {
    try (Stored stored = session.store(Kit.ramp(1000, 1))) {
      Signal leaky = Kit.leak(stored, 0.5);
      assertThat(isShareable(leaky)).isFalse();
      assertThat(isShareable(Kit.leak(leaky, 0.5))).isTrue();
      assertThat(isShareable(Kit.leak(Kit.ramp(1000, 1), 0.5))).isTrue();
      assertThat(isShareable(leaky, stored)).isTrue();
    }
  }

  private boolean isShareable(Signal... signals) {
    try (Rendering rendering =
            new Rendering(Kit.resources(session), RenderRoot.of(List.of(signals)));
        Plan plan = rendering.plan(List.of(signals))) {
      return plan.isShareable();
    }
  }
}

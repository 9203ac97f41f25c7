package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Of what is deferred only what is read is computed, and it is what all of it would be. */
class DeferringTest {
  private static final int PART = Cache.PART;
  private static final int STRETCH = 2048;

  /** Each sample and the one 1000 before it. */
  private static final Filter ECHO = new Late(1000, 1);

  @TempDir Path scratch;

  private Settings settings(int threads) {
    return new Settings().withScratch(scratch).withThreads(threads);
  }

  private Session deferring(int threads) {
    return new Session(settings(threads).deferring());
  }

  /** Its input so many samples late, and on request the input itself. */
  private record Late(int delay, double direct) implements Filter {
    Late(int delay) {
      this(delay, 0);
    }

    @Override
    public long lookBack() {
      return delay;
    }

    @Override
    public long lag() {
      return direct == 0 ? delay : 0;
    }

    @Override
    public State begin() {
      double[] past = new double[delay];
      return new State() {
        private int at;

        @Override
        public void apply(Block in, Block out, int n) {
          for (int i = 0; i < n; i++) {
            double x = in.get(i);
            out.set(i, direct * x + past[at]);
            past[at] = x;
            at = (at + 1) % delay;
          }
        }
      };
    }
  }

  /** The sum of its inputs so far, and their difference. */
  private record Both() implements Filter {
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
      double[] sum = new double[1];
      return (in, out, n) -> {
        for (int i = 0; i < n; i++) {
          double left = in[0].get(i);
          double right = in[1].get(i);
          sum[0] += left + right;
          out[0].set(i, sum[0]);
          out[1].set(i, left - right);
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

  private record Backwards(long length) implements Gather.RandomAccess {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(length - start - n, scratch, 0, n);
      for (int i = 0; i < n; i++) {
        out.set(i, scratch.get(n - 1 - i));
      }
    }
  }

  private static Signal ramp(long length) {
    return Generated.of(new Kit.Ramp(1), length);
  }

  private static Signal leak(Signal signal) {
    return Filtered.of(new Kit.Leak(0.5), signal);
  }

  private static Signal placed(long length, List<Signal> notes) {
    List<Long> begins = new ArrayList<>();
    for (int i = 0; i < notes.size(); i++) {
      begins.add((long) i * PART + 100 * i);
    }
    return Gathered.of(new Placed(begins), notes, length);
  }

  private static List<Signal> notes(int count) {
    List<Signal> notes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      notes.add(leak(Generated.of(new Kit.Ramp(1 + i), PART + PART / 2)));
    }
    return notes;
  }

  private static Signal backwards(Signal signal) {
    return Gathered.of(new Backwards(signal.length()), List.of(signal), signal.length());
  }

  /** Signals of every way in which a part is come to. */
  private static List<Signal> every() {
    long length = 3L * PART + 80;
    Signal piece = placed(length, notes(3));
    List<Signal> both = Filtered.all(new Both(), List.of(ramp(length), piece));
    Signal echo = Filtered.of(ECHO, piece);
    return List.of(
        ramp(length),
        leak(ramp(length)),
        piece,
        echo,
        leak(echo),
        both.get(0),
        Kit.sum(both.get(1), echo, Filtered.of(ECHO, ramp(length / 2))),
        backwards(leak(ramp(length))),
        Filtered.of(ECHO, backwards(piece)),
        Filtered.of(new Late(30_000), piece),
        Kit.sum(piece, Filtered.of(new Late(PART), Filtered.of(new Late(1000), piece))),
        placed(length, List.of(echo, leak(ramp(PART)), both.get(0))));
  }

  private static double[] samples(Session session, Signal signal) {
    double[] all = new double[(int) signal.length()];
    session.visit(List.of(signal), STRETCH, () -> (start, in, n) -> copy(in[0], all, start, n));
    return all;
  }

  private static void copy(Block from, double[] to, long start, int n) {
    for (int i = 0; i < n; i++) {
      to[(int) start + i] = from.get(i);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aPartIsThatOfTheWhole(int threads) {
    assertPartsAreThoseOfTheWhole(threads);
  }

  @Tag("long")
  @Test
  void soItIsOnTwoThreads() {
    assertPartsAreThoseOfTheWhole(2);
  }

  private void assertPartsAreThoseOfTheWhole(int threads) {
    try (Session session = new Session(settings(threads))) {
      for (Signal signal : every()) {
        double[] whole = samples(session, signal);
        for (long from : new long[] {0, 5, PART - 3, 2L * PART + 777, 3L * PART + 3}) {
          double[] part = new double[whole.length];
          long to = Math.min(whole.length, from + 50_001);
          List<Signal> signals = List.of(signal, ramp(PART));
          session.visit(
              signals, from, to, STRETCH, () -> (start, in, n) -> copy(in[0], part, start, n));
          assertThat(Arrays.copyOfRange(part, (int) from, (int) to))
              .as("from %d of %s", from, signal)
              .isEqualTo(Arrays.copyOfRange(whole, (int) from, (int) to));
        }
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void partsInAnyOrderAreThoseOfTheWhole() {
    assertPartsInAnyOrderAreThoseOfTheWhole(2);
  }

  @Tag("long")
  @Test
  void partsInAnyOrderAreThoseOfTheWholeOnOneThread() {
    assertPartsInAnyOrderAreThoseOfTheWhole(1);
  }

  private void assertPartsInAnyOrderAreThoseOfTheWhole(int threads) {
    for (Signal signal : every()) {
      double[] whole;
      try (Session session = new Session(settings(threads))) {
        whole = samples(session, signal);
      }
      try (Session session = deferring(threads)) {
        try (Stored stored = session.store(signal)) {
          assertThat(session.memory().usage().lent()).isZero();
          for (int at : new int[] {2 * PART + 9, PART, 0, 3 * PART + 79}) {
            assertThat(stored.sample(at)).as("%d of %s", at, signal).isEqualTo(whole[at]);
          }
          assertThat(samples(session, stored)).as("%s", signal).isEqualTo(whole);
        }
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void onlyPartsThatAreReadAreComputed() {
    try (Session session = deferring(2);
        Stored stored = session.store(ramp(5L * PART))) {
      assertThat(stored.sample(3L * PART + 1)).isEqualTo(3L * PART + 1);
      assertThat(session.work().rendered()).isEqualTo(PART);
    }
  }

  @Test
  void whatIsFilteredGoesOnFromWhereItStopped() {
    try (Session session = deferring(2);
        Stored stored = session.store(leak(ramp(6L * PART)))) {
      stored.sample(2L * PART);
      assertThat(session.work().rendered()).isEqualTo(3L * PART);
      stored.sample(4L * PART);
      assertThat(session.work().rendered()).isEqualTo(5L * PART);
      stored.sample(0);
      assertThat(session.work().rendered()).isEqualTo(5L * PART);
    }
  }

  @Test
  void notesThatDoNotSoundAreNotComputed() {
    try (Session session = deferring(2)) {
      List<Signal> notes = new ArrayList<>();
      for (Signal note : notes(40)) {
        notes.add(session.storeLater(note));
      }
      try (Stored bars = session.store(placed(41L * PART, notes))) {
        bars.sample(20L * PART);
        assertThat(session.work().rendered()).isLessThan(8L * PART);
      }
    }
  }

  @Test
  void ofNotesThatAreNotStoredOnlyThoseThatSoundAreComputed() {
    try (Session session = new Session(settings(1))) {
      long from = 20L * PART + 2 * STRETCH;
      Signal piece = placed(41L * PART, notes(40));
      session.visit(List.of(piece), from, from + 100, STRETCH, () -> (start, in, n) -> {});
      assertThat(session.work().rendered()).isEqualTo(100);
      assertThat(session.memory().usage().peakLent()).isZero();
    }
  }

  private record Watched(AtomicLong end) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      end.accumulateAndGet(start + n, Math::max);
      out.silence(0, n);
    }
  }

  @Test
  void whatALateFilterDoesNotFollowFromIsNotComputed() {
    AtomicLong end = new AtomicLong();
    Signal late = Filtered.of(new Late(2 * PART), Generated.of(new Watched(end), 10L * PART));
    try (Session session = new Session(settings(1))) {
      long to = 5L * PART;
      session.visit(List.of(late), to - 100, to, STRETCH, () -> (start, in, n) -> {});
    }
    assertThat(end.get()).isEqualTo(3L * PART);
  }

  @Test
  void whatIsReadInAnotherOrderIsStoredOnce() {
    try (Session session = deferring(2);
        Stored stored = session.store(backwards(leak(ramp(6L * PART))))) {
      for (int part = 0; part < 6; part++) {
        stored.sample((long) part * PART);
      }
      assertThat(session.work().rendered()).isEqualTo(12L * PART);
    }
  }

  private record Outside(boolean[] still) implements Source, Lasting {
    @Override
    public Optional<String> content() {
      return Optional.of("outside");
    }

    @Override
    public boolean holds() {
      return still[0];
    }

    @Override
    public void fill(long start, Block out, int n) {
      out.silence(0, n);
    }
  }

  @Test
  void whatHasChangedOutsideMeanwhileIsNotHeard() {
    boolean[] still = {true};
    try (Session session = deferring(1);
        Stored stored = session.store(Generated.of(new Outside(still), 3L * PART))) {
      assertThat(stored.sample(0)).isZero();
      still[0] = false;
      assertThatThrownBy(() -> stored.sample(PART))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("has changed since");
    }
  }
}

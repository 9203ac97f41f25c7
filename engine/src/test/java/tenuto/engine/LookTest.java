package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Who looks at a signal sees all of it once, whichever way it comes, and nothing is kept too long.
 */
class LookTest {
  private static final int STRETCH = 4 * Chunk.SAMPLES;
  private static final int LENGTH = 11 * STRETCH + 4321;

  @TempDir Path scratch;

  private Session session(int threads) {
    return new Session(new Settings().withScratch(scratch).withThreads(threads));
  }

  /** What all visitors of some signals saw. */
  private static final class Seen {
    final double[][] samples;
    final AtomicInteger visitors = new AtomicInteger();
    final AtomicInteger closed = new AtomicInteger();

    Seen(int channels, int length) {
      samples = new double[channels][length];
      Arrays.stream(samples).forEach(channel -> Arrays.fill(channel, Double.NaN));
    }

    Look look() {
      return new Look(STRETCH, Eye::new);
    }

    private final class Eye implements SampleSink {
      private long expected;

      Eye() {
        visitors.incrementAndGet();
      }

      @Override
      public void take(long start, Block[] channels, int n) {
        if (start % STRETCH != 0) {
          assertThat(start).isEqualTo(expected);
        }
        expected = start + n;
        for (int channel = 0; channel < channels.length; channel++) {
          for (int i = 0; i < n; i++) {
            assertThat(samples[channel][(int) start + i]).isNaN();
            samples[channel][(int) start + i] = channels[channel].get(i);
          }
        }
      }

      @Override
      public void close() {
        closed.incrementAndGet();
      }
    }

    void isAll(double[]... wanted) {
      assertThat(samples).isDeepEqualTo(wanted);
      assertThat(closed).hasValue(visitors.get());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void everySampleIsShownOnceInAnyWay(int threads) {
    try (Session session = session(threads)) {
      Signal anywhere = Mapped.of(new Kit.Plus(0.5), Kit.ramp(LENGTH, 1));
      Signal onward = Kit.sum(Kit.leak(anywhere, 0.5), Kit.leak(anywhere, 0.25));
      for (Signal signal : List.of(anywhere, onward)) {
        double[] wanted = Kit.read(session, signal, 1000);
        Seen computed = new Seen(1, LENGTH);
        session.measure().scan(List.of(signal), computed.look());
        computed.isAll(wanted);
        Seen stored = new Seen(1, LENGTH);
        try (Stored copy = session.measure().store(List.of(signal), stored.look()).getFirst()) {
          stored.isAll(wanted);
          assertThat(Kit.read(session, copy, 1000)).isEqualTo(wanted);
          Seen lying = new Seen(1, LENGTH);
          session.measure().scan(List.of(copy), lying.look());
          lying.isAll(wanted);
        }
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void signalsAreStoredAndShownSideBySide(int threads) {
    try (Session session = session(threads)) {
      Signal onward = Kit.leak(Kit.ramp(LENGTH, 1), 0.5);
      Signal other = Kit.ramp(LENGTH, 3);
      double[] first = Kit.read(session, onward, 1000);
      double[] second = Kit.read(session, other, 1000);
      for (List<Signal> signals : List.of(List.of(onward, other), List.of(other, onward))) {
        Seen seen = new Seen(2, LENGTH);
        List<Stored> stored = session.measure().store(signals, seen.look());
        boolean inOrder = signals.getFirst() == onward;
        seen.isAll(inOrder ? first : second, inOrder ? second : first);
        assertThat(Kit.read(session, stored.getFirst(), 999)).isEqualTo(inOrder ? first : second);
        assertThat(Kit.read(session, stored.getLast(), 999)).isEqualTo(inOrder ? second : first);
        stored.forEach(Stored::close);
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void aShorterSignalIsSilentAfterItsEndAndAStoredOneIsHeld() {
    try (Session session = session(2);
        Stored brief = session.store(Kit.ramp(4321, 1))) {
      Signal whole = Kit.ramp(LENGTH, 3);
      double[] wanted = Arrays.copyOf(Kit.read(session, brief, 1000), LENGTH);
      Seen seen = new Seen(2, LENGTH);
      List<Stored> stored = session.measure().store(List.of(brief, whole), seen.look());
      seen.isAll(wanted, Kit.read(session, whole, 1000));
      assertThat(stored.getFirst()).isSameAs(brief);
      stored.forEach(Stored::close);
      assertThat(brief.released()).isFalse();
      assertThat(session.measure().store(List.of(), seen.look())).isEmpty();
    }
  }

  @Test
  void whatFailsGivesAllBack() {
    try (Session session = session(2)) {
      Signal onward = Kit.leak(Kit.ramp(LENGTH, 1), 0.5);
      Look blind =
          Look.inAnyOrder(
              () ->
                  (start, channels, n) -> {
                    throw new ArithmeticException("blind");
                  });
      for (Signal signal : List.of(onward, Kit.ramp(LENGTH, 1))) {
        assertThatThrownBy(() -> session.measure().store(List.of(signal), blind))
            .hasMessage("blind");
        assertThatThrownBy(() -> session.measure().scan(List.of(signal), blind))
            .hasMessage("blind");
        assertThatThrownBy(
                () -> session.measure().storeWith(signal, blind, copy -> new Kit.Plus(1)))
            .hasMessage("blind");
        assertThatThrownBy(
                () ->
                    session
                        .measure()
                        .storeWith(
                            signal,
                            Look.NONE,
                            copy -> {
                              throw new ArithmeticException("cannot choose");
                            }))
            .hasMessage("cannot choose");
        try (Stored copy = session.store(signal)) {
          assertThatThrownBy(() -> session.measure().store(List.of(copy, signal), blind))
              .hasMessage("blind");
        }
      }
      assertThat(session.memory().usage().lent()).isZero();
      assertThat(session.memory().lent()).isEmpty();
    }
  }

  @Test
  void whatFailsOnTheWayIntoACopysPlaceGivesItBackToo() {
    try (Session session = session(2)) {
      Signal signal = Kit.ramp(LENGTH, 1);
      List<Signal> both = List.of(signal, Kit.ramp(4321, 2));
      assertThatThrownBy(() -> session.measure().storeWith(both, Look.NONE, copies -> null))
          .isInstanceOf(NullPointerException.class);
      Kernel broken =
          (in, out, n) -> {
            throw new ArithmeticException("broken");
          };
      assertThatThrownBy(() -> session.measure().storeWith(both, Look.NONE, copies -> broken))
          .hasMessage("broken");
      assertThat(session.memory().usage().lent()).isZero();
      AtomicInteger places = new AtomicInteger();
      session
          .observe()
          .originsFrom(
              () -> {
                if (places.incrementAndGet() == 4) {
                  throw new ArithmeticException("nowhere");
                }
                return "somewhere";
              });
      assertThatThrownBy(
              () -> session.measure().storeWith(both, Look.NONE, copies -> new Kit.Plus(1)))
          .hasMessage("nowhere");
      assertThat(session.memory().usage().lent()).isZero();
      assertThat(session.memory().lent()).isEmpty();
    }
  }

  @Test
  void onceALossIsKnownNoCopyBecomesAResult() {
    Session session = session(2);
    assertThatThrownBy(
            () ->
                session
                    .measure()
                    .storeWith(
                        Kit.ramp(4321, 1),
                        Look.NONE,
                        copy -> {
                          session
                              .memory()
                              .lossOf(new InternalError("a fault in an unsafe memory access"));
                          return new Kit.Plus(1);
                        }))
        .isInstanceOf(ScratchLostException.class);
    assertThat(session.memory().usage().lent()).isZero();
    session.close();
  }

  /** A few blocks are there already, and no further ones are to be had. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoBeginsToLookWhenTheSessionIsClosedIsClosed(boolean onward) {
    Session session = session(1);
    Signal one = onward ? Kit.leak(Kit.ramp(10, 1), 0.5) : Kit.ramp(10, 1);
    session.measure().scan(List.of(one), Look.inAnyOrder(() -> (start, channels, n) -> {}));
    AtomicInteger open = new AtomicInteger();
    Look closing =
        Look.inAnyOrder(
            () -> {
              open.incrementAndGet();
              session.close();
              return new SampleSink() {
                @Override
                public void take(long start, Block[] channels, int n) {}

                @Override
                public void close() {
                  open.decrementAndGet();
                }
              };
            });
    List<Signal> many = new ArrayList<>(List.of(one));
    for (int step = 1; step < 100; step++) {
      many.add(Kit.ramp(9, step));
    }
    assertThatThrownBy(() -> session.measure().scan(many, closing))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("closed");
    assertThat(open).hasValue(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4321, LENGTH})
  void aCopyThatNobodyElseHoldsBecomesTheResult(int length) {
    try (Session session = session(2)) {
      Signal signal = Mapped.of(new Kit.Plus(0.5), Kit.ramp(length, 1));
      double[] wanted = Kit.read(session, Mapped.of(new Kit.Plus(7), signal), 1000);
      Seen seen = new Seen(1, length);
      List<Stored> copies = new ArrayList<>();
      Stored result =
          session
              .measure()
              .storeWith(
                  signal,
                  seen.look(),
                  copy -> {
                    seen.isAll(Kit.read(session, signal, 1000));
                    copies.add((Stored) copy);
                    return new Kit.Plus(7);
                  });
      assertThat(Kit.read(session, result, 1000)).isEqualTo(wanted);
      assertThat(copies.getFirst().released()).isTrue();
      assertThat(result.identity())
          .isEqualTo(Mapped.of(new Kit.Plus(7), copies.getFirst()).identity());
      assertThat(session.memory().lent()).containsExactly(result);
      assertThat(session.memory().usage().peakLent()).isEqualTo(result.bytes());
      result.close();
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void whatWasStoredBeforeStaysAsItIs() {
    try (Session session = session(2);
        Stored stored = session.store(Kit.ramp(LENGTH, 1))) {
      Signal lazy = Kit.ramp(4321, 2);
      List<Stored> results =
          session.measure().storeWith(List.of(stored, lazy), Look.NONE, copies -> new Kit.Plus(7));
      for (Signal signal : List.of(stored, lazy)) {
        Stored result = results.get(signal == stored ? 0 : 1);
        assertThat(Kit.read(session, result, 1000))
            .isEqualTo(Kit.read(session, Mapped.of(new Kit.Plus(7), signal), 1000));
      }
      assertThat(Kit.read(session, stored, 1000))
          .isEqualTo(Kit.read(session, Kit.ramp(LENGTH, 1), 1000));
      results.forEach(Stored::close);
      assertThat(session.memory().lent()).containsExactly(stored);
    }
  }

  @Test
  void aCopyThatSomebodyHoldsStaysAsItIs() {
    try (Session session = session(2)) {
      Signal signal = Kit.ramp(4321, 1);
      List<Stored> held = new ArrayList<>();
      Stored result =
          session
              .measure()
              .storeWith(
                  signal,
                  Look.NONE,
                  copy -> {
                    held.add(((Stored) copy).retain());
                    return new Kit.Plus(7);
                  });
      Stored copy = held.getFirst();
      assertThat(Kit.read(session, copy, 1000)).isEqualTo(Kit.read(session, signal, 1000));
      assertThat(Kit.read(session, result, 1000))
          .isEqualTo(Kit.read(session, Mapped.of(new Kit.Plus(7), signal), 1000));
      copy.close();
      result.close();
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  /** The last reference but the one that is given up goes while the kernel is chosen. */
  @Test
  void aSignalThatSomebodyReadsStaysAsItIsUntilTheReaderEnds() {
    try (Session session = session(2);
        Arena arena = Arena.ofConfined()) {
      double[] wanted = Kit.read(session, Kit.ramp(4321, 1), 1000);
      Stored stored = session.store(Kit.ramp(4321, 1));
      Block read = new Block(arena.allocate(8 * 4328, 64), 0);
      Reader reader = session.open(Kit.leak(stored, 0));
      Stored result =
          session
              .measure()
              .storeWith(
                  stored,
                  Look.NONE,
                  copy -> {
                    stored.close();
                    return new Kit.Plus(7);
                  });
      assertThat(stored.released()).isTrue();
      reader.read(0, read, 0, 4321);
      for (int i = 0; i < 4321; i++) {
        assertThat(read.get(i)).isEqualTo(wanted[i]);
        assertThat(result.sample(i)).isEqualTo(wanted[i] + 7);
      }
      assertThat(session.memory().usage().lent()).isEqualTo(stored.bytes() + result.bytes());
      reader.close();
      result.close();
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void aStoredSignalKeepsWhatWasFoundOutAboutIt() {
    try (Session session = session(2)) {
      Signal lazy = Kit.ramp(4321, 1);
      Stored stored = session.store(lazy);
      AtomicInteger searches = new AtomicInteger();
      for (int i = 0; i < 3; i++) {
        assertThat(session.measure().found(stored, Integer.class, searches::incrementAndGet))
            .isEqualTo(1);
      }
      assertThat(session.measure().found(stored, String.class, () -> "another kind"))
          .isEqualTo("another kind");
      assertThat(session.measure().found(stored, String.class, () -> "again"))
          .isEqualTo("another kind");
      assertThat(session.measure().found(lazy, Integer.class, () -> 2)).isEqualTo(2);
      assertThat(session.measure().found(lazy, Integer.class, () -> 3)).isEqualTo(3);
      assertThatThrownBy(
              () ->
                  session
                      .measure()
                      .found(
                          stored,
                          Long.class,
                          () -> {
                            throw new ArithmeticException("nothing found");
                          }))
          .hasMessage("nothing found");
      stored.close();
      assertThatThrownBy(() -> session.measure().found(stored, String.class, () -> "released"))
          .isInstanceOf(ReleasedException.class);
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void aDraftKeepsNothingAsItsSamplesChange() {
    try (Session session = session(2)) {
      SignalBuilder draft = session.results().draft("a draft", 10);
      try (Stored signal = draft.signal()) {
        for (double value : new double[] {1, 2}) {
          draft.set(3, value);
          assertThat(session.measure().found(signal, Double.class, () -> signal.sample(3)))
              .isEqualTo(value);
        }
      }
    }
  }

  @Test
  void whatIsOfAnotherSessionOrHalfAChunkIsRefused() {
    try (Session session = session(1);
        Session other = session(1);
        Stored foreign = other.store(Kit.ramp(10, 1))) {
      assertThatThrownBy(() -> session.measure().scan(List.of(foreign), new Seen(1, 10).look()))
          .hasMessageContaining("belongs to another session");
      assertThatThrownBy(() -> session.measure().found(foreign, String.class, () -> ""))
          .hasMessageContaining("belongs to another session");
      assertThatThrownBy(() -> new Look(Chunk.SAMPLES / 2, () -> null))
          .hasMessageContaining("must be a multiple of 8192 above 0, but is 4096");
    }
  }
}

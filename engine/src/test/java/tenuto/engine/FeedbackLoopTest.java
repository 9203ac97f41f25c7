package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.FeedbackLoop;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Loops against the recursions that they are. */
class FeedbackLoopTest {
  private static final int LENGTH = 5000;

  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withThreads(2).withBlockSize(512).withScratch(folder));
  }

  @AfterEach
  void close() {
    assertThat(session.memory().usage().lent()).isZero();
    session.close();
  }

  private FeedbackLoop loop(long delay, Signal... given) {
    return new FeedbackLoop(List.of(given), delay, session.memory().workspaces());
  }

  /** Half of a signal. */
  private record Half() implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, in.get(i) / 2);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 64",
    "2, 512",
    "7, 100",
    "8, 64",
    "9, 512",
    "100, 4096",
    "511, 64",
    "513, 512",
    "4999, 5000",
    "6000, 512"
  })
  void anEchoIsTheSumOfItsPast(int delay, int step) {
    Signal x = Kit.ramp(LENGTH, 0.001);
    FeedbackLoop loop = loop(delay, x);
    Signal half = Mapped.of(new Half(), loop.past().getFirst());
    Signal echo = loop.closed(List.of(Kit.sum(x, half))).getFirst();
    assertThat(echo.length()).isEqualTo(LENGTH);
    double[] expected = Kit.read(session, x, step);
    for (int i = delay; i < LENGTH; i++) {
      expected[i] += expected[i - delay] / 2;
    }
    assertThat(Kit.read(session, echo, step)).isEqualTo(expected);
    try (Stored stored = session.store(echo)) {
      assertThat(Kit.read(session, stored, step)).isEqualTo(expected);
    }
  }

  @Test
  void filtersOnTheWayRoundKeepTheirState() {
    Signal x = Kit.ramp(LENGTH, 0.001);
    FeedbackLoop loop = loop(3, x);
    Signal result =
        loop.closed(List.of(Kit.sum(x, Kit.leak(loop.past().getFirst(), 0.3)))).getFirst();
    double[] expected = Kit.read(session, x, 512);
    double leak = 0;
    for (int i = 0; i < LENGTH; i++) {
      leak = (i < 3 ? 0 : expected[i - 3]) + 0.3 * leak;
      expected[i] += leak;
    }
    assertThat(Kit.read(session, result, 512)).isEqualTo(expected);
  }

  @Test
  void signalsThatEchoEachOther() {
    Signal x = Kit.ramp(LENGTH, 0.001);
    Signal y = Kit.ramp(LENGTH - 700, -0.003);
    FeedbackLoop loop = loop(40, x, y);
    Signal crossed = Mapped.of(new Half(), loop.past().get(1));
    Signal back = Mapped.of(new Half(), loop.past().get(0));
    List<Signal> results = loop.closed(List.of(Kit.sum(x, crossed), Kit.sum(y, back)));
    assertThat(results).extracting(Signal::length).containsOnly(LENGTH - 700L);
    double[] left = Kit.read(session, x, 512);
    double[] right = Kit.read(session, y, 512);
    right[0] = 0; // not -0
    for (int i = 40; i < right.length; i++) {
      double was = left[i - 40];
      left[i] += right[i - 40] / 2;
      right[i] += was / 2;
    }
    assertThat(Kit.read(session, results.get(1), 512)).isEqualTo(right);
  }

  @Test
  void loopsWithinLoops() {
    Signal x = Kit.ramp(LENGTH, 0.001);
    FeedbackLoop outer = loop(50, x);
    Signal in = Kit.sum(x, Mapped.of(new Half(), outer.past().getFirst()));
    FeedbackLoop inner = loop(7, in);
    Signal within =
        inner
            .closed(List.of(Kit.sum(in, Mapped.of(new Half(), inner.past().getFirst()))))
            .getFirst();
    Signal result = outer.closed(List.of(within)).getFirst();
    double[] y = new double[LENGTH];
    double[] ramp = Kit.read(session, x, 512);
    for (int i = 0; i < LENGTH; i++) {
      double sum = ramp[i] + (i < 50 ? 0 : y[i - 50] / 2);
      y[i] = sum + (i < 7 ? 0 : y[i - 7] / 2);
    }
    assertThat(Kit.read(session, result, 512)).isEqualTo(y);
  }

  @Test
  void whatIsLongEnoughAgoFadesToSilence() {
    Signal click = Generated.of(new Click(), LENGTH);
    FeedbackLoop loop = loop(1, click);
    Signal half = Mapped.of(new Half(), loop.past().getFirst());
    double[] fading = Kit.read(session, loop.closed(List.of(Kit.sum(click, half))).getFirst(), 512);
    assertThat(fading[900]).isEqualTo(Math.scalb(1.0, -900));
    assertThat(fading[1000]).isZero();
  }

  private record Click() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, start + i == 0 ? 1 : 0);
      }
    }
  }

  @Test
  void whatMovesInTimeCannotBeOnTheWayRound() {
    Signal x = Kit.ramp(LENGTH, 0.001);
    FeedbackLoop loop = loop(5, x);
    Signal moved = Kit.shift(loop.past().getFirst(), 3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> loop.closed(List.of(Kit.sum(x, moved))))
        .withMessageContaining("cannot be on the way round a feedback loop");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> loop.closed(List.of()))
        .withMessageContaining("a loop of 1 signals must have as many results, but has 0");
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(Mapped.of(new Half(), loop.past().getFirst()))) {
      Block block = new Block(arena.allocate(64, 64), 0);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> reader.read(0, block, 0, 8))
          .withMessageContaining("outside of its loop");
    }
  }

  @Test
  void loopsOfDifferentWaysAreDifferentSignals() {
    Signal x = Kit.ramp(LENGTH, 0.001);
    Signal echo = echo(x, 5);
    assertThat(echo).isEqualTo(echo(x, 5)).isNotEqualTo(echo(x, 6));
    assertThat(echo).isNotEqualTo(echo(Kit.ramp(LENGTH, 0.002), 5));
  }

  private Signal echo(Signal x, long delay) {
    FeedbackLoop loop = loop(delay, x);
    return loop.closed(List.of(Kit.sum(x, Mapped.of(new Half(), loop.past().getFirst()))))
        .getFirst();
  }
}

package tenuto.dsp.spectral;

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
import tenuto.dsp.generators.Noise;
import tenuto.dsp.generators.Oscillators;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.resonators.Resonances;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.Echo;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** What long responses, delays, tables and transforms work in: counted, capped, gone at once. */
class WorkingMemoryTest {
  private static final long MIB = 1L << 20;

  /** A response of 1.1 million samples works in three pieces of 32 MiB. */
  private static final int TAPS = 1_100_000;

  @TempDir Path scratch;
  private Session session;

  @BeforeEach
  void open() {
    session =
        new Session(
            new Settings()
                .withScratch(scratch)
                .withThreads(1)
                .withScratchMax(110 * MIB)
                .withSampleRate(1000));
  }

  @AfterEach
  void close() {
    session.close();
  }

  private static Signal noise(long length) {
    return Generated.of(new Noise(1), length);
  }

  private void read(Signal signal, long start) {
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      reader.read(start, new Block(arena.allocate(8 * 64, 64), 0), 0, 64);
    }
  }

  private void assertNothingIsLent() {
    assertThat(session.memory().usage().lent()).isZero();
    assertThat(session.memory().usage().reserved()).isLessThanOrEqualTo(20 * MIB);
  }

  @Test
  void aConvolutionWorksOnDiskUnderTheCapAndLeavesNothing() {
    for (int i = 0; i < 4; i++) {
      Signal wet = Convolutions.convolution(session, noise(1000), noise(TAPS));
      assertThat(session.memory().usage().lent()).isZero();
      session.store(wet).close();
      assertNothingIsLent();
    }
    assertThat(session.memory().usage().peakLent()).isBetween(96 * MIB, 110 * MIB);
    assertThat(session.memory().usage().peakReserved()).isBetween(96 * MIB, 110 * MIB);
  }

  @Test
  void oneThatIsTooLongEndsInAnErrorAndLeavesNothing() {
    Signal wet = Convolutions.convolution(session, noise(1000), noise(2 * TAPS));
    assertThatThrownBy(() -> read(wet, 0))
        .isInstanceOf(ScratchFullException.class)
        .hasMessageContaining("110.0 MiB that --scratch-max allows are in use");
    assertNothingIsLent();
  }

  @Test
  void aReaderThatIsClosedInTheMiddleLeavesNothing() {
    try (Session two =
        new Session(new Settings().withScratch(scratch).withThreads(2).withSampleRate(1000))) {
      // in the background, too: stretches of a million samples
      Signal wet = Convolutions.convolution(two, noise(9L << 20), noise(400_000));
      for (int i = 0; i < 3; i++) {
        try (Arena arena = Arena.ofConfined();
            Reader reader = two.open(wet)) {
          reader.read(2_000_000, new Block(arena.allocate(8 * 64, 64), 0), 0, 64);
          assertThat(two.memory().usage().lent()).isPositive();
        }
        assertThat(two.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void combsOfLongDelays() {
    double ms = 3 << 20; // a ring of 32 MiB
    WordContext context = WordContext.of(session, Path.of("."));
    context.follow(Dialect.SONIC_FIELD_2017); // whose line has its length from the start
    Signal x = noise(4 << 20);
    Signal one = Generated.of(new Constant(1), 4 << 20);
    List<Signal> all =
        List.of(
            Resonances.resonant(session, x, 0.5, 0.5, ms),
            Resonances.shaped(session, x, 0.5, 0.5, ms / 3, one),
            Resonances.multiple(session, x, List.of(new Echo(-6, ms), new Echo(-9, 5)), 0),
            Resonances.analogueChorus(context, x, ms, noise(4 << 20), 0.3, 1, 100).getFirst());
    for (Signal signal : all) {
      long before = session.memory().usage().peakLent();
      read(signal, 5000);
      assertThat(session.memory().usage().lent()).isZero();
      assertThat(session.memory().usage().peakLent())
          .isGreaterThanOrEqualTo(Math.max(before, 32 * MIB));
    }
    assertNothingIsLent();
  }

  @Test
  void resonancesTablesAndSpectra() {
    Signal x = noise(1000);
    WordContext context = WordContext.of(session, Path.of("."));
    List<TimedSignal> responses = List.of(new TimedSignal(noise(TAPS / 4), 1));
    for (int i = 0; i < 3; i++) {
      read(Resonances.resonate(session, noise(TAPS / 2), responses), 5000);
      assertNothingIsLent();
      read(Oscillators.generate(context, 1000, 1, noise(3 << 20)), 100);
      assertNothingIsLent();
      try (Stored spectrum = Spectra.frequencyDomain(context, noise(1 << 20))) {
        assertThat(spectrum.length()).isEqualTo(1 << 20);
      }
      assertNothingIsLent();
    }
    assertThat(session.memory().usage().peakLent()).isGreaterThan(24 * MIB);
    read(x, 0);
  }

  @Test
  void aConvolutionIsItsResponsesAsLongAsItLives() {
    Random random = new Random(1);
    for (int threads : new int[] {1, 3}) {
      try (Session other = new Session(new Settings().withScratch(scratch).withThreads(threads))) {
        Signal x = noise(random.nextInt(100) + 50);
        Signal wet = x;
        for (int i = 0; i < 40; i++) {
          wet = Convolutions.convolveDelay(other, wet, wet); // doubles in work if it is not shared
        }
        try (Stored stored = other.store(wet)) {
          assertThat(stored.length()).isEqualTo(x.length());
        }
        assertThat(other.memory().usage().lent()).isZero();
      }
    }
  }
}

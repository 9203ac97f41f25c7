package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Block;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * A thousand random programs that use signals rightly and wrongly: a model knows for each step
 * whether it succeeds or which error it ends in, and which samples are read.
 */
@Tag("trial")
class MisuseTest {
  private static final int PROGRAMS = 1000 * Integer.getInteger("tenuto.trials", 1);
  private static final int STEPS = 40;
  private static final int PLACES = 6;

  @TempDir Path scratch;

  /** A stored signal, and what the model knows of it. */
  private static final class Kept {
    final Stored stored;
    final int home;
    int references = 1;
    int readers;

    Kept(Stored stored, int home) {
      this.stored = stored;
      this.home = home;
    }
  }

  /**
   * A signal and its samples.
   *
   * @param beneath the stored ones it is made from
   */
  private record Known(Signal signal, double[] samples, List<Kept> beneath) {}

  private record Reading(Reader reader, Known known, int home) {}

  /** One program; everything it does is checked against the model at once. */
  private static final class Program {
    final Random random;
    final Session[] sessions;
    final Block block;
    final Known[] places = new Known[PLACES];
    final List<Kept> kept = new ArrayList<>();
    final List<Reading> readings = new ArrayList<>();
    int errors;

    Program(long seed, Session[] sessions, Block block) {
      this.random = new Random(seed);
      this.sessions = sessions;
      this.block = block;
      for (int i = 0; i < PLACES; i++) {
        places[i] = fresh();
      }
    }

    private Known fresh() {
      int length = random.nextInt(200) * (random.nextInt(10) == 0 ? 100 : 1);
      double step = random.nextInt(1000);
      double[] samples = IntStream.range(0, length).mapToDouble(i -> i * step).toArray();
      return new Known(Kit.ramp(length, step), samples, List.of());
    }

    private Known any() {
      return places[random.nextInt(PLACES)];
    }

    private int place() {
      return random.nextInt(PLACES);
    }

    void run() {
      for (int i = 0; i < STEPS; i++) {
        step();
      }
      while (!readings.isEmpty()) {
        endReading();
      }
      for (Kept one : kept) {
        while (one.references > 0) {
          close(one);
        }
        close(one);
      }
    }

    private void step() {
      switch (random.nextInt(12)) {
        case 0 -> places[place()] = fresh();
        case 1, 2 -> store(random.nextInt(2), any());
        case 3 -> places[place()] = combined(any(), any());
        case 4 -> places[place()] = turned(any());
        case 5 -> retain(anyKept());
        case 6, 7 -> close(anyKept());
        case 8 -> open(random.nextInt(2), any());
        case 9 -> read();
        case 10 -> endReading();
        default -> visit(random.nextInt(2), any());
      }
    }

    private Kept anyKept() {
      return kept.isEmpty() ? null : kept.get(random.nextInt(kept.size()));
    }

    private Known combined(Known a, Known b) {
      double[] sum = new double[Math.max(a.samples.length, b.samples.length)];
      for (int i = 0; i < sum.length; i++) {
        sum[i] =
            (i < a.samples.length ? a.samples[i] : 0) + (i < b.samples.length ? b.samples[i] : 0);
      }
      return new Known(
          Kit.sum(a.signal, b.signal),
          sum,
          Stream.concat(a.beneath.stream(), b.beneath.stream()).distinct().toList());
    }

    private static Known turned(Known known) {
      int length = known.samples.length;
      double[] samples = new double[length];
      for (int i = 0; i < length; i++) {
        samples[i] = known.samples[length - 1 - i];
      }
      Signal sequential = Kit.leak(known.signal, 0);
      return new Known(Kit.backwards(sequential), samples, known.beneath);
    }

    /** Runs a step and compares with the model's word on it; returns whether it succeeded. */
    private boolean expect(Known known, int home, ThrowingCallable step) {
      boolean foreign = known.beneath.stream().anyMatch(one -> one.home != home);
      boolean released = known.beneath.stream().anyMatch(one -> one.references == 0);
      Throwable error = catchThrowable(step);
      if (!foreign && !released) {
        assertThat(error).isNull();
        return true;
      }
      errors++;
      if (foreign && (!released || error instanceof IllegalArgumentException)) {
        assertThat(error)
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("another session");
      } else {
        assertThat(error)
            .isInstanceOf(ReleasedException.class)
            .hasMessageContaining("already released");
      }
      assertThat(error).hasMessageContaining("made at program");
      return false;
    }

    private void store(int home, Known known) {
      Stored[] made = new Stored[1];
      if (expect(known, home, () -> made[0] = sessions[home].store(known.signal))) {
        Kept one = kept.stream().filter(other -> other.stored == made[0]).findFirst().orElse(null);
        if (one == null) {
          one = new Kept(made[0], home);
          kept.add(one);
        } else {
          one.references++;
        }
        places[place()] = new Known(made[0], known.samples, List.of(one));
      }
    }

    private void retain(Kept one) {
      if (one != null) {
        Known known = new Known(one.stored, new double[0], List.of(one));
        if (expect(known, one.home, one.stored::retain)) {
          one.references++;
        }
      }
    }

    private void close(Kept one) {
      if (one != null) {
        Known known = new Known(one.stored, new double[0], List.of(one));
        if (expect(known, one.home, one.stored::close)) {
          one.references--;
        }
        boolean held = one.references > 0 || one.readers > 0;
        assertThat(sessions[one.home].memory().lent().contains(one.stored)).isEqualTo(held);
      }
    }

    private void open(int home, Known known) {
      Reader[] opened = new Reader[1];
      if (expect(known, home, () -> opened[0] = sessions[home].open(known.signal))) {
        readings.add(new Reading(opened[0], known, home));
        known.beneath.forEach(one -> one.readers++);
      }
    }

    /** Reads through a reader, whatever was released since it was opened. */
    private void read() {
      if (!readings.isEmpty()) {
        Reading reading = readings.get(random.nextInt(readings.size()));
        double[] samples = reading.known.samples;
        int start = random.nextInt(samples.length + 300) - 100;
        int n = 1 + random.nextInt(500);
        reading.reader.read(start, block, 0, n);
        for (int i = 0; i < n; i++) {
          int at = start + i;
          double expected = at >= 0 && at < samples.length ? samples[at] : 0;
          if (block.get(i) != expected) {
            assertThat(block.get(i)).as("sample %d", at).isEqualTo(expected);
          }
        }
      }
    }

    private void endReading() {
      if (!readings.isEmpty()) {
        Reading reading = readings.remove(random.nextInt(readings.size()));
        reading.reader.close();
        reading.known.beneath.forEach(one -> one.readers--);
        assertThat(catchThrowable(() -> reading.reader.read(0, block, 0, 8)))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("reader is closed");
        errors++;
        if (random.nextBoolean()) {
          reading.reader.close();
        }
      }
    }

    private void visit(int home, Known known) {
      double[] seen = new double[known.samples.length];
      SampleSink visitor =
          (start, channels, n) -> {
            for (int i = 0; i < n; i++) {
              seen[(int) start + i] = channels[0].get(i);
            }
          };
      if (expect(
          known, home, () -> sessions[home].visit(List.of(known.signal), 512, () -> visitor))) {
        assertThat(seen).isEqualTo(known.samples);
      }
    }
  }

  @Test
  void everyMisuseIsANamedErrorAndNobodyEverReadsOtherSamples() {
    int errors = 0;
    try (Session one = new Session(new Settings().withScratch(scratch).withThreads(1));
        Session two =
            new Session(new Settings().withScratch(scratch).withThreads(3).withBlockSize(64));
        Arena arena = Arena.ofConfined()) {
      Session[] sessions = {one, two};
      Block block = new Block(arena.allocate(8 * 1000, 64), 0);
      for (int seed = 0; seed < PROGRAMS; seed++) {
        for (Session session : sessions) {
          int program = seed;
          session.observe().originsFrom(() -> "program " + program);
        }
        Program program = new Program(seed, sessions, block);
        try {
          program.run();
        } catch (Throwable e) {
          throw new AssertionError("program " + seed, e);
        }
        errors += program.errors;
        assertThat(one.memory().usage().lent() + two.memory().usage().lent())
            .as("program %d", seed)
            .isZero();
      }
    }
    assertThat(errors).isGreaterThan(PROGRAMS);
  }
}

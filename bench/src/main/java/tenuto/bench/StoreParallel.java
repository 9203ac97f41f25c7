package tenuto.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import tenuto.dsp.filters.RbjFilters;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.shaping.Waves;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * How much sooner do two threads finish what one does? A mix of two stored signals, which waits for
 * memory; a saturated sine, which waits for the processor; and what can only be computed onward:
 * sixteen independent filtered voices, and one voice through sixteen filters.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class StoreParallel {
  private static final int FILTERS = 16;

  /** Two stored signals of a session with some threads. */
  @State(Scope.Thread)
  public abstract static class Signals {
    @Param({"192000", "4194304"})
    int samples;

    @Param({"mix of two stored", "sine", "sixteen voices", "sixteen filters"})
    String signal;

    private final int threads;
    private Session session;
    private Stored x;
    private Stored y;

    Signals(int threads) {
      this.threads = threads;
    }

    @Setup
    public void open() {
      session = Noises.session(threads);
      x = Noises.stored(session, 1, samples);
      y = Noises.stored(session, 2, samples);
    }

    void store() {
      session.store(signal()).close();
    }

    private Signal signal() {
      return switch (signal) {
        case "mix of two stored" -> Mixing.mix(List.of(x, y));
        case "sine" -> Waves.saturate(sine());
        case "sixteen voices" -> {
          List<Signal> voices = new ArrayList<>();
          for (int i = 1; i <= FILTERS; i++) {
            voices.add(RbjFilters.lowPass(session, sine(), 1000.0 * i, 0.7));
          }
          yield Mixing.mix(voices);
        }
        case "sixteen filters" -> {
          Signal voice = sine();
          for (int i = 1; i <= FILTERS; i++) {
            voice = RbjFilters.lowPass(session, voice, 1000.0 * i, 0.7);
          }
          yield voice;
        }
        default -> throw new IllegalArgumentException(signal);
      };
    }

    private Signal sine() {
      return Generators.sineWave(session, 1000.0 * samples / session.sampleRate(), 440);
    }

    @TearDown
    public void close() {
      session.close();
    }
  }

  /** A session with one thread. */
  public static class OneThread extends Signals {
    public OneThread() {
      super(1);
    }
  }

  /** A session with two threads. */
  public static class TwoThreads extends Signals {
    public TwoThreads() {
      super(2);
    }
  }

  @Benchmark
  public void storeOnOneThread(OneThread s) {
    s.store();
  }

  @Benchmark
  public void storeOnTwoThreads(TwoThreads s) {
    s.store();
  }
}

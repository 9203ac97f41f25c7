package tenuto.bench;

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
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.shaping.Waves;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * How much faster is a block-wise engine than samples fetched one by one? The loop by which this
 * kind of storage has always been judged: two noises are stored; store their mix, release it.
 *
 * <p>{@code seen} says what the JVM has run before. A JVM that never saw anything but this mix
 * compiles the virtual calls of the twins away; one that has rendered {@code other kinds} of signal
 * too, as any piece does, cannot. Ours gets the same past.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class StorageLoop {
  /** Enough for the compiler's profile of every call to be settled. */
  private static final int ROUNDS = 100;

  private static final int LIVED = 8192;

  /** What all contenders vary by. */
  @State(Scope.Thread)
  public abstract static class Loop {
    @Param({"8192", "192000", "33554432"})
    int samples;

    @Param({"mixes", "other kinds"})
    String seen;

    boolean seenOtherKinds() {
      return seen.equals("other kinds");
    }
  }

  /** Our own storage. */
  public abstract static class Ours extends Loop {
    private final int threads;
    private Session session;
    private Stored left;
    private Stored right;

    Ours(int threads) {
      this.threads = threads;
    }

    @Setup
    public void open() {
      session = Noises.session(threads);
      if (seenOtherKinds()) {
        live();
      }
      left = Noises.stored(session, 1, samples);
      right = Noises.stored(session, 2, samples);
    }

    /** {@link PerSample#live} of our own. */
    private void live() {
      try (Stored a = Noises.stored(session, 1, LIVED);
          Stored b = Noises.stored(session, 2, LIVED)) {
        for (int i = 0; i < ROUNDS; i++) {
          storeAndRelease(Volumes.numericVolume(Mixing.mix(List.of(a, b)), 0.5));
          storeAndRelease(Waves.saturate(a));
          storeAndRelease(Mixing.multiply(a, Volumes.numericVolume(b, 0.7)));
          storeAndRelease(Mixing.mix(List.of(Mixing.multiply(a, b), Waves.saturate(a))));
          storeAndRelease(
              Mixing.mix(List.of(Volumes.numericVolume(a, 0.5), Volumes.numericVolume(b, 0.5))));
        }
      }
    }

    private void storeAndRelease(Signal signal) {
      session.store(signal).close();
    }

    Stored store() {
      return session.store(Mixing.mix(List.of(left, right)));
    }

    Session session() {
      return session;
    }

    @TearDown
    public void close() {
      session.close();
    }
  }

  /** Ours on one thread. */
  public static class OneThread extends Ours {
    public OneThread() {
      super(1);
    }
  }

  /** Ours on two threads. */
  public static class TwoThreads extends Ours {
    public TwoThreads() {
      super(2);
    }
  }

  /** Sample by sample. */
  public abstract static class Twin extends Loop {
    private PerSample.Chunks chunks;
    private PerSample.Store left;
    private PerSample.Store right;

    abstract PerSample.Chunks chunks();

    @Setup
    public void open() {
      chunks = chunks();
      if (seenOtherKinds()) {
        PerSample.live(chunks, ROUNDS, Noises.array(1, LIVED));
      }
      left = filled(1);
      right = filled(2);
    }

    /** Not through {@link PerSample#store}, which is to see nothing but mixes. */
    private PerSample.Store filled(long seed) {
      double[] noise = Noises.array(seed, samples);
      PerSample.Store store = chunks.build(samples);
      for (int i = 0; i < samples; i++) {
        store.setSample(i, noise[i]);
      }
      return store;
    }

    PerSample.Store store() {
      return PerSample.store(chunks, new PerSample.Mix(left, right));
    }

    @TearDown
    public void close() {
      chunks.close();
    }
  }

  /** Through tables of addresses. */
  public static class Addressed extends Twin {
    @Override
    PerSample.Chunks chunks() {
      return new AddressedChunks();
    }
  }

  /** Through arrays of buffers. */
  public static class Buffered extends Twin {
    @Override
    PerSample.Chunks chunks() {
      return new BufferChunks();
    }
  }

  @Benchmark
  public void loopOnOneThread(OneThread s) {
    s.store().close();
  }

  @Benchmark
  public void loopOnTwoThreads(TwoThreads s) {
    s.store().close();
  }

  @Benchmark
  public void loopInAddressedChunks(Addressed s) {
    s.store().release();
  }

  @Benchmark
  public void loopInByteBuffers(Buffered s) {
    s.store().release();
  }
}

package tenuto.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * The program that {@link tenuto.engine.FullDiskTest} runs on a small file system: fills it up
 * again and again, each time somewhere else within the same compiled vector kernels, and says
 * {@code done} at the end.
 */
final class FullDiskStrikes {
  static final int STRIKES = Integer.getInteger("tenuto.trials", 1) == 1 ? 20 : 60;

  /** Elsewhere no disk is given back before the end, so several may each hold some of the rest. */
  private static final int ROUNDS_OF_EXACT_FITS =
      System.getProperty("os.name").equals("Linux") ? 5 : 0;

  private final Path folder;
  private final Random random = new Random(7);
  private final AtomicReference<Throwable> uncaught = new AtomicReference<>();

  private FullDiskStrikes(Path folder) {
    this.folder = folder;
  }

  private static final VectorSpecies<Double> LANES = DoubleVector.SPECIES_PREFERRED;

  private static DoubleVector load(Block block, int sample) {
    return DoubleVector.fromMemorySegment(
        LANES, block.memory(), block.offset() + 8L * sample, java.nio.ByteOrder.nativeOrder());
  }

  private static void store(DoubleVector samples, Block block, int sample) {
    samples.intoMemorySegment(
        block.memory(), block.offset() + 8L * sample, java.nio.ByteOrder.nativeOrder());
  }

  /** Every sample is {@code value}. */
  private record Steady(double value) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i += LANES.length()) {
        store(DoubleVector.broadcast(LANES, value), out, i);
      }
    }
  }

  private record Gain(double gain) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i += LANES.length()) {
        store(load(in, i).mul(gain), out, i);
      }
    }
  }

  private record Sum() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      for (int i = 0; i < n; i += LANES.length()) {
        store(load(left, i).add(load(right, i)), out, i);
      }
    }

    @Override
    public double identity() {
      return 0;
    }
  }

  /** Samples of {@code value} that went through a chain of kernels, the last of which stores. */
  private static Signal chain(double value, long length) {
    Signal half = Mapped.of(new Gain(0.5), Generated.of(new Steady(value), length));
    Signal sum = Combined.of(new Sum(), List.of(half, Generated.of(new Steady(value), length)));
    return Mapped.of(new Gain(2.0 / 3), sum);
  }

  public static void main(String[] args) throws Exception {
    FullDiskStrikes strikes = new FullDiskStrikes(Path.of(args[0]));
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, e) -> {
          strikes.uncaught.set(e);
          e.printStackTrace(); // or what ends this method would be told to nobody
        });
    strikes.warmUp();
    // Most of the disk is filled for good: filling it each time would take most of the time.
    Files.write(strikes.folder.resolve("ballast"), new byte[40 << 20]);
    long free = strikes.free();
    for (int i = 0; i < STRIKES; i++) {
      strikes.strike(i);
      require(strikes.free() == free, "the disk was not given back");
    }
    for (int i = 0; i < ROUNDS_OF_EXACT_FITS; i++) {
      strikes.fitExactly();
    }
    require(strikes.uncaught.get() == null, "uncaught " + strikes.uncaught.get());
    System.out.println("done");
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException(otherwise);
    }
  }

  private long free() throws IOException {
    return Files.getFileStore(folder).getUsableSpace();
  }

  private Session session(int threads) {
    return new Session(new Settings().withScratch(folder).withThreads(threads));
  }

  /** Until C2 has compiled what stores. */
  private void warmUp() {
    try (Session session = session(2)) {
      for (int i = 0; i < 100; i++) {
        session.store(chain(1, 50L * Chunk.SAMPLES)).close();
      }
    }
  }

  private void strike(int number) throws IOException {
    Path other = folder.resolve("other");
    // Somebody else's file, so that the end of the disk is no border of chunks, nor of extents.
    Files.write(other, new byte[random.nextInt(10 << 20)]);
    try (Session session = session(1 + number % 3)) {
      List<Stored> earlier = new ArrayList<>();
      for (long room = random.nextInt(10 << 20); room > 0; room -= earlier.getLast().bytes()) {
        int value = earlier.size() + 1;
        earlier.add(session.store(chain(value, 1 + random.nextInt(1 << 17))));
      }
      long lent = session.memory().usage().lent();
      for (int again = 0; again < 2; again++) {
        try {
          session.store(chain(1000, (64L << 20) / 8)).close();
          throw new IllegalStateException("no error from a full disk");
        } catch (ScratchFullException e) {
          require(e.getMessage().contains(folder.toString()), e.getMessage());
        }
        require(
            session.memory().usage().lent() == lent, "chunks of a failed signal are still lent");
      }
      for (int i = 0; i < earlier.size(); i++) {
        int value = i + 1;
        double[] read = Kit.read(session, earlier.get(i), 8192);
        require(
            Arrays.stream(read).allMatch(sample -> Math.abs(sample - value) < 1e-12),
            "other samples than " + value);
        earlier.get(i).close();
      }
      session.store(chain(1, lent / 8)).close();
      require(session.memory().usage().lent() == 0, "chunks are still lent");
    } finally {
      Files.delete(other);
    }
  }

  /** Many threads share the very last chunks: nobody may give up while there are enough. */
  private void fitExactly() throws Exception {
    Path other = folder.resolve("other");
    int threads = 16;
    int each = 1 + random.nextInt(8);
    long room = threads * each * Chunk.BYTES;
    Files.write(other, new byte[(int) (free() - room)]);
    require(free() == room, "the other file leaves " + free());
    try (Session session = session(1);
        var storing = Executors.newFixedThreadPool(threads)) {
      Callable<List<Stored>> some =
          () -> {
            List<Stored> stored = new ArrayList<>();
            for (int i = 0; i < each; i++) {
              stored.add(session.store(chain(1, Chunk.SAMPLES)));
            }
            return stored;
          };
      for (Future<List<Stored>> stored : storing.invokeAll(Collections.nCopies(threads, some))) {
        stored.get().forEach(Stored::close);
      }
    } finally {
      Files.delete(other);
    }
  }
}

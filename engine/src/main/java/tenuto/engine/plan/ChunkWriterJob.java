package tenuto.engine.plan;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Backing;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Stored;

/**
 * Chunks of the pool on their way to become stored signals: filled by many threads at once where
 * the samples can be had in any order. Each takes its chunks only when it comes to them; a failure
 * gives all of them back.
 */
public final class ChunkWriterJob {
  /** Chunks one thread fills before it looks for more: few enough to share a short signal out. */
  private static final int MOST_CHUNKS_AT_ONCE = 16;

  private final Resources resources;
  private final long length;
  private final int[][] chunks;
  private final Supplier<? extends Stopwatch> watches;

  /** Is told by a thread what it fills. */
  public interface Stopwatch {
    /** Tells nobody. */
    Stopwatch NONE =
        new Stopwatch() {
          @Override
          public void begin() {}

          @Override
          public void end(long start, int n) {}
        };

    /** Samples are about to be computed. */
    void begin();

    /** {@code n} samples from {@code start} on are in their chunks. */
    void end(long start, int n);
  }

  /**
   * @param chunks that are lent already
   */
  public ChunkWriterJob(Resources resources, int[][] chunks, long length) {
    this.resources = resources;
    this.chunks = chunks;
    this.length = length;
    this.watches = () -> Stopwatch.NONE;
  }

  public ChunkWriterJob(Resources resources, int channels, long length) {
    this(resources, channels, length, () -> Stopwatch.NONE);
  }

  /**
   * @param watches makes one for each thread
   */
  public ChunkWriterJob(
      Resources resources, int channels, long length, Supplier<? extends Stopwatch> watches) {
    this.resources = resources;
    this.length = length;
    this.watches = watches;
    long count = Math.ceilDiv(length, Chunk.SAMPLES);
    resources.pool().requireFits(count, channels);
    chunks = new int[channels][(int) count];
    for (int[] channel : chunks) {
      Arrays.fill(channel, -1);
    }
  }

  /** What all its chunks take. */
  public long bytes() {
    return chunks.length == 0 ? 0 : chunks.length * chunks[0].length * Chunk.BYTES;
  }

  /**
   * The signals that it has filled.
   *
   * @param keys of each
   */
  public List<Stored> stored(
      IntFunction<Identity> identities, IntFunction<CacheKeys> keys, Object origin) {
    Stored[] stored = new Stored[chunks.length];
    Arrays.setAll(
        stored,
        i -> {
          Backing backing = new StoredChunks(resources.pool(), chunks[i]);
          return resources.stored(backing, length, identities.apply(i), keys.apply(i), origin);
        });
    return List.of(stored);
  }

  /**
   * In any order, each thread with a recorder of its own.
   *
   * @param threads how many take part at most
   * @param stretch samples that one recorder makes in their order
   */
  public void fill(int threads, int stretch, Supplier<? extends ChunkWriter> recorders) {
    int count = chunks.length == 0 ? 0 : chunks[0].length;
    int least = stretch / Chunk.SAMPLES;
    int wanted = Math.clamp(count / (4L * resources.threads()), 1, MOST_CHUNKS_AT_ONCE);
    int atOnce = Math.ceilDiv(wanted, least) * least;
    fill(Math.ceilDiv(count, atOnce), atOnce, piece -> piece, threads, recorders);
  }

  /**
   * Some pieces of it, in any order.
   *
   * @param atOnce chunks of a piece, which are in a row
   * @param which of all pieces each is
   */
  public void fill(
      long pieces,
      int atOnce,
      LongUnaryOperator which,
      int threads,
      Supplier<? extends ChunkWriter> recorders) {
    orGiveBack(
        () ->
            resources
                .workers()
                .run(pieces, threads, () -> new Filler(recorders.get(), atOnce, which)));
  }

  /** Fills it onward, a block at a time, up to a sample. */
  public void relay(Plan plan, long from, long to) {
    orGiveBack(() -> Relay.run(resources, plan, to - from, relay -> new Follower(relay, from, to)));
  }

  /**
   * Fills it onward, from where a relay has come to.
   *
   * @param begin the sample at which the relay has begun
   */
  public void relay(Relay relay, long begin, long from, long to) {
    int blockSize = relay.blockSize();
    long first = (from - begin) / blockSize;
    long end = Math.ceilDiv(to - begin, blockSize);
    orGiveBack(() -> relay.goOn(resources, first, end, () -> new Follower(relay, begin, to)));
  }

  public void orGiveBack(Runnable filling) {
    orGiveBack(
        () -> {
          filling.run();
          return null;
        });
  }

  /** What is made for it; if that fails, all its chunks go back. */
  public <T> T orGiveBack(Supplier<T> making) {
    try {
      return making.get();
    } catch (Throwable e) {
      giveBack();
      throw e;
    }
  }

  private void giveBack() {
    for (int[] channel : chunks) {
      int[] lent = Arrays.stream(channel).filter(chunk -> chunk >= 0).toArray();
      resources.pool().giveBack(lent, 0, lent.length);
    }
  }

  /** The numbers of the chunks of each signal, below 0 for those that are not lent yet. */
  public int[][] chunks() {
    return chunks;
  }

  public void lend(int from, int to) {
    for (int[] channel : chunks) {
      if (channel[from] < 0) { // or they were there before
        resources.pool().lend(channel, from, to);
      }
    }
  }

  /** Fills pieces of some chunks each. */
  private final class Filler implements Workers.Worker {
    private final ChunkWriter recorder;
    private final int atOnce;
    private final LongUnaryOperator which;
    private final Stopwatch watch = watches.get();
    private final Block[] blocks = Block.views(chunks.length);

    Filler(ChunkWriter recorder, int atOnce, LongUnaryOperator which) {
      this.recorder = recorder;
      this.atOnce = atOnce;
      this.which = which;
    }

    @Override
    public void take(long piece) {
      int from = (int) which.applyAsLong(piece) * atOnce;
      int to = Math.min(from + atOnce, chunks[0].length);
      if (from < to) {
        lend(from, to);
      }
      for (int chunk = from; chunk < to; chunk++) {
        watch.begin();
        long start = (long) chunk * Chunk.SAMPLES;
        int n = (int) Math.min(Chunk.SAMPLES, length - start);
        for (int channel = 0; channel < blocks.length; channel++) {
          resources.pool().show(blocks[channel], chunks[channel][chunk], 0);
        }
        recorder.record(start, blocks, n);
        for (Block block : blocks) {
          block.silence(n, Block.wholeGroups(n) - n);
        }
        resources.rendered((long) n * blocks.length);
        watch.end(start, n);
      }
    }

    @Override
    public void close() {
      try {
        recorder.close();
      } catch (Exception e) {
        throw new IllegalStateException("a recorder could not be closed", e);
      }
    }
  }

  /** Takes part in a relay, block by block. */
  private final class Follower implements Workers.Worker {
    private final int blockSize;
    private final Relay.Runner runner;
    private final Stopwatch watch = watches.get();
    private final Block[] blocks = Block.views(chunks.length);
    private final Runnable beginning = this::begin;
    private final long begin;
    private final long to;
    private long start;

    /**
     * @param begin the sample at which the relay begins
     */
    Follower(Relay relay, long begin, long to) {
      this.blockSize = relay.blockSize();
      this.begin = begin;
      this.to = to;
      this.runner = relay.join();
    }

    @Override
    public void take(long block) {
      start = begin + block * blockSize;
      int n = (int) Math.min(blockSize, to - start);
      watch.begin();
      runner.compute(block, beginning, blocks, n);
      resources.rendered((long) n * blocks.length);
      watch.end(start, n);
    }

    /** In turn, so that whoever has a chunk's first block has it lent before the others come. */
    private void begin() {
      int chunk = (int) (start / Chunk.SAMPLES);
      int sample = (int) (start % Chunk.SAMPLES);
      if (sample == 0) {
        lend(chunk, chunk + 1);
      }
      for (int channel = 0; channel < blocks.length; channel++) {
        resources.pool().show(blocks[channel], chunks[channel][chunk], sample);
      }
    }

    @Override
    public void close() {
      runner.close();
    }
  }
}

package tenuto.engine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Identity;

/**
 * Chunks of the pool on their way to become stored signals: filled by many threads at once where
 * the samples can be had in any order. Each takes its chunks only when it comes to them; a failure
 * gives all of them back.
 */
final class Filling {
  /** Chunks one thread fills before it looks for more: few enough to share a short signal out. */
  private static final int MOST_CHUNKS_AT_ONCE = 16;

  private final Resources resources;
  private final long length;
  private final int[][] chunks;

  /** What a cache has of it, or null. */
  private Kept kept;

  /** Is told what becomes of it. */
  private Journal.Entry entry = Journal.Entry.NONE;

  Filling(Resources resources, int[][] chunks, long length) {
    this.resources = resources;
    this.chunks = chunks;
    this.length = length;
  }

  Filling(Resources resources, int channels, long length) {
    this.resources = resources;
    this.length = length;
    long count = Math.ceilDiv(length, Chunk.SAMPLES);
    resources.pool().requireFits(count, channels);
    chunks = new int[channels][(int) count];
    for (int[] channel : chunks) {
      Arrays.fill(channel, -1);
    }
  }

  /** Whom to tell what becomes of it. */
  void tell(Journal.Entry whom) {
    entry = whom;
  }

  /** What all its chunks take. */
  long bytes() {
    return Arrays.stream(chunks).mapToLong(channel -> channel.length * Chunk.BYTES).sum();
  }

  List<Stored> stored(IntFunction<Identity> identities, Object origin) {
    Stored[] stored = new Stored[chunks.length];
    Arrays.setAll(stored, i -> resources.stored(chunks[i], length, identities.apply(i), origin));
    if (kept != null) {
      kept.sign(stored);
    }
    return List.of(stored);
  }

  /**
   * In any order, each thread with a recorder of its own.
   *
   * @param threads how many take part at most
   * @param stretch samples that one recorder makes in their order
   */
  void fill(int threads, int stretch, Supplier<? extends ChunkWriter> recorders) {
    int count = chunks.length == 0 ? 0 : chunks[0].length;
    int least = stretch / Chunk.SAMPLES;
    int wanted = Math.clamp(count / (4L * resources.threads()), 1, MOST_CHUNKS_AT_ONCE);
    int atOnce = Math.ceilDiv(wanted, least) * least;
    int pieces = Math.ceilDiv(count, atOnce);
    orGiveBack(
        () -> resources.workers().run(pieces, threads, () -> new Filler(recorders.get(), atOnce)));
  }

  /**
   * Finds out what a cache has of a signal, but leaves it there.
   *
   * @return the parts that are to be computed, in their order
   */
  int[] missing(Cache cache, PartKeys.Keys keys) {
    kept = new Kept(cache, resources, List.of(keys), length, chunks, entry);
    for (int part = 0; part < kept.parts(); part++) {
      kept.has(part);
    }
    return kept.missing();
  }

  /**
   * Reads one part of a signal.
   *
   * @return whether it was there
   */
  boolean read(Cache cache, PartKeys.Keys keys, int part) {
    kept = new Kept(cache, resources, List.of(keys), length, chunks, entry);
    int from = part * Kept.CHUNKS;
    orGiveBack(
        () -> {
          lend(from, Math.min(from + Kept.CHUNKS, chunks[0].length));
          kept.find(part);
        });
    return !kept.isMissing(part);
  }

  /** Offers these parts to a cache when they are computed. */
  void expect(Cache cache, PartKeys.Keys keys, int[] parts) {
    kept = new Kept(cache, resources, List.of(keys), length, chunks, entry);
    for (int part : parts) {
      kept.expect(part);
    }
  }

  /** Gives back the chunks of a signal that are of no such part: they were filled on the way. */
  void keepOnly(int[] parts) {
    BitSet kept = new BitSet();
    for (int part : parts) {
      kept.set(part);
    }
    for (int i = 0; i < chunks[0].length; i++) {
      if (!kept.get(i / Kept.CHUNKS) && chunks[0][i] >= 0) {
        resources.pool().giveBack(chunks[0], i, i + 1);
        chunks[0][i] = -1;
      }
    }
  }

  /** The numbers of the only signal's chunks, below 0 for those that are not lent. */
  int[] chunks() {
    return chunks[0];
  }

  /**
   * Finds in a cache what it has.
   *
   * @param keys of the parts of each signal
   * @return the parts that are to be computed, in their order
   */
  int[] find(Cache cache, List<PartKeys.Keys> keys) {
    kept = new Kept(cache, resources, keys, length, chunks, entry);
    Workers.Worker looking =
        part -> {
          int from = (int) part * Kept.CHUNKS;
          lend(from, Math.min(from + Kept.CHUNKS, chunks[0].length));
          kept.find((int) part);
        };
    int threads = resources.threads(length * chunks.length);
    orGiveBack(() -> resources.workers().run(kept.parts(), threads, () -> looking));
    return kept.missing();
  }

  /**
   * Fills some parts, in any order.
   *
   * @param threads how many take part at most
   */
  void fill(int[] parts, int threads, Supplier<? extends ChunkWriter> recorders) {
    long wanted = (long) parts.length * Kept.CHUNKS / (4L * resources.threads());
    int atOnce = Integer.highestOneBit(Math.clamp(wanted, 1, MOST_CHUNKS_AT_ONCE));
    int pieces = Kept.CHUNKS / atOnce; // none is of two parts
    orGiveBack(
        () ->
            resources
                .workers()
                .run(
                    (long) parts.length * pieces,
                    threads,
                    () ->
                        new Filler(recorders.get(), atOnce) {
                          @Override
                          public void take(long index) {
                            int part = parts[(int) (index / pieces)];
                            super.take((long) part * pieces + index % pieces);
                          }
                        }));
  }

  /** Fills it onward, a block at a time, up to a sample. */
  void relay(Plan plan, long from, long to) {
    orGiveBack(() -> Relay.run(resources, plan, to - from, relay -> new Follower(relay, from, to)));
  }

  /**
   * Fills it onward, from where a relay has come to.
   *
   * @param begin the sample at which the relay has begun
   */
  void relay(Relay relay, long begin, long from, long to) {
    int blockSize = relay.blockSize();
    long first = (from - begin) / blockSize;
    long end = Math.ceilDiv(to - begin, blockSize);
    orGiveBack(() -> relay.goOn(resources, first, end, () -> new Follower(relay, begin, to)));
  }

  /** What is made ready for it, which may take long: signals beneath are stored first. */
  <T> T orGiveBackTimed(Supplier<T> making) {
    long began = ownClock();
    T made = orGiveBack(making);
    took(began);
    return made;
  }

  private void orGiveBack(Runnable filling) {
    orGiveBack(
        () -> {
          filling.run();
          return null;
        });
  }

  /** What is made for it; if that fails, all its chunks go back. */
  <T> T orGiveBack(Supplier<T> making) {
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

  private void lend(int from, int to) {
    for (int[] channel : chunks) {
      if (channel[from] < 0) { // or they were there before
        resources.pool().lend(channel, from, to);
      }
    }
  }

  private long clock() {
    return kept == null ? 0 : System.nanoTime();
  }

  private boolean isTold() {
    return entry != Journal.Entry.NONE;
  }

  private long ownClock() {
    return isTold() ? resources.ownTime().now() : 0;
  }

  private void took(long ownBegan) {
    if (isTold()) {
      entry.took(resources.ownTime().since(ownBegan));
    }
  }

  private void done(long start, int n, long began, long ownBegan) {
    if (kept != null) {
      long nanos = clock() - began;
      took(ownBegan);
      kept.done(start, n, nanos);
    }
  }

  /** Fills pieces of some chunks each. */
  private class Filler implements Workers.Worker {
    private final ChunkWriter recorder;
    private final int atOnce;
    private final Block[] blocks = Block.views(chunks.length);

    Filler(ChunkWriter recorder, int atOnce) {
      this.recorder = recorder;
      this.atOnce = atOnce;
    }

    @Override
    public void take(long piece) {
      int from = (int) piece * atOnce;
      int to = Math.min(from + atOnce, chunks[0].length);
      if (from < to) {
        lend(from, to);
      }
      for (int chunk = from; chunk < to; chunk++) {
        long began = clock();
        long ownBegan = ownClock();
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
        done(start, n, began, ownBegan);
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

  /** Records the blocks of a plan straight into their chunk. */
  static final class FromPlan implements ChunkWriter {
    private final Plan plan;
    private final Plan.Room room;

    FromPlan(Plan plan) {
      this.plan = plan;
      this.room = plan.onlyRoom();
    }

    @Override
    public void record(long start, Block[] channels, int n) {
      room.compute(start, channels, n);
    }

    @Override
    public void close() {
      room.close();
      plan.close();
    }
  }

  /** Takes part in a relay, block by block. */
  private final class Follower implements Workers.Worker {
    private final int blockSize;
    private final Relay.Runner runner;
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
      long began = clock();
      long ownBegan = ownClock();
      runner.compute(block, beginning, blocks, n);
      resources.rendered((long) n * blocks.length);
      done(start, n, began, ownBegan);
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

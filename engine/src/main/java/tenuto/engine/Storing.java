package tenuto.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Fills chunks of the pool with samples: many threads at once where the samples can be had in any
 * order. Each takes its chunks only when it comes to them; a failure gives all of them back.
 */
final class Storing {
  /** Chunks one thread fills before it looks for more: few enough to share a short signal out. */
  private static final int MOST_CHUNKS_AT_ONCE = 16;

  private final Resources resources;
  private final long length;
  private final int[][] chunks;

  private Storing(Resources resources, int[][] chunks, long length) {
    this.resources = resources;
    this.chunks = chunks;
    this.length = length;
  }

  private Storing(Resources resources, int channels, long length) {
    this.resources = resources;
    this.length = length;
    long count = Math.ceilDiv(length, Chunk.SAMPLES);
    resources.pool().requireFits(count, channels);
    chunks = new int[channels][(int) count];
    for (int[] channel : chunks) {
      Arrays.fill(channel, -1);
    }
  }

  /**
   * Stores signals of a rendering that are computed together: all of one length.
   *
   * @param plans makes plans that compute them alone
   * @param stretch samples that go through one plan in their order
   */
  static List<Stored> store(
      Resources resources,
      Beneath beneath,
      List<Signal> signals,
      Supplier<Plan> plans,
      int stretch,
      Object origin) {
    long length = signals.getFirst().length();
    Storing storing = new Storing(resources, signals.size(), length);
    if (signals.stream().allMatch(beneath::addressable)) {
      int threads = resources.threads(length * beneath.computed());
      storing.fill(threads, stretch, () -> new FromPlan(plans.get()));
    } else {
      storing.relay(plans.get());
    }
    return storing.stored(channel -> signals.get(channel).identity(), origin);
  }

  /**
   * Applies a kernel to the samples of a stored signal in place.
   *
   * @param chunks theirs, which nobody else has
   * @param result what they are then
   */
  static Stored replace(
      Resources resources, int[] chunks, Kernel kernel, Signal result, Object origin) {
    Storing storing = new Storing(resources, new int[][] {chunks}, result.length());
    storing.fill(
        resources.threads(result.length()),
        Chunk.SAMPLES,
        () -> new FromPlan(PlanBuilder.inPlace(kernel, result.length(), resources)));
    return storing.stored(channel -> result.identity(), origin).getFirst();
  }

  /** Stores what recorders write, in any order. */
  static List<Stored> record(
      Resources resources,
      int channels,
      long length,
      Identity identity,
      Object origin,
      Supplier<? extends ChunkWriter> recorders) {
    if (length < 0 || channels < 0) {
      throw new IllegalArgumentException(
          "channels and length must not be negative, but are %d and %d"
              .formatted(channels, length));
    }
    Storing storing = new Storing(resources, channels, length);
    try {
      storing.fill(resources.threads(), Chunk.SAMPLES, recorders);
    } catch (InternalError e) {
      throw resources.losses().of(e);
    }
    return storing.stored(
        channel -> new Identity(identity.high() + channel, identity.low() - channel), origin);
  }

  private List<Stored> stored(IntFunction<Identity> identities, Object origin) {
    Stored[] stored = new Stored[chunks.length];
    Arrays.setAll(stored, i -> resources.stored(chunks[i], length, identities.apply(i), origin));
    return List.of(stored);
  }

  /**
   * In any order, each thread with a recorder of its own.
   *
   * @param threads how many take part at most
   * @param stretch samples that one recorder makes in their order
   */
  private void fill(int threads, int stretch, Supplier<? extends ChunkWriter> recorders) {
    int count = chunks.length == 0 ? 0 : chunks[0].length;
    int least = stretch / Chunk.SAMPLES;
    int wanted = Math.clamp(count / (4L * resources.threads()), 1, MOST_CHUNKS_AT_ONCE);
    int atOnce = Math.ceilDiv(wanted, least) * least;
    int pieces = Math.ceilDiv(count, atOnce);
    orGiveBack(
        () -> resources.workers().run(pieces, threads, () -> new Filler(recorders.get(), atOnce)));
  }

  /** Onward, a block at a time. */
  private void relay(Plan plan) {
    orGiveBack(() -> Relay.run(resources, plan, relay -> new Follower(relay, plan.blockSize())));
  }

  private void orGiveBack(Runnable filling) {
    try {
      filling.run();
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

  /** Fills pieces of some chunks each. */
  private final class Filler implements Workers.Worker {
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
      lend(from, to);
      for (int chunk = from; chunk < to; chunk++) {
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
  private static final class FromPlan implements ChunkWriter {
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
    private long start;

    Follower(Relay relay, int blockSize) {
      this.blockSize = blockSize;
      this.runner = relay.join();
    }

    @Override
    public void take(long block) {
      start = block * blockSize;
      int n = (int) Math.min(blockSize, length - start);
      runner.compute(block, beginning, blocks, n);
      resources.rendered((long) n * blocks.length);
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

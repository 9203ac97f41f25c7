package tenuto.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Fills chunks of the pool with samples: many threads at once where the samples can be had in any
 * order. Each takes its chunks only when it comes to them; a failure gives all of them back.
 */
final class Storing {
  /** Chunks one thread fills before it looks for more: few enough to share a short signal out. */
  private static final int MOST_CHUNKS_AT_ONCE = 16;

  private final Session session;
  private final long length;
  private final int[][] chunks;

  private Storing(Session session, int channels, long length) {
    this.session = session;
    this.length = length;
    long count = Math.ceilDiv(length, Pool.CHUNK_SAMPLES);
    session.pool().requireFits(count, channels);
    chunks = new int[channels][(int) count];
    for (int[] channel : chunks) {
      Arrays.fill(channel, -1);
    }
  }

  /** Stores one signal of a rendering. */
  static Stored store(Session session, Rendering rendering, Signal signal, String origin) {
    Storing storing = new Storing(session, 1, signal.length());
    storing.fill(
        rendering.addressable(signal), () -> new FromPlan(rendering.open(signal), session));
    return storing.stored(0, signal.identity(), origin);
  }

  /** Stores what recorders write, in any order. */
  static List<Stored> record(
      Session session,
      int channels,
      long length,
      Identity identity,
      String origin,
      Supplier<? extends Recorder> recorders) {
    Storing storing = new Storing(session, channels, length);
    storing.fill(true, recorders);
    return Stream.iterate(0, i -> i < channels, i -> i + 1)
        .map(i -> storing.stored(i, new Identity(identity.high() + i, identity.low() - i), origin))
        .toList();
  }

  private Stored stored(int channel, Identity identity, String origin) {
    return session.lend(new Stored(session, chunks[channel], length, identity, origin));
  }

  private void fill(boolean anyOrder, Supplier<? extends Recorder> recorders) {
    int count = chunks.length == 0 ? 0 : chunks[0].length;
    try {
      if (anyOrder) {
        int atOnce = Math.clamp(count / (4L * session.threads()), 1, MOST_CHUNKS_AT_ONCE);
        session
            .workers()
            .run(
                (count + atOnce - 1) / atOnce,
                () -> {
                  Recorder recorder = recorders.get();
                  return new Filler(recorder, atOnce);
                });
      } else if (count > 0) {
        try (Filler filler = new Filler(recorders.get(), 1)) {
          for (int i = 0; i < count; i++) {
            filler.take(i);
          }
        }
      }
    } catch (Throwable e) {
      giveBack();
      throw e;
    }
  }

  private void giveBack() {
    for (int[] channel : chunks) {
      int[] lent = Arrays.stream(channel).filter(chunk -> chunk >= 0).toArray();
      session.pool().giveBack(lent, 0, lent.length);
    }
  }

  /** Fills pieces of some chunks each. */
  private final class Filler implements Workers.Worker {
    private final Recorder recorder;
    private final int atOnce;
    private final Block[] blocks = new Block[chunks.length];

    Filler(Recorder recorder, int atOnce) {
      this.recorder = recorder;
      this.atOnce = atOnce;
    }

    @Override
    public void take(long piece) {
      int from = (int) piece * atOnce;
      int to = Math.min(from + atOnce, chunks[0].length);
      for (int[] channel : chunks) {
        session.pool().lend(channel, from, to);
      }
      for (int chunk = from; chunk < to; chunk++) {
        long start = (long) chunk * Pool.CHUNK_SAMPLES;
        int n = (int) Math.min(Pool.CHUNK_SAMPLES, length - start);
        for (int channel = 0; channel < blocks.length; channel++) {
          blocks[channel] = session.pool().block(chunks[channel][chunk], 0);
        }
        recorder.record(start, blocks, n);
        for (Block block : blocks) {
          block.silence(n, Block.wholeGroups(n) - n);
        }
        session.rendered(n);
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
  private static final class FromPlan implements Recorder {
    private final Plan plan;
    private final int blockSize;

    FromPlan(Plan plan, Session session) {
      this.plan = plan;
      this.blockSize = session.blockSize();
    }

    @Override
    public void record(long start, Block[] channels, int n) {
      Block chunk = channels[0];
      for (int at = 0; at < n; at += blockSize) {
        plan.compute(start + at, new Block(chunk.memory(), chunk.offset() + 8L * at));
      }
    }

    @Override
    public void close() {
      plan.close();
    }
  }
}

package tenuto.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Shows signals to visitors part by part: stored ones where they lie, others as soon as a block of
 * them is computed.
 */
final class Scanning {
  private static final Runnable NOTHING = () -> {};

  private final Resources resources;
  private final List<Signal> signals;
  private final Look look;
  private final long length;

  private Scanning(Resources resources, List<Signal> signals, Look look) {
    this.resources = resources;
    this.signals = signals;
    this.look = look;
    this.length = signals.stream().mapToLong(Signal::length).max().orElse(0);
  }

  static void scan(Resources resources, List<Signal> signals, Look look) {
    Scanning scanning = new Scanning(resources, signals, look);
    if (signals.size() == 1 && signals.getFirst() instanceof Stored stored) {
      scanning.walk(stored);
    } else {
      scanning.compute();
    }
  }

  private void walk(Stored stored) {
    stored.pin(resources.pool());
    try {
      run(look.stretches(length), threads(1), () -> new Walker(stored));
    } finally {
      stored.unpin();
    }
  }

  private void compute() {
    try (Rendering rendering = new Rendering(resources, RenderRoot.of(signals))) {
      if (signals.stream().allMatch(rendering::addressable)) {
        int threads = threads(rendering.computed());
        run(look.stretches(length), threads, () -> new Alone(rendering.plan(signals, look)));
      } else {
        relay(rendering.plan(signals, look));
      }
    }
  }

  private void relay(Plan plan) {
    int threads = plan.isShareable() ? resources.threads() : 1;
    try (Relay relay = new Relay(plan, plan.blockSize(), threads)) {
      run(
          Math.ceilDiv(length, plan.blockSize()),
          threads,
          relay.guarding(() -> new Following(relay.join(), plan.blockSize())));
    }
  }

  /** Those that are worth it when so many signals are computed, or one is read. */
  private int threads(int computed) {
    return length * computed < Storing.WORTH_SHARING ? 1 : resources.threads();
  }

  private void run(long pieces, int threads, Supplier<? extends Workers.Worker> hire) {
    resources.workers().run(pieces, threads, hire);
  }

  /** Goes through a stored signal, chunk by chunk. */
  private final class Walker implements Workers.Worker {
    private final Stored stored;
    private final SampleSink visitor = look.visitors().get();
    private final Block[] part = Block.views(1);

    Walker(Stored stored) {
      this.stored = stored;
    }

    @Override
    public void take(long stretch) {
      long end = Math.min((stretch + 1) * look.stretch(), length);
      for (long at = stretch * look.stretch(); at < end; at += Chunk.SAMPLES) {
        stored.show(part[0], at);
        int n = (int) Math.min(Chunk.SAMPLES, end - at);
        visitor.take(at, part, n);
        resources.rendered(n);
      }
    }

    @Override
    public void close() {
      visitor.close();
    }
  }

  /** Memory for a block of each signal, which is looked at and then forgotten. */
  private final class Blocks implements AutoCloseable {
    final Block[] lent = new Block[signals.size()];

    Blocks() {
      Arrays.setAll(lent, i -> resources.buffers().lend());
    }

    @Override
    public void close() {
      for (Block block : lent) {
        resources.buffers().giveBack(block);
      }
    }
  }

  /** Computes stretches by a plan of its own. */
  private final class Alone implements Workers.Worker {
    private final Plan plan;
    private final Plan.Room room;
    private final Blocks blocks;

    Alone(Plan plan) {
      this.plan = plan;
      this.room = plan.onlyRoom();
      this.blocks = new Blocks();
    }

    @Override
    public void take(long stretch) {
      long end = Math.min((stretch + 1) * look.stretch(), length);
      for (long at = stretch * look.stretch(); at < end; at += plan.blockSize()) {
        int n = (int) Math.min(plan.blockSize(), end - at);
        room.compute(at, blocks.lent, n);
        resources.rendered((long) n * signals.size());
      }
    }

    @Override
    public void close() {
      blocks.close();
      room.close();
      plan.close();
    }
  }

  /** Computes blocks by a plan that all threads share. */
  private final class Following implements Workers.Worker {
    private final Relay.Runner runner;
    private final int blockSize;
    private final Blocks blocks = new Blocks();

    Following(Relay.Runner runner, int blockSize) {
      this.runner = runner;
      this.blockSize = blockSize;
    }

    @Override
    public void take(long block) {
      int n = (int) Math.min(blockSize, length - block * blockSize);
      runner.compute(block, NOTHING, blocks.lent, n);
      resources.rendered((long) n * signals.size());
    }

    @Override
    public void close() {
      blocks.close();
      runner.close();
    }
  }
}
